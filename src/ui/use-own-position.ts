// Where this device is, asked for by a press alone. Whatever waits for it has to go on without: nobody has to answer the browser's question.
import { useState } from 'react';

const ASK_MS = 15_000;
/** Of `GeolocationPositionError`. */
const PERMISSION_DENIED = 1;

/** refused: by the person or their settings; unknown: the device does not find it. */
export type OwnPositionState = 'idle' | 'asking' | 'refused' | 'unknown';

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
  const ask = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setState(onFound(coords) ? 'idle' : 'unknown'),
      ({ code }) => setState(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: ASK_MS, ...options },
    );
  };
  return { state, ask };
}
