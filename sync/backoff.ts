// How long to wait after failures. Full jitter, so that forty phones on one venue's Wi-Fi do not knock together.

const BASE_MS = 1_000;
const CAP_MS = 60_000;
/** Nobody looks: what is pending is tried about fifty times a day. */
const HIDDEN_CAP_MS = 30 * 60_000;

interface Circumstances {
  readonly retryAfterMs?: number | undefined;
  readonly hidden?: boolean;
}

/** `failures` ≥ 1, `random` 0 ≤ x < 1. Never less than what the server asked for (EN4). */
export function backoffMs(
  failures: number,
  random: number,
  { retryAfterMs = 0, hidden = false }: Circumstances = {},
): number {
  const waits = hidden
    ? Math.min(HIDDEN_CAP_MS, BASE_MS * 4 ** Math.min(failures, 10)) * (0.9 + 0.1 * random)
    : Math.min(CAP_MS, BASE_MS * 2 ** Math.min(failures, 10)) * random;
  return Math.max(Math.round(waits), retryAfterMs + Math.round(random * Math.min(retryAfterMs, 5_000)));
}

/** The least distance between two requests while they fail: a flapping network rings often (EN5). */
export function gapMs(failures: number): number {
  return failures === 0 ? 0 : Math.min(10_000, BASE_MS * 2 ** Math.min(failures - 1, 10));
}
