// The server side that Replicache leaves to its user, by its row version strategy (doc.replicache.dev/strategies/row-version):
// client view records in memory, as its own example keeps them; what a client's last mutation was, in the database. A push is
// one transaction; if a mutation fails it is done again with that one only counted, which is the strategy's error mode.
import pg from 'pg';
import type { Database } from '#tests/support/postgres.ts';
import { labelOf } from './pages/peer.ts';
import type { Answer } from './rest.ts';

interface Mutation {
  readonly id: number;
  readonly clientID: string;
  readonly name: 'put_peer_note' | 'edit_peer_note';
  readonly args: { readonly id: string; readonly text: string; readonly about?: string; readonly label?: string };
}

interface Push {
  readonly clientGroupID: string;
  readonly schemaVersion: string;
  readonly mutations: readonly Mutation[];
}

interface Cookie {
  readonly order: number;
  readonly clientGroupID: string;
}

interface Pull {
  readonly clientGroupID: string;
  readonly cookie: Cookie | null;
}

interface ViewRecord {
  /** Of each note that the client has, the version that it has. */
  readonly versions: ReadonlyMap<string, string>;
  readonly clientVersion: number;
}

type AsUser = Pick<Database, 'asUser'>;

export class ReplicacheServer {
  private readonly records = new Map<string, ViewRecord>();

  private readonly db: AsUser;

  constructor(db: AsUser) {
    this.db = db;
  }

  async answer(path: string, userId: string, body: string): Promise<Answer> {
    if (path.endsWith('/pull')) {
      return { status: 200, body: JSON.stringify(await this.pull(userId, JSON.parse(body) as Pull)) };
    }
    await this.push(userId, JSON.parse(body) as Push);
    return { status: 200, body: '{}' };
  }

  private async push(userId: string, push: Push): Promise<void> {
    const failed = new Set<Mutation>();
    for (;;) {
      const failure = await this.db
        .asUser(userId, client => tryPush(client, { userId, push, failed }))
        .catch(asFailure);
      if (failure === undefined) return;
      failed.add(failure.mutation);
    }
  }

  private async pull(userId: string, { clientGroupID, cookie }: Pull): Promise<object> {
    const before = cookie === null ? undefined : this.records.get(keyOf(cookie));
    return await this.db.asUser(userId, async client => {
      // What is read later may only be newer, which the next pull sends again: so clients before notes, versions before rows.
      const order = await nextOrder(client, { userId, clientGroupID, atLeast: cookie?.order ?? 0 });
      const clients = await client.query<{ id: string; last_mutation_id: number; client_version: number }>(
        'select id, last_mutation_id, client_version from private.replicache_clients where group_id = $1 and client_version > $2',
        [clientGroupID, before?.clientVersion ?? 0],
      );
      const { patch, versions } = before === undefined ? await wholeView(client) : await difference(client, before);
      const next: Cookie = { order, clientGroupID };
      const clientVersion = Math.max(before?.clientVersion ?? 0, ...clients.rows.map(row => row.client_version));
      this.records.set(keyOf(next), { versions, clientVersion });
      if (cookie !== null) this.records.delete(keyOf({ ...cookie, order: cookie.order - 1 }));
      return {
        cookie: next,
        lastMutationIDChanges: Object.fromEntries(clients.rows.map(row => [row.id, row.last_mutation_id])),
        patch,
      };
    });
  }
}

class FailedMutation extends Error {
  readonly mutation: Mutation;

  constructor(mutation: Mutation, cause: unknown) {
    super(`Mutation ${mutation.id} failed`, { cause });
    this.mutation = mutation;
  }
}

function asFailure(error: unknown): FailedMutation {
  if (error instanceof FailedMutation) return error;
  throw error;
}

