import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { adminDecideDocument, type HandedDocument } from '#domain/admin/documents.ts';
import { validityOf } from '#domain/documents/marks.ts';
import { readDocumentFile } from '#domain/documents/online.ts';
import { formatIsoDay } from '#i18n/format.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';
import { useNow } from '#ui/use-now.ts';
import classes from './admin.module.css';
import { OnlineButton } from './online-button.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import { useHandedFile } from './use-handed-file.ts';
import { useTellAnswer } from './use-tell-answer.ts';

interface HandedDocumentRowProps {
  readonly document: HandedDocument;
  readonly onDecided: () => void;
}

/** One document: what it says of itself, its file, and the decision. */
export function HandedDocumentRow({ document, onDecided }: HandedDocumentRowProps) {
  const t = useTranslations('admin.documents');
  const types = useTranslations('notifications.documents');
  const format = useFormat();
  const when = useWhen();
  const today = formatIsoDay(useNow(), useTimeZone() ?? 'UTC');
  const { name, workerId, number, expiresOn, reason, handedInAt } = document;
  const until = expiresOn === null ? t('noEnd') : format.date(expiresOn, 'UTC');
  const facts: readonly (readonly [string, string | null])[] = [
    [t('what'), types(document.type)],
    [t('number'), number],
    [t('until'), until],
    [t('sent'), when.day(Date.parse(handedInAt))],
    [t('reasonGiven'), reason],
  ];
  return (
    <li className={classes.handedInRow}>
      <h2 className={classes.heading}>
        <Link to="/admin/workers/$workerId" params={{ workerId }}>
          {name}
        </Link>
      </h2>
      <dl className={classes.told}>
        {facts.map(([label, said]) =>
          said === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{said}</dd>
            </div>
          ),
        )}
      </dl>
      {validityOf(expiresOn, today) === 'expired' && <Notice tone="amber">{t('expired', { day: until })}</Notice>}
      <Decision document={document} onDecided={onDecided} />
    </li>
  );
}

function Decision({ document, onDecided }: HandedDocumentRowProps) {
  const t = useTranslations('admin.documents');
  const format = useFormat();
  const tell = useTellAnswer();
  const [asked, setAsked] = useState(false);
  const { busy, picture, open } = useHandedFile(readDocumentFile, t('fileGone'));
  const act = useOnlineAct(adminDecideDocument);
  const { id, version, state, name, fileId } = document;
  const called = { name, document: useTranslations('notifications.documents')(document.type) };
  const decide = async (done: string, decision: Parameters<typeof act.run>[0]) => {
    const isDone = tell(await act.run(decision), done);
    setAsked(false);
    onDecided();
    return isDone;
  };
  const not = t(state === 'verified' ? 'unverify' : 'reject', called);
  return (
    // A phone calls every photo image.jpg.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has an edge and a width of its own
    <div className={classes.acts} role="group" aria-label={[called.document, name].join(', ')}>
      <OnlineButton
        size="sm"
        variant="outline"
        disabled={busy}
        aria-expanded={picture === null ? undefined : true}
        onClick={() => void open(fileId)}
      >
        {t('file', { name: document.fileName, size: format.size(document.bytes) })}
      </OnlineButton>
      {state !== 'verified' && (
        <OnlineButton
          size="sm"
          disabled={act.busy}
          onClick={() => void decide(t('done.verify', called), { id, version, decision: 'verified' })}
        >
          {t('verify', called)}
        </OnlineButton>
      )}
      {state !== 'rejected' && (
        <OnlineButton size="sm" variant="outline" onClick={() => setAsked(true)}>
          {not}
        </OnlineButton>
      )}
      {picture !== null && <img className={classes.evidence} src={picture.src} alt={picture.name} />}
      {asked && (
        <ReasonSheet
          title={not}
          consequence={t('follows')}
          hint={t('reasonHint', { name })}
          draft={`document:${id}`}
          onClose={() => setAsked(false)}
          onSure={reason => decide(t('done.reject', called), { id, version, decision: 'rejected', reason })}
        />
      )}
    </div>
  );
}
