// A chat with somebody whom one’s own side has blocked: why there is no box to write in, and the way back.

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookings } from '#domain/bookings/schema.ts';
import { conversations } from '#domain/conversations/schema.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { relations } from '#domain/relations/schema.ts';
import { venues, venueUsers } from '#domain/venues/schema.ts';
import { ThreadPanel } from '#features/messages/thread-panel.tsx';
import { chatRow, inHours, memberRow, profileRow, ROW, relationRow } from '#tests/domain/more-rows.ts';
import { bookingRow, MANAGER, VENUE, venueRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

async function minaChats(role: 'manager' | 'staff' = 'manager') {
  const mina = await personAt(MANAGER);
  await mina.holds(venues, venueRow());
  await mina.holds(venueUsers, memberRow({ role }));
  await mina.holds(profiles, profileRow({ name: 'Rocco' }));
  await mina.holds(conversations, chatRow());
  return mina;
}
const thread = <ThreadPanel side="venue" conversationId={ROW} />;
const box = () => screen.queryByRole('textbox', { name: 'Write a message to Rocco' });

describe('a chat with somebody whom the venue blocked', () => {
  it('says so in place of the box, and the press that unblocks them gives it back', async () => {
    const mina = await minaChats();
    await mina.holds(relations, relationRow({ kind: 'blocked' }));
    const { press } = mina.sees(thread);
    await screen.findByText('You’ve blocked Rocco');
    expect(box()).toBeNull();
    await press('Unblock Rocco');
    const args = { venue_id: VENUE, worker_id: WORKER, side: 'venue', kind: 'neutral' };
    await expect.poll(mina.outbox).toMatchObject([{ name: 'set_relation', args }]);
    await expect.poll(box).not.toBeNull();
  });

  it('is written while they are booked', async () => {
    const mina = await minaChats();
    await mina.holds(relations, relationRow({ kind: 'blocked' }));
    await mina.holds(bookings, bookingRow({ starts_at: inHours(30), ends_at: inHours(38) }));
    mina.sees(thread);
    await expect.poll(box).not.toBeNull();
    expect(screen.queryByText('You’ve blocked Rocco')).toBeNull();
  });

  it('staff are told who can unblock them', async () => {
    const stef = await minaChats('staff');
    await stef.holds(relations, relationRow({ kind: 'blocked' }));
    stef.sees(thread);
    await screen.findByText(/until a manager unblocks them/);
    expect(screen.queryByRole('button', { name: 'Unblock Rocco' })).toBeNull();
  });
});
