// What was written down here and the server did not take: it is no row any more, and stands in the queue alone, with all that was
// typed.
import { safeParse } from 'valibot';
import type { Command, Mirror } from '#sync/index.ts';
import { type OwnVenue, ownVenues } from './venues/queries.ts';
import { isPlaced } from './venues/schema.ts';

export interface Refused<Args> {
  readonly args: Args;
  readonly code: string | undefined;
  /** Of all that was refused about it: what was to be done with it, too. */
  readonly commandIds: readonly string[];
  /** Of which venue, whichever the person looks at. */
  readonly own: OwnVenue;
}

/** Null where nothing of that name about this row waits for the person. */
export async function refusedWriting<Args extends { readonly venue_id: string }>(
  mirror: Mirror,
  { command, id }: { readonly command: Command<Args>; readonly id: string },
): Promise<Refused<Args> | null> {
  const about = (await mirror.refused()).filter(({ args }) => (args as { readonly id?: unknown }).id === id);
  const written = about.findLast(({ name }) => name === command.name);
  const parsed = written === undefined ? undefined : safeParse(command.args, written.args);
  if (written === undefined || parsed?.success !== true) return null;
  const args = parsed.output;
  const own = (await ownVenues(mirror)).find(({ venue }) => venue.id === args.venue_id);
  if (own === undefined || !isPlaced(own.venue)) return null;
  const commandIds = about.map(entry => entry.id);
  return { args, code: written.code, commandIds, own: { ...own, venue: own.venue } };
}
