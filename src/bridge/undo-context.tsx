// Acts that go back by Ctrl Z: a screen that keeps a history of them hands down how one is done, and whoever acts below it uses that.
// It knows neither what is done nor how it is told.
import { createContext, useContext } from 'react';
import type { Act } from '#sync/index.ts';

export interface Deed {
  /** Made anew each time it is done, so that doing it again has ids of its own. An inverse is null where nothing may take it back. */
  readonly steps: () => readonly { readonly act: Act; readonly inverse: Act | null }[];
  /** Draws at once what the mirror will bring; what it gives back takes that away again. */
  readonly draw?: () => () => void;
  /** 'Invitation to Rosa': on this device until it is applied. */
  readonly what: string;
  /** 'Invitation to Rosa sent'. */
  readonly said: string;
}

/** False when nothing was saved; it has been said why. */
export type Run = (deed: Deed) => Promise<boolean>;

const RunContext = createContext<Run | null>(null);

export const RunProvider = RunContext.Provider;

/** Null where no screen keeps a history. */
export function useRun(): Run | null {
  return useContext(RunContext);
}
