// Pausing a venue and going on, as the device shows it before the server has answered.
import { expect, it } from 'vitest';
import { pauseVenue, resumeVenue } from '#domain/venues/commands.ts';
import { type VenueRow, venues } from '#domain/venues/schema.ts';
import type { Command } from '#sync/index.ts';
import { by, MANAGER, PlainTx, VENUE, venueRow } from './rows.ts';

it.each<[string, Partial<VenueRow>, Command<{ id: string }>, string]>([
  ['an open venue pauses', {}, pauseVenue, 'paused'],
  ['its own pause ends', { status: 'paused' }, resumeVenue, 'active'],
  ['a pause by the platform stays', { status: 'paused', paused_by_platform: true }, resumeVenue, 'paused'],
  ['a closed one neither pauses', { status: 'archived' }, pauseVenue, 'archived'],
  ['nor goes on', { status: 'archived' }, resumeVenue, 'archived'],
])('%s', async (_, known, command, status) => {
  const tx = new PlainTx().holding(venues, venueRow(known));
  await command.apply(tx, { id: VENUE }, by(MANAGER));
  expect((await tx.get(venues, VENUE))?.status).toBe(status);
});
