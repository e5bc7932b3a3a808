// Something the server refused: what, why, and every way out of it.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ownWords } from '#domain/own-words.ts';
import { sentenceOf } from '#domain/refusal-sentences.ts';
import { useQuoted } from '#i18n/use-quoted.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { useWhen } from '#i18n/use-when.ts';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './outbox.module.css';
import type { OutboxActs } from './outbox-acts.ts';
import { RefusedWays } from './refused-ways.tsx';
import type { DescribedEntry } from './use-described-outbox.ts';

interface RefusedEntryProps {
  readonly described: DescribedEntry;
  readonly acts: OutboxActs;
}

export function RefusedEntry({ described: { entry, description, along }, acts }: RefusedEntryProps) {
  const t = useTranslations('sync.outbox');
  const when = useWhen();
  const reason = useRefusalWords()(sentenceOf(entry));
  const quoted = useQuoted();
  const [discarding, setDiscarding] = useState(false);
  const title = description?.title ?? t('unknownAct');
  const lines = description?.lines ?? [];
  // The form that it was typed into is empty by now.
  const written = description?.written ?? ownWords(entry.args);

  return (
    <li className={classes.refused}>
      <div className={classes.refusedHead}>
        <StateChip state="refused" />
        <span>{t('asked', { time: when(entry.recordedAt) })}</span>
      </div>
      <p id={`refused-${entry.id}`} className={classes.title}>
        {title}
      </p>
      {lines.map(line => (
        <p key={line} className={classes.line}>
          {line}
        </p>
      ))}
      {written.map(words => (
        <p key={words} className={`${classes.line} ${classes.written}`}>
          {quoted(words)}
        </p>
      ))}
      <p className={classes.reason}>{reason}</p>
      {discarding ? (
        <DiscardQuestion
          along={along.length}
          onKeep={() => setDiscarding(false)}
          onDiscard={() => acts.discard([entry.id, ...along])}
        />
      ) : (
        <RefusedWays
          {...{ entry, description, acts }}
          onDiscard={() => setDiscarding(true)}
          words={[title, ...lines, ...written, reason]}
        />
      )}
    </li>
  );
}

interface DiscardQuestionProps {
  /** How many others cannot be without it. */
  readonly along: number;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asked in place: what was done without signal cannot be brought back. */
export function DiscardQuestion({ along, onKeep, onDiscard }: DiscardQuestionProps) {
  const t = useTranslations('sync.outbox');
  return (
    <fieldset className={classes.question} aria-label={t('discardTitle')}>
      <p className={classes.line}>{t('discardText')}</p>
      {along > 0 && <p className={classes.line}>{t('discardAlong', { n: along })}</p>}
      <div className={classes.acts}>
        <Button size="sm" onClick={onKeep} data-autofocus>
          {t('keep')}
        </Button>
        <Button size="sm" variant="danger" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </div>
    </fieldset>
  );
}
