import { ReliabilityScreen } from '#features/reliability/reliability-screen.tsx';

export function ReliabilityPage() {
  return <ReliabilityScreen />;
}
