import { useTranslations } from 'use-intl';
import type { TrackedHours } from '#domain/timesheets/queries.ts';
import type { TimesheetState } from '#domain/timesheets/schema.ts';
import { type ChipState, StateChip } from '#ui/state-chip.tsx';

const CHIPS: Readonly<Record<TimesheetState, ChipState>> = {
  open: 'due',
  submitted: 'hoursSent',
  countered: 'changed',
  approved: 'approved',
  auto_approved: 'approved',
  disputed: 'disputed',
};

/** Where hours stand; what only this device knows wins over all. */
export function HoursChip({ hours: { sheet, pending } }: { readonly hours: TrackedHours }) {
  const t = useTranslations('timesheets.state');
  if (pending !== null) return <StateChip state="onThisDevice" />;
  return <StateChip state={CHIPS[sheet.state]} label={t(sheet.state)} />;
}
