// Loads the half of the engine that speaks to the server, once and when it is first needed. It does not know what that half does.
import { type Clock, within } from './clock.ts';
import type { Wire, WireLoader } from './wire.ts';

const LOAD_WITHIN_MS = 10_000;

/** A load that failed or takes too long, offline say, is tried again at the next need. */
export function loadedOnce(clock: Clock, load: () => Promise<Wire>): WireLoader {
  let loading: Promise<Wire | null> | null = null;
  return () => {
    loading ??= within(clock, LOAD_WITHIN_MS, load())
      .catch(() => null)
      .then(wire => {
        if (wire === null) loading = null;
        return wire;
      });
    return loading;
  };
}
