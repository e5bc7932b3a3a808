import { ClockPanel } from './clock-panel.tsx';
import { LossPanel } from './loss-panel.tsx';

/** What is wrong with this device itself, above every screen of a portal. */
export function DeviceTroublePanel() {
  return (
    <>
      <LossPanel within="portal" />
      <ClockPanel />
    </>
  );
}
