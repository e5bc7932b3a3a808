import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { useWhen } from '#i18n/use-when.ts';
import { StateChip } from '#ui/state-chip.tsx';
import { sendingNow } from './badge-state.ts';
import classes from './outbox.module.css';
import type { OutboxActs } from './outbox-acts.ts';
import { DiscardQuestion } from './refused-entry.tsx';
import type { DescribedEntry } from './use-described-outbox.ts';

interface WaitingEntryProps {
  readonly described: DescribedEntry;
  readonly acts: OutboxActs;
}

/** Saved here, not on the server yet. One that has not been sent can still be taken back: a press on it asks. */
export function WaitingEntry({ described, acts }: WaitingEntryProps) {
  const [asking, setAsking] = useState(false);
  const { entry, along } = described;
  if (entry.state === 'sending') {
    return (
      <li className={classes.row}>
        <RowWords described={described} />
      </li>
    );
  }
  return (
    <li className={classes.row}>
      <UnstyledButton className={classes.press} aria-expanded={asking} onClick={() => setAsking(open => !open)}>
        <RowWords described={described} />
      </UnstyledButton>
      {asking && (
        <DiscardQuestion
          along={along.length}
          onKeep={() => setAsking(false)}
          onDiscard={() => acts.discard([entry.id, ...along])}
        />
      )}
    </li>
  );
}

function RowWords({ described: { entry, description } }: { readonly described: DescribedEntry }) {
  const t = useTranslations('sync.outbox');
  const when = useWhen();
  const status = useSyncStatus();
  const left = entry.state === 'sending';
  const sending = left && sendingNow(status) > 0;
  const saved = t('saved', { time: when(entry.recordedAt) });
  return (
    <span className={classes.words}>
      <span>
        <span className={classes.title}>{description?.title ?? t('unknownAct')}</span>
        <span className={classes.line}>{[...(description?.lines ?? []), saved].join(' · ')}</span>
        {left && !sending && <span className={classes.line}>{t('mayBeThere')}</span>}
      </span>
      <StateChip state={sending ? 'sending' : 'waiting'} />
    </span>
  );
}
