// Twins: what a device draws at once (`apply`) and what the database then does (SQL) are written in two languages and must
// come to the same. Every queued command is played in its situation both ways, over the rows that its sender's devices
// hold: each row that `apply` wrote must equal SQL's, but for stamps, times and the
// fields that the command leaves to the server (`serverFields`). What it says of itself in the outbox is asked meanwhile.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import type { DescribedCommand, Description } from '#domain/command.ts';
import { perColumn } from '#domain/packs/schema.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { bare, differs, inPassing, inVain, playedBoth, type Rows } from './both-ways.ts';
import { unwatched } from './devices.ts';
import { type Args, at, leavesOf, withKey, withoutKey } from './optional-keys.ts';
import type { Person } from './scene.ts';
import { everySituation, KINDS } from './situations/all.ts';
import type { Tries } from './situations/tries.ts';

const commands: readonly DescribedCommand[] = catalogue.commands;

/** Whoever leaves a team sees its rows no longer: nothing is left to compare. */
const LEAVES: readonly string[] = ['remove_member'];

/** The card’s marks follow from all documents of the person. */
const DERIVED: readonly string[] = ['documents'];

const everyone: readonly Person[] = KINDS.flatMap(([, person]) => person ?? []);

let postgres: Borrowed;
let tries: Tries;
beforeAll(async () => {
  postgres = await borrowDatabase();
  tries = await everySituation(postgres);
  unwatched('nothing of a try remains that a device could pull');
});
afterAll(() => postgres.stop());

it.each(commands.map(command => [command.name, command] as const))(
  '%s draws what the database does',
  async (name, command) => {
    const sent = tries[name]?.();
    for (const person of everyone) {
      const both = await inVain(postgres, client => playedBoth(client, { person, command, args: sent?.args }));
      if (both === null || !differs(both.before, both.done)) continue;
      expect(both.drawn.size, `${name} draws nothing`).toBeGreaterThan(0);
      whoDid.set(name, person);
      agree(command, both);
      expect(saidOf(both.described).filter(text => /^$|undefined|null|NaN/.test(text))).toEqual([]);
      return;
    }
    expect.fail(`Nobody may do ${name} with an effect`);
  },
);

function saidOf({ act, subject, lines, editTo }: Description): readonly string[] {
  return [act, subject, ...(lines ?? []), editTo].filter(text => text != null);
}

type Both = NonNullable<Awaited<ReturnType<typeof playedBoth>>>;

function agree(command: DescribedCommand, { drawn, done }: Both): void {
  for (const [key, row] of drawn) {
    const other = done.get(key);
    if (other === undefined && LEAVES.includes(command.name)) continue;
    expect({ [key]: bare(command, row) }).toEqual({ [key]: bare(command, other ?? null) });
  }
}

