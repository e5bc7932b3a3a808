import { EarningsScreen } from '#features/earnings/earnings-screen.tsx';

export function EarningsPage() {
  return <EarningsScreen />;
}
