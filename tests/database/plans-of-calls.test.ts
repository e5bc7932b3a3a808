// What a push, the clock's parts and the direct reads look up is found through an index: every command by everybody who may
// send it, each undone, and a clock that finds everything due. Pulls and their costs are in plans.test.ts.
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { onlineCommands } from '#domain/online-catalogue.ts';
import { become, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { caughtUp } from './call.ts';
import { type Explained, explained } from './explained.ts';
import { act, command, newId, one, type Person, people, sync } from './scene.ts';
import { barred, everySituation } from './situations/all.ts';
import type { Tries } from './situations/tries.ts';

const SENDERS: readonly Person[] = [
  people.rocco,
  people.rosa,
  people.stef,
  people.mina,
  people.vera,
  people.ada,
  barred,
];

/** What is told to everybody who agreed reads everybody, twice a month at most. */
const TELLS_ALL: ReadonlySet<string> = new Set(['send_news']);

let postgres: Postgres;
let venueId: string;
let tries: Tries;
let client: pg.Client;
let plans: Explained;
const cursors = new Map<Person, string>();
beforeAll(async () => {
  postgres = await startPostgres();
  // On a slow machine statistics of ten rows come halfway, and plans become those of small tables.
  await postgres.query('alter system set autovacuum = off');
  await postgres.query('select pg_reload_conf()');
  tries = await everySituation(postgres);
  venueId = (
    await one<{ id: string }>(
      postgres,
      'select venue_id as id from public.venue_users where user_id = $1 order by created_at, is_primary desc limit 1',
      [people.vera.id],
    )
  ).id;
  for (const person of SENDERS) cursors.set(person, await caughtUp(postgres, person));
  client = await postgres.connect();
  plans = await explained(client);
});
afterAll(() => postgres.stop());
afterEach(() => expect(plans.wholeReads()).toEqual([]));

/** In a transaction that is undone, as this person or as the superuser. */
async function undone<Row extends object>(person: Person | null, sql: string, values: unknown[] = []): Promise<Row[]> {
  await client.query('begin');
  try {
    if (person !== null) await become(client, person.id);
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.query('rollback');
  }
}

async function outcomeOf(person: Person, name: string): Promise<string> {
  const sent = tries[name]?.();
  const request = { v: 1, device: newId(), cursor: cursors.get(person), commands: [sent] };
  const rows = await undone<{ outcome: { state: string; code?: string } }>(
    person,
    "select public.sync($1) -> 'outcomes' -> 0 as outcome",
    [JSON.stringify(request)],
  );
  const outcome = rows[0]?.outcome;
  return outcome?.code ?? outcome?.state ?? 'none';
}

describe('a first pull', () => {
  it.each(SENDERS)('of $name reads no table whole', async person => {
    const before = plans.statements();
    const request = { v: 1, device: newId(), cursor: null, commands: [] };
    const [told] = await undone<{ reset: boolean }>(person, "select (public.sync($1) ->> 'reset')::boolean as reset", [
      JSON.stringify(request),
    ]);
    expect(told).toEqual({ reset: true });
    expect(plans.statements()).toBeGreaterThan(before);
  });
});

describe('a push', () => {
  it.each([...catalogue.commands, ...onlineCommands].map(({ name }) => name))(
    'of %s reads no table whole',
    async name => {
      const before = plans.statements();
      const outcomes: string[] = [];
      for (const person of SENDERS) outcomes.push(await outcomeOf(person, name));
      expect(outcomes).toContain('applied');
      expect(plans.statements()).toBeGreaterThan(before);
      if (TELLS_ALL.has(name)) expect(plans.wholeReads().filter(read => !/ of profiles /.test(read))).toEqual([]);
    },
  );
});

describe('a direct call', () => {
  it.each([
    ['select public.older_messages($1, now())', [newId()]],
    ['select public.get_venue_applicants($1)', ['venue']],
    ['select public.free_for_slot($1, $2, now(), now() + interval $$2 hours$$)', ['venue', people.rocco.id]],
  ])('%s reads no table whole', async (sql, values) => {
    const given = values.map(value => (value === 'venue' ? venueId : value));
    await undone(people.vera, sql, given).catch(refusedIsFine);
  });

  // Nothing counts the readings of a calendar.
  it('with a wrong token is one look into an index, whatever it opens', async () => {
    const wrong = '0'.repeat(64);
    const hash = "sha256(convert_to(nth::text, 'UTF8'))";
    await client.query('begin');
    try {
      await client.query(
        `insert into public.venue_invitations (id, venue_id, email, role, token_hash)
         select gen_random_uuid(), $1, nth || '@x.example', 'staff', ${hash} from generate_series(1, 3000) nth`,
        [venueId],
      );
      await client.query(
        `insert into public.admin_invitations (id, email, name, role, token_hash)
         select gen_random_uuid(), nth || '@rockstars.example', 'Noor', 'support', ${hash} from generate_series(1, 3000) nth`,
      );
      await client.query('analyze public.venue_invitations, public.admin_invitations');
      await become(client, null);
      await client.query('select * from public.get_venue_invitation($1)', [wrong]);
      await client.query('select * from public.validate_admin_invitation($1)', [wrong]);
      await expect(client.query('select public.calendar_feed($1)', [wrong])).rejects.toThrow('not_found');
    } finally {
      await client.query('rollback');
    }
  });

  it('of messages as a plain client makes them reads no table whole', async () => {
    await act(
      postgres,
      people.vera,
      command('start_conversation', { venue_id: venueId, rockstar_id: people.rocco.id }),
    );
    const { rows } = await sync(postgres, people.vera);
    const chat = (rows.conversations as { id: string }[])[0]?.id;
    const say = 'insert into public.messages (conversation_id, sender_id, content) values ($1, $2, $3)';
    await undone(people.vera, say, [chat, people.vera.id, 'Hello']);
    await undone(
      people.vera,
      'select id, content from public.messages where conversation_id = $1 order by created_at, id',
      [chat],
    );
    await undone(people.rocco, 'update public.messages set read_at = now() where conversation_id = $1', [chat]);
  });
});

/** What is looked up before a refusal counts too. */
function refusedIsFine(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('PT'))) throw error;
}

it('a clock for which everything is due reads no table whole', async () => {
  await client.query(
    "create or replace function private.now() returns timestamptz language sql stable set search_path = '' as $$ select pg_catalog.now() + interval '400 days' $$",
  );
  await client.query('select private.run_clock()');
  const { rows } = await client.query<{ done: number; failing: string }>(
    'select done, (select count(*) from private.clock_errors) as failing from private.clock_state',
  );
  expect(rows[0]?.done).toBeGreaterThan(3);
  expect(rows[0]?.failing).toBe('0');
});
