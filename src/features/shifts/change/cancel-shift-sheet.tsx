// Before a shift is called off: who loses it, what it does to the venue's record, and whether it can be taken back.

import { IconArrowBackUp, IconBuildingStore, IconCoins, IconMailX, IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useOffline } from '#bridge/use-offline.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { owedForCancelling, type VenueNotice, venueNotice } from '#domain/bookings/rules.ts';
import { FIRST_RULES, rulesOf } from '#domain/platform/rules.ts';
import { allPlatformRules } from '#domain/platform/schema.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { cancelShift } from '#domain/shifts/commands.ts';
import type { VenueShift } from '#domain/shifts/queries.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { type Consequence, ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { type ShiftPeople, useShiftPeople } from './use-shift-people.ts';

interface CancelShiftSheetProps {
  readonly shift: VenueShift;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function CancelShiftSheet({ shift, opened, onClose }: CancelShiftSheetProps) {
  const t = useTranslations('shifts');
  const format = useFormat();
  const roleName = useRoleName();
  const [reason, setReason, forget] = useTyped(`cancel-shift-${shift.id}`, '');
  const cancel = useCommand(cancelShift);
  const told = useToldOutcome();
  const people = useShiftPeople(shift.id);
  const consequences = useConsequences(shift, people);
  const draft = shift.status === 'draft';
  const confirm = async () => {
    onClose();
    const counted = people.places.map(({ booking }) => booking.id);
    const saving = cancel({ id: shift.id, ...(draft ? {} : { counted }), ...(reason.trim() === '' ? {} : { reason }) });
    if (await told(saving, { applied: t('manage.cancelled') })) forget();
  };
  const span = format.span({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz });
  return (
    <ConsequenceSheet
      opened={opened}
      title={t(draft ? 'cancelSheet.titleDraft' : 'cancelSheet.title')}
      lead={t('cancelSheet.lead', { span, role: roleName(shift.role) })}
      consequences={consequences}
      safeLabel={t(draft ? 'cancelSheet.keepDraft' : 'cancelSheet.keep')}
      onSafe={onClose}
      costlyLabel={t(draft ? 'cancelSheet.confirmDraft' : 'cancelSheet.confirm')}
      onCostly={() => void confirm()}
    >
      {!draft && (
        <GrowingTextarea
          label={t('manage.reason')}
          minRows={2}
          maxLength={REASON_LENGTH}
          value={reason}
          onChange={event => setReason(() => event.currentTarget.value)}
        />
      )}
    </ConsequenceSheet>
  );
}

const SCORES = ['scoreNone', 'scoreSmall', 'scoreLate'] as const;
const NOTICES: readonly VenueNotice[] = ['early', 'notice', 'late', 'after_check_in'];

function useConsequences(shift: VenueShift, { booked, places, applied }: ShiftPeople): readonly Consequence[] {
  const t = useTranslations('shifts.cancelSheet');
  const device = useDeviceWord();
  const offline = useOffline();
  const now = useEncoreNow();
  const rulebook = useQuery(allPlatformRules, null);
  const owed = useOwed(places, now);
  if (shift.status === 'draft') return [{ icon: IconUsers, fact: t('draft'), detail: t('draftDetail') }];
  // Each by the figures it was made under; the heaviest is told, with its own.
  const heaviest = places
    .map(({ booking }) => ({ rules: rulesOf(rulebook, booking.rulesVersion), booking }))
    .map(({ rules, booking }) => ({ rules, weight: NOTICES.indexOf(venueNotice(booking, rules, now)) }))
    .toSorted((one, other) => other.weight - one.weight)[0];
  const score = SCORES[Math.min(heaviest?.weight ?? 0, SCORES.length - 1)] ?? 'scoreNone';
  const rules = heaviest?.rules ?? FIRST_RULES;
  const figures = { hours: String(rules.venueEarlyHours), owed: String(rules.owedHours) };
  return [
    booked.length === 0
      ? { icon: IconUsers, fact: t('nobody'), detail: t('nobodyDetail') }
      : {
          icon: IconUsers,
          fact: t('booked', { n: booked.length }),
          detail: t('bookedDetail', { names: booked.join(', ') }),
        },
    ...(applied === 0 ? [] : [{ icon: IconMailX, fact: t('applied', { n: applied }), detail: t('appliedDetail') }]),
    ...(booked.length === 0 ? [] : [{ icon: IconBuildingStore, fact: t('score'), detail: t(score, figures) }]),
    ...(owed === null ? [] : [{ icon: IconCoins, ...owed }]),
    { icon: IconArrowBackUp, fact: t('undo'), detail: offline ? t(`undoOffline.${device}`) : t('undoNever') },
  ];
}

/** Who is owed how much for a place lost late; null when nobody is. */
export function useOwed(places: ShiftPeople['places'], now: number): Omit<Consequence, 'icon'> | null {
  const t = useTranslations('shifts.cancelSheet');
  const format = useFormat();
  const rulebook = useQuery(allPlatformRules, null);
  const owed = places.flatMap(({ name, booking }) => {
    const rules = rulesOf(rulebook, booking.rulesVersion);
    const minor = owedForCancelling(booking, rules, now);
    return minor === 0 ? [] : [{ name, currency: booking.currency, hours: rules.owedHours, minor }];
  });
  if (owed.length === 0) return null;
  const each = owed.map(({ name, currency, minor }) => `${name} ${format.money(minor, currency)}`);
  // A venue that moved may have booked in two currencies.
  const sums = new Map<string, number>();
  for (const { currency, minor } of owed) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  return {
    fact: t('owed', { sum: [...sums].map(([currency, sum]) => format.money(sum, currency)).join(' + ') }),
    detail: t('owedDetail', { each: each.join(' · '), hours: String(Math.max(...owed.map(({ hours }) => hours))) }),
  };
}
