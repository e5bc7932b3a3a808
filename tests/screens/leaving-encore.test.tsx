// Leaving Encore for a while or for good: what stands against it, and what is said once it is done.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readOwn } from '#bridge/kept.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { venues, venueUsers } from '#domain/venues/schema.ts';
import { LeavePart } from '#features/settings/leave-part.tsx';
import { inHours, memberRow, nthId, OTHER, ROW } from '#tests/domain/more-rows.ts';
import { BOOKING, bookingRow, MANAGER, VENUE, venueRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

async function wantsToLeave(who: string, code: string) {
  const person = await personAt(who, {});
  person.server.refuses.delete_my_account = code;
  await person.holds(venues, venueRow(), venueRow({ id: OTHER, name: 'Harbour' }));
  await person.holds(venueUsers, memberRow(), memberRow({ id: nthId(1), venue_id: OTHER }));
  await person.holds(venueUsers, memberRow({ id: nthId(2), venue_id: VENUE, user_id: nthId(3), name: 'Vera' }));
  const booked = { starts_at: inHours(120), ends_at: inHours(126), tz: 'UTC' } as const;
  await person.holds(bookings, bookingRow(booked), bookingRow({ ...booked, id: ROW, status: 'cancelled_by_worker' }));
  return person.sees(<LeavePart address="/rockstar/settings" />);
}

it('says so beforehand, and leads to each shift that is booked', async () => {
  await wantsToLeave(WORKER, 'bookings_ahead');
  await screen.findByText(/You still have work booked/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete account' }).disabled).toBe(true);
  const ways = await screen.findAllByRole('link', { name: /Bartender · The Copper Thistle/ });
  expect(ways.map(way => way.getAttribute('href'))).toEqual([`/rockstar/shifts/${BOOKING}`]);
});

it.each([
  ['Pause account', 'Pause your account?', /^Your account is paused\./],
  ['Delete account', 'Delete your account?', /^Your account will be deleted in 14 days\./],
])('%s: says what became of it once the person is signed out', async (act, title, became) => {
  const rocco = await personAt(WORKER, { deactivate_account: null, delete_my_account: null });
  const leaves = vi.spyOn(rocco.device, 'signOut').mockResolvedValue(undefined);
  const { press, isAt } = rocco.sees(<LeavePart address="/rockstar/settings" />);
  await press(act);
  const sheet = await screen.findByRole('dialog', { name: title, hidden: true });
  fireEvent.click(await within(sheet).findByRole('button', { name: act, hidden: true }));
  await screen.findByText(became);
  expect(isAt()).toBe('/');
  expect(leaves).toHaveBeenCalledOnce();
  leaves.mockRestore();
});

async function veraWith(colleague: 'staff' | 'admin') {
  const vera = await personAt(MANAGER, {});
  await vera.holds(venues, venueRow());
  const other = { id: nthId(2), user_id: nthId(3), name: 'Stef', role: colleague };
  await vera.holds(venueUsers, memberRow(), memberRow(other));
  return vera.sees(<LeavePart address="/venue/settings" />);
}

it('says to who runs a venue alone that nobody decides there while they are away', async () => {
  await veraWith('staff');
  await screen.findByText(/^No one decides for The Copper Thistle until you sign in again/);
});

it('says to whoever runs it with somebody that these decide, and that they are told', async () => {
  const { press } = await veraWith('admin');
  await press('Delete account');
  await screen.findByText('Your team is told now');
  screen.getByText(/your colleagues decide/);
});

it('leads to the team of each venue that would have no admin, at that venue', async () => {
  const { press, isAt } = await wantsToLeave(MANAGER, 'last_admin');
  await screen.findByText(/A venue needs at least one admin/);
  const goes = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(goes('Delete account').disabled).toBe(true);
  expect(goes('Pause account').disabled).toBe(false);
  await press('Open the team of Harbour', 'link');
  expect(screen.queryByRole('link', { name: /Copper Thistle/ })).toBeNull();
  expect(isAt()).toBe('/venue/staff');
  expect(readOwn('venue', MANAGER)).toBe(OTHER);
});
