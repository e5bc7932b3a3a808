// What was said last with a venue, beside a booking and beside an open shift, from the phone alone.
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { onTheWayFrom } from '#domain/bookings/rules.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { lastWordsFrom } from '#domain/conversations/queries.ts';
import { conversations, type MessageRow, messages } from '#domain/conversations/schema.ts';
import { lastWords, saidLate } from '#domain/conversations/thread.ts';
import { conversationId } from '#domain/ids.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { venues } from '#domain/venues/schema.ts';
import { deviceOf } from './device-of.ts';
import { BOOKING, bookingRow, MANAGER, SHIFT, shiftRow, VENUE, venueRow, WORKER } from './rows.ts';

const chat = conversationId(VENUE, WORKER);

function message(nth: number, changes: Partial<MessageRow> = {}): Partial<MessageRow> {
  return {
    ...{ id: `0190a000-0000-7000-8000-00000000020${nth}`, row_xid: '1', conversation_id: chat, sender_id: MANAGER },
    ...{ sender_side: 'venue', sender_name: 'Mina', content: `Word ${nth}`, template: null, unread_by: null },
    ...{ created_at: `2026-11-26T10:0${nth}:00.000Z`, updated_at: `2026-11-26T10:0${nth}:00.000Z` },
    ...{ delivered_at: null, read_at: null, ...changes },
  };
}

const own = { sender_id: WORKER, sender_side: 'rockstar' } as const;

it('are the newest three of that chat, oldest first; nothing where nobody has spoken', async () => {
  const { mirror, holds, close } = deviceOf(WORKER);
  await holds(venues, venueRow());
  await holds(shifts, shiftRow());
  await holds(bookings, bookingRow());
  await holds(conversations, {
    id: chat,
    row_xid: '1',
    venue_id: VENUE,
    rockstar_id: WORKER,
    updated_at: '2026-11-26',
  });
  expect(await lastWords(mirror, { bookingId: BOOKING })).toBeNull();
  await holds(messages, ...[1, 2, 3].map(nth => message(nth)), message(4, own));
  await holds(messages, message(5, { conversation_id: 'another chat' }));
  for (const of of [{ bookingId: BOOKING }, { shiftId: SHIFT }]) {
    const found = await lastWords(mirror, of);
    expect(found?.said.map(({ content, own }) => [content, own])).toEqual([
      ['Word 2', false],
      ['Word 3', false],
      ['Word 4', true],
    ]);
    expect(found?.chat.venueName).toBe('The Copper Thistle');
  }
  expect(await lastWords(mirror, { shiftId: 'gone' })).toBeNull();
  close();
});

it('of those whom a venue waits for are what they wrote, and not what was said to them', async () => {
  const { mirror, holds, close } = deviceOf(MANAGER);
  const from = Date.parse('2026-11-26T10:01:30Z');
  const people = [
    { workerId: WORKER, from },
    { workerId: 'somebody silent', from },
  ];
  await holds(messages, message(1, own), message(3));
  expect(await lastWordsFrom(mirror, { venueId: VENUE, people })).toEqual(new Map());
  await holds(messages, message(2, { ...own, template: 'late_10' }));
  const wrote = await lastWordsFrom(mirror, { venueId: VENUE, people });
  expect([...wrote].map(([who, { template }]) => [who, template])).toEqual([[WORKER, 'late_10']]);
  close();
});

it('that one comes late are one’s own, of today, and the last of them', async () => {
  const { mirror, holds, close } = deviceOf(WORKER);
  const said = () =>
    saidLate(mirror, { id: chat, from: onTheWayFrom({ startsAt: Date.parse('2026-11-26T13:00:00Z') }) });
  const late = (template: string, changes: Partial<MessageRow> = {}) => ({ ...own, template, ...changes });
  await holds(
    messages,
    // Of the night before, less than a day ago.
    message(1, late('late_20', { created_at: '2026-11-25T13:05:00.000Z' })),
    message(2, late('on_my_way')),
  );
  expect(await said()).toBeNull();
  await holds(
    messages,
    message(3, late('late_5')),
    message(4, late('late_10', { delivered_at: '2026-11-26T10:05:00.000Z' })),
    message(5, late('thank_you')),
  );
  expect(await said()).toMatchObject({ template: 'late_10', state: 'delivered' });
  close();
});
