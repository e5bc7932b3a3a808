// A no-show as its Rockstar reads it: in the account of points, and on the page of its shift, from where it is contested.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { keepTyped } from '#bridge/kept.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { type MessageRow, messages } from '#domain/conversations/schema.ts';
import { conversationId } from '#domain/ids.ts';
import { reliabilityEvents } from '#domain/reliability/schema.ts';
import { BookingScreen } from '#features/bookings/booking-screen.tsx';
import { NoShowContestBar } from '#features/reliability/no-show-contest-bar.tsx';
import { NoShowContestPanel } from '#features/reliability/no-show-contest-panel.tsx';
import { ReliabilityScreen } from '#features/reliability/reliability-screen.tsx';
import { inHours, ROW, unreadRow } from '#tests/domain/more-rows.ts';
import { BOOKING, bookingRow, MANAGER, VENUE, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

/** As the route composes it. */
const PAGE = (
  <BookingScreen
    bookingId={BOOKING}
    panels={<NoShowContestPanel bookingId={BOOKING} />}
    answer={<NoShowContestBar bookingId={BOOKING} />}
  />
);

describe('a no-show', () => {
  async function roccoMissedOne(counts_from = inHours(-1), strikes_left = 3) {
    const rocco = await personAt(WORKER);
    const times = { starts_at: inHours(-20), ends_at: inHours(-12) };
    await rocco.holds(bookings, bookingRow({ ...times, status: 'no_show', no_show_at: inHours(-19) }));
    const points = {
      kind: 'no_show',
      points: 12,
      strikes: 3,
      strikes_left,
      clean_shifts: 0,
      minutes: null,
    } as const;
    await rocco.holds(reliabilityEvents, {
      ...{ id: ROW, row_xid: '11', booking_id: BOOKING, worker_id: WORKER, venue_id: VENUE, tz: 'Europe/London' },
      ...{ ...points, happened_at: times.starts_at, counts_from, accepted_at: null, appealed_at: null, appeal: null },
      ...{ created_at: times.starts_at, updated_at: times.starts_at },
    });
    return rocco;
  }

  it('says to readers, too, what its figure is of', async () => {
    const rocco = await roccoMissedOne();
    rocco.sees(<ReliabilityScreen />);
    expect((await screen.findByText('−12')).getAttribute('aria-hidden')).toBe('true');
    await screen.findByText('12 points');
  });

  it('has strikes that are not cleared when it began to count without signal, before the server counted them', async () => {
    const rocco = await roccoMissedOne(inHours(-1), 0);
    rocco.sees(<ReliabilityScreen />);
    await screen.findByText('−12');
    expect(screen.queryByText(/cleared/)).toBeNull();
  });

  it('takes nothing yet, and says from when it does', async () => {
    const rocco = await roccoMissedOne(inHours(50));
    rocco.sees(<ReliabilityScreen />);
    await screen.findByText(/^takes 12 points from /);
    await screen.findByText('Reliability 100, and why');
    expect(screen.queryByText('−12')).toBeNull();
    expect(screen.queryByText(/cleared/)).toBeNull();
  });

  it('is contested without a word, and until a person decides takes nothing', async () => {
    const rocco = await roccoMissedOne(inHours(50));
    const { press } = rocco.sees(
      <>
        {PAGE}
        <ReliabilityScreen />
      </>,
    );
    await screen.findByRole('heading', { name: 'They say you were not there' });
    await screen.findByText(/^Nothing is taken off until/);
    await screen.findByText('No check-in for this shift on this account.');
    await press('Contest it');
    expect(screen.queryByRole('dialog')).toBeNull();
    await expect.poll(rocco.outbox).toEqual([{ name: 'appeal_points', args: { id: ROW, reason: '' } }]);
    await screen.findByText('takes 12 points if a person confirms it');
  });

  it('is right, once what that means was read: it counts from then, and may still be contested', async () => {
    const rocco = await roccoMissedOne(inHours(50));
    const { press } = rocco.sees(
      <>
        {PAGE}
        <ReliabilityScreen />
      </>,
    );
    await press('It is right');
    const sheet = within(await screen.findByRole('dialog', { name: 'Is it right that you weren’t there?' }));
    sheet.getByText('12 points off from now');
    sheet.getByText('3 strikes');
    sheet.getByText(/a person from our team looks at your account/);
    expect(await rocco.outbox()).toEqual([]);
    await userEvent.click(sheet.getByRole('button', { name: 'It is right' }));
    await screen.findByText(/^You said it’s right/);
    expect(await rocco.outbox()).toEqual([{ name: 'accept_no_show', args: { id: ROW } }]);
    await screen.findByText('Reliability 88, and why');
    expect(screen.getAllByText('On this device')).toHaveLength(2);
    expect(screen.queryByText(/cleared/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'It is right' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Contest it' }).dataset.variant).toBe('outline');
    await press(/^Contest by/);
    await screen.findByText(/The points count until they decide/);
  });

  it('lights showing the code while that is possible, and contesting it after', async () => {
    const rocco = await roccoMissedOne(inHours(50));
    rocco.sees(PAGE);
    const bar = await screen.findByRole('button', { name: 'Contest it' });
    await expect.poll(() => bar.dataset.variant).toBe('lit');
    const times = { starts_at: inHours(-2), ends_at: inHours(6) };
    await rocco.holds(bookings, bookingRow({ ...times, status: 'no_show', no_show_at: inHours(-1) }));
    await screen.findByText(/^If you’re there, check in with the code/);
    await expect.poll(() => bar.dataset.variant).toBe('outline');
  });

  it('is contested with the messages to the venue of that night, each of which can be left out', async () => {
    const rocco = await roccoMissedOne(inHours(50));
    const chat = conversationId(VENUE, WORKER);
    const own = { conversation_id: chat, sender_id: WORKER, sender_side: 'rockstar', sender_name: 'Rocco' } as const;
    const wrote = (nth: number, content: string, hours: number, changes: Partial<MessageRow> = {}) =>
      rocco.holds(messages, { ...unreadRow(nth), ...own, content, created_at: inHours(hours), ...changes });
    await wrote(1, 'The tablet at the door is off', -19.9);
    await wrote(2, 'My sister says hello', -19.8);
    await wrote(3, 'See you on Friday', -90);
    await wrote(4, 'Where are you?', -19.7, { sender_id: MANAGER, sender_side: 'venue', sender_name: 'Mina' });
    rocco.sees(PAGE);
    await screen.findByRole('checkbox', { name: /The tablet at the door is off/ });
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(screen.getByRole('checkbox', { name: /My sister says hello/ }));
    cleanup();
    const { press } = rocco.sees(PAGE);
    // Whoever comes back finds it left out still.
    await expect.poll(() => screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await press('Contest it');
    await screen.findByText('On this device');
    const args = { id: ROW, reason: '', messages: [unreadRow(1).id] };
    expect(await rocco.outbox()).toEqual([{ name: 'appeal_points', args }]);
  });

  it('is contested with those messages however soon it is sent, and however slowly they are read', async () => {
    const rocco = await roccoMissedOne(inHours(50));
    const own = { conversation_id: conversationId(VENUE, WORKER), sender_id: WORKER, sender_side: 'rockstar' } as const;
    await rocco.holds(messages, { ...unreadRow(1), ...own, content: 'I am here', created_at: inHours(-19.9) });
    const mirror = rocco.device.mirror.get();
    if (mirror === null) throw new Error('Nobody is signed in.');
    const together = mirror.together.bind(mirror);
    vi.spyOn(mirror, 'together').mockImplementation(async read => {
      await new Promise(resolve => setTimeout(resolve, 300));
      return together(read);
    });
    const { press } = rocco.sees(PAGE);
    await press('Contest it');
    const args = { id: ROW, reason: '', messages: [unreadRow(1).id] };
    await expect.poll(() => rocco.outbox()).toEqual([{ name: 'appeal_points', args }]);
  });

  it('is contested with the words that an app of yesterday kept', async () => {
    const rocco = await roccoMissedOne();
    keepTyped(`appeal-${ROW}`, JSON.stringify('The door was locked'), WORKER);
    const { press } = rocco.sees(PAGE);
    await screen.findByDisplayValue('The door was locked');
    await press('Contest it');
    await screen.findByText('On this device');
    const args = { id: ROW, reason: 'The door was locked' };
    expect(await rocco.outbox()).toEqual([{ name: 'appeal_points', args }]);
  });

  it('that counts already is no more said to be right', async () => {
    const rocco = await roccoMissedOne();
    rocco.sees(PAGE);
    await screen.findByText(/You can contest it until/);
    expect(screen.queryByRole('button', { name: 'It is right' })).toBeNull();
  });

  it('is contested from the page of its shift, and then leads to what becomes of that', async () => {
    const rocco = await roccoMissedOne();
    const { press, types } = rocco.sees(PAGE);
    await types('I came in through the kitchen.', 'Add something, if you like');
    await press('Contest it');
    const args = { id: ROW, reason: 'I came in through the kitchen.' };
    await expect.poll(rocco.outbox).toEqual([{ name: 'appeal_points', args }]);
    await screen.findByText('On this device');
    expect(screen.queryByRole('button', { name: 'Contest it' })).toBeNull();
  });
});
