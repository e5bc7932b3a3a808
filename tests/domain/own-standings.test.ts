// What one application of a rockstar's wakes: the list and the detail hear of it in one answer, and nobody reckons anew what
// fits unless a place may have been taken.
import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { respondOffer } from '#domain/applications/commands.ts';
import { type OwnStandings, ownStandings, type SeekerFacts, seeker } from '#domain/applications/queries.ts';
import type { ApplicationRow } from '#domain/applications/schema.ts';
import { promisedPlaces } from '#domain/applications/taken.ts';
import { catalogue } from '#domain/catalogue.ts';
import { respondInvitation } from '#domain/invitations/commands.ts';
import { type PersonStore, personStore, write } from '#sync/database.ts';
import { dispatch } from '#sync/dispatch.ts';
import type { Mirror, Platform } from '#sync/index.ts';
import { mirrorOf } from '#sync/outbox.ts';
import { aheadOf, append, park } from '#sync/queue.ts';
import { invitationRow } from './more-rows.ts';
import { APPLICATION, applicationRow, BOOKING, bookingRow, SHIFT, shiftRow, WORKER } from './rows.ts';

let store: PersonStore;
const ends: (() => void)[] = [];
beforeEach(async () => {
  store = personStore({ indexedDB: new IDBFactory(), IDBKeyRange }, catalogue, WORKER);
  await store.rows('shifts').put(shiftRow());
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  store.db.close();
});

async function watch<Value>(query: (mirror: Mirror) => Promise<Value>): Promise<Value[]> {
  const mirror = mirrorOf(store);
  const told: Value[] = [];
  const subscription = liveQuery(() => mirror.together(query)).subscribe({ next: value => void told.push(value) });
  ends.push(() => subscription.unsubscribe());
  await vi.waitFor(() => expect(told).toHaveLength(1));
  return told;
}

async function apply(source: ApplicationRow['source']): Promise<void> {
  const args = { id: APPLICATION, shift_id: SHIFT };
  const entry = { id: 'applies', name: 'submit_application', v: 1, args, recordedAt: '', lanes: [], reads: [] };
  await write(store, async tx => {
    await tx.rows('applications').put(applicationRow({ source }));
    const touches = [`applications:${APPLICATION}`];
    await append(tx, [{ ...entry, touches }], await aheadOf(tx, entry.lanes));
  });
}

describe('an application', () => {
  let standings: OwnStandings[];
  let seeking: SeekerFacts[];
  beforeEach(async () => {
    [standings, seeking] = await Promise.all([watch(ownStandings), watch(seeker)]);
  });

  it('shows with the command that sends it, in one answer', async () => {
    await apply('application');
    await vi.waitFor(() => expect(standings).toHaveLength(2));
    expect(standings[1]?.standings.get(SHIFT as never)).toMatchObject({ kind: 'on_device' });
    expect(standings[1]?.applications).toMatchObject([{ id: APPLICATION, pending: 'queued', commandId: 'applies' }]);
  });

  it('that was refused is what the server has of it, and no longer said to be on this device', async () => {
    await apply('application');
    await vi.waitFor(() => expect(standings).toHaveLength(2));
    await write(store, tx => park(tx, new Map([['applies', { code: 'shift_full' }]])));
    await vi.waitFor(() => expect(standings.at(-1)?.standings.get(SHIFT as never)).toMatchObject({ kind: 'sent' }));
    expect(standings.at(-1)?.applications).toMatchObject([{ pending: null }]);
  });

  it('to work takes no place: what fits is not read again', async () => {
    await apply('application');
    await vi.waitFor(() => expect(standings).toHaveLength(2));
    expect(seeking).toHaveLength(1);
  });

  it('to be booked at once takes one: it is', async () => {
    await apply('claim');
    await vi.waitFor(() => expect(seeking.at(-1)?.engagements).toMatchObject([{ shiftId: SHIFT, booked: false }]));
  });
});

const invitation = invitationRow({ worker_id: WORKER, shift_id: SHIFT, job_id: null, status: 'sent' });
const platform = { now: () => Date.parse('2026-11-21T12:00Z'), newId: () => 'answers' } as Platform;

describe('an invitation', () => {
  const seen = async () => (await seeker(mirrorOf(store))).engagements;

  it('to a shift takes its place once it was accepted here, until there is a booking that says more', async () => {
    await store.rows('work_invitations').put(invitation);
    expect(await seen()).toEqual([]);
    const answer = { id: invitation.id, answer: 'accept', seen_version: 3, booking_id: BOOKING };
    expect(await dispatch({ platform, catalogue, store }, respondInvitation, answer)).toMatchObject({ ok: true });
    expect(await seen()).toMatchObject([{ shiftId: SHIFT, booked: false }]);
    await store.rows('bookings').put(bookingRow());
    expect(await seen()).toMatchObject([{ shiftId: SHIFT, booked: true }]);
    await store.rows('bookings').put(bookingRow({ status: 'cancelled_by_worker' }));
    expect(await seen()).toEqual([]);
  });
});

describe('a held place', () => {
  it('that was accepted here is theirs only if the answer arrives in time: it says until when', async () => {
    const held = { id: APPLICATION, hold_until: '2026-11-21T13:00:00.000Z' };
    await store.rows('applications').put(applicationRow({ ...held, status: 'offered' }));
    const answer = { id: APPLICATION, answer: 'accept', seen_version: 1 };
    expect(await dispatch({ platform, catalogue, store }, respondOffer, answer)).toMatchObject({ ok: true });
    const { standings } = await ownStandings(mirrorOf(store));
    expect(await promisedPlaces(mirrorOf(store))).toMatchObject([{ shiftId: SHIFT, booked: false }]);
    expect(standings.get(SHIFT as never)).toEqual({
      kind: 'offered',
      until: Date.parse(held.hold_until),
      onDevice: true,
    });
  });
});
