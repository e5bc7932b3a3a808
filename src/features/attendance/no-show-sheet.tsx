// Before somebody is said not to have come: what that means for them, until when they can answer, and what takes it back by itself.
// Says so when nothing was heard of their phone: they may be here.
import { Button } from '@mantine/core';
import { IconCalendarPlus, IconMapPinCheck, IconScale, IconShieldX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { useQuery } from '#bridge/use-query.ts';
import { markNoShow } from '#domain/attendance/commands.ts';
import { mayMarkNoShow } from '#domain/attendance/rules.ts';
import { silencesAt } from '#domain/attendance/silences.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { rulesOf } from '#domain/platform/rules.ts';
import { allPlatformRules } from '#domain/platform/schema.ts';
import { appealBy, noShowCountsFrom } from '#domain/reliability/rules.ts';
import { hoursOfBooking } from '#domain/timesheets/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { notifyNotSaved, notifyOutcome } from '#ui/toast.ts';
import { useLetterKeys } from '#ui/use-letter-keys.ts';

interface NoShowProps {
  readonly booking: Booking;
  readonly name: string;
}

/** The way to it, from half an hour after the start; of whom one looks at (`wide`) also by a key. */
export function NoShowAct({ booking, name, wide = false }: NoShowProps & { readonly wide?: boolean }) {
  const t = useTranslations('attendance.noShow');
  const now = useEncoreNow();
  const [asked, ask] = useState(false);
  const due = mayMarkNoShow(booking, now);
  const hours = useQuery(hoursOfBooking, { bookingId: booking.id });
  const may = due && hours === null;
  useLetterKeys({ d: wide && may ? () => ask(true) : undefined });
  if (due && wide && hours != null) return <HoursInstead name={name} />;
  if (!may) return null;
  return (
    <>
      <Button
        {...(wide ? { 'aria-keyshortcuts': 'D' } : {})}
        size={wide ? 'lg' : 'sm'}
        fullWidth={wide}
        variant={wide ? 'soft' : 'outline'}
        aria-label={t('openName', { name })}
        onClick={() => ask(true)}
      >
        {t(wide ? 'mark' : 'open')}
      </Button>
      <NoShowSheet booking={booking} name={name} opened={asked} onClose={() => ask(false)} />
    </>
  );
}

/** The hours are argued about instead, and whoever did not come has none. */
function HoursInstead({ name }: Pick<NoShowProps, 'name'>) {
  const t = useTranslations('attendance.noShow');
  return (
    <Notice tone="blue" detail={<LinkButton to="/venue/shifts/hours">{t('toHours')}</LinkButton>}>
      {t('hoursInstead', { name })}
    </Notice>
  );
}

interface NoShowSheetProps extends NoShowProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

function NoShowSheet({ booking, name, opened, onClose }: NoShowSheetProps) {
  const t = useTranslations('attendance.noShow');
  const covers = useTranslations('covers');
  const format = useFormat();
  const silentSince = useQuery(silencesAt, { venueId: booking.venueId })?.get(booking.id);
  const now = useEncoreNow();
  const { noShowPoints } = rulesOf(useQuery(allPlatformRules, null), booking.rulesVersion);
  const contestBy = appealBy({ happenedAt: booking.startsAt });
  const mark = useCommand(markNoShow);
  const outcome = useOutcome();
  const savedHere = useSavedHere();
  const navigate = useNavigate();
  const cover = {
    label: covers('open'),
    run: () => void navigate({ to: '/venue/shifts/$shiftId/cover', params: { shiftId: booking.shiftId } }),
  };
  const save = async () => {
    onClose();
    const saved = await mark({ id: booking.id });
    if (!saved.ok) notifyNotSaved(t('notSaved'));
    else notifyOutcome(outcome(saved.commandId), { saved: savedHere, applied: t('saved'), next: cover }, cover);
  };
  return (
    <ConsequenceSheet
      opened={opened}
      title={t('title', { name })}
      consequences={[
        {
          icon: IconScale,
          fact: t('answer', { name }),
          detail: t('answerDetail', { day: format.day(contestBy, booking.tz) }),
        },
        { icon: IconMapPinCheck, fact: t('back'), detail: t('backDetail') },
        {
          icon: IconShieldX,
          fact: t('cost'),
          detail: t('costDetail', { n: noShowPoints, day: format.day(noShowCountsFrom(now), booking.tz) }),
        },
        { icon: IconCalendarPlus, fact: t('place'), detail: t('placeDetail') },
      ]}
      safeLabel={t('wait')}
      onSafe={onClose}
      costlyLabel={t('mark')}
      onCostly={() => void save()}
    >
      {silentSince !== undefined && (
        <Notice tone="amber" detail={t('silentDetail', { name })}>
          {t('silent', { time: format.clockInSentence(silentSince, booking.tz) })}
        </Notice>
      )}
    </ConsequenceSheet>
  );
}
