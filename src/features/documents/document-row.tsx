import { Button } from '@mantine/core';
import { useTimeZone, useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { validityOf } from '#domain/documents/marks.ts';
import { readDocumentFile } from '#domain/documents/online.ts';
import type { TrackedDocument } from '#domain/documents/queries.ts';
import { formatIsoDay } from '#i18n/format.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { bytesOf, download } from '#ui/download.ts';
import { Notice } from '#ui/notice.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { notifyFailedCall } from '#ui/toast.ts';
import classes from './documents.module.css';

interface DocumentRowProps {
  readonly document: TrackedDocument;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

export function DocumentRow({ document, onChange, onRemove }: DocumentRowProps) {
  const t = useTranslations('documents');
  const name = useTranslations('notifications.documents')(document.type);
  const file = useOnlineAct(readDocumentFile);
  const words = useRefusalWords();
  const open = async () => {
    const answer = await file.run({ id: document.fileId });
    if (!answer.ok) return notifyFailedCall(words(answer.error.code));
    if (answer.value === null) return notifyFailedCall(t('fileGone'));
    download(answer.value.name, answer.value.type, bytesOf(answer.value.content));
  };
  return (
    <li className={classes.row}>
      <h2 className={classes.name}>{name}</h2>
      <Until until={document.expiresOn} />
      {document.number !== null && <p className={classes.dim}>{t('numberLine', { number: document.number })}</p>}
      {document.state === 'rejected' ? (
        <Notice tone="amber" detail={document.reason ?? undefined}>
          {t('state.rejected')}
        </Notice>
      ) : (
        <p>{document.pending === null ? t(`state.${document.state}`) : <StateChip state="onThisDevice" />}</p>
      )}
      <div className={classes.acts}>
        <Button size="sm" variant="outline" aria-label={t('changeName', { name })} onClick={onChange}>
          {t('change')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={file.busy}
          aria-label={t('openName', { name })}
          onClick={() => void open()}
        >
          {t('open')}
        </Button>
        <Button size="sm" variant="outline" aria-label={t('removeName', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

function Until({ until }: { readonly until: string | null }) {
  const t = useTranslations('documents.until');
  const format = useFormat();
  const today = formatIsoDay(useEncoreNow(), useTimeZone() ?? 'UTC');
  if (until === null) return <p>{t('none')}</p>;
  const validity = validityOf(until, today);
  return <p data-validity={validity}>{t(validity, { day: format.date(until, 'UTC') })}</p>;
}
