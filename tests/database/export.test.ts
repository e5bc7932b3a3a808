// A person's export: all that is theirs, nothing of others, page after page.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { columnsNaming } from './columns-naming.ts';
import {
  act,
  claim,
  command,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  type Scene,
  setScene,
  verdict,
} from './scene.ts';

let postgres: Borrowed;
let scene: Scene;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
});
afterAll(() => postgres.stop());

interface Page {
  readonly parts: readonly { readonly name: string; readonly rows: readonly Record<string, unknown>[] }[];
  readonly next: { readonly place: number; readonly after: string } | null;
}

const page = (person: Person, from: Page['next'] = null): Promise<Page> =>
  postgres.asUser(person.id, async client => {
    const { rows } = await client.query<{ page: Page }>('select public.export_my_data($1, $2) as page', [
      from?.place ?? 0,
      from?.after ?? null,
    ]);
    return rows[0]?.page ?? { parts: [], next: null };
  });

/** Rows by part, and how many pages they took. */
async function exported(person: Person): Promise<{ pages: number; rows: Map<string, Record<string, unknown>[]> }> {
  const rows = new Map<string, Record<string, unknown>[]>();
  let pages = 0;
  for (let next: Page['next'] = null, more = true; more; pages += 1) {
    const answer: Page = await page(person, next);
    for (const part of answer.parts) rows.set(part.name, [...(rows.get(part.name) ?? []), ...part.rows]);
    next = answer.next;
    more = next !== null;
  }
  return { pages, rows };
}

/** What is not the person's own, though it names them, and why. */
const NOT_THEIRS: Readonly<Record<string, string>> = {
  'public.admin_invitations': 'an invitation of somebody else',
  'public.admin_users': 'the platform’s own list of who administers it',
  'public.booking_contacts': 'the other side’s number',
  'private.push_subscriptions': 'a secret address of a device',
  'public.calendar_feeds': 'a secret address',
  'public.punch_keys': 'a secret of their devices',
  'private.parked_changes': 'since when refused changes wait on their own device, which shows them',
  'private.relayed_punches': 'who carried a punch; the punch itself stands under attendance',
  'public.error_reports': 'what broke, and what they said of it to support; kept 90 days',
  'public.jobs': 'the venue’s',
  'public.covers': 'the venue’s',
  'public.shift_crew': 'a copy of name and booking',
  'public.shifts': 'the venue’s',
  'public.venue_invitations': 'an invitation of somebody else',
  'private.acquaintances': 'who may see the card',
  'private.told_of_posts': 'what the clock told them already',
  'private.questions': 'what a venue asked',
  'private.distances': 'worked out of their home, which stands under contact',
  'private.market_notes': 'the platform’s own note on its figures',
  'private.dispute_looks': 'which page of the platform an admin has open, for a day',
  'private.news': 'the platform’s own word to those who asked for it',
  'private.record_tickets': 'a secret of a link that they followed',
  'private.unsubscribe_keys': 'a secret of the links in their mails',
};

describe('an export', () => {
  it('knows every table that names a person, or why not', async () => {
    const known = await postgres.query<{ relation: string }>('select relation::text from private.export_parts');
    const parts = known.map(({ relation }) => (relation.includes('.') ? relation : `public.${relation}`));
    const tables = new Set((await columnsNaming(postgres, 'profiles')).map(([table]) => table));
    expect([...tables].filter(table => !parts.includes(table) && NOT_THEIRS[table] === undefined)).toEqual([]);
  });

  it('SP2.21 holds what is theirs and nothing of others, for every kind of person', async () => {
    expect(await verdict(postgres, people.rocco, claim(await publishedShift(scene)))).toBe('applied');
    const chat = await one<{ id: string }>(postgres, 'select id from public.conversations');
    for (const [person, content] of [
      [people.rocco, 'Mine'],
      [people.vera, 'Hers'],
    ] as const)
      await act(postgres, person, command('send_message', { id: newId(), conversation_id: chat.id, content }));
    const { rows: his } = await exported(people.rocco);
    expect(his.get('messages')?.map(({ content }) => content)).toEqual(['Mine']);
    expect(his.get('bookings')).toHaveLength(1);
    const venue = await one<{ name: string }>(postgres, 'select name from public.venues where id = $1', [
      scene.venueId,
    ]);
    const [workedAt, ...others] = his.get('worked_at') ?? [];
    expect([Object.keys(workedAt ?? {}).toSorted(), workedAt?.name, others]).toEqual([
      ['address', 'area', 'id', 'name'],
      venue.name,
      [],
    ]);
    expect(his.get('contact')).toMatchObject([{ email: people.rocco.email }]);
    const { rows: hers } = await exported(people.vera);
    expect(hers.get('messages')?.map(({ content }) => content)).toEqual(['Hers']);
    expect(hers.get('memberships')).toMatchObject([{ role: 'admin' }]);
    expect(hers.get('bookings')).toBeUndefined();
    const { rows: strangers } = await exported(people.sam);
    expect(JSON.stringify([...strangers.values()])).not.toMatch(/rocco@|Rocco B|Vera O|Mine|Hers/);
  });

  it('names every venue that its rows name by id, and no other', async () => {
    const { rows: hers } = await exported(people.mina);
    expect(hers.get('memberships')?.map(({ venue_id }) => venue_id)).toEqual([scene.venueId]);
    expect(hers.get('venues'), 'she founded none').toBeUndefined();
    expect(hers.get('other_venues')?.map(({ id }) => id)).toEqual([scene.venueId]);
    const chat = await one<{ venue_id: string }>(postgres, 'select venue_id from public.conversations');
    await act(
      postgres,
      people.rosa,
      command('set_relation', {
        ...{ venue_id: chat.venue_id, worker_id: people.rosa.id },
        side: 'rockstar',
        kind: 'favourite',
      }),
    );
    const { rows: his } = await exported(people.rosa);
    expect(his.get('other_venues')).toMatchObject([{ id: chat.venue_id, name: expect.any(String) }]);
    expect(Object.keys(his.get('other_venues')?.[0] ?? {}).toSorted()).toEqual(['address', 'area', 'id', 'name']);
    const { rows: strangers } = await exported(people.sam);
    expect(strangers.get('other_venues')?.length ?? 0).toBe(strangers.get('memberships')?.length ?? 0);
  });

  it('goes on page by page until all of it is there, each row once', async () => {
    await postgres.query(
      `insert into public.notifications (user_id, kind, payload)
       select $1, 'booking_confirmed', '{}' from generate_series(1, 2300)`,
      [people.rosa.id],
    );
    const { pages, rows } = await exported(people.rosa);
    const ids = rows.get('notifications')?.map(({ id }) => id) ?? [];
    const { count } = await one<{ count: number }>(
      postgres,
      'select count(*)::int as count from public.notifications where user_id = $1',
      [people.rosa.id],
    );
    expect([pages, new Set(ids).size, ids.length]).toEqual([3, count, count]);
  });

  it('is written down, whichever page is read first', async () => {
    const noted = () =>
      postgres.query("select from public.audit_log where action = 'export_data' and row_id = $1", [people.stef.id]);
    await page(people.stef, { place: 20, after: '' });
    expect(await noted()).toHaveLength(1);
    await page(people.stef);
    expect(await noted(), 'once an hour').toHaveLength(1);
  });

  it('is nobody’s without a person', async () => {
    await expect(page({ ...people.sam, id: newId() })).rejects.toThrow('signed_out');
  });
});
