// Our SQL as a server of tests/sync/contract.ts. The nouns are a venue's drafts, which only its members see.
import type { ContractServer, OwnServer } from '#tests/sync/contract-server.ts';
import { type Person, shiftArgs } from './scene.ts';

export interface Door {
  readonly venueId: string;
  /** Of the venue; nobody there. */
  readonly owner: Pick<Person, 'id'>;
  readonly guest: Pick<Person, 'id' | 'name' | 'email'>;
  readonly sync: ContractServer['sync'];
  readonly close: () => Promise<void>;
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

export async function draftsServer({ venueId, owner, guest, query, ...door }: Door): Promise<ContractServer> {
  await query("update public.venues set tz = 'UTC' where id = $1", [venueId]);
  const save = (id: string, more: Record<string, unknown> = {}) => ({
    name: 'save_shift',
    args: shiftArgs({ id, venue_id: venueId, ...more }),
  });
  return {
    ...door,
    table: 'shifts',
    scope: `venue:${venueId}`,
    users: { owner: owner.id, guest: guest.id },
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
  };
}

export async function ownDraftsServer(door: Door): Promise<OwnServer> {
  const { query } = door;
  return {
    ...(await draftsServer(door)),
    restore: async () => void (await query('call private.new_epoch()')),
    async clearAway() {
      await query("update private.tombstones set at = at - interval '181 days'");
      await query("update private.scope_log set at = at - interval '181 days'");
      await query('select private.clear_sync_state()');
    },
  };
}
