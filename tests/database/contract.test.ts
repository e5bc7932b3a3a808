// The contract of tests/sync/contract.ts, held against our SQL: on a real PostgreSQL as the API would run it, and on the
// embedded backend through the official client.
import { COPPER_THISTLE } from '#supabase/seed/cast.ts';
import type { SyncRequest } from '#sync/answer.ts';
import { startBackend } from '#tests/support/backend.ts';
import { password } from '#tests/support/people.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { supabaseClient } from '#tests/support/supabase-client.ts';
import { contract } from '#tests/sync/contract.ts';
import type { Who } from '#tests/sync/contract-server.ts';
import { ownDraftsServer } from './drafts-server.ts';
import { type Person, people, setScene } from './scene.ts';

const CAST: Readonly<Record<Who, Person>> = { owner: people.vera, guest: people.rosa };

contract('PostgreSQL', async () => {
  const postgres = await startPostgres();
  const { venueId } = await setScene(postgres);
  return ownDraftsServer({
    ...CAST,
    venueId,
    query: (sql, values) => postgres.query(sql, values),
    sync: (who, request) =>
      postgres.asUser(CAST[who].id, async client => {
        const { rows } = await client.query('select public.sync($1) as answer', [JSON.stringify(request)]);
        return rows[0]?.answer;
      }),
    close: () => postgres.stop(),
  });
});

contract('embedded backend', async () => {
  const backend = await startBackend({ seed: 'demo' });
  const enter = async ({ email }: Person) => {
    const client = supabaseClient(backend);
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error !== null) throw error;
    return client;
  };
  const clients = { owner: await enter(CAST.owner), guest: await enter(CAST.guest) };
  return ownDraftsServer({
    ...CAST,
    venueId: COPPER_THISTLE,
    query: (sql, values) => backend.db(sql, values),
    async sync(who: Who, request: SyncRequest) {
      const { data, error } = await clients[who].rpc('sync', { request });
      if (error !== null) throw error;
      return data;
    },
    close: () => backend.stop(),
  });
});
