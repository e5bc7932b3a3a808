// On a booking: who was asked to take it over and how that stands. Draws nothing when nobody was.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { withdrawTransfer } from '#domain/transfers/commands.ts';
import { type TrackedTransfer, transfersOfBooking } from '#domain/transfers/queries.ts';
import { isLiveTransfer } from '#domain/transfers/rules.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useWhen } from '#i18n/use-when.ts';
import { PartHeading } from '#ui/detail-title.tsx';
import { Notice } from '#ui/notice.tsx';
import { notify, notifyNotSaved } from '#ui/toast.ts';
import classes from './transfers.module.css';

export function TransfersGivenPanel({ bookingId }: { readonly bookingId: string }) {
  const t = useTranslations('transfers.given');
  const wordsOf = useWords();
  const given = useQuery(transfersOfBooking, { bookingId });
  const told = given?.flatMap(transfer => ({ transfer, words: wordsOf(transfer) ?? [] })) ?? [];
  const shown = told.filter(({ words }) => words.length > 0);
  if (shown.length === 0) return null;
  const done = shown.find(({ transfer }) => transfer.status === 'transferred');
  if (done !== undefined) return <Notice tone="blue">{done.words}</Notice>;
  return (
    <section className={classes.panel} aria-label={t('title')}>
      <PartHeading data-heading="panel" className={classes.heading}>
        {t('title')}
      </PartHeading>
      <ul role="list" className={classes.rows}>
        {shown.map(({ transfer, words }) => (
          <li key={transfer.id} className={classes.row}>
            <span>{words}</span>
            <TakeBack transfer={transfer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How it stands; null for what is of no interest any more. */
function useWords(): (transfer: TrackedTransfer) => string | null {
  const t = useTranslations('transfers.given');
  const device = useDeviceWord();
  const when = useWhen();
  return transfer => {
    const { status, workerName: name } = transfer;
    switch (status) {
      case 'asked':
        if (transfer.pending !== null) return t(`onDevice.${device}`, { name });
        return t('asked', { name, at: when.at(transfer.createdAt) });
      case 'transferred':
        return t('done', { name });
      case 'agreed':
      case 'declined':
      case 'refused':
        return t(status, { name });
      case 'lapsed':
        return transfer.lapsedBecause === 'changed' ? t('changed', { name }) : null;
      case 'withdrawn':
        return null;
    }
  };
}

function TakeBack({ transfer }: { readonly transfer: TrackedTransfer }) {
  const t = useTranslations('transfers.given');
  const failed = useTranslations('transfers.give');
  const now = useEncoreNow();
  const withdraw = useCommand(withdrawTransfer);
  if (!isLiveTransfer(transfer, now)) return null;
  const takeBack = async () => {
    const saved = await withdraw({ id: transfer.id });
    if (saved.ok) notify(t('takenBack'));
    else notifyNotSaved(failed('notSaved'));
  };
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={t('takeBackName', { name: transfer.workerName })}
      onClick={() => void takeBack()}
    >
      {t('takeBack')}
    </Button>
  );
}
