import { useCallback } from 'react';
import { useQuery } from '#bridge/use-query.ts';
import type { Chat } from '#domain/conversations/queries.ts';
import type { Side } from '#domain/side.ts';
import { ownVenues } from '#domain/venues/queries.ts';

/** Whether this person may delete a chat: the rockstar their own, of a venue its managers. */
export function useDeleteRights(side: Side): (chat: Pick<Chat, 'venueId'>) => boolean {
  const own = useQuery(ownVenues, null);
  return useCallback(
    chat =>
      side === 'rockstar' ||
      own?.some(({ venue, membership }) => venue.id === chat.venueId && membership.role !== 'staff') === true,
    [side, own],
  );
}
