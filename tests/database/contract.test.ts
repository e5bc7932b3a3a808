// The contract of tests/sync/contract.ts, held against our SQL: on a real PostgreSQL as the API would run it, and on the
// embedded backend through the official client. The nouns are a venue's drafts, which only its members see.
import { COPPER_THISTLE } from '#supabase/seed/cast.ts';
import type { SyncRequest } from '#sync/answer.ts';
import { startBackend } from '#tests/support/backend.ts';
import { password } from '#tests/support/people.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { supabaseClient } from '#tests/support/supabase-client.ts';
import { type ContractServer, contract, type Who } from '#tests/sync/contract.ts';
import { type Person, people, setScene, shiftArgs } from './scene.ts';

const CAST: Readonly<Record<Who, Person>> = { owner: people.vera, guest: people.rosa };

interface Door {
  readonly venueId: string;
  readonly sync: ContractServer['sync'];
  readonly close: () => Promise<void>;
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

async function productServer({ venueId, query, ...door }: Door): Promise<ContractServer> {
  await query("update public.venues set tz = 'UTC' where id = $1", [venueId]);
  const save = (id: string, more: Record<string, unknown> = {}) => ({
    name: 'save_shift',
    args: shiftArgs({ id, venue_id: venueId, ...more }),
  });
  const { guest } = CAST;
  return {
    ...door,
    table: 'shifts',
    scope: `venue:${venueId}`,
    users: { owner: CAST.owner.id, guest: guest.id },
    inScope: row => row.venue_id === venueId,
    make: id => save(id),
    change: id => save(id, { rate_minor: 1_750 }),
    refused: id => save(id, { positions: 0 }),
    refusal: 'positions_out_of_range',
    async fill(count, like) {
      await query(
        `insert into public.shifts select (jsonb_populate_record(shift, jsonb_build_object('id', gen_random_uuid()))).*
         from public.shifts shift, generate_series(1, $1::int) where shift.id = $2`,
        [count, like],
      );
    },
    remove: async id => void (await query('delete from public.shifts where id = $1', [id])),
    async grant() {
      const { id, name, email } = guest;
      await query('delete from public.venue_users where venue_id = $1 and user_id = $2', [venueId, id]);
      await query(
        "insert into public.venue_users (venue_id, user_id, name, email, role) values ($1, $2, $3, $4, 'manager')",
        [venueId, id, name, email],
      );
    },
    async revoke() {
      await query('update public.venue_users set revoked_at = now() where venue_id = $1 and user_id = $2', [
        venueId,
        guest.id,
      ]);
    },
    restore: async () => void (await query('call private.new_epoch()')),
    async clearAway() {
      await query("update private.tombstones set at = at - interval '181 days'");
      await query("update private.scope_log set at = at - interval '181 days'");
      await query('select private.clear_sync_state()');
    },
  };
}

contract('PostgreSQL', async () => {
  const postgres = await startPostgres();
  const { venueId } = await setScene(postgres);
  return productServer({
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
  return productServer({
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
