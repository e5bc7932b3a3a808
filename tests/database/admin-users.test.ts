// The people of the platform in the hands of its admins: found, paged, and read with what became of them.
import { describe, expect, it } from 'vitest';
import {
  application,
  command,
  makeAdmins,
  newId,
  type Person,
  people,
  publishedShift,
  signUp,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { ada, sol, rae, rosa, rocco, vera, mina, sam } = people;

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly status: string;
  readonly key: string;
}
interface Page {
  readonly rows: readonly Listed[];
  readonly more: boolean;
  readonly total?: number;
  readonly all?: number;
  readonly acts?: Readonly<Record<string, { readonly by: string; readonly at: string }>>;
}

const asked = {
  search: '',
  role: 'all',
  status: 'all',
  sort: 'name',
  key: null as string | null,
  id: null as string | null,
  most: 50,
};
const pageFor = (person: Person, of: Partial<typeof asked> = {}) =>
  scene.db.asUser(person.id, async client => {
    const { search, role, status, sort, key, id, most } = { ...asked, ...of };
    const { rows } = await client.query<{ page: Page }>(
      'select public.admin_users($1, $2, $3, $4, $5, $6, $7) as page',
      [search, role, status, sort, key, id, most],
    );
    return rows[0]?.page as Page;
  });
const namesOf = async (of: Partial<typeof asked>) => (await pageFor(rae, of)).rows.map(({ name }) => name);
const readBy = (reader: Person, person: Person) =>
  scene.db.asUser(reader.id, async client => {
    const { rows } = await client.query('select public.admin_user($1) as seen', [person.id]);
    return rows[0]?.seen;
  });
const suspendRosa = (more: object = {}, by = sol) =>
  verdict(scene.db, by, command('suspend_user', { user_id: rosa.id, until: null, reason: 'Three no-shows', ...more }));

async function manyPeople(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const email = `crowd-${n}@example.com`;
    await signUp(scene.db, { ...sam, id: newId(), name: `Crowd ${String(n % 40).padStart(2, '0')}`, email });
  }
}

describe('the list', () => {
  it('SP2.19 finds by letters of a name, whatever its accents, or of an address, and takes signs as typed', async () => {
    await scene.db.query("update public.profiles set name = 'Zoë 100% O’Neil_x' where id = $1", [sam.id]);
    expect(await namesOf({ search: 'zoe 100%' })).toEqual(['Zoë 100% O’Neil_x']);
    expect(await namesOf({ search: sam.email.slice(1, 8).toUpperCase() })).toContain('Zoë 100% O’Neil_x');
    expect(await namesOf({ search: 'zoe%neil' })).toEqual([]);
    expect(await namesOf({ search: 'neil_x' })).toHaveLength(1);
    expect(await namesOf({ search: 'oe_100' })).toEqual([]);
    expect(await namesOf({ search: "'; drop table" })).toEqual([]);
    await scene.db.query(`update public.profiles set name = 'Q"uote, O''Comma' where id = $1`, [sam.id]);
    for (const search of ['q"uote,', "o'comma", ', o']) expect(await namesOf({ search })).toEqual([`Q"uote, O'Comma`]);
  });

  it('SP2.19 keeps to a role and a status, and calls inactive who has not synced for half a year', async () => {
    const venues = await pageFor(rae, { role: 'venue' });
    expect(venues.rows.map(({ id }) => id)).toContain(vera.id);
    expect(venues.total).toBe(venues.rows.length);
    expect(venues.all).toBeGreaterThan(venues.rows.length);
    await suspendRosa();
    expect(await namesOf({ status: 'suspended' })).toEqual([rosa.name]);
    await scene.db.query(
      "update public.profiles set created_at = created_at - interval '181 days' where id = any ($1)",
      [[sam.id, rocco.id]],
    );
    await scene.db.query('delete from private.presence where user_id = $1', [sam.id]);
    expect(await namesOf({ status: 'inactive' })).toEqual([sam.name]);
  });

  it('lists who administers the platform as that, whatever they registered as', async () => {
    expect(await namesOf({ role: 'rockstar' })).toContain(rocco.name);
    await scene.db.query("insert into public.admin_users (user_id, role) values ($1, 'support')", [rocco.id]);
    expect(await namesOf({ role: 'rockstar' })).not.toContain(rocco.name);
    expect(await namesOf({ role: 'platform_admin' })).toEqual(
      expect.arrayContaining([ada.name, sol.name, rae.name, rocco.name]),
    );
    await scene.db.query('update public.admin_users set revoked_at = now() where user_id = $1', [rocco.id]);
    expect(await namesOf({ role: 'rockstar' })).toContain(rocco.name);
  });

  it.each(['name', 'newest', 'seen'])('pages by %s without missing or repeating anybody', async sort => {
    await manyPeople(120);
    const seen: string[] = [];
    let after: Partial<typeof asked> = {};
    for (;;) {
      const page = await pageFor(rae, { sort, ...after });
      expect(page.rows.length).toBeLessThanOrEqual(50);
      seen.push(...page.rows.map(({ id }) => id));
      const last = page.rows.at(-1);
      if (!page.more || last === undefined) break;
      after = { key: last.key, id: last.id };
    }
    const [{ n } = { n: 0 }] = await scene.db.query<{ n: number }>('select count(*)::int as n from public.profiles');
    expect([seen.length, new Set(seen).size]).toEqual([n, n]);
    expect((await pageFor(rae, { sort, most: 1000 })).rows).toHaveLength(n);
    expect((await pageFor(rae, { sort, most: 0 })).rows).toHaveLength(1);
  });

  it('names who changed a row within the hour, to other admins who may read the log', async () => {
    await suspendRosa({}, ada);
    const actsFor = async (reader: Person, of = {}) => (await pageFor(reader, of)).acts;
    expect(await actsFor(sol)).toEqual({ [rosa.id]: { by: ada.name, at: expect.any(String) } });
    expect(await actsFor(ada)).toEqual({});
    expect(await actsFor(rae)).toBeUndefined();
    // Files ask for many rows once.
    expect(await actsFor(sol, { most: 1000 })).toBeUndefined();
    await scene.db.query("update public.audit_log set at = at - interval '61 minutes'");
    expect(await actsFor(sol)).toEqual({});
  });

  it.each([{ role: 'admin' }, { status: 'gone' }, { sort: 'email' }, { sort: 'newest', key: 'never', id: newId() }])(
    'refuses what it does not know: %o',
    async of => {
      await expect(pageFor(rae, of)).rejects.toThrow('invalid_arguments');
    },
  );

  it.each([vera, rocco])('is closed to $name', async person => {
    await expect(pageFor(person)).rejects.toThrow('not_allowed');
    await expect(readBy(person, rosa)).rejects.toThrow('not_allowed');
  });
});

