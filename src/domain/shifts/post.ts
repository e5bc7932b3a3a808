// What the post form holds: several roles on several days, at the same times and on the same terms. Each pair of role and
// day becomes a shift of its own. Pure: the present comes in.

import { addDays, type Instant } from '#domain/time.ts';
import { MOST_AT_ONCE } from './again.ts';
import { type DraftFault, type DraftField, draftFaults, type ShiftDraft } from './draft.ts';

export interface RoleLine {
  readonly role: string;
  readonly positions: number | null;
  readonly rateMinor: number | null;
}

export interface ShiftPost extends Omit<ShiftDraft, keyof RoleLine | 'date'> {
  readonly lines: readonly RoleLine[];
  /** 'YYYY-MM-DD', or '' while empty. */
  readonly days: readonly string[];
}

export function draftToPost({ role, positions, rateMinor, date, ...shared }: ShiftDraft): ShiftPost {
  return { ...shared, lines: [{ role, positions, rateMinor }], days: [date] };
}

/** Day by day, role by role. */
export function draftsOfPost({ lines, days, ...shared }: ShiftPost): readonly ShiftDraft[] {
  return days.flatMap(date => lines.map(line => ({ ...shared, ...line, date })));
}

export interface PostFault {
  /** Of the form: 'start', 'day-1', 'rateMinor-0'. */
  readonly field: string;
  readonly name: DraftField;
  readonly code: DraftFault['code'] | 'too_many' | 'twice';
}

/** Everything that keeps the post from being saved, or from being published when that is meant; each field once. */
export function postFaults(post: ShiftPost, tz: string, publishAt: Instant | null): readonly PostFault[] {
  const faults = new Map<string, PostFault>();
  const add = (fault: PostFault) => {
    if (!faults.has(fault.field)) faults.set(fault.field, fault);
  };
  post.days.forEach((date, day) => {
    if (date !== '' && post.days.indexOf(date) !== day) add({ field: `day-${day}`, name: 'date', code: 'twice' });
    post.lines.forEach((line, nth) => {
      const draft = { ...post, ...line, date };
      for (const { field, code } of draftFaults(draft, tz, publishAt))
        add({ field: fieldId(field, { day, line: nth }), name: field, code });
    });
  });
  if (post.days.length * post.lines.length > MOST_AT_ONCE) add({ field: 'day-0', name: 'date', code: 'too_many' });
  return [...faults.values()];
}

export function fieldId(field: DraftField, at: { readonly day: number; readonly line: number }): string {
  if (field === 'date') return `day-${at.day}`;
  return field === 'role' || field === 'positions' || field === 'rateMinor' ? `${field}-${at.line}` : field;
}

/** The day after the last one: most posts are for a weekend. */
export function withNextDay(post: ShiftPost): ShiftPost {
  const last = post.days
    .filter(day => day !== '')
    .sort()
    .at(-1);
  return { ...post, days: [...post.days, last === undefined ? '' : addDays(last, 1)] };
}
