// What a server answers that this version cannot read is as if nobody had answered: an act says so, and never throws.
import { expect, it } from 'vitest';
import { calendarFeedSince, renewCalendarFeed } from '#domain/bookings/online.ts';
import { findPushKey } from '#domain/notifications/online.ts';
import { resendSignUp, signInWait } from '#domain/profiles/online.ts';
import { issueRecordTicket } from '#domain/record/online.ts';
import { meetVenue, venueInLink } from '#domain/relations/bringing.ts';
import { ownAccount } from '#domain/settings/account.ts';
import { exportMyData } from '#domain/settings/export.ts';
import { acceptVenueInvitation, getVenueInvitation, venueInvitations } from '#domain/team/online.ts';
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
};

it.each(Object.entries(asked))('%s', async (_, ask) => {
  expect(await ask(oddly)).toMatchObject({ ok: false, error: { code: 'unreachable' } });
  expect(await ask(unknown)).toEqual({ ok: false, error: { code: 'server_older' } });
});
