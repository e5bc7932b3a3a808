import { DocumentsScreen } from '#features/documents/documents-screen.tsx';

export function DocumentsPage() {
  return <DocumentsScreen />;
}
