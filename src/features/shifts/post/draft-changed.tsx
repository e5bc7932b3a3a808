// Said when the shift was saved elsewhere while it was being edited here: what it is now, and whose words shall stand.
import { useTranslations } from 'use-intl';
import { shiftToDraft } from '#domain/shifts/draft.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { ChangedElsewhere } from '#ui/changed-elsewhere.tsx';
import type { ShiftForm } from './use-shift-form.ts';

export function DraftChanged({ form, venue }: { readonly form: ShiftForm; readonly venue: PlacedVenue }) {
  const t = useTranslations('shifts.form');
  const format = useFormat();
  const roleName = useRoleName();
  const { changed, accept } = form;
  if (changed === null) return null;
  const now = t('changedTo', {
    role: roleName(changed.role),
    span: format.spanInSentence({ start: changed.startsAt, end: changed.endsAt, tz: venue.tz }),
    positions: changed.positions,
    rate: format.money(changed.rateMinor, changed.currency),
  });
  const take = () => {
    form.fill(shiftToDraft(changed));
    accept();
  };
  const words = t(changed.status === 'draft' ? 'changed' : 'changedPosted');
  return <ChangedElsewhere words={words} detail={now} onKeepMine={accept} onTakeTheirs={take} />;
}
