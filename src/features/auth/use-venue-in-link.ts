import { useEffect, useState } from 'react';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { venueInLink } from '#domain/relations/bringing.ts';

/** The name of the venue whose link led here; null while it is asked, and where nobody answers: one can register without. */
export function useVenueInLink(venueId: string | undefined): string | null {
  const { run } = useOnlineAct(venueInLink);
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    if (venueId === undefined) return;
    let left = false;
    void run({ venueId }).then(answer => {
      if (!left && answer.ok) setName(answer.value);
    });
    return () => {
      left = true;
    };
  }, [venueId, run]);
  return name;
}
