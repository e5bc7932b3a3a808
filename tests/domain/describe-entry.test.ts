// What an entry of the outbox says of itself once what it was about has left the device, and the ways out that it names.
import { describe, expect, it } from 'vitest';
import { describeEntry, type OutboxWords } from '#domain/describe-entry.ts';
import { goingAlong } from '#domain/entry-lanes.ts';
import { callDeleted } from '#domain/profiles/called.ts';
import type { Mirror, OutboxEntry } from '#sync/index.ts';
import { memberRow } from './more-rows.ts';
import { venueRow } from './rows.ts';

const nothing = { userId: 'rocco', table: () => ({ get: async () => undefined }) } as unknown as Mirror;
const holding = (...outbox: object[]) => ({ ...nothing, outbox: async () => outbox }) as unknown as Mirror;
const words: OutboxWords = {
  title: (act, subject) => `${act}: ${subject}`,
  role: slug => slug,
  template: code => code,
  span: ({ start, end, tz }) => `${start}–${end} ${tz}`,
  rate: (minor, currency) => `${minor} ${currency}`,
  duration: minutes => `${minutes} min`,
  quoted: said => `“${said}”`,
  gone: 'gone',
};
const about = { role: 'bartender', venue: 'Night Heron', starts_at: 1, ends_at: 2, tz: 'Europe/London' };
const id = '01990000-0000-7000-8000-000000000000';
const apply = { id, shift_id: id, seen_version: 2, note: 'Please' };

const described = (name: string, args: object, code?: string, mirror = nothing) =>
  describeEntry({ id, name, args, recordedAt: '2026-11-27T12:00:00.000Z', state: 'parked', code }, mirror, words);
/** A device with one row of each of these tables. */
const having = (rows: Readonly<Record<string, object>>) =>
  ({ userId: 'vera', table: ({ name }: { name: string }) => ({ get: async () => rows[name] }) }) as unknown as Mirror;

it('names the shift that it kept, and what to look for instead', async () => {
  expect(await described('submit_application', { ...apply, about }, 'shift_gone')).toEqual({
    title: 'submit_application: bartender, Night Heron',
    lines: ['1–2 Europe/London', 'gone', '“Please”'],
    written: [],
    editTo: null,
    over: { instead: 'shift' },
  });
  const claim = { application_id: id, booking_id: id, shift_id: id, seen_version: 2, about };
  expect(await described('claim_shift', claim, 'too_late')).toMatchObject({
    title: 'claim_shift: bartender, Night Heron',
    over: { instead: 'shift' },
  });
  const job = { id, job_id: id, seen_version: 2, about: { title: 'Head chef' } };
  expect(await described('submit_application', job, 'job_gone')).toMatchObject({
    title: 'submit_application: Head chef',
    over: { instead: 'job' },
  });
});

it('hands on what was written where title and lines do not say it, and nothing that was only repeated', async () => {
  expect(await described('submit_review', { booking_id: id, stars: 4, tags: [], words: 'A kind team.' })).toMatchObject(
    {
      written: ['A kind team.'],
    },
  );
  const terms = {
    role: 'bartender',
    break_min: 0,
    rate_minor: 1600,
    tips: false,
    positions: 1,
    booking_mode: 'review',
  };
  const times = { starts_local: '2026-12-01T18:00', ends_local: '2026-12-01T23:00' };
  const span = { starts_at: '2026-12-01T18:00:00.000Z', ends_at: '2026-12-01T23:00:00.000Z' };
  const post = { id, venue_id: id, ...terms, ...times, ...span, title: 'Late bar', seen: { title: 'Early bar' } };
  expect(await described('save_shift', { ...post, pack: { arrival_note: ' By the yard ', kit: null } })).toMatchObject({
    written: ['Late bar', 'By the yard'],
  });
});

it('calls what a no-show costs by that name, other points by theirs', async () => {
  for (const [kind, title] of [
    ['no_show', 'contest_no_show: Night Heron'],
    ['late', 'appeal_points: Night Heron'],
  ]) {
    const mirror = having({ reliability_events: { kind }, venues: { name: 'Night Heron' } });
    expect(await described('appeal_points', { id, reason: 'I was there.' }, undefined, mirror)).toMatchObject({
      title,
    });
  }
  const mirror = having({ reliability_events: { kind: 'no_show' }, venues: { name: 'Night Heron' } });
  expect(await described('accept_no_show', { id }, undefined, mirror)).toMatchObject({
    title: 'accept_no_show: Night Heron',
    editTo: '/rockstar/reliability',
  });
});

