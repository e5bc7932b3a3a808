// Which of their venues a person works in just now, as a pointer of this device. What may be done there is decided by
// the server.

import { useLocalStorage } from '@mantine/hooks';
import { useSession } from './use-session.ts';

/** Null: none chosen, so the primary one counts. */
export function useChosenVenue(): readonly [string | null, (venueId: string) => void] {
  const session = useSession();
  const [chosen, choose] = useLocalStorage<string | null>({
    key: `encore-venue-${session?.userId ?? 'nobody'}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  return [chosen, choose];
}
