import { useEffect, useState } from 'react';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { getVenueInvitation, type VenueInvitation } from '#domain/team/online.ts';

/** What the token of a mailed link offers. Null: nothing, or there was no token; undefined while it is asked. */
export function useVenueInvitation(token: string | undefined): VenueInvitation | null | undefined {
  const { run } = useOnlineAct(getVenueInvitation);
  const [offer, setOffer] = useState<VenueInvitation | null | undefined>(token === undefined ? null : undefined);
  useEffect(() => {
    if (token === undefined) return;
    let left = false;
    void run({ token }).then(answer => {
      // Without an answer the form stands as it is; it asks again when it is sent.
      if (!left && !(answer.ok === false && answer.error.code === 'busy')) setOffer(answer.ok ? answer.value : null);
    });
    return () => {
      left = true;
    };
  }, [token, run]);
  return offer;
}
