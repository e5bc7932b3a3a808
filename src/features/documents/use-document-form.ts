import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isFull } from '#bridge/is-full.ts';
import { useCommand } from '#bridge/use-command.ts';
import type { KeptFiles } from '#bridge/use-kept-files.ts';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { saveDocument } from '#domain/documents/commands.ts';
import { DOCUMENT_TYPES } from '#domain/documents/marks.ts';
import { addDocumentFile } from '#domain/documents/online.ts';
import type { TrackedDocument } from '#domain/documents/queries.ts';
import { newId } from '#domain/ids.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { notify } from '#ui/toast.ts';

interface Typed {
  readonly type: string;
  readonly number: string;
  /** 'YYYY-MM-DD'; empty: no end. */
  readonly expiresOn: string;
}

/** Kept with the file, so that it never comes back as something else. The number is a secret, and stays in the tab. */
const marksOf = ({ type, expiresOn }: Typed) => ({ type, expiresOn });

interface DocumentFormOf {
  readonly known: TrackedDocument | null;
  readonly files: KeptFiles;
  readonly onDone: () => void;
}

export function useDocumentForm({ known, files, onDone }: DocumentFormOf) {
  const t = useTranslations('documents');
  const common = useTranslations('common');
  const words = useRefusalWords();
  const [kept, keep, forget] = useTyped<Typed | null>(`document:${known?.id ?? 'new'}`, null);
  const [file] = files.files;
  const typed: Typed = {
    type: known?.type ?? 'right_to_work',
    number: known?.number ?? '',
    expiresOn: known?.expiresOn ?? '',
    ...file?.marks,
    ...kept,
  };
  const upload = useOnlineAct(addDocumentFile);
  const run = useCommand(saveDocument);
  const [error, setError] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    const fileId = file?.id ?? known?.fileId;
    if (fileId === undefined) return setError(t('needsFile'));
    // Sent once more after a reload it is there once.
    const there = file === undefined ? null : await upload.run({ id: file.id, name: file.name, content: file.content });
    if (there !== null && !there.ok) {
      const { code } = there.error;
      return setError(code === 'unreachable' ? t('needsNetwork') : words(code));
    }
    const saved = await run({
      // A new one has the id of its file: saved once more, after an app that was ended at the wrong moment, it is there once.
      id: known?.id ?? fileId,
      type: DOCUMENT_TYPES.find(type => type === typed.type) ?? 'other',
      number: typed.number.trim() === '' ? null : typed.number,
      expires_on: typed.expiresOn === '' ? null : typed.expiresOn,
      file_id: fileId,
    });
    if (!saved.ok) return setError(isFull(saved) ? common('deviceFull') : t('notSaved'));
    forget();
    files.forget();
    notify(t('sent'));
    onDone();
  };
  const change = (next: Partial<Typed>) => {
    keep(before => ({ ...typed, ...before, ...next }));
    if (file !== undefined) files.keep({ ...file, marks: marksOf({ ...typed, ...next }) });
  };
  const choose = (name: string, content: string) => files.keep({ id: newId(), name, content, marks: marksOf(typed) });
  return { typed, change, choose, error, busy: upload.busy, save };
}
