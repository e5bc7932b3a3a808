// The server refused an accept because the person would have too little rest. The venue may insist, if it says why.

import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useOutbox } from '#bridge/use-outbox.ts';
import { useRules } from '#bridge/use-rules.ts';
import { useTyped } from '#bridge/use-typed.ts';
import type { Application } from '#domain/applications/schema.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { saysSomething } from '#domain/said.ts';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { Notice } from '#ui/notice.tsx';
import { useNeeded } from '#ui/use-needed.ts';
import classes from './applicants-panel.module.css';
import { useDecide } from './use-decide.ts';

interface ApplicantRestProps {
  readonly application: Application;
  readonly name: string;
  /** The refused command. */
  readonly refusal: string;
}

export function ApplicantRest({ application, name, refusal }: ApplicantRestProps) {
  const t = useTranslations('applications.applicants');
  const outbox = useOutbox();
  const decide = useDecide(application, name);
  const { restHours } = useRules();
  const [reason, setReason, forget] = useTyped(`rest-${application.id}`, '');
  const why = useNeeded(saysSomething(reason));
  const insist = async () => {
    if (!(await decide('accept', { rest_reason: reason.trim() }))) return;
    forget();
    await outbox.discard(refusal);
  };
  return (
    <div className={classes.rest}>
      <Notice tone="amber">{t('restTitle', { name, hours: String(restHours) })}</Notice>
      <GrowingTextarea
        ref={why.box}
        error={why.error}
        label={t('restReason')}
        description={t('restHint', { name })}
        minRows={2}
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={event => setReason(() => event.currentTarget.value)}
      />
      <div className={classes.acts}>
        <Button size="sm" onClick={() => why.press(insist)}>
          {t('restAccept')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => void outbox.discard(refusal)}>
          {t('restLeave')}
        </Button>
      </div>
    </div>
  );
}
