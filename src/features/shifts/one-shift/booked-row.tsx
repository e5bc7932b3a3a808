// One person who has, or had, a place: how it stands, and what the venue may do when a change was not answered.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { standingChip, standingOfBooking } from '#domain/applications/standing.ts';
import { settleChange } from '#domain/bookings/answers.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { canTakeBack } from '#domain/bookings/rules.ts';
import { rulesOf } from '#domain/platform/rules.ts';
import { allPlatformRules } from '#domain/platform/schema.ts';
import { CancelPersonAct } from '#features/shifts/change/cancel-person-sheet.tsx';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Initials } from '#ui/initials.tsx';
import { PersonLink } from '#ui/person-link.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { notifyNotSaved } from '#ui/toast.ts';
import classes from './booked-list.module.css';
import { ReceiptLine } from './receipt-line.tsx';

interface BookedRowProps {
  readonly booking: TrackedBooking;
  readonly name: string;
  readonly mayManage: boolean;
  /** What a manager and they say of their coming. */
  readonly place: (booking: TrackedBooking, name: string) => ReactNode;
}

export function BookedRow({ booking, name, mayManage, place }: BookedRowProps) {
  const now = useEncoreNow();
  const line = useLine(booking);
  const unanswered = booking.status === 'change_pending' && booking.answerLate && booking.pending === null;
  return (
    <li className={classes.row}>
      <Initials who={booking.workerId} name={name} size={40} />
      <div className={classes.name}>
        <div className={classes.head}>
          <PersonLink id={booking.workerId} name={name} />
          <StateChip state={standingChip(standingOfBooking(booking, booking.pending))} />
        </div>
        {line !== null && <p className={classes.line}>{line}</p>}
        <ReceiptLine booking={booking} name={name} mayManage={mayManage} />
        {unanswered && mayManage && <Unanswered booking={booking} name={name} />}
        {mayManage && place(booking, name)}
        {mayManage && canTakeBack(booking, now) && (
          <div className={classes.acts}>
            <CancelPersonAct booking={booking} name={name} />
          </div>
        )}
      </div>
    </li>
  );
}

function useLine(booking: TrackedBooking): string | null {
  const t = useTranslations('shifts.change');
  const when = useWhen();
  const format = useFormat();
  const { restHours } = rulesOf(useQuery(allPlatformRules, null), booking.rulesVersion);
  if (booking.status === 'change_pending' && booking.pending === null) {
    if (booking.answerLate) return t('unanswered');
    return booking.answerBy === null ? null : t('waits', { until: when.until(booking.answerBy, booking.tz) });
  }
  const said = booking.cancelReason === null ? [] : [t('because', { reason: booking.cancelReason })];
  if (booking.owedMinor !== null) {
    return [...said, t('owed', { sum: format.money(booking.owedMinor, booking.currency) })].join(' ');
  }
  if (said.length > 0) return said.join(' ');
  return booking.restReason === null ? null : t('rest', { reason: booking.restReason, hours: String(restHours) });
}

function Unanswered({ booking, name }: Pick<BookedRowProps, 'booking' | 'name'>) {
  const t = useTranslations('shifts.change');
  const applications = useTranslations('applications.toast');
  const command = useCommand(settleChange);
  const settle = async (choice: 'revert' | 'release') => {
    const saved = await command({ id: booking.id, choice, version: booking.version });
    if (!saved.ok) notifyNotSaved(applications('notSaved'));
  };
  return (
    <div className={classes.acts}>
      <Button size="sm" onClick={() => void settle('revert')} aria-label={t('revertName', { name })}>
        {t('revert')}
      </Button>
      <Button
        size="sm"
        variant="outline"
        onClick={() => void settle('release')}
        aria-label={t('releaseName', { name })}
      >
        {t('release')}
      </Button>
    </div>
  );
}
