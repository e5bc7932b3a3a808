// What is private of a dispute: the chat around the shift and the person's contact. Opened with a reason, which is written down; both
// sides read on the dispute that it was opened. It is in memory only, for as long as the page stands.

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { type DisputeDetail, type DisputeRecord, readDisputeRecord } from '#domain/admin/disputes.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { saysSomething } from '#domain/said.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { notifyFailedCall } from '#ui/toast.ts';
import { useNeeded } from '#ui/use-needed.ts';
import classes from './disputes.module.css';
import { OnlineButton } from './online-button.tsx';
import { useAdminFailure } from './use-admin-failure.ts';

/** As `private.chat_around` answers them. */
const MOST_MESSAGES = 200;

interface RecordPartProps {
  readonly dispute: DisputeDetail;
  /** Whether this admin may open it. */
  readonly reads: boolean;
}

export function RecordPart({ dispute, reads }: RecordPartProps) {
  const t = useTranslations('admin.disputes.record');
  const when = useWhen();
  const [record, setRecord] = useState<DisputeRecord | null>(null);
  const { recordReadAt, state, shift } = dispute;
  const opens = reads && state !== 'decided';
  if (recordReadAt === null && !opens) return null;
  return (
    <section className={classes.record} aria-label={t('title')}>
      <h2 className={classes.name}>{t('title')}</h2>
      {recordReadAt !== null && <p className={classes.dim}>{t('read', { at: when.at(Date.parse(recordReadAt)) })}</p>}
      {opens && record === null && <Ask dispute={dispute} onOpened={setRecord} />}
      {record !== null && <Contact record={record} />}
      {record !== null && shift !== null && <Messages messages={record.messages} tz={shift.tz} />}
    </section>
  );
}

interface AskProps {
  readonly dispute: DisputeDetail;
  readonly onOpened: (record: DisputeRecord) => void;
}

function Ask({ dispute: { id, shift }, onOpened }: AskProps) {
  const t = useTranslations('admin.disputes.record');
  const failureWords = useAdminFailure();
  const { run, busy } = useOnlineAct(readDisputeRecord);
  const [reason, setReason, forget] = useTyped(`record-${id}`, '');
  const why = useNeeded(saysSomething(reason));
  const open = async () => {
    const answer = await run({ id, reason });
    if (!answer.ok) return notifyFailedCall(failureWords(answer.error.code));
    forget();
    onOpened(answer.value);
  };
  return (
    <div className={classes.form}>
      <p className={classes.dim}>{t(shift === null ? 'leadOne' : 'lead')}</p>
      <GrowingTextarea
        ref={why.box}
        error={why.error}
        label={t('reason')}
        minRows={2}
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={event => setReason(() => event.currentTarget.value)}
      />
      <div>
        <OnlineButton variant="outline" disabled={busy} onClick={() => why.press(open)}>
          {t(shift === null ? 'openOne' : 'open')}
        </OnlineButton>
      </div>
    </div>
  );
}

function Contact({ record: { phone, homeKm, rateMinor, currency } }: { readonly record: DisputeRecord }) {
  const t = useTranslations('admin.disputes.record');
  const format = useFormat();
  const facts = [
    [t('phone'), phone],
    [t('home'), homeKm === null ? null : t('km', { n: format.number(homeKm) })],
    [t('rate'), rateMinor === null || currency === null ? null : format.money(rateMinor, currency)],
  ] as const;
  return (
    <dl className={classes.figures}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? t('unknown')}</dd>
        </div>
      ))}
    </dl>
  );
}

interface MessagesProps extends Pick<DisputeRecord, 'messages'> {
  /** By the clock by which the night is told above them. */
  readonly tz: string;
}

function Messages({ messages, tz }: MessagesProps) {
  const t = useTranslations('admin.disputes.record');
  const when = useWhen();
  return (
    <>
      <h3 className={classes.dim}>{t('messages')}</h3>
      {messages.length === MOST_MESSAGES && <p>{t('most', { n: String(MOST_MESSAGES) })}</p>}
      {messages.length === 0 && <p>{t('none')}</p>}
      <ol role="list" className={classes.chat}>
        {messages.map(({ id, name, content, at, deleted }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{content}</span>
            <small>{[when(Date.parse(at), tz), deleted && t('deleted')].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
