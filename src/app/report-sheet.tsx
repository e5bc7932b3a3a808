// Reporting what broke, with a sentence if the person likes. It goes to Encore as soon as there is a connection.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { notify } from '#ui/toast.ts';
import { WordsSheet } from '#ui/words-sheet.tsx';
import { reportError } from './error-log.ts';

const MOST = 500;

export function ReportSheet({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTranslations('errors.reporting');
  const [note, setNote] = useState('');
  const send = async (): Promise<void> => {
    onClose();
    notify(t(await reportError(id, note)));
  };
  return (
    <WordsSheet
      title={t('title')}
      lead={t('lead')}
      label={t('label')}
      act={t('send')}
      most={MOST}
      value={note}
      onChange={setNote}
      onSend={() => void send()}
      onClose={onClose}
    />
  );
}
