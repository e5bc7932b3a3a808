import { useEffect, useState } from 'react';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { getVenueInvitation, type VenueInvitation } from '#domain/team/online.ts';
import { isUnreachable } from './sign-in-failure.ts';

/** Null: the token opens nothing, or there was none; 'unreachable': nobody could be asked; undefined while it is asked. */
export type FoundInvitation = VenueInvitation | 'unreachable' | null | undefined;

/** What the token of a mailed link offers. */
export function useVenueInvitation(token: string | undefined): {
  readonly offer: FoundInvitation;
  readonly again: () => void;
} {
  const { run } = useOnlineAct(getVenueInvitation);
  const [offer, setOffer] = useState<FoundInvitation>(token === undefined ? null : undefined);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    if (token === undefined || tries === 0) return;
    let left = false;
    void run({ token }).then(answer => {
      if (left || (!answer.ok && answer.error.code === 'busy')) return;
      if (answer.ok) setOffer(answer.value);
      // What could not be asked says nothing about the invitation.
      else setOffer(isUnreachable(answer.error.code) ? 'unreachable' : null);
    });
    return () => {
      left = true;
    };
  }, [token, run, tries]);
  const again = () => {
    setOffer(undefined);
    setTries(tries + 1);
  };
  return { offer, again };
}
