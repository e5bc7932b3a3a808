// What a mailed link brought, taken out of the address by `public/first-look.js` before anything else ran. It stays with the
// entry of the history: a reload still knows it, and no address, referrer or picture of the screen tells it.
import { useLocation } from '@tanstack/react-router';

export interface Mailed {
  /** Of an invitation. */
  readonly token?: string;
  /** Of a confirmation or a new password. */
  readonly token_hash?: string;
  /** What the provider's own one-click link leaves behind once it has done its work. */
  readonly code?: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    mailed?: Mailed;
  }
}

const NOTHING: Mailed = {};

export function useMailed(): Mailed {
  return useLocation({ select: location => location.state.mailed ?? NOTHING });
}
