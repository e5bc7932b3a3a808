// Before a venue takes one person's place back: whom it hits, what it does to the venue's record, what is owed, and whether it can be
// undone.

import { Button } from '@mantine/core';
import { IconArrowBackUp, IconBuildingStore, IconCoins, IconUserMinus, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useOffline } from '#bridge/use-offline.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { cancelBooking } from '#domain/bookings/commands.ts';
import { owedForCancelling, venueNotice } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { rulesOf } from '#domain/platform/rules.ts';
import { allPlatformRules } from '#domain/platform/schema.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { type Consequence, ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';

interface CancelPersonProps {
  readonly booking: Booking;
  readonly name: string;
}

/** The way to it. */
export function CancelPersonAct({ booking, name, wide = false }: CancelPersonProps & { readonly wide?: boolean }) {
  const t = useTranslations('shifts.cancelPerson');
  const [asked, ask] = useState(false);
  return (
    <>
      <Button
        size={wide ? 'md' : 'sm'}
        fullWidth={wide}
        variant={wide ? 'danger' : 'outline'}
        aria-label={t('openName', { name })}
        onClick={() => ask(true)}
      >
        {t('open')}
      </Button>
      <CancelPersonSheet booking={booking} name={name} opened={asked} onClose={() => ask(false)} />
    </>
  );
}

interface CancelPersonSheetProps extends CancelPersonProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

function CancelPersonSheet({ booking, name, opened, onClose }: CancelPersonSheetProps) {
  const t = useTranslations('shifts.cancelPerson');
  const manage = useTranslations('shifts.manage');
  const format = useFormat();
  const roleName = useRoleName();
  const [reason, setReason, forget] = useTyped(`cancel-booking-${booking.id}`, '');
  const cancel = useCommand(cancelBooking);
  const told = useToldOutcome();
  const consequences = useConsequences(booking, name);
  const confirm = async () => {
    onClose();
    const saving = cancel({ id: booking.id, ...(reason.trim() === '' ? {} : { reason }) });
    if (await told(saving, { applied: t('done') })) forget();
  };
  const span = format.span({ start: booking.startsAt, end: booking.endsAt, tz: booking.tz });
  return (
    <ConsequenceSheet
      opened={opened}
      title={t('title', { name })}
      lead={t('lead', { span, role: roleName(booking.role) })}
      consequences={consequences}
      safeLabel={t('keep')}
      onSafe={onClose}
      costlyLabel={t('confirm')}
      onCostly={() => void confirm()}
    >
      <GrowingTextarea
        label={manage('reason')}
        description={t('reasonHint', { name })}
        minRows={2}
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={event => setReason(() => event.currentTarget.value)}
      />
    </ConsequenceSheet>
  );
}

const RECORD = { early: 'scoreNone', notice: 'scoreSmall', late: 'scoreLate', after_check_in: 'scoreLate' } as const;

function useConsequences(booking: Booking, name: string): readonly Consequence[] {
  const t = useTranslations('shifts.cancelPerson');
  const record = useTranslations('shifts.cancelSheet');
  const format = useFormat();
  const device = useDeviceWord();
  const offline = useOffline();
  const now = useEncoreNow();
  const rules = rulesOf(useQuery(allPlatformRules, null), booking.rulesVersion);
  const owed = owedForCancelling(booking, rules, now);
  const figures = { hours: String(rules.venueEarlyHours), owed: String(rules.owedHours) };
  return [
    {
      icon: IconUserMinus,
      fact: offline ? t(`toldOffline.${device}`, { name }) : t('told', { name }),
      detail: t('toldDetail'),
    },
    {
      icon: IconBuildingStore,
      fact: record('score'),
      detail: record(RECORD[venueNotice(booking, rules, now)], figures),
    },
    ...(owed === 0
      ? []
      : [
          {
            icon: IconCoins,
            fact: record('owed', { sum: format.money(owed, booking.currency) }),
            detail: t('owedDetail'),
          },
        ]),
    { icon: IconUsersPlus, fact: t('place'), detail: t('placeDetail') },
    {
      icon: IconArrowBackUp,
      fact: record('undo'),
      detail: offline ? t(`undoOffline.${device}`) : t('undoNever', { name }),
    },
  ];
}