describe('the page of one', () => {
  it('a page has every venue that somebody works for', async () => {
    await scene.db.query(
      `with made as (
         insert into public.venues (name, address, industry, created_by)
         select 'House ' || nth, '1 Long Row', 'bar', $1 from generate_series(1, 60) nth returning id)
       insert into public.venue_users (id, venue_id, user_id, name, email, role)
       select gen_random_uuid(), id, $2, 'Mina', 'mina@example.com', 'staff' from made`,
      [vera.id, mina.id],
    );
    expect((await readBy(sol, mina)).venues).toHaveLength(61);
  });

  it('a page that lists the newest fifty says of how many, for who may read them', async () => {
    await scene.db.query(
      `insert into public.audit_log (actor, action, table_name, row_id)
       select $1, 'read_document', 'profiles', $2 from generate_series(1, 60)`,
      [ada.id, rosa.id],
    );
    const page = async (reader: Person) => {
      const { history, historyAll, ahead, aheadAll } = await readBy(reader, rosa);
      return [history.length, historyAll, ahead.length, aheadAll];
    };
    expect(await page(sol)).toEqual([50, 61, 0, 0]);
    expect(await page(rae)).toEqual([1, 1, 0, 0]);
  });
});

describe('what somebody sees', () => {
  const viewOf = (person: Person, of: string) =>
    scene.db.asUser(person.id, async client => {
      const { rows } = await client.query<{ view: object }>('select public.admin_user_view($1) as view', [of]);
      return rows[0]?.view;
    });

  it('is what waits for a Rockstar, and what is ahead of a venue', async () => {
    const shift = await publishedShift(scene, { inHours: 30, mode: 'review' });
    await verdict(scene.db, rocco, application(shift));
    expect(await viewOf(rae, rocco.id)).toMatchObject({
      requests: { all: 1, rows: [{ status: 'submitted', role: 'bartender' }] },
      invitations: 0,
      ownHours: 0,
      shifts: { all: 0, rows: [] },
    });
    expect(await viewOf(rae, vera.id)).toMatchObject({
      requests: { all: 0, rows: [] },
      shifts: { all: 1, rows: [{ id: shift, filled: 0, waiting: 1 }] },
      venueHours: 0,
    });
  });

  it('is ten of more than ten, the nearest first, with how many there are', async () => {
    const shifts: string[] = [];
    for (let nth = 0; nth < 11; nth++)
      shifts.push(await publishedShift(scene, { inHours: 30 + 24 * nth, mode: 'review' }));
    for (const shift of shifts.toReversed()) await verdict(scene.db, rocco, application(shift));
    const { requests } = (await viewOf(rae, rocco.id)) as { requests: { all: number; rows: { startsAt: string }[] } };
    const starts = requests.rows.map(({ startsAt }) => startsAt);
    expect([requests.all, starts.length]).toEqual([11, 10]);
    expect(starts).toEqual(starts.toSorted());
    expect(await viewOf(rae, vera.id)).toMatchObject({
      shifts: { all: 11, rows: shifts.slice(0, 10).map(id => ({ id })) },
    });
  });

  it('holds nothing that is private, is read by admins alone, and is nothing of nobody', async () => {
    const read = JSON.stringify(await viewOf(ada, rocco.id));
    for (const secret of ['phone', 'rate', 'lat', 'email', 'content']) expect(read).not.toContain(secret);
    expect(await viewOf(sol, newId())).toBeNull();
    for (const person of [vera, rocco]) await expect(viewOf(person, rocco.id)).rejects.toThrow('not_allowed');
  });
});

it('an address is told to admins alone, whoever asks for it by id', async () => {
  const addressFor = (reader: Person) =>
    scene.db.asUser(reader.id, async client => {
      const { rows } = await client.query('select private.address_of($1) as address', [rosa.id]);
      return rows[0]?.address;
    });
  expect(await addressFor(rae)).toBe(rosa.email);
  for (const person of [vera, rocco]) expect(await addressFor(person)).toBeNull();
});
