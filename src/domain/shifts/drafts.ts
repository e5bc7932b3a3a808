// What the form of new shifts holds: several roles on several days, at the same times and on the same terms. Each pair of
// role and day is a draft of its own. Pure: the present comes in.

import { addDays, type Instant } from '#domain/time.ts';
import { MOST_AT_ONCE } from './again.ts';
import { type DraftFault, type DraftField, draftFaults, type ShiftDraft } from './draft.ts';

export type RoleLine = Pick<ShiftDraft, 'role' | 'positions' | 'rateMinor'>;

export interface ShiftDrafts extends Omit<ShiftDraft, keyof RoleLine | 'date'> {
  readonly lines: readonly RoleLine[];
  /** 'YYYY-MM-DD', or '' while empty. */
  readonly days: readonly string[];
}

export function asDrafts({ role, positions, rateMinor, date, ...shared }: ShiftDraft): ShiftDrafts {
  return { ...shared, lines: [{ role, positions, rateMinor }], days: [date] };
}

/** Day by day, role by role. */
export function eachDraft({ lines, days, ...shared }: ShiftDrafts): readonly ShiftDraft[] {
  return days.flatMap(date => lines.map(line => ({ ...shared, ...line, date })));
}

export interface FormFault {
  /** Of the form: 'start', 'day-1', 'rateMinor-0'. */
  readonly field: string;
  readonly name: DraftField;
  readonly code: DraftFault['code'] | 'too_many' | 'twice';
}

/** Everything that keeps the drafts from being saved, or from being published when that is meant; each field once. */
export function formFaults(typed: ShiftDrafts, tz: string, publishAt: Instant | null): readonly FormFault[] {
  const faults = new Map<string, FormFault>();
  const add = (fault: FormFault) => {
    if (!faults.has(fault.field)) faults.set(fault.field, fault);
  };
  typed.days.forEach((date, day) => {
    if (date !== '' && typed.days.indexOf(date) !== day) add({ field: `day-${day}`, name: 'date', code: 'twice' });
    typed.lines.forEach((line, nth) => {
      const draft = { ...typed, ...line, date };
      for (const { field, code } of draftFaults(draft, tz, publishAt))
        add({ field: fieldId(field, { day, line: nth }), name: field, code });
    });
  });
  if (typed.days.length * typed.lines.length > MOST_AT_ONCE) add({ field: 'day-0', name: 'date', code: 'too_many' });
  return [...faults.values()];
}

function fieldId(field: DraftField, at: { readonly day: number; readonly line: number }): string {
  if (field === 'date') return `day-${at.day}`;
  return field === 'role' || field === 'positions' || field === 'rateMinor' ? `${field}-${at.line}` : field;
}

/** The day after the last one: most are for a weekend. */
export function withNextDay(typed: ShiftDrafts): ShiftDrafts {
  const last = typed.days
    .filter(day => day !== '')
    .sort()
    .at(-1);
  return { ...typed, days: [...typed.days, last === undefined ? '' : addDays(last, 1)] };
}
