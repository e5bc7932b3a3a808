// What a suspended person can do about it: ask a person to look again, once, and find what became of that.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useKeptForm } from '#bridge/use-kept-form.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { appealSuspension } from '#domain/disputes/commands.ts';
import { ownAppeal } from '#domain/disputes/queries.ts';
import { newId } from '#domain/ids.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { saysSomething } from '#domain/said.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { WordsSheet } from '#ui/words-sheet.tsx';
import classes from './disputes.module.css';

interface AppealPanelProps {
  readonly area: 'venue' | 'rockstar';
}

export function AppealPanel({ area }: AppealPanelProps) {
  const t = useTranslations('disputes');
  const appeal = useQuery(ownAppeal, null);
  const [asking, setAsking] = useState(false);
  if (appeal === undefined) return null;
  return (
    <div className={classes.appeal}>
      {appeal === null ? (
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t('appeal.open')}
        </Button>
      ) : (
        <LinkButton to={`/${area}/disputes/$disputeId`} params={{ disputeId: appeal.id }} variant="outline">
          {t(appeal.state === 'decided' ? 'appeal.answer' : 'appeal.see')}
        </LinkButton>
      )}
      {asking && appeal === null && <AppealSheet onClose={() => setAsking(false)} />}
    </div>
  );
}

function AppealSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('disputes');
  const told = useToldOutcome();
  const save = useCommand(appealSuspension);
  const { value: reason, change, forget, kept } = useKeptForm('appeal-suspension', '');
  const send = async () => {
    const saving = save({ id: newId(), reason: reason.trim() });
    if (!(await told(saving, { applied: t('sent') }))) return;
    forget();
    onClose();
  };
  return (
    <WordsSheet
      title={t('appeal.open')}
      lead={t('appeal.lead')}
      label={t('appeal.reason')}
      act={t('send')}
      most={REASON_LENGTH}
      ready={saysSomething(reason)}
      kept={kept}
      value={reason}
      onChange={value => change(() => value)}
      onSend={() => void send()}
      onClose={onClose}
    />
  );
}
