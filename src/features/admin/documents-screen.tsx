// What rockstars handed in to be checked, with the file; and what was decided.
import { useTranslations } from 'use-intl';
import { adminDocuments } from '#domain/admin/documents.ts';
import { holds } from '#domain/admin/rules.ts';
import { Screen } from '#ui/screen.tsx';
import { useAdminRole } from './admin-role-context.ts';
import { HandedDocumentRow } from './handed-document-row.tsx';
import { QueueScreen } from './queue-screen.tsx';

export function DocumentsScreen() {
  const t = useTranslations('admin.documents');
  // Proofs of who somebody is are not for everybody who may look around.
  if (!holds(useAdminRole(), 'support')) {
    return (
      <Screen title={t('title')}>
        <p>{t('denied')}</p>
      </Screen>
    );
  }
  return (
    <QueueScreen
      queue={adminDocuments}
      words="admin.documents"
      row={(document, onDecided) => <HandedDocumentRow key={document.id} document={document} onDecided={onDecided} />}
    />
  );
}
