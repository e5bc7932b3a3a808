// The property test of the door: every command, by every kind of person, with honest arguments, the ids of others, odd
// numbers, texts and shapes, in a world where every command has something to act upon. Each try is undone; what it did is
// compared before.
//   refused  -> nothing has changed, and the reason is a code of ours
//   applied  -> what changed is the person's own, in sight of them, or hangs on a post or a booking in sight of them
// A failure says its seed and path. At night: DOOR_RUNS=100000 DOOR_SEED=$RANDOM npm run test:db -- door
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveOf, moves, ODD } from '#tests/support/commands/moves.ts';
import { Random } from '#tests/support/fakes/random.ts';
import type { Person } from '#tests/support/people.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { type Act, ADMINS, DoorWorld, EVERYBODY } from './door-world.ts';

const RUNS = Number(process.env.DOOR_RUNS ?? 1500);
const SEED = Number(process.env.DOOR_SEED ?? 1);
const PATIENCE_MS = 60 * 60_000;

const NOTES = ['notifications', 'notice_receipts', 'audit_log', 'shift_crew', 'booking_contacts'];

let postgres: Borrowed;
let world: DoorWorld;
/** By table, the ids of its rows. */
let ids: readonly (readonly string[])[];

beforeAll(async () => {
  postgres = await borrowDatabase();
  world = await DoorWorld.set(postgres);
  const byTable = new Map<string, string[]>();
  for (const [key, { id }] of world.before) {
    const table = key.split(':')[0] ?? '';
    if (typeof id === 'string') byTable.set(table, [...(byTable.get(table) ?? []), id]);
  }
  ids = [...byTable.values()];
}, PATIENCE_MS);
afterAll(() => postgres.stop());

describe(`with the seed ${SEED}`, () => {
  it('somebody may do every command, with an effect', () => {
    expect(world.commands.filter(name => !world.acts.has(name))).toEqual([]);
  });

  it(
    'nobody else changes what is out of their sight by sending the same',
    async () => {
      for (const act of world.acts.values()) for (const by of EVERYBODY) await knock({ ...act, by }, new Random(SEED));
    },
    PATIENCE_MS,
  );

  it(
    `no command changes anything when it is refused, nor anything out of the person’s sight, ${RUNS} times`,
    async () => {
      await fc.assert(
        fc.asyncProperty(tries, one => knock(actOf(one), new Random(one.random))),
        { numRuns: RUNS, seed: SEED },
      );
    },
    PATIENCE_MS,
  );
});

const wellFormed = fc.string({ unit: 'binary', maxLength: 40 }).map(text => text.replaceAll('\u0000', ''));
const tries = fc.record({
  name: fc.constantFrom(...Object.keys(moves).sort()),
  person: fc.constantFrom(...EVERYBODY),
  random: fc.nat(),
  /** Which argument is spoiled, and by what: a value, or the id of any row. */
  spoil: fc.option(
    fc.record({
      key: fc.nat(50),
      by: fc.oneof(
        fc.record({ table: fc.nat(50), row: fc.nat(500) }),
        fc
          .oneof(fc.constantFrom(...ODD), fc.jsonValue({ stringUnit: 'grapheme' }), fc.double(), wellFormed)
          .map(value => ({ value })),
      ),
    }),
  ),
  /** By who may send it, or by the person above. */
  rightful: fc.boolean(),
});

type Try = typeof tries extends fc.Arbitrary<infer Value> ? Value : never;

function actOf({ name, person, random, spoil, rightful }: Try): Act {
  const { by, args } = moveOf(name, { ...world.play, random: new Random(random) });
  const sender = (rightful ? EVERYBODY.find(({ id }) => by.includes(id)) : undefined) ?? person;
  if (spoil === null) return { name, by: sender, args };
  const keys = Object.keys(args);
  const among = 'table' in spoil.by ? (ids[spoil.by.table % ids.length] ?? []) : [];
  const value = 'table' in spoil.by ? among[spoil.by.row % among.length] : spoil.by.value;
  return { name, by: sender, args: { ...args, [keys[spoil.key % keys.length] ?? 'id']: value } };
}

async function knock(act: Act, random: Random): Promise<void> {
  const { outcome, after, changes, seen, seenAfter } = await world.attempt(act, random);
  const told = `${act.by.name}: ${act.name} ${JSON.stringify(act.args)} -> ${JSON.stringify(outcome)}`;
  expect(outcome.code, told).not.toBe('invalid_command');
  if (outcome.state === 'rejected') expect(changes, told).toEqual([]);
  if (outcome.state === 'rejected' || ADMINS.includes(act.by)) return;
  const beyond = changes.filter(key => {
    const row = after.get(key) ?? world.before.get(key) ?? {};
    return !isNote(key) && ![seen, seenAfter].some(sight => concerns(key, { row, person: act.by, sight }));
  });
  expect(beyond, told).toEqual([]);
}

/** Written by the server for others, or for the record: who caused it need not see it. */
function isNote(key: string): boolean {
  return key.startsWith('private.') || NOTES.includes(key.split(':')[0] ?? '');
}

/** The person’s own, in their sight, or of a post, a job or a booking that is. */
function concerns(
  key: string,
  of: { row: Record<string, unknown>; person: Person; sight: ReadonlySet<string> },
): boolean {
  const { row, person, sight } = of;
  return (
    sight.has(key) ||
    [row.id, row.user_id, row.worker_id, row.giver_id, row.person_id].includes(person.id) ||
    sight.has(`shifts:${row.shift_id}`) ||
    sight.has(`jobs:${row.job_id}`) ||
    sight.has(`bookings:${row.booking_id}`) ||
    // The secret of a booking is made with it, for its worker alone.
    (key.startsWith('punch_keys:') && sight.has(`bookings:${row.id}`)) ||
    // A profile says of its venue what that venue says.
    (key.startsWith('profiles:') && venuesOf(row.id).some(venue => sight.has(venue))) ||
    // An invitation to a team is its admins'; devices do not hold it.
    (key.startsWith('venue_invitations:') && sight.has(`venues:${row.venue_id}`))
  );
}

/** Keys of the venues that somebody founded. */
function venuesOf(founder: unknown): readonly string[] {
  return [...world.before].flatMap(([key, row]) =>
    key.startsWith('venues:') && row.created_by === founder ? [key] : [],
  );
}
