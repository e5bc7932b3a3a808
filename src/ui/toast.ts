// Short words over the screen, for what just happened. A toast never carries what a person must not miss: that stands
// on the screen itself. The library that draws them arrives after the first screen; a toast asked for earlier waits.
import { retrying } from './lazy-screen.ts';

interface ToastAct {
  readonly label: string;
  readonly run: () => void;
}

/** What just happened, in plain words, with a way back if there is one. */
export function notify(message: string, undo?: ToastAct): void {
  show(({ toast }) =>
    toast(message, undo === undefined ? {} : { action: { label: undo.label, onClick: undo.run }, duration: 6000 }),
  );
}

/** critical: 10 s with a way to report it; high: 5 s; medium: 3 s. */
export type Severity = 'critical' | 'high' | 'medium';

const durations: Readonly<Record<Severity, number>> = { critical: 10_000, high: 5000, medium: 3000 };

export function notifyFailure(message: string, severity: Severity, report?: ToastAct): void {
  const act = report === undefined ? {} : { action: { label: report.label, onClick: report.run } };
  const options = { duration: durations[severity], ...act };
  show(({ toast }) => (severity === 'medium' ? toast.warning(message, options) : toast.error(message, options)));
}

/** One toast that stays until it is answered; the id keeps it one however often it is asked for. */
export function offer(id: string, message: string, act: ToastAct): void {
  show(({ toast }) =>
    toast(message, { id, duration: Number.POSITIVE_INFINITY, action: { label: act.label, onClick: act.run } }),
  );
}

function show(draw: (sonner: typeof import('sonner')) => unknown): void {
  // Without the library there is nowhere to say so; what mattered stands on the screen.
  retrying(() => import('sonner')).then(draw, () => undefined);
}