async function tryPush(
  client: pg.ClientBase,
  { userId, push, failed }: { userId: string; push: Push; failed: ReadonlySet<Mutation> },
): Promise<undefined> {
  const group = await lockGroup(client, push.clientGroupID, userId);
  const known = await client.query<{ id: string; last_mutation_id: number }>(
    'select id, last_mutation_id from private.replicache_clients where group_id = $1',
    [push.clientGroupID],
  );
  const last = new Map(known.rows.map(row => [row.id, row.last_mutation_id]));
  const moved = new Set<string>();
  for (const mutation of push.mutations) {
    const expected = (last.get(mutation.clientID) ?? 0) + 1;
    if (mutation.id < expected) continue;
    if (mutation.id > expected) throw new Error(`Mutation ${mutation.id} is from the future`);
    if (!failed.has(mutation)) await mutate(client, mutation, push.schemaVersion);
    last.set(mutation.clientID, mutation.id);
    moved.add(mutation.clientID);
  }
  if (moved.size === 0) return undefined;
  const version = group.client_version + 1;
  await client.query('update private.replicache_groups set client_version = $2 where id = $1', [
    push.clientGroupID,
    version,
  ]);
  for (const id of moved) {
    await client.query(
      `insert into private.replicache_clients (id, group_id, last_mutation_id, client_version) values ($1, $2, $3, $4)
       on conflict (id) do update set last_mutation_id = excluded.last_mutation_id, client_version = excluded.client_version`,
      [id, push.clientGroupID, last.get(id), version],
    );
  }
  return undefined;
}

/** Mutations of the app's first version bring no label: the server knows what they meant by their schema version. */
async function mutate(client: pg.ClientBase, mutation: Mutation, schemaVersion: string): Promise<void> {
  const { id, text, about = null, label = schemaVersion === '1' ? labelOf(text) : null } = mutation.args;
  try {
    await (mutation.name === 'edit_peer_note'
      ? client.query({
          name: 'edit',
          text: 'update public.peer_notes set text = $2 where id = $1',
          values: [id, text],
        })
      : client.query({
          name: 'put',
          text: 'insert into public.peer_notes (id, text, about, label) values ($1, $2, $3, $4)',
          values: [id, text, about, label],
        }));
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new FailedMutation(mutation, error);
  }
}

async function lockGroup(client: pg.ClientBase, id: string, userId: string): Promise<{ client_version: number }> {
  await client.query(
    'insert into private.replicache_groups (id, user_id) values ($1, $2) on conflict (id) do nothing',
    [id, userId],
  );
  const { rows } = await client.query<{ client_version: number }>(
    'select client_version from private.replicache_groups where id = $1 and user_id = $2 for update',
    [id, userId],
  );
  if (rows[0] === undefined) throw new Error('The client group is of somebody else');
  return rows[0];
}

async function nextOrder(
  client: pg.ClientBase,
  { userId, clientGroupID, atLeast }: { userId: string; clientGroupID: string; atLeast: number },
): Promise<number> {
  const { rows } = await client.query<{ cvr_version: number }>(
    `insert into private.replicache_groups as known (id, user_id, cvr_version) values ($1, $2, $3 + 1)
     on conflict (id) do update set cvr_version = greatest(known.cvr_version, $3) + 1
     where known.user_id = $2 returning cvr_version`,
    [clientGroupID, userId, atLeast],
  );
  if (rows[0] === undefined) throw new Error('The client group is of somebody else');
  return rows[0].cvr_version;
}

interface Difference {
  readonly patch: readonly object[];
  readonly versions: ReadonlyMap<string, string>;
}

const COLUMNS = 'id, owner_id, text, about, label, created_at';

type Note = { readonly id: string } & Readonly<Record<string, unknown>>;

async function wholeView(client: pg.ClientBase): Promise<Difference> {
  const { rows } = await client.query<{ version: string; note: Note }>(
    `select note.xmin::text as version, row_to_json(told) as note
     from public.peer_notes note, lateral (select ${COLUMNS.replaceAll(/\b(?=\w)/g, 'note.')}) told`,
  );
  return {
    patch: [{ op: 'clear' }, ...rows.map(({ note }) => put(note))],
    versions: new Map(rows.map(({ note, version }) => [note.id, version])),
  };
}

async function difference(client: pg.ClientBase, before: ViewRecord): Promise<Difference> {
  const { rows } = await client.query<{ id: string; version: string }>(
    'select id, xmin::text as version from public.peer_notes',
  );
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const changed = rows.filter(({ id, version }) => before.versions.get(id) !== version).map(({ id }) => id);
  const gone = [...before.versions.keys()].filter(id => !versions.has(id));
  const found = await client.query<{ note: Note }>(
    `select row_to_json(told) as note from (select ${COLUMNS} from public.peer_notes where id = any ($1)) told`,
    [changed],
  );
  return {
    patch: [...gone.map(id => ({ op: 'del', key: `note/${id}` })), ...found.rows.map(({ note }) => put(note))],
    versions,
  };
}

function put(note: Note): object {
  return { op: 'put', key: `note/${note.id}`, value: note };
}

function keyOf({ clientGroupID, order }: Cookie): string {
  return `${clientGroupID}/${order}`;
}
