// On a venue's shift: who would come instead of whom, where the venue picks its people itself.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { timesWorkedAt } from '#domain/bookings/queries.ts';
import { decideTransfer } from '#domain/transfers/commands.ts';
import { type TrackedTransfer, transfersOfShift } from '#domain/transfers/queries.ts';
import { isLiveTransfer } from '#domain/transfers/rules.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useQuoted } from '#i18n/use-quoted.ts';
import { PartHeading } from '#ui/detail-title.tsx';
import { Notice } from '#ui/notice.tsx';
import { notifyNotSaved } from '#ui/toast.ts';
import classes from './transfers.module.css';
import { useTransferNames } from './use-transfer-names.ts';

interface TransfersDecidePanelProps {
  readonly shiftId: string;
  readonly mayDecide: boolean;
}

export function TransfersDecidePanel({ shiftId, mayDecide }: TransfersDecidePanelProps) {
  const t = useTranslations('transfers.decide');
  const now = useEncoreNow();
  const all = useQuery(transfersOfShift, { shiftId });
  const waiting = all?.filter(one => isLiveTransfer(one, now) || isAnswered(one)) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section className={classes.panel}>
      <PartHeading data-heading="panel" className={classes.heading}>
        {t('title')}
      </PartHeading>
      <ul role="list" className={classes.cards}>
        {waiting.map(transfer => (
          <Decision key={transfer.id} transfer={transfer} mayDecide={mayDecide} />
        ))}
      </ul>
    </section>
  );
}

/** Here, and not sent yet. What ends with its booking was not answered. */
function isAnswered({ status, pending }: TrackedTransfer): boolean {
  return pending !== null && status !== 'lapsed';
}

interface DecisionProps {
  readonly transfer: TrackedTransfer;
  readonly mayDecide: boolean;
}

function Decision({ transfer, mayDecide }: DecisionProps) {
  const t = useTranslations('transfers.decide');
  const quoted = useQuoted();
  const device = useDeviceWord();
  const { giver, name } = useTransferNames(transfer);
  const worked = useQuery(timesWorkedAt, { venueId: transfer.venueId });
  return (
    <li className={classes.card}>
      <h4 className={classes.title}>{t('who', { giver, name })}</h4>
      <p className={classes.meta}>
        {t('worked', { n: worked?.get(transfer.workerId) ?? 0 })} · {t('keeps', { giver })}
      </p>
      {transfer.note !== null && <p className={classes.message}>{quoted(transfer.note)}</p>}
      {transfer.pending !== null && <Notice tone="blue">{t(`onDevice.${device}`)}</Notice>}
      {transfer.pending === null && mayDecide && <Acts transfer={transfer} giver={giver} name={name} />}
    </li>
  );
}

interface ActsProps {
  readonly transfer: TrackedTransfer;
  readonly giver: string;
  readonly name: string;
}

function Acts({ transfer, giver, name }: ActsProps) {
  const t = useTranslations('transfers.decide');
  const failed = useTranslations('transfers.give');
  const decide = useCommand(decideTransfer);
  const say = async (decision: 'accept' | 'refuse') => {
    const saved = await decide({ id: transfer.id, decision, version: transfer.version });
    if (!saved.ok) notifyNotSaved(failed('notSaved'));
  };
  return (
    <div className={classes.acts}>
      <Button onClick={() => void say('accept')}>{t('accept', { name })}</Button>
      <Button variant="outline" onClick={() => void say('refuse')}>
        {t('refuse', { giver })}
      </Button>
    </div>
  );
}
