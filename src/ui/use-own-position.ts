// Where this device is, asked for by a press alone. Whatever waits for it has to go on without: nobody has to answer the browser's question.
import { useState } from 'react';

const ASK_MS = 15_000;
/** A browser counts the time of its own question nowhere: somebody who overlooks it would wait for ever. */
const ANSWER_MS = 2 * ASK_MS;
/** Of `GeolocationPositionError`. */
const PERMISSION_DENIED = 1;

/** refused: by the person or their settings; unknown: the device does not find it; unanswered: the browser still asks. */
export type OwnPositionState = 'idle' | 'asking' | 'refused' | 'unknown' | 'unanswered';

export interface OwnPosition {
  readonly state: OwnPositionState;
  ask(): void;
}

/** `onFound` answers whether what was found is good enough. */
export function useOwnPosition(
  onFound: (found: GeolocationCoordinates) => boolean,
  options: PositionOptions = {},
): OwnPosition {
  const [state, setState] = useState<OwnPositionState>('idle');
  return { state, ask: () => askPosition(onFound, setState, options) };
}

/** Says that it is unanswered while the question is open; an answer that comes after that counts all the same. */
export function askPosition(
  onFound: (found: GeolocationCoordinates) => boolean,
  tell: (state: OwnPositionState) => void,
  options: PositionOptions = {},
): void {
  tell('asking');
  const timer = setTimeout(() => tell('unanswered'), ANSWER_MS);
  const answered = (state: OwnPositionState) => {
    clearTimeout(timer);
    tell(state);
  };
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => answered(onFound(coords) ? 'idle' : 'unknown'),
    ({ code }) => answered(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
    { timeout: ASK_MS, ...options },
  );
}
