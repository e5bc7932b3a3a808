// What a server answers that this version cannot read is as if nobody had answered: an act says so, and never throws.
import { expect, it } from 'vitest';
import { fitForShifts, freeForSlot } from '#domain/availability/online.ts';
import { calendarFeedSince, renewCalendarFeed } from '#domain/bookings/online.ts';
import { olderMessages, startByEmail } from '#domain/conversations/online.ts';
import { findPushKey } from '#domain/notifications/online.ts';
import { resendSignUp, signInWait } from '#domain/profiles/online.ts';
import { issueRecordTicket, ownRecord } from '#domain/record/online.ts';
import { meetVenue, venueInLink } from '#domain/relations/bringing.ts';
import { rockstarCard, searchRockstars } from '#domain/relations/online.ts';
import { ownAccount } from '#domain/settings/account.ts';
import { exportMyData } from '#domain/settings/export.ts';
import { acceptVenueInvitation, getVenueInvitation, venueInvitations } from '#domain/team/online.ts';
import type { Instant } from '#domain/time.ts';
import type { ActResult, Device } from '#sync/index.ts';

const oddly = { call: async () => ({ ok: true, value: 7 }), syncNow: () => undefined } as unknown as Device;
const unknown = {
  call: async () => ({ ok: false, error: { code: 'PGRST202' } }),
  syncNow: () => undefined,
} as unknown as Device;

const email = 'rocco@example.com';
const token = 'mailed';
const asked: Readonly<Record<string, (device: Device) => Promise<ActResult<unknown>>>> = {
  'the address of a calendar': device => renewCalendarFeed.run(device, {}),
  'since when there is one': calendarFeedSince,
  'the key for push messages': device => findPushKey.run(device),
  'how often a mail may be sent again': device => resendSignUp.run(device, { email }),
  'how long signing in has to wait': device => signInWait.run(device, { email }),
  'a ticket for the record': device => issueRecordTicket.run(device, {}),
  'whose link it is': device => venueInLink.run(device, { venueId: 'venue' }),
  'meeting a venue': device => meetVenue.run(device, { venueId: 'venue' }),
  'one’s account': ownAccount,
  'one’s data': device => exportMyData.run(device),
  'what a mailed link offers': device => getVenueInvitation.run(device, { token }),
  'taking a seat': device => acceptVenueInvitation.run(device, { token }),
  'who is invited': device => venueInvitations(device, 'venue'),
  'people whom a venue does not know': device =>
    searchRockstars(device, { venueId: 'venue', words: '', role: '', after: '' }),
  'one of them': device => rockstarCard(device, { venueId: 'venue', workerId: 'rocco' }),
  'messages of long ago': device => olderMessages.run(device, { id: 'chat', before: '2026-11-27T12:00:00.000Z' }),
  'a chat by an address': device => startByEmail.run(device, { venueId: 'venue', email }),
  'one’s record': ownRecord,
  'whether somebody is free': device =>
    freeForSlot(device, { venueId: 'venue', workerId: 'rocco', startsAt: 0 as Instant, endsAt: 1 as Instant }),
  'who suits which gap': device => fitForShifts(device, { venueId: 'venue', workers: 'rocco', shifts: 'shift' }),
};

it.each(Object.entries(asked))('%s', async (_, ask) => {
  expect(await ask(oddly)).toMatchObject({ ok: false, error: { code: 'unreachable' } });
  expect(await ask(unknown)).toEqual({ ok: false, error: { code: 'server_older' } });
});
