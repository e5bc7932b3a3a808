import { useTranslations } from 'use-intl';
import { type Standing, standingChip } from '#domain/applications/standing.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useShiftHours } from '#i18n/use-shift-time.ts';
import { useWhen } from '#i18n/use-when.ts';
import { DayRow } from '#ui/day-row.tsx';
import { StateChip } from '#ui/state-chip.tsx';

interface OwnApplicationRowProps {
  readonly shift: Shift;
  readonly venue: Venue | undefined;
  readonly standing: Standing;
}

/** One application in an agenda: the shift it is for, where it stands, and the way to it. */
export function OwnApplicationRow({ shift, venue, standing }: OwnApplicationRowProps) {
  const t = useTranslations('applications');
  const facts = useTranslations('shifts.facts');
  const format = useFormat();
  const when = useWhen();
  const roleName = useRoleName();
  const position = standing.kind === 'waitlisted' ? (standing.position ?? 0) : 0;
  const rate = facts('perHourShort', { rate: format.money(shift.rateMinor, shift.currency) });
  const range = useShiftHours()(shift);
  const note =
    standing.kind === 'on_device'
      ? t('note.notBooked')
      : standing.kind === 'sent'
        ? when(standing.at)
        : standing.kind === 'waitlisted' && standing.position !== null
          ? t('note.ahead', { n: standing.position - 1 })
          : undefined;
  return (
    <DayRow
      at={shift.startsAt}
      tz={shift.tz}
      lead={[venue?.name, roleName(shift.role)].filter(Boolean).join(' · ')}
      second={`${range}, ${rate}`}
      state={<StateChip state={standingChip(standing)} position={position} />}
      {...(note === undefined ? {} : { note })}
      link={{ to: '/rockstar/available-shifts/$shiftId', params: { shiftId: shift.id } }}
    />
  );
}