it('calls whoever deleted their account so in the reader’s language', async () => {
  callDeleted('Cuenta eliminada');
  const mirror = having({ profiles: { name: 'Deleted account', account_status: 'inactive' } });
  const favour = { venue_id: id, worker_id: id, side: 'venue', kind: 'favourite' };
  expect(await described('set_relation', favour, undefined, mirror)).toMatchObject({
    title: 'set_favourite: Cuenta eliminada',
  });
  callDeleted('Deleted account');
});

it('says that there is no more to it where an older version kept nothing', async () => {
  expect(await described('submit_application', apply, 'shift_gone')).toMatchObject({ lines: ['gone', '“Please”'] });
});

it('is looked at anew, and not sent again as it is, where somebody changed what it was about', async () => {
  for (const code of ['terms_changed', 'marked_unavailable', 'not_instant'])
    expect(await described('submit_application', { ...apply, about }, code)).toMatchObject({ over: { instead: null } });
});

it('can be sent again where that may help, and leads nobody to the venues of others', async () => {
  expect(await described('submit_application', { ...apply, about }, 'venue_paused')).toMatchObject({
    over: null,
    editTo: null,
  });
  expect(await described('publish_shift', { id, version: 1 }, 'venue_paused')).toMatchObject({
    editTo: '/venue/venues',
  });
});

it('is put right, and not sent again as it is, where something in it cannot stand or it is past doing', async () => {
  for (const code of ['no_time_left', 'rate_out_of_range', 'invalid_arguments', 'wrong_state'])
    expect(await described('publish_shift', { id, version: 1 }, code)).toMatchObject({ over: { instead: null } });
});

it('names no form for what was written for a venue that the person was taken off, or is staff of by now', async () => {
  const post = {
    ...{ id, venue_id: id, role: 'bartender', break_min: 0, rate_minor: 1600, tips: false, positions: 1 },
    ...{ booking_mode: 'review', starts_local: '2026-12-01T18:00', ends_local: '2026-12-01T23:00' },
    ...{ starts_at: '2026-12-01T18:00:00.000Z', ends_at: '2026-12-01T23:00:00.000Z' },
  };
  const asMember = (...memberships: object[]) =>
    ({
      ...{ userId: 'mina' },
      table: ({ name }: { name: string }) => ({
        get: async () => undefined,
        bulkGet: async () => memberships.map(() => venueRow({ id })),
        where: () => ({ equals: () => ({ toArray: async () => (name === 'venue_users' ? memberships : []) }) }),
      }),
    }) as unknown as Mirror;
  const asked = async (mirror: Mirror) => await described('save_shift', post, 'not_allowed', mirror);
  const manager = memberRow({ venue_id: id, role: 'manager' });
  expect(await asked(asMember(manager))).toMatchObject({ editTo: `/venue/shifts/${id}/edit`, over: null });
  // Sending it again helps once they are let in again; until then its words are copied.
  expect(await asked(asMember())).toMatchObject({ editTo: null, over: null });
  expect(await asked(asMember({ ...manager, role: 'staff' }))).toMatchObject({ editTo: null });
});

