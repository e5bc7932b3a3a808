import { RecordScreen } from '#features/record/record-screen.tsx';

export function RecordPage() {
  return <RecordScreen />;
}
