// What is done at the board beside changing a shift: split_shift, show_to_everyone, and the way back from what a colleague may have touched.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import {
  act,
  claim,
  command,
  newId,
  one,
  people,
  publishedShift,
  type Scene,
  setScene,
  shiftArgs,
  verdict,
} from './scene.ts';
import { cutArgs } from './situations/board.ts';

let postgres: Borrowed;
let scene: Scene;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
});
afterAll(() => postgres.stop());

const lengthOf = (id: string) =>
  one(
    scene.db,
    `select status, positions, break_min, version, round(extract(epoch from ends_at - starts_at) / 3600)::int as hours
     from public.shifts where id = $1`,
    [id],
  );
const draft = async (more: Record<string, unknown> = {}) => {
  const id = newId();
  await scene.db.query("update public.venues set tz = 'UTC'");
  await act(scene.db, people.vera, command('save_shift', shiftArgs({ id, venue_id: scene.venueId, ...more })));
  return id;
};

describe('a shift is signed', () => {
  const signedBy = (id: string) => one(scene.db, 'select updated_by from public.shifts where id = $1', [id]);

  it('by the member who wrote or changed it last, and by nobody once a Rockstar has taken a place', async () => {
    const id = await publishedShift(scene, { inHours: 400 });
    expect(await signedBy(id)).toEqual({ updated_by: people.vera.id });
    expect(await verdict(scene.db, people.mina, command('split_shift', cutArgs(id, { inHours: 400 })))).toBe('applied');
    expect(await signedBy(id)).toEqual({ updated_by: people.mina.id });
    expect(await verdict(scene.db, people.rocco, claim(id, { seen_version: 3 }))).toBe('applied');
    expect(await signedBy(id)).toEqual({ updated_by: null });
  });
});

describe('split_shift', () => {
  it('shortens a draft and writes the rest down beside it, with its notes', async () => {
    const id = await draft({ inHours: 120, positions: 3, pack: { kit: 'A pen' } });
    const args = cutArgs(id, { version: 1 });
    expect(await verdict(scene.db, people.mina, command('split_shift', args))).toBe('applied');
    expect(await lengthOf(id)).toMatchObject({ status: 'draft', hours: 5, break_min: 30, version: 2 });
    expect(await lengthOf(args.rest_id as string)).toMatchObject({
      ...{ status: 'draft', hours: 3, break_min: 0, positions: 3, version: 1 },
    });
    expect(await one(scene.db, 'select kit from public.shift_packs where id = $1', [args.rest_id])).toEqual({
      kit: 'A pen',
    });
  });

  it('asks whoever is booked about the shorter one, while the agreed terms hold', async () => {
    const id = await publishedShift(scene, { inHours: 120 });
    const booking = newId();
    await act(scene.db, people.rocco, claim(id, { booking_id: booking }));
    const args = cutArgs(id);
    expect(await verdict(scene.db, people.mina, command('split_shift', args))).toBe('applied');
    expect(
      await one(scene.db, 'select status, proposed is not null as asked from public.bookings where id = $1', [booking]),
    ).toEqual({ status: 'change_pending', asked: true });
    expect(await lengthOf(id)).toMatchObject({ status: 'published', hours: 5 });
    expect(await lengthOf(args.rest_id as string)).toMatchObject({ status: 'draft', hours: 3 });
  });

  it.each([
    ['a colleague moved its end', { seen: { ends_local: '2020-01-01T02:00' } }, 'changed_since'],
    ['its version is another', { version: 1 }, 'terms_changed'],
    ['too little is left of the rest', { cut: 7.5 }, 'shift_too_short'],
    ['too little is left of the first', { cut: 0.5 }, 'shift_too_short'],
    ['the rest would be nothing but break', { rest_break_min: 180 }, 'break_out_of_range'],
  ])('leaves both halves undone when %s', async (_, { cut, ...more }: Record<string, unknown>, code) => {
    const id = await publishedShift(scene, { inHours: 120 });
    const { ends_local, ends_at } = shiftArgs({ id, venue_id: id, inHours: 120, hours: (cut ?? 5) as number });
    const args: Record<string, unknown> = { ...cutArgs(id), cut_local: ends_local, cut_at: ends_at, ...more };
    expect(await verdict(scene.db, people.mina, command('split_shift', args))).toBe(code);
    expect(await lengthOf(id)).toMatchObject({ hours: 8, version: 2 });
    expect(await scene.db.query('select from public.shifts where id = $1', [args.rest_id])).toEqual([]);
  });

  it('never writes over a shift that is there, nor cuts one that has begun', async () => {
    const [id, other] = [await publishedShift(scene, { inHours: 120 }), await publishedShift(scene)];
    const onto = { ...cutArgs(id), rest_id: other };
    expect(await verdict(scene.db, people.mina, command('split_shift', onto))).toBe('wrong_state');
    await scene.db.query(
      "update public.shifts set starts_at = now() - interval '1 minute', ends_at = now() + interval '8 hours' where id = $1",
      [id],
    );
    expect(await verdict(scene.db, people.mina, command('split_shift', cutArgs(id)))).toBe('too_late');
  });
});

