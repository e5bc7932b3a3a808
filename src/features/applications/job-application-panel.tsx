// How a rockstar stands with a job, in plain words, and the act that fits: apply, answer an offer, withdraw.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeptForm } from '#bridge/use-kept-form.ts';
import { isLive } from '#domain/applications/rules.ts';
import type { Job } from '#domain/jobs/schema.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useQuoted } from '#i18n/use-quoted.ts';
import { useWhen } from '#i18n/use-when.ts';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { KeptLine } from '#ui/kept-line.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useOnce } from '#ui/use-once.ts';
import { type JobApplication, useJobActs, useJobApplication } from './use-job-application.ts';

export function JobApplicationPanel({ jobId }: { readonly jobId: string }) {
  const own = useJobApplication(jobId);
  if (own === undefined) return null;
  return (
    <>
      <Standing {...own} />
      <Acts {...own} />
    </>
  );
}

function Standing({ application }: JobApplication) {
  const t = useTranslations('jobs.application');
  const quoted = useQuoted();
  const device = useDeviceWord();
  const when = useWhen();
  if (application === null) return null;
  if (application.pending !== null) return <Notice tone="blue">{t(`onDevice.${device}`)}</Notice>;
  const { status, holdUntil } = application;
  const reason = application.decisionReason === null ? undefined : quoted(application.decisionReason);
  return (
    <Notice
      tone={status === 'accepted' ? 'green' : status === 'offered' ? 'amber' : 'blue'}
      {...(reason === undefined ? {} : { detail: reason })}
    >
      {t(`status.${status}`, {
        time: when(application.recordedAt),
        by: when.by(holdUntil ?? application.recordedAt),
      })}
    </Notice>
  );
}

function Acts({ job, application, mayApply }: JobApplication) {
  const t = useTranslations('jobs.application');
  const acts = useJobActs(job);
  if (application?.status === 'offered') {
    return (
      <ActBar lit>
        <ActButton variant="lit" onClick={() => void acts.answer(application, 'accept')}>
          {t('take')}
        </ActButton>
        <Button size="lg" variant="outline" onClick={() => void acts.answer(application, 'decline')}>
          {t('decline')}
        </Button>
      </ActBar>
    );
  }
  if (application !== null && isLive(application.status)) {
    return (
      <ActBar>
        <ActButton variant="outline" onClick={() => void acts.withdraw(application)}>
          {t('withdraw')}
        </ActButton>
      </ActBar>
    );
  }
  return mayApply ? <ApplyBar job={job} onApply={acts.apply} /> : null;
}

function ApplyBar({ job, onApply }: { readonly job: Job; readonly onApply: (note: string) => Promise<boolean> }) {
  const t = useTranslations('jobs.application');
  const sheet = useTranslations('applications.sheet');
  const [writing, setWriting] = useState(false);
  const { value: note, change, forget, kept } = useKeptForm(`note-${job.id}`, '');
  const once = useOnce();
  const send = async () => {
    const sent = await onApply(note);
    if (sent) {
      forget();
      setWriting(false);
    }
    return sent;
  };
  return (
    <ActBar lit note={t('applyNote')}>
      <ActButton variant="lit" onClick={() => setWriting(true)}>
        {t('apply')}
      </ActButton>
      <Sheet
        opened={writing}
        onClose={() => setWriting(false)}
        title={t('apply')}
        lead={job.title}
        foot={<ActButton onClick={() => void once(send)}>{sheet('send')}</ActButton>}
      >
        <KeptLine kept={kept} />
        <GrowingTextarea
          label={sheet('note')}
          description={sheet('noteHint')}
          minRows={3}
          maxRows={8}
          maxLength={1000}
          value={note}
          onChange={event => change(() => event.currentTarget.value)}
          data-autofocus
        />
      </Sheet>
    </ActBar>
  );
}
