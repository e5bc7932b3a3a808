// Short words over the screen, for what just happened. A toast never carries what a person must not miss: that stands
// on the screen itself. What draws them is loaded by the first one; those that come meanwhile wait for it.

interface ToastAct {
  readonly label: string;
  readonly run: () => void;
}

/** What just happened, in plain words, with a way back if there is one. */
export function notify(message: string, undo?: ToastAct, ms = 6000): void {
  show(({ toast }) =>
    toast(message, undo === undefined ? {} : { action: { label: undo.label, onClick: undo.run }, duration: ms }),
  );
}

export interface OutcomeWords {
  /** It is on this device. Said when the answer takes a moment. */
  readonly saved: string;
  /** Claims success, so it is said once there is some. */
  readonly applied: string;
  /** The way back from what is done already, offered for ten seconds. */
  readonly back?: ToastAct;
  /** What is done next, once it is applied. */
  readonly next?: ToastAct;
}

/** Longer than an answer takes where there is signal. */
const ANSWER_MS = 900;
const BACK_MS = 10_000;

/** Nothing is called done before the server has applied it; what it refuses, the outbox tells. `act` stands beside what is only saved. */
export function notifyOutcome(outcome: Promise<string>, words: OutcomeWords, act?: ToastAct): void {
  const waiting = setTimeout(() => notify(words.saved, words.back ?? act), ANSWER_MS);
  void outcome.then(became => {
    clearTimeout(waiting);
    if (became === 'applied') notify(words.applied, words.back ?? words.next, BACK_MS);
  });
}

/** critical: 10 s with a way to report it; high: 5 s; medium: 3 s. */
export type Severity = 'critical' | 'high' | 'medium';

const durations: Readonly<Record<Severity, number>> = { critical: 10_000, high: 5000, medium: 3000 };

export function notifyFailure(message: string, severity: Severity, report?: ToastAct): void {
  const act = report === undefined ? {} : { action: { label: report.label, onClick: report.run } };
  const options = { duration: durations[severity], ...act };
  show(({ toast }) => (severity === 'medium' ? toast.warning(message, options) : toast.error(message, options)));
}

/** Known to what draws the toasts: that a device is full, in the reader's language, or null. */
let deviceFull: () => string | null = () => null;

/** For the host only. */
export function sayFullBy(words: () => string | null): void {
  deviceFull = words;
}

/** What this device did not save. Where it is full, that is said instead: trying again does not help. */
export function notifyNotSaved(message: string): void {
  show(({ toast }) => toast.error(deviceFull() ?? message, { duration: durations.high }));
}

/**
 * What a call to the server came to instead of what was asked of it. The one place that says how grave that is: 500 and above are high,
 * and so is a refusal, which takes as long to read.
 */
export function notifyFailedCall(message: string): void {
  notifyFailure(message, 'high');
}

/** One toast that stays until it is answered; the id keeps it one however often it is asked for. */
export function offer(id: string, message: string, act: ToastAct): void {
  show(({ toast }) =>
    toast(message, { id, duration: Number.POSITIVE_INFINITY, action: { label: act.label, onClick: act.run } }),
  );
}

type Draw = (sonner: typeof import('sonner')) => unknown;

let sonner: typeof import('sonner') | null = null;
let asked: readonly Draw[] = [];
const listeners = new Set<() => void>();

/** After the frame in which the act itself shows: a toast measures itself, and nobody waits for it. */
function show(draw: Draw): void {
  requestAnimationFrame(() => setTimeout(() => drawNow(draw)));
}

function drawNow(draw: Draw): void {
  if (sonner !== null) {
    draw(sonner);
    return;
  }
  asked = [...asked, draw];
  for (const notifyHost of listeners) notifyHost();
}

/** For the host only: whether anybody has asked for a toast. Shaped for useSyncExternalStore. */
export const toastsAsked = {
  get: (): boolean => sonner !== null || asked.length > 0,
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};

/** The place for toasts stands: what was asked for before it did is drawn now. */
export function toasterReady(library: typeof import('sonner')): void {
  sonner = library;
  for (const draw of asked) draw(library);
  asked = [];
}