describe('show_to_everyone', () => {
  it('ends the time of the favourites, and gathers the first minutes from then on', async () => {
    const id = await publishedShift(scene, { inHours: 120, favourites_hours: 24, fair_minutes: 30 });
    expect(await verdict(scene.db, people.mina, command('show_to_everyone', { id }))).toBe('applied');
    expect(
      await one(
        scene.db,
        `select visible_from, version, round(extract(epoch from fair_until - private.now()) / 60)::int as fair
         from public.shifts where id = $1`,
        [id],
      ),
    ).toEqual({ visible_from: null, version: 2, fair: 30 });
    expect(await verdict(scene.db, people.stef, command('show_to_everyone', { id }))).toBe('not_allowed');
    expect(await verdict(scene.db, people.mina, command('show_to_everyone', { id: await draft() }))).toBe(
      'wrong_state',
    );
  });
});

describe('two managers at one draft', () => {
  const save = (id: string, typed: Record<string, unknown>, seen: object) =>
    act(
      scene.db,
      people.vera,
      command('save_shift', { ...shiftArgs({ id, venue_id: scene.venueId, inHours: 120 }), ...typed, seen }),
    );

  it('keep what each of them typed, and only what both mean is refused, with what it is', async () => {
    const id = await draft({ inHours: 120, title: 'Bar', favourites_hours: 6 });
    const mina = command('save_shift', {
      ...shiftArgs({ id, venue_id: scene.venueId, inHours: 120, rate_minor: 1700 }),
      seen: { rate_minor: 1500 },
    });
    expect(await act(scene.db, people.mina, mina)).toMatchObject({ state: 'applied' });
    // Vera's form still repeats the old pay.
    expect(await save(id, { title: 'Late bar' }, { title: 'Bar' })).toMatchObject({ state: 'applied' });
    expect(await save(id, { favourites_hours: 12 }, { favourites_hours: 6 })).toMatchObject({ state: 'applied' });
    const stands = () =>
      one(scene.db, 'select rate_minor, title, favourites_hours from public.shifts where id = $1', [id]);
    expect(await stands()).toEqual({ rate_minor: 1700, title: 'Late bar', favourites_hours: 12 });
    expect(await save(id, { rate_minor: 1800 }, { rate_minor: 1500 })).toMatchObject({
      ...{ state: 'rejected', code: 'changed_since', detail: { fields: ['rate_minor'], rate_minor: 1700 } },
    });
    expect(await save(id, { favourites_hours: 24 }, { favourites_hours: 6 })).toMatchObject({ code: 'changed_since' });
    expect(await stands()).toEqual({ rate_minor: 1700, title: 'Late bar', favourites_hours: 12 });
  });

  it('cannot throw away by undoing what the other has posted meanwhile', async () => {
    const id = await draft({ inHours: 120 });
    await act(scene.db, people.mina, command('publish_shift', { id, version: 1 }));
    expect(await verdict(scene.db, people.vera, command('cancel_shift', { id, version: 1 }))).toBe('terms_changed');
    const alone = await draft({ inHours: 120 });
    expect(await verdict(scene.db, people.vera, command('cancel_shift', { id: alone, version: 1 }))).toBe('applied');
  });
});