describe('what was refused because of something else', () => {
  const entry = { recordedAt: '2026-11-27T12:00:00.000Z', state: 'parked' } as const;
  const post = {
    ...{ id, venue_id: id, role: 'bartender', break_min: 0, rate_minor: 1600, tips: false, positions: 1 },
    ...{ booking_mode: 'review', starts_local: '2026-12-01T18:00', ends_local: '2026-12-01T23:00' },
    ...{ starts_at: '2026-12-01T18:00:00.000Z', ends_at: '2026-12-01T23:00:00.000Z' },
  };
  const publish = { ...entry, id: 'p', name: 'publish_shift', args: { id, version: 1 }, code: 'depends_on_refused' };
  const beside = (...others: object[]) => describeEntry(publish, holding(...others, publish), words);

  it('leads to where that is put right', async () => {
    const save = { ...entry, id: 's', name: 'save_shift', args: post, code: 'unverified_limit' };
    expect(await beside(save)).toMatchObject({ editTo: `/venue/shifts/${id}/edit`, over: { instead: null } });
    expect(await beside({ ...save, code: 'place_missing' })).toMatchObject({ editTo: '/venue/venues' });
  });

  it('leads from what was written for a refused venue to the venues', async () => {
    const venue = { ...entry, id: 'v', name: 'add_venue', code: 'venues_full' };
    const args = { id, name: 'Harbour & Rye', address: '3 Quay Street' };
    const waiting = { ...entry, id: 's', name: 'save_shift', args: post, code: 'depends_on_refused' };
    const about = await describeEntry(waiting, holding({ ...venue, args }, waiting), words);
    expect(about).toMatchObject({ editTo: '/venue/venues', over: { instead: null } });
  });

  it('goes along when the venue is discarded that it was written for, and nothing else does', () => {
    const elsewhere = '01990000-0000-7000-8000-000000000001';
    const at = (name: string, args: object, state: OutboxEntry['state'] = 'queued') =>
      ({ ...entry, id: `${name} ${JSON.stringify(args)}`, name, args, state }) as const;
    const venue = at('add_venue', { id, name: 'Harbour & Rye', address: '3 Quay Street' });
    const along = [
      at('edit_venue', { id, contact: 'Ring twice' }),
      at('set_primary_venue', { venue_id: id }),
      at('save_shift', post),
      publish,
      at('send_work_invitation', { id: elsewhere, venue_id: id, worker_id: id, shift_id: id }),
    ];
    const others = [
      at('set_primary_venue', { venue_id: elsewhere }),
      at('save_shift', { ...post, id: elsewhere, venue_id: elsewhere }),
      at('save_shift', { ...post, title: 'On its way' }, 'sending'),
    ];
    const outbox = [...along.toReversed(), ...others, venue];
    expect([...goingAlong(venue, outbox)].sort()).toEqual(along.map(one => one.id).sort());
    const making = [venue.name, 'save_shift'];
    for (const one of outbox.filter(({ name }) => !making.includes(name))) expect(goingAlong(one, outbox)).toEqual([]);
  });

  it('goes along when the shift is discarded that it posts, searches cover for or invites to', () => {
    const [invited, searched, rest] = [1, 2, 3].map(nth => `01990000-0000-7000-8000-00000000000${nth}`);
    const of = (name: string, args: object) => ({ ...entry, id: name, name, args, state: 'queued' }) as const;
    const save = of('save_shift', post);
    const cut = { cut_local: '2026-12-01T20:00', cut_at: '2026-12-01T20:00:00.000Z', break_min: 0 };
    const along = [
      of('publish_shift', { id, version: 1 }),
      of('send_work_invitation', { id: invited, venue_id: id, worker_id: id, shift_id: id }),
      of('revoke_invitation', { id: invited }),
      of('split_shift', { id, version: 2, rest_id: rest, rest_break_min: 0, ...cut }),
      of('cancel_shift', { id: rest, reason: 'Not needed' }),
    ];
    const edit = { ...of('save_shift', { ...post, version: 1 }), id: 'edited' };
    const outbox = [save, ...along, edit, of('stop_cover', { id: searched })];
    expect(goingAlong(save, outbox)).toEqual([...along, edit].map(one => one.id));
    // A draft that was there before stays, and so does what is done with it.
    expect(goingAlong(edit, outbox)).toEqual([]);
  });

  const SEARCH = { id, shift_id: id, worker_ids: [id], waves: 1, apart_min: 10 };
  it.each([
    ['a request', 'submit_application', { id, shift_id: id, seen_version: 1 }, 'withdraw_application', { id }],
    ['a hand-over', 'transfer_booking', { id, booking_id: id, crew_id: id }, 'withdraw_transfer', { id }],
    ['a search for cover', 'ask_for_cover', SEARCH, 'stop_cover', { id }],
  ])('goes along when %s is discarded that it takes back', (_what, made, args, name, back) => {
    const first = { ...entry, id: 'first', name: made, args, state: 'queued' } as const;
    const then = { ...entry, id: 'then', name, args: back, state: 'queued' } as const;
    expect(goingAlong(first, [first, then])).toEqual(['then']);
  });

  it('can be sent again once that was', async () => {
    const elsewhere = { ...post, id: '01990000-0000-7000-8000-000000000001' };
    const other = { ...entry, id: 's', name: 'save_shift', args: elsewhere, code: 'unverified_limit' };
    expect(await beside(other)).toMatchObject({ editTo: null, over: null });
  });
});
