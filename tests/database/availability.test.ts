// A calendar in the database: what it says of slots (the device's own table of cases), what is refused, and who learns what.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Calendar } from '#domain/availability/schema.ts';
import { AVAILABILITY_CASES } from '#tests/domain/availability-cases.ts';
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
  sync,
  verdict,
} from './scene.ts';

let postgres: Borrowed;
let scene: Scene;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  await postgres.query('delete from public.availability_rules');
  await postgres.query('delete from public.availability_exceptions');
});

const { rocco, rosa, vera } = people;

async function write({ rules, exceptions }: Calendar): Promise<void> {
  for (const { id, weekday, start, end, kind, validFrom, validTo } of rules)
    await postgres.query('insert into public.availability_rules values ($1, default, $2, $3, $4, $5, $6, $7, $8)', [
      id,
      rocco.id,
      weekday,
      start,
      end,
      kind,
      validFrom,
      validTo,
    ]);
  for (const { id, startsOn, endsOn, hours, kind } of exceptions)
    await postgres.query('insert into public.availability_exceptions values ($1, default, $2, $3, $4, $5, $6, $7)', [
      id,
      rocco.id,
      startsOn,
      endsOn,
      hours?.start ?? null,
      hours?.end ?? null,
      kind,
    ]);
}

const hours = (more: object = {}) =>
  command('save_availability_rule', {
    id: newId(),
    weekday: 5,
    start_local: '17:00',
    end_local: '23:00',
    kind: 'available',
    valid_from: null,
    valid_to: null,
    ...more,
  });
const days = (more: object = {}) =>
  command('save_availability_exception', {
    id: newId(),
    starts_on: '2096-12-24',
    ends_on: '2096-12-26',
    start_local: null,
    end_local: null,
    kind: 'unavailable',
    reason: 'Family',
    ...more,
  });

describe('a calendar says of a slot', () => {
  it.each(AVAILABILITY_CASES)('%s', async (_, calendar, [from, to], expected) => {
    await write(calendar);
    const said = await one<{ verdict: string }>(postgres, 'select private.availability_of($1, $2, $3) as verdict', [
      rocco.id,
      from,
      to,
    ]);
    expect(said.verdict).toBe(expected);
  });
});

describe('hours of the week', () => {
  it('are written, changed under the same id, and removed', async () => {
    const id = newId();
    expect(await verdict(postgres, rocco, hours({ id }))).toBe('applied');
    expect(await verdict(postgres, rocco, hours({ id, end_local: '22:00' }))).toBe('applied');
    expect(await postgres.query('select end_local from public.availability_rules')).toEqual([{ end_local: '22:00' }]);
    expect(await verdict(postgres, rocco, command('delete_availability_rule', { id }))).toBe('applied');
    expect(await postgres.query('select from public.availability_rules')).toEqual([]);
  });

  it.each([
    ['overlap with their like', { start_local: '22:00', end_local: '02:00' }, 'hours_overlap'],
    ['a day that is none', { weekday: 8 }, 'invalid_arguments'],
    ['a time that is none', { start_local: '24:00' }, 'invalid_arguments'],
    ['an end before the beginning', { valid_from: '2096-12-02', valid_to: '2096-12-01' }, 'invalid_arguments'],
    ['another kind in the same hours', { kind: 'prefer' }, 'applied'],
  ])('%s', async (_, changes, expected) => {
    await act(postgres, rocco, hours());
    expect(await verdict(postgres, rocco, hours(changes))).toBe(expected);
  });

  it('of somebody else are out of reach', async () => {
    const id = newId();
    await act(postgres, rocco, hours({ id }));
    expect(await verdict(postgres, rosa, hours({ id }))).toBe('invalid_arguments');
    await act(postgres, rosa, command('delete_availability_rule', { id }));
    expect(await postgres.query('select worker_id from public.availability_rules')).toEqual([{ worker_id: rocco.id }]);
  });

  it('end somewhere: a hundred are enough', async () => {
    await postgres.query(
      `insert into public.availability_rules (id, worker_id, weekday, start_local, end_local, kind, valid_from, valid_to)
       select gen_random_uuid(), $1, 1, '10:00', '11:00', 'available', day, day from generate_series('2026-01-01'::date, '2026-04-10', '1 day') day`,
      [rocco.id],
    );
    expect(await verdict(postgres, rocco, hours())).toBe('too_many');
  });
});

it('a digest counts what the mirror holds, though a column is called like an argument', async () => {
  await act(postgres, rocco, hours());
  await act(postgres, rocco, days());
  const scope = `user:${rocco.id}`;
  const tables = ['availability_rules', 'availability_exceptions'];
  const { digests } = await sync(postgres, rocco, {
    digests: tables.flatMap(table => [
      { table, scope: '*' },
      { table, scope },
    ]),
  });
  expect(digests?.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
});

describe('days that differ', () => {
  it.each([
    ['whole days with a reason', {}, 'applied'],
    ['hours of one day', { ends_on: '2096-12-24', start_local: '22:00', end_local: '06:00' }, 'applied'],
    ['a start without an end', { start_local: '22:00' }, 'invalid_arguments'],
    ['a day that does not exist', { ends_on: '2096-12-32' }, 'invalid_arguments'],
    ['the last before the first', { ends_on: '2096-12-23' }, 'invalid_arguments'],
    ['more than a year', { ends_on: '2098-01-01' }, 'invalid_arguments'],
  ])('%s', async (_, changes, expected) => {
    expect(await verdict(postgres, rocco, days(changes))).toBe(expected);
  });
});

describe('a shift that is booked at once', () => {
  it('is refused against one’s own calendar, until one says all the same', async () => {
    const shift = await publishedShift(scene);
    await postgres.query(
      `insert into public.availability_exceptions (id, worker_id, starts_on, ends_on, kind)
       select gen_random_uuid(), $1, starts_at::date, ends_at::date, 'unavailable' from public.shifts where id = $2`,
      [rocco.id, shift],
    );
    expect(await verdict(postgres, rocco, claim(shift))).toBe('marked_unavailable');
    expect(await verdict(postgres, rocco, claim(shift, { despite_calendar: true }))).toBe('applied');
  });
});

describe('free or not free', () => {
  const free = (slot: string) =>
    one<{ free: boolean }>(postgres, 'select private.is_free($1, $2) as free', [rocco.id, slot]);

  it('is no in time off and beside a booking, and yes elsewhere', async () => {
    await act(postgres, rocco, days());
    expect(await free('[2096-12-25T18:00Z,2096-12-25T23:00Z)')).toEqual({ free: false });
    expect(await free('[2096-12-27T18:00Z,2096-12-27T23:00Z)')).toEqual({ free: true });
  });

  it('is all that a venue learns: the calendar itself stays closed', async () => {
    await act(postgres, rocco, days());
    for (const person of [vera, rosa]) {
      const seen = await postgres.asUser(
        person.id,
        async client => (await client.query('select from public.availability_exceptions')).rowCount,
      );
      expect(seen).toBe(0);
    }
    await expect(
      postgres.asUser(vera.id, client => client.query("select private.is_free(auth.uid(), '[,)')")),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
