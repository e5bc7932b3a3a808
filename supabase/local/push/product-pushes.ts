// Runs the sender of push messages (functions/send-push) when the database rings, and now and then for what quiet hours held
// back or a push service did not take. The key pair by which push services know this installation is its own.
import type { PGlite } from '@electric-sql/pglite';
import {
  type PushIdentity,
  type PushPost,
  sendPushes,
  type WaitingPush,
} from '#supabase/functions/send-push/send-pushes.ts';
import type { Exclusive } from '../database/request-lock.ts';
import { tellFailure } from '../failure.ts';

export interface ProductPushes {
  readonly engine: PGlite;
  readonly exclusive: Exclusive;
  readonly identity: PushIdentity;
}

const EVERY_MS = 60_000;

/** Sends what waits now and whatever is put there later. Returns how to stop. */
export async function sendProductPushes({ engine, exclusive, identity }: ProductPushes): Promise<() => Promise<void>> {
  const { rows } = await exclusive(() =>
    engine.query<{ exists: boolean }>("select to_regprocedure('private.take_pushes()') is not null as exists"),
  );
  if (rows[0]?.exists !== true) return async () => undefined;
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
  let last: Promise<unknown> = Promise.resolve();
  const ring = () => {
    last = last
      .then(() => sendPushes(post, identity))
      .catch((error: unknown) => tellFailure('Sending a push message', error));
  };
  const stop = await exclusive(() => engine.listen('encore_push', ring));
  const timer = setInterval(ring, EVERY_MS);
  ring();
  return async () => {
    clearInterval(timer);
    await exclusive(() => stop()).catch(() => undefined);
    await last;
  };
}
