// What is open over midnight, on the last night of a year.
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookings } from '#domain/bookings/schema.ts';
import { conversations } from '#domain/conversations/schema.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { relations } from '#domain/relations/schema.ts';
import { venues, venueUsers } from '#domain/venues/schema.ts';
import { MyShiftsScreen } from '#features/bookings/my-shifts-screen.tsx';
import { ContextPart } from '#features/messages/context-part.tsx';
import { LogRow } from '#features/messages/log-row.tsx';
import { ThreadPanel } from '#features/messages/thread-panel.tsx';
import { SlotCheck } from '#features/rockstars/slot-check.tsx';
import { chatRow, memberRow, OTHER, profileRow, ROW, relationRow } from '#tests/domain/more-rows.ts';
import { bookingRow, MANAGER, placedVenue, SHIFT, VENUE, venueRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

beforeEach(() => void vi.setSystemTime('2026-12-31T23:50:00Z'));
afterEach(() => void vi.useRealTimers());

function itIs(time: string): void {
  vi.setSystemTime(time);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('a chat: what was said before midnight is of yesterday then, though nothing is said after it', async () => {
  const rocco = await personAt(WORKER);
  const row = { kind: 'day', key: 'day', at: Date.parse('2026-12-31T23:40:00Z') } as const;
  rocco.sees(<LogRow row={row} side="rockstar" at={null} older="none" tz="UTC" />);
  await screen.findByRole('heading', { name: 'Today' });
  itIs('2027-01-01T00:10:00Z');
  expect(screen.getByRole('heading').textContent).toBe('Yesterday');
});

it('own shifts: the month that it is becomes the next one, and a month that was chosen stays', async () => {
  const rocco = await personAt(WORKER);
  const times = { starts_at: '2027-01-02T18:00:00.000Z', ends_at: '2027-01-02T23:00:00.000Z' };
  await rocco.holds(bookings, bookingRow(times));
  const { press } = rocco.sees(<MyShiftsScreen requests={null} records={null} record={null} />);
  const month = (name: string) => screen.findByRole('heading', { name });
  await press('Month', 'radio');
  await month('December 2026');
  itIs('2027-01-01T00:10:00Z');
  await month('January 2027');
  await press('The month before');
  await month('December 2026');
  itIs('2027-02-01T00:10:00Z');
  await month('December 2026');
  await press('Back to today');
  await month('February 2027');
});

it('who may be free tomorrow: it is the day after then, and a day that was asked about stays', async () => {
  const mina = await personAt(MANAGER, { free_for_slot: true });
  const { press } = mina.sees(<SlotCheck venue={placedVenue()} person={{ id: WORKER, name: 'Rocco' }} />);
  const day = () => screen.getByLabelText<HTMLInputElement>('Day').value;
  await screen.findByLabelText('Day');
  expect(day()).toBe('2027-01-01');
  itIs('2027-01-01T00:10:00Z');
  expect(day()).toBe('2027-01-02');
  await press('Check');
  await screen.findByText(/^Rocco is free: .*2 Jan/);
  itIs('2027-01-02T00:10:00Z');
  expect(day()).toBe('2027-01-02');
  screen.getByText(/^Rocco is free: .*2 Jan/);
});

describe('a chat at a desk', () => {
  const tonight = { starts_at: '2026-12-31T18:00:00.000Z', ends_at: '2027-01-01T00:00:00.000Z' };
  const later = { starts_at: '2027-01-02T18:00:00.000Z', ends_at: '2027-01-02T23:00:00.000Z' };

  async function minaHas(...booked: Parameters<typeof bookingRow>[0][]) {
    const mina = await personAt(MANAGER);
    await mina.holds(venues, venueRow());
    await mina.holds(venueUsers, memberRow());
    await mina.holds(profiles, profileRow());
    await mina.holds(conversations, chatRow());
    await mina.holds(bookings, ...booked.map(bookingRow));
    return mina;
  }

  it('beside it a shift that has ended is not the next one, nor at its head', async () => {
    const mina = await minaHas(tonight, { ...later, id: OTHER, shift_id: OTHER });
    const chat = { id: ROW, venueId: VENUE, rockstarId: WORKER } as Parameters<typeof ContextPart>[0]['chat'];
    mina.sees(
      <>
        <ThreadPanel side="venue" conversationId={ROW} />
        <ContextPart chat={chat} side="venue" name="Rocco" />
      </>,
    );
    const next = () => screen.queryByRole('link', { name: 'Open shift' })?.getAttribute('href');
    await expect.poll(next).toBe(`/venue/shifts/${SHIFT}`);
    await screen.findByText(/^Bartender\s·\sThu 31 Dec/);
    itIs('2027-01-01T00:10:00Z');
    await expect.poll(next).toBe(`/venue/shifts/${OTHER}`);
    await screen.findByText(/^Bartender\s·\sSat 2 Jan/);
  });

  it('with somebody whom the venue blocked it is closed once their shift has ended', async () => {
    const mina = await minaHas(tonight);
    await mina.holds(relations, relationRow({ kind: 'blocked' }));
    mina.sees(<ThreadPanel side="venue" conversationId={ROW} />);
    await screen.findByRole('textbox', { name: /^Write a message/ });
    itIs('2027-01-01T00:10:00Z');
    await screen.findByText(/^You’ve blocked /);
  });
});
