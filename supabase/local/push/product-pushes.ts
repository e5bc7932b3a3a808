// Runs the sender of push messages (functions/send-push). The key pair by which push services know this installation is its own.
import type { PGlite } from '@electric-sql/pglite';
import {
  type PushIdentity,
  type PushPost,
  sendPushes,
  type WaitingPush,
} from '#supabase/functions/send-push/send-pushes.ts';
import type { Exclusive } from '../database/request-lock.ts';
import { hasFunction } from '../database/sql.ts';
import { runSender } from '../sender.ts';

export interface ProductPushes {
  readonly engine: PGlite;
  readonly exclusive: Exclusive;
  readonly identity: PushIdentity;
}

/** Sends what waits now and whatever is put there later. Returns how to stop. */
export async function sendProductPushes({ engine, exclusive, identity }: ProductPushes): Promise<() => Promise<void>> {
  if (!(await exclusive(() => hasFunction(engine, 'private.take_pushes()')))) return async () => undefined;
  await exclusive(() =>
    engine.query(
      "insert into private.settings values ('push_key', $1) on conflict (name) do update set value = excluded.value",
      [identity.publicKey],
    ),
  );
  const post: PushPost = {
    take: async () => (await exclusive(() => engine.query<WaitingPush>('select * from private.take_pushes()'))).rows,
    answered: async (id, status) =>
      void (await exclusive(() => engine.query('select private.push_answered($1, $2)', [id, status]))),
  };
  return runSender({
    ...{ engine, exclusive, bell: 'encore_push', doing: 'Sending a push message' },
    send: () => sendPushes(post, identity),
  });
}
