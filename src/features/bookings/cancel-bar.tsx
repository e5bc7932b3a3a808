// Cancelling a booking. Shows the consequences before, keeps "keep" as the default, and warns offline that the venue has not
// been notified.

import { IconArrowBackUp, IconFlag, IconTrendingDown, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useOffline } from '#bridge/use-offline.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { cancelBooking } from '#domain/bookings/commands.ts';
import { contactOfBooking } from '#domain/bookings/crew.ts';
import { type CancelCost, cancelCost } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { packOfShift } from '#domain/packs/queries.ts';
import { type Rules, rulesOf } from '#domain/platform/rules.ts';
import { allPlatformRules } from '#domain/platform/schema.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { ownLedger, ownStrikes } from '#domain/reliability/queries.ts';
import { scoreOf } from '#domain/reliability/rules.ts';
import { dayOf, type Instant, minutesBetween, timeOf, wallAt } from '#domain/time.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';
import { type Consequence, ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { Notice } from '#ui/notice.tsx';
import { onSiteContact } from './on-site-contact.ts';

interface CancelBarProps {
  readonly booking: Booking;
  readonly venue: Venue | null;
}

export function CancelBar({ booking, venue }: CancelBarProps) {
  const t = useTranslations('bookings');
  const [asking, setAsking] = useState(false);
  const cancel = useCommand(cancelBooking);
  const told = useToldOutcome();
  const confirm = (reason: string): Promise<boolean> => {
    setAsking(false);
    const saving = cancel({ id: booking.id, ...(reason === '' ? {} : { reason }) });
    return told(saving, { applied: t('cancelSheet.done') });
  };
  return (
    <ActBar>
      <ActButton variant="danger" onClick={() => setAsking(true)}>
        {t('detail.cancel')}
      </ActButton>
      <CancelSheet booking={booking} venue={venue} opened={asking} onKeep={() => setAsking(false)} onCancel={confirm} />
    </ActBar>
  );
}

interface CancelSheetProps extends CancelBarProps {
  readonly opened: boolean;
  readonly onKeep: () => void;
  /** False: it could not be saved. */
  readonly onCancel: (reason: string) => Promise<boolean>;
}

function CancelSheet({ booking, venue, opened, onKeep, onCancel }: CancelSheetProps) {
  const t = useTranslations('bookings.cancelSheet');
  const fields = useTranslations('common.fields');
  const [reason, setReason, forget] = useTyped(`leave-booking-${booking.id}`, '');
  const now = useEncoreNow();
  const offline = useOffline();
  const rules = rulesOf(useQuery(allPlatformRules, null), booking.rulesVersion);
  const cost = cancelCost(booking, rules, now);
  const starts = wallAt(booking.startsAt, booking.tz);
  const today = dayOf(starts) === dayOf(wallAt(now, booking.tz));
  const lead = useLead({ booking, cost, rules, now });
  const leave = async () => {
    if (await onCancel(reason.trim())) forget();
  };
  const consequences = useConsequences({ cost, venue, offline, now });
  const reached = useReached({ booking, venue });
  return (
    <ConsequenceSheet
      opened={opened}
      title={today ? t(timeOf(starts) >= EVENING ? 'titleTonight' : 'titleToday') : t('title')}
      lead={lead}
      consequences={consequences}
      safeLabel={t('keep')}
      onSafe={onKeep}
      costlyLabel={t('confirm')}
      onCostly={() => void leave()}
    >
      {offline && (
        <Notice tone="amber" {...(reached === '' ? {} : { detail: t('offlineCall', { contact: reached }) })}>
          {t('offline')}
        </Notice>
      )}
      <GrowingTextarea
        label={fields('reason')}
        description={t('reasonHint')}
        minRows={2}
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={event => setReason(() => event.currentTarget.value)}
      />
    </ConsequenceSheet>
  );
}

/** Whom to call, as the shift's page says too. */
function useReached({ booking, venue }: CancelBarProps): string {
  const pack = useQuery(packOfShift, { shiftId: booking.shiftId }) ?? null;
  const contact = useQuery(contactOfBooking, { bookingId: booking.id }) ?? null;
  const { name, phone } = onSiteContact({ pack, contact, venue });
  return phone === '' ? '' : [name, phone].filter(Boolean).join(', ');
}

const DAY_MIN = 24 * 60;
/** From here on a day is called tonight. */
const EVENING = '17:00';

interface Leaving {
  readonly booking: Booking;
  readonly cost: CancelCost;
  readonly rules: Rules;
  readonly now: Instant;
}

function useLead({ booking, cost, rules, now }: Leaving): string {
  const t = useTranslations('bookings.cancelSheet');
  const format = useFormat();
  const ahead = minutesBetween(now, booking.startsAt);
  const duration = ahead >= 2 * DAY_MIN ? t('days', { n: Math.floor(ahead / DAY_MIN) }) : format.duration(ahead);
  if (cost.tier === 'undo') return t('grace', { n: rules.undoMin });
  if (cost.tier === 'early') return t('free', { duration });
  return t(cost.tier === 'notice' ? 'early' : 'late', { duration });
}

/** What the figure becomes, where there is one; the points alone before. */
function useReliabilityWords({ points }: CancelCost, now: Instant): string {
  const t = useTranslations('bookings.cancelSheet');
  const ledger = useQuery(ownLedger, null);
  if (points === 0) return t('reliabilityNone');
  if (ledger?.scored !== true) return t('reliabilityPoints', { n: points });
  const score = scoreOf(ledger.events, now);
  return t('reliabilityBecomes', { n: points, from: String(score), to: String(Math.max(0, score - points)) });
}

interface Consequential {
  readonly cost: CancelCost;
  readonly venue: Venue | null;
  readonly offline: boolean;
  readonly now: Instant;
}

function useConsequences({ cost, venue, offline, now }: Consequential): readonly Consequence[] {
  const t = useTranslations('bookings.cancelSheet');
  const device = useDeviceWord();
  const standing = useQuery(ownStrikes, null) ?? 0;
  const total = standing + cost.strikes;
  return [
    { icon: IconTrendingDown, fact: t('reliability'), detail: useReliabilityWords(cost, now) },
    {
      icon: IconFlag,
      fact: t('strikes', { n: cost.strikes }),
      detail: cost.strikes > 0 && standing > 0 ? t('strikesTotal', { total: String(total) }) : t('strikesDetail'),
    },
    ...(venue === null ? [] : [{ icon: IconUsers, fact: venue.name, detail: t('venue') }]),
    {
      icon: IconArrowBackUp,
      fact: t('undo'),
      detail: offline ? t(`undoOffline.${device}`) : t('undoDetail'),
    },
  ];
}
