// A document is said and its file chosen; both are kept on this device until the file has been answered and the rest is saved.
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useKeptFiles } from '#bridge/use-kept-files.ts';
import { DOCUMENT_TYPES } from '#domain/documents/marks.ts';
import type { TrackedDocument } from '#domain/documents/queries.ts';
import { typeOfContent } from '#domain/files/content.ts';
import { HANDED_BYTES } from '#domain/files/handed.ts';
import { DateField } from '#ui/date-time-field.tsx';
import { FileChoice } from '#ui/file-choice.tsx';
import { FormSheet } from '#ui/form-sheet.tsx';
import { useDocumentForm } from './use-document-form.ts';

interface DocumentSheetProps {
  /** Null: a new one. */
  readonly known: TrackedDocument | null;
  readonly onClose: () => void;
}

export function DocumentSheet({ known, onClose }: DocumentSheetProps) {
  const t = useTranslations('documents');
  const types = useTranslations('notifications.documents');
  const files = useKeptFiles(`document:${known?.id ?? 'new'}`, known === null ? undefined : [known.fileId]);
  const { typed, change, choose, error, busy, save } = useDocumentForm({ known, files, onDone: onClose });
  return (
    <FormSheet
      opened
      onClose={onClose}
      title={t(known === null ? 'addTitle' : 'changeTitle')}
      act={t('save')}
      busy={busy}
      failure={error}
      onSubmit={() => void save()}
    >
      <NativeSelect
        label={t('type')}
        value={typed.type}
        onChange={event => change({ type: event.currentTarget.value })}
        data={DOCUMENT_TYPES.map(value => ({ value, label: types(value) }))}
        data-autofocus
      />
      <TextInput
        label={t('number')}
        description={t('numberHint')}
        maxLength={60}
        value={typed.number}
        onChange={event => change({ number: event.currentTarget.value })}
      />
      <DateField
        label={t('expires')}
        description={t('expiresHint')}
        value={typed.expiresOn}
        onChange={expiresOn => change({ expiresOn })}
      />
      <FileChoice
        hint={t('fileHint')}
        most={1}
        bytes={HANDED_BYTES}
        chosen={files.files}
        isReadable={content => typeOfContent(content) !== null}
        onAdd={choose}
        onRemove={files.remove}
      />
    </FormSheet>
  );
}
