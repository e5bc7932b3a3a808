// The ways out of something that was refused. The first one leads: to try again; where that cannot help any more, to what can.
import { Button } from '@mantine/core';
import { IconCopy, IconPencil, IconRefresh, IconSearch, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ownWords } from '#domain/own-words.ts';
import { copyText } from '#ui/copy-text.ts';
import { notify, notifyFailure } from '#ui/toast.ts';
import classes from './outbox.module.css';
import type { OutboxActs } from './outbox-acts.ts';
import type { DescribedEntry } from './use-described-outbox.ts';

interface RefusedWaysProps extends Omit<DescribedEntry, 'along'> {
  readonly acts: OutboxActs;
  readonly onDiscard: () => void;
  /** What is copied, line by line. */
  readonly words: readonly string[];
}

const FINDS = { shift: '/rockstar/available-shifts', job: '/rockstar/jobs' } as const;

export function RefusedWays({ entry, description, acts, onDiscard, words }: RefusedWaysProps) {
  const t = useTranslations('sync.outbox');
  const over = description?.over ?? null;
  const instead = over?.instead ?? null;
  const retry = async () => {
    if (!(await acts.retry(entry.id))) notifyFailure(t('retryFailed'), 'high');
  };
  const editTo = description?.editTo ?? null;
  const editLeads = over !== null && instead === null;
  // What somebody wrote is not to be lost with what it was written to.
  const copyLeads = editLeads && editTo === null && ownWords(entry.args).length > 0;
  const copy = <CopyButton words={words} />;
  return (
    // Of several, «Retry» alone does not say what.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has an edge and a width of its own
    <div className={classes.acts} role="group" aria-labelledby={`refused-${entry.id}`}>
      {copyLeads && copy}
      {description !== null && over === null && (
        <Button size="sm" leftSection={<IconRefresh size={18} stroke={2} />} onClick={retry}>
          {t('retry')}
        </Button>
      )}
      {instead !== null && (
        <Button
          component={Link}
          to={FINDS[instead]}
          onClick={acts.close}
          size="sm"
          leftSection={<IconSearch size={18} stroke={2} />}
        >
          {t(`instead.${instead}`)}
        </Button>
      )}
      {editTo !== null && (
        <Button
          component={Link}
          to={editTo}
          onClick={acts.close}
          size="sm"
          variant={editLeads ? 'filled' : 'outline'}
          leftSection={<IconPencil size={18} stroke={2} />}
        >
          {t('edit')}
        </Button>
      )}
      <Button size="sm" variant="outline" leftSection={<IconTrash size={18} stroke={2} />} onClick={onDiscard}>
        {t('discard')}
      </Button>
      {!copyLeads && copy}
    </div>
  );
}

function CopyButton({ words }: { readonly words: readonly string[] }) {
  const t = useTranslations('sync.outbox');
  const copy = async () => {
    if (await copyText(words.join('\n'))) notify(t('copied'));
    else notifyFailure(t('copyFailed'), 'medium');
  };
  return (
    <Button size="sm" variant="outline" leftSection={<IconCopy size={18} stroke={2} />} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  );
}
