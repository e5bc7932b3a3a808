// Handing a shift over: who may ask whom, what a yes comes to, who decides, and what ends the question.
import { describe, expect, it } from 'vitest';
import { Mirror } from './mirror.ts';
import {
  act,
  application,
  claim,
  command,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  sync,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { accept, asked, bookedShift, crewRow, makeColleagues } from './situations/transfers.ts';

const { vera, mina, stef, rocco, rosa, sam } = people;
const scene = sceneForEach(async scene => {
  await makeColleagues(scene, 300);
  await scene.db.query('delete from public.notifications');
});

const transfer = (id: string) =>
  one<{ status: string; lapsed_because: string | null; version: number }>(
    scene.db,
    'select status, lapsed_because, version from public.transfers where id = $1',
    [id],
  );
const bookingsOf = (shift: string) =>
  scene.db.query<{ worker_id: string; status: string; source: string; rate_minor: number }>(
    'select worker_id, status, source, rate_minor from public.bookings where shift_id = $1 order by created_at',
    [shift],
  );
const counted = async (shift: string) =>
  (await one<{ n: number }>(scene.db, 'select confirmed_count as n from public.shifts where id = $1', [shift])).n;
const kinds = async (person: Person) =>
  (
    await scene.db.query<{ kind: string }>(
      'select kind from public.notifications where user_id = $1 order by created_at, kind',
      [person.id],
    )
  ).map(({ kind }) => kind);

/** Rocco is booked and asks Rosa. */
async function handedToRosa(more: { inHours?: number; booking_mode?: string } = {}) {
  const of = await bookedShift(scene, rocco, { inHours: 40, ...more });
  return { ...of, id: await asked(scene, rocco, { to: rosa, booking: of.booking }) };
}

describe('transfer_booking', () => {
  it('is for whoever is booked, to colleagues alone', async () => {
    const { booking } = await bookedShift(scene, rocco, { inHours: 40 });
    const ask = async (of: object = {}) =>
      command('transfer_booking', { id: newId(), booking_id: booking, crew_id: await crewRow(scene, rosa), ...of });
    for (const person of [vera, rosa, sam]) expect(await verdict(scene.db, person, await ask())).toBe('not_allowed');
    expect(await verdict(scene.db, rocco, await ask({ crew_id: newId() }))).toBe('not_found');
    expect(await verdict(scene.db, rocco, await ask({ crew_id: await crewRow(scene, rocco) }))).toBe('not_found');
    expect(await verdict(scene.db, rocco, await ask())).toBe('applied');
    expect(await verdict(scene.db, rocco, await ask())).toBe('already_invited');
    expect(await kinds(rosa)).toEqual(['transfer_asked']);
    expect(await kinds(vera)).toEqual([]);
  });

  it('names nobody who was on a shift without who asks', async () => {
    const strange = await bookedShift(scene, sam, { inHours: 340 });
    const { booking } = await bookedShift(scene, rocco, { inHours: 40 });
    const row = await one<{ id: string }>(scene.db, 'select id from public.shift_crew where shift_id = $1', [
      strange.shift,
    ]);
    const ask = command('transfer_booking', { id: newId(), booking_id: booking, crew_id: row.id });
    expect(await verdict(scene.db, rocco, ask)).toBe('not_found');
  });

  it('says of whoever cannot come only that, whatever the reason', async () => {
    const { booking } = await bookedShift(scene, rocco, { inHours: 40 });
    const crew_id = await crewRow(scene, rosa);
    const ask = () =>
      verdict(scene.db, rocco, command('transfer_booking', { id: newId(), booking_id: booking, crew_id }));
    const about = { venue_id: scene.venueId, worker_id: rosa.id };
    const relate = (person: Person, side: string, kind: string) =>
      act(scene.db, person, command('set_relation', { ...about, side, kind }));
    await relate(vera, 'venue', 'blocked');
    expect(await ask()).toBe('cannot_take_over');
    await relate(vera, 'venue', 'neutral');
    await relate(rosa, 'rockstar', 'blocked');
    expect(await ask()).toBe('cannot_take_over');
    await relate(rosa, 'rockstar', 'neutral');
    await scene.db.query("update public.profiles set skills = '{barista}' where id = $1", [rosa.id]);
    expect(await ask()).toBe('cannot_take_over');
    await scene.db.query(
      "update public.profiles set skills = '{bartender}', account_status = 'suspended' where id = $1",
      [rosa.id],
    );
    expect(await ask()).toBe('cannot_take_over');
  });
});

describe('respond_transfer', () => {
  it('books at once where the venue lets people book at once; nothing is counted, nobody marked', async () => {
    const { shift, booking, id } = await handedToRosa();
    await act(scene.db, sam, claim(shift));
    expect(await verdict(scene.db, rosa, accept(id))).toBe('applied');
    expect(await bookingsOf(shift)).toMatchObject([
      { worker_id: rocco.id, status: 'transferred' },
      { worker_id: rosa.id, status: 'confirmed', source: 'transfer' },
    ]);
    expect(await counted(shift)).toBe(1);
    const line = await one<{ status: string }>(
      scene.db,
      'select status from public.applications where shift_id = $1 and worker_id = $2',
      [shift, sam.id],
    );
    expect(line.status).toBe('waitlisted');
    expect(await one(scene.db, 'select cancel_tier, owed_minor from public.bookings where id = $1', [booking])).toEqual(
      { cancel_tier: null, owed_minor: null },
    );
    expect(await kinds(rocco)).toEqual(['transfer_done']);
    expect(await kinds(vera)).toEqual(['transfer_booked']);
    expect(await verdict(scene.db, rosa, accept(id))).toBe('wrong_state');
  });

  it('brings crew, contacts, chat and pack to the one and takes them from the other', async () => {
    const { shift, booking, id } = await handedToRosa();
    await act(scene.db, rosa, accept(id));
    const crew = await scene.db.query('select worker_id from public.shift_crew where shift_id = $1', [shift]);
    expect(crew).toEqual([{ worker_id: rosa.id }]);
    expect(await scene.db.query('select from public.booking_contacts where booking_id = $1', [booking])).toEqual([]);
    const chats = await scene.db.query('select from public.conversations where venue_id = $1 and rockstar_id = $2', [
      scene.venueId,
      rosa.id,
    ]);
    expect(chats).toHaveLength(1);
  });

  it('takes a yes back until the venue has decided; it cannot be approved any more', async () => {
    const { shift, id } = await handedToRosa({ booking_mode: 'review' });
    const decline = command('respond_transfer', { id, answer: 'decline', version: 2 });
    await act(scene.db, rosa, accept(id));
    expect(await verdict(scene.db, rosa, decline)).toBe('applied');
    expect(await transfer(id)).toMatchObject({ status: 'declined' });
    expect(await kinds(rocco)).toEqual(['transfer_agreed', 'transfer_declined']);
    expect(await verdict(scene.db, rosa, accept(id, { version: 3 }))).toBe('wrong_state');
    const approve = command('decide_transfer', { id, decision: 'accept', version: 2 });
    expect(await verdict(scene.db, vera, approve)).toBe('transfer_gone');
    expect(await bookingsOf(shift)).toMatchObject([{ worker_id: rocco.id, status: 'confirmed' }]);
  });

  it('passes the checks of everybody who books', async () => {
    const { id } = await handedToRosa();
    expect(await verdict(scene.db, sam, accept(id))).toBe('not_allowed');
    await bookedShift(scene, rosa, { inHours: 44 });
    expect(await verdict(scene.db, rosa, accept(id))).toBe('clash');
    await scene.db.query("update public.bookings set status = 'released' where worker_id = $1", [rosa.id]);
    await scene.db.query("update public.profiles set account_status = 'suspended' where id = $1", [rosa.id]);
    expect(await verdict(scene.db, rosa, accept(id))).toBe('account_suspended');
    await scene.db.query("update public.profiles set account_status = 'active', skills = '{}' where id = $1", [
      rosa.id,
    ]);
    expect(await verdict(scene.db, rosa, accept(id))).toBe('not_open_to_you');
  });

  it('takes the terms that the booking has, and only those that were seen', async () => {
    const { shift, booking, id } = await handedToRosa();
    await scene.db.query('update public.bookings set rate_minor = 1700 where id = $1', [booking]);
    const [outcome] = (await sync(scene.db, rosa, { commands: [accept(id)] })).outcomes;
    expect(outcome).toMatchObject({ code: 'terms_changed', detail: { rate_minor: 1700, version: 2 } });
    expect(await verdict(scene.db, rosa, accept(id, { version: 2 }))).toBe('applied');
    expect((await bookingsOf(shift))[1]).toMatchObject({ rate_minor: 1700 });
  });

  it('withdraws what the colleague applied for at that time', async () => {
    const { id } = await handedToRosa();
    const other = await publishedShift(scene, { inHours: 40, booking_mode: 'review' });
    await act(scene.db, rosa, application(other));
    await act(scene.db, rosa, accept(id));
    expect(
      await one(
        scene.db,
        'select status, closed_reason from public.applications where shift_id = $1 and worker_id = $2',
        [other, rosa.id],
      ),
    ).toEqual({ status: 'withdrawn', closed_reason: 'clash' });
  });

  it('leaves the place that was held for the colleague to the next in line', async () => {
    const { shift, id } = await handedToRosa();
    for (const person of [rosa, sam]) await act(scene.db, person, claim(shift));
    const lines = () =>
      scene.db.query('select worker_id, status from public.applications where shift_id = $1 order by created_at', [
        shift,
      ]);
    await scene.db.query('update public.shifts set positions = 2 where id = $1', [shift]);
    expect(await lines()).toMatchObject([{}, { status: 'offered' }, { status: 'waitlisted' }]);
    await act(scene.db, rosa, accept(id));
    expect(await lines()).toMatchObject([{}, { status: 'accepted' }, { status: 'offered' }]);
  });

  it('declined, the giver hears of it and keeps the shift', async () => {
    const { shift, id } = await handedToRosa();
    await act(scene.db, rosa, command('respond_transfer', { id, answer: 'decline', version: 1 }));
    expect(await transfer(id)).toMatchObject({ status: 'declined' });
    expect(await kinds(rocco)).toEqual(['transfer_declined']);
    expect(await bookingsOf(shift)).toMatchObject([{ worker_id: rocco.id, status: 'confirmed' }]);
  });
});

describe('decide_transfer', () => {
  it('is asked of the venue where it picks itself, and is its managers’ word', async () => {
    const { shift, id } = await handedToRosa({ booking_mode: 'review' });
    expect(await verdict(scene.db, rosa, accept(id))).toBe('applied');
    expect(await transfer(id)).toMatchObject({ status: 'agreed' });
    expect(await kinds(vera)).toEqual(['transfer_to_decide']);
    const decide = (decision: string) => command('decide_transfer', { id, decision, version: 2 });
    for (const person of [stef, rocco, rosa])
      expect(await verdict(scene.db, person, decide('accept'))).toBe('not_allowed');
    expect(await verdict(scene.db, mina, decide('accept'))).toBe('applied');
    expect(await bookingsOf(shift)).toMatchObject([
      { status: 'transferred' },
      { worker_id: rosa.id, status: 'confirmed' },
    ]);
    expect(await verdict(scene.db, vera, decide('accept')), 'a colleague was faster').toBe('applied');
    expect(await bookingsOf(shift)).toHaveLength(2);
    expect(await kinds(rosa)).toEqual(['transfer_asked', 'transfer_approved']);
    expect(await verdict(scene.db, vera, decide('refuse'))).toBe('wrong_state');
  });

  it('refused, both are told and the giver stays booked', async () => {
    const { shift, id } = await handedToRosa({ booking_mode: 'review' });
    await act(scene.db, rosa, accept(id));
    await act(scene.db, vera, command('decide_transfer', { id, decision: 'refuse', version: 2 }));
    expect(await kinds(rocco)).toEqual(['transfer_agreed', 'transfer_refused']);
    expect(await kinds(rosa)).toEqual(['transfer_asked', 'transfer_not_approved']);
    expect(await bookingsOf(shift)).toMatchObject([{ worker_id: rocco.id, status: 'confirmed' }]);
  });

  it('is not asked about favourites where they are booked at once', async () => {
    const { shift, id } = await handedToRosa({ booking_mode: 'instant_favourites' });
    const about = { venue_id: scene.venueId, worker_id: rosa.id, side: 'venue', kind: 'favourite' };
    await act(scene.db, vera, command('set_relation', about));
    await act(scene.db, rosa, accept(id));
    expect(await bookingsOf(shift)).toHaveLength(2);
  });
});

describe('the end of the question', () => {
  it('comes with the booking’s, with changed terms, with the start, and by being taken back', async () => {
    const left = await handedToRosa({ inHours: 40 });
    await act(scene.db, rocco, command('cancel_booking', { id: left.booking }));
    expect(await transfer(left.id)).toMatchObject({ status: 'lapsed', lapsed_because: 'booking_ended' });
    expect(await verdict(scene.db, rosa, accept(left.id, { version: 2 }))).toBe('transfer_gone');

    const changed = await handedToRosa({ inHours: 70 });
    await scene.db.query(
      `update public.bookings set status = 'change_pending', answer_by = now(), proposed = '{"rate_minor": 1}' where id = $1`,
      [changed.booking],
    );
    expect(await transfer(changed.id)).toMatchObject({ lapsed_because: 'changed' });

    const begun = await handedToRosa({ inHours: 100 });
    await scene.db.query('update public.transfers set starts_at = now() where id = $1', [begun.id]);
    await scene.db.query('select private.run_clock()');
    expect(await transfer(begun.id)).toMatchObject({ lapsed_because: 'started' });

    const kept = await handedToRosa({ inHours: 130 });
    expect(await verdict(scene.db, rosa, command('withdraw_transfer', { id: kept.id }))).toBe('not_allowed');
    expect(await verdict(scene.db, rocco, command('withdraw_transfer', { id: kept.id }))).toBe('applied');
    expect(await verdict(scene.db, rosa, accept(kept.id))).toBe('transfer_gone');
  });
});

describe('who sees it', () => {
  it('the two do, the venue with the colleague’s yes, nobody else; their devices agree', async () => {
    const devices = new Map([vera, rocco, rosa, sam].map(person => [person, new Mirror(scene.db, person)]));
    const { shift, id } = await handedToRosa({ booking_mode: 'review' });
    await scene.db.query("update public.shifts set area = 'leeds' where id = $1", [shift]);
    const seen = async () => {
      const counts: number[] = [];
      for (const device of devices.values()) {
        await device.pull();
        await device.expectTrue();
        counts.push(device.size('transfers'));
      }
      return counts;
    };
    expect(await seen()).toEqual([0, 1, 1, 0]);
    expect(devices.get(rosa)?.has('shifts', shift)).toBe(true);
    await act(scene.db, rosa, accept(id));
    expect(await seen()).toEqual([1, 1, 1, 0]);
    expect(devices.get(vera)?.has('profiles', rosa.id)).toBe(true);
  });
});
