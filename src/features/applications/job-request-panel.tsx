// How a rockstar stands with a job, in plain words, and the act that fits: ask, answer an offer, take the request back.
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isLive } from '#domain/applications/rules.ts';
import type { Job } from '#domain/jobs/schema.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useWhen } from '#i18n/use-when.ts';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { type JobRequest, useJobActs, useJobRequest } from './use-job-request.ts';

export function JobRequestPanel({ jobId }: { readonly jobId: string }) {
  const request = useJobRequest(jobId);
  if (request === undefined) return null;
  return (
    <>
      <Standing {...request} />
      <Acts {...request} />
    </>
  );
}

function Standing({ application }: JobRequest) {
  const t = useTranslations('jobs.request');
  const device = useDeviceWord();
  const when = useWhen();
  if (application === null) return null;
  if (application.pending !== null) return <Notice tone="blue">{t(`onDevice.${device}`)}</Notice>;
  const { status, holdUntil } = application;
  const reason = application.decisionReason === null ? undefined : `“${application.decisionReason}”`;
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

function Acts({ job, application, mayAsk }: JobRequest) {
  const t = useTranslations('jobs.request');
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
  return mayAsk ? <AskBar job={job} onAsk={acts.ask} /> : null;
}

function AskBar({ job, onAsk }: { readonly job: Job; readonly onAsk: (note: string) => Promise<boolean> }) {
  const t = useTranslations('jobs.request');
  const sheet = useTranslations('applications.sheet');
  const [writing, setWriting] = useState(false);
  const [note, setNote] = useState('');
  const send = async () => {
    if (await onAsk(note)) setWriting(false);
  };
  return (
    <ActBar lit note={t('askNote')}>
      <ActButton variant="lit" onClick={() => setWriting(true)}>
        {t('ask')}
      </ActButton>
      <Sheet
        opened={writing}
        onClose={() => setWriting(false)}
        title={t('ask')}
        lead={job.title}
        foot={<ActButton onClick={() => void send()}>{sheet('send')}</ActButton>}
      >
        <Textarea
          label={sheet('note')}
          description={sheet('noteHint')}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={1000}
          value={note}
          onChange={event => setNote(event.currentTarget.value)}
          data-autofocus
        />
      </Sheet>
    </ActBar>
  );
}