// A queued command of yesterday's app knows fewer columns than the row has: what it does not name stays. Null empties.
describe('over a full row, keys left out leave their columns, and null empties them:', () => {
  const notes = perColumn(() => 'Ring');
  /** By a command that replaces, every key that it may leave out, with something to say. */
  const full: Readonly<Record<string, Args>> = {
    edit_profile: {
      ...{
        name: 'Rocco Bianchi',
        bio: 'Bars',
        location: 'Leith',
        skills: ['bartender'],
        discoverable: true,
        phone: '2',
      },
      ...{ minimum_hourly_rate: 1300, home_lat: 55.9, home_lng: -3.2, areas: ['london'], locale: 'en', tz: 'UTC' },
      onboarding_done: true,
    },
    save_settings: {
      ...{
        email: true,
        push: true,
        sms: true,
        marketing: true,
        color_scheme: 'dark',
        language: 'en',
        time_zone: 'UTC',
        quiet_from: '23:00',
        quiet_until: '07:30',
      },
    },
    save_shift: { title: 'Late bar', favourites_hours: 12, fair_minutes: 15, pack: notes },
    edit_shift: { title: 'Late bar', pack: notes },
    edit_shift_pack: { pack: notes },
    save_shift_template: { title: 'Late bar', fair_minutes: 15, pack: notes },
    save_job: { description: 'Days', pay_max_minor: 1700, hours_per_week: 30, start_date: '2027-01-04' },
    edit_venue: { industry: 'hotel', contact: 'Vera', description: 'Loud', area: 'london', lat: 51.5, lng: -0.07 },
    set_relation: { note: 'Kind' },
    save_document: { number: '0123', expires_on: '2028-05-04' },
  };

  it.each(Object.entries(full))('%s', async (name, more) => {
    const command = commands.find(one => one.name === name);
    if (command === undefined) return expect.fail('There is no such command');
    const args = { ...(tries[name]?.().args as Args), ...more };
    // What was seen, and of which version, replaces nothing.
    const leaves = leavesOf(command.args).filter(({ key, path }) => key !== 'version' && path[0] !== 'seen');
    expect(leaves.filter(({ path }) => at(args, path) === undefined)).toEqual([]);
    await inVain(postgres, async client => {
      const person = await whoMay(client, command, args);
      const first = await playedBoth(client, { person, command, args });
      if (first === null) return expect.fail('It is refused with every key');
      agree(command, first);
      const seen = versionIn(first.done, args);
      const play = (changed: Args) =>
        inPassing(client, () => playedBoth(client, { person, command, args: { ...changed, ...seen } }));

      const without = await play(leaves.reduce((kept, { path }) => withoutKey(kept, path), args));
      if (without === null) return expect.fail('It is refused when keys are left out');
      agree(command, without);
      expect(changedIn(without)).toEqual([]);

      const nullable = leaves.filter(leaf => leaf.nullable);
      const emptied = await play(nullable.reduce((kept, { path }) => withKey(kept, path, null), args));
      if (emptied === null) return expect.fail('It is refused when keys are null');
      agree(command, emptied);
      expect(changedIn(emptied).filter(([column, value]) => value !== null && !DERIVED.includes(column))).toEqual([]);
      const gone = changedIn(emptied).map(([column]) => column);
      expect(nullable.filter(({ path }) => !path.some(key => gone.includes(key)))).toEqual([]);
    });
  });

  const others = commands.filter(({ name, args }) => full[name] === undefined && leavesOf(args).length > 0);
  it.each(others.map(command => [command.name, command] as const))('%s is said once', async (name, command) => {
    const { args } = tries[name]?.() ?? { args: {} };
    await inVain(postgres, async client => {
      const person = await whoMay(client, command, args);
      await playedBoth(client, { person, command, args });
      const again = await playedBoth(client, { person, command, args });
      expect(again === null ? [] : changedIn(again)).toEqual([]);
    });
  });
});

type Client = Parameters<typeof playedBoth>[0];

/** By a command's name who did it before, to be tried first. */
const whoDid = new Map<string, Person>();

async function whoMay(client: Client, command: DescribedCommand, args: unknown): Promise<Person> {
  for (const person of [whoDid.get(command.name) ?? [], everyone].flat()) {
    const both = await inPassing(client, () => playedBoth(client, { person, command, args }));
    if (both !== null && differs(both.before, both.done)) return person;
  }
  return expect.fail(`Nobody may do ${command.name}`);
}

/** The version that whoever does it again has seen, where the command asks for one. */
function versionIn(rows: Rows, args: Args): Args {
  const row = [...rows.values()].find(({ id, version }) => id === args.id && version !== undefined);
  return args.version === undefined || row === undefined ? {} : { version: row.version };
}

const STAMPS: readonly string[] = ['row_xid', 'updated_at', 'version'];

/** Columns of rows that were there, with what they hold now; of a row that is gone nothing is left. */
function changedIn({ before, done }: Both): readonly (readonly [column: string, value: unknown])[] {
  return [...before].flatMap(([key, row]) =>
    Object.entries(row).flatMap(([column, was]) => {
      const is = done.get(key)?.[column] ?? null;
      if (STAMPS.includes(column) || JSON.stringify(is) === JSON.stringify(was)) return [];
      // A value that holds nothing any more, as of a template's pack, is empty.
      return [[column, JSON.stringify(is) === '{}' ? null : is] as const];
    }),
  );
}
