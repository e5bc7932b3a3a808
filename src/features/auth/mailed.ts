// What a mailed link brought, taken out of the address by `public/first-look.js` before anything else ran. It stays with the
// entry of the history: a reload still knows it, and no address, referrer or picture of the screen tells it.
import { useLocation, useMatch } from '@tanstack/react-router';
import { useState } from 'react';

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

/**
 * Of the page that asks, as long as it is drawn: the location is the next page's while that one's code is fetched, and nothing was
 * mailed for it.
 */
export function useMailed(): Mailed {
  const mailed = useLocation({ select: location => location.state.mailed ?? NOTHING });
  const pathname = useLocation({ select: location => location.pathname });
  const drawn = useMatch({ strict: false, select: match => match.pathname });
  const [own, setOwn] = useState(mailed);
  if (pathname === drawn && own !== mailed) setOwn(mailed);
  return own;
}
