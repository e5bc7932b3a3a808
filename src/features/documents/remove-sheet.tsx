import { IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { deleteDocument } from '#domain/documents/commands.ts';
import type { TrackedDocument } from '#domain/documents/queries.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { notifyNotSaved } from '#ui/toast.ts';

interface RemoveSheetProps {
  readonly document: TrackedDocument;
  readonly onClose: () => void;
}

export function RemoveSheet({ document, onClose }: RemoveSheetProps) {
  const t = useTranslations('documents');
  const types = useTranslations('notifications.documents');
  const run = useCommand(deleteDocument);
  const remove = async () => {
    const saved = await run({ id: document.id });
    if (!saved.ok) return notifyNotSaved(t('notSaved'));
    onClose();
  };
  return (
    <ConsequenceSheet
      opened
      title={t('gone.title')}
      lead={types(document.type)}
      consequences={[
        { icon: IconEyeOff, fact: t('gone.venues'), detail: t('gone.venuesText') },
        { icon: IconTrash, fact: t('gone.file'), detail: t('gone.fileText') },
      ]}
      safeLabel={t('gone.keep')}
      onSafe={onClose}
      costlyLabel={t('gone.sure')}
      onCostly={() => void remove()}
    />
  );
}
