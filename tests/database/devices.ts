// One device of each person of the scene that a test plays in, older than what the test does: after every test each pulls
// and must equal its views in every mirrored table. So every story that is told of a command is also one of the pull.
import { expect } from 'vitest';
import type { Person } from '#tests/support/people.ts';
import type { Database } from '#tests/support/postgres.ts';
import { Mirror } from './mirror.ts';

let devices: readonly Device[] = [];
let scene: Database | null = null;

export interface Device {
  readonly person: Person;
  readonly mirror: Mirror;
}

/** Of each a device that has pulled once. */
export async function devicesOf(db: Database, of: readonly Person[]): Promise<readonly Device[]> {
  const made = of.map(person => ({ person, mirror: new Mirror(db, person) }));
  for (const { mirror } of made) await mirror.pull();
  return made;
}

/** The devices of the scene that is set now, in its database or one that it was copied from; those of an earlier scene are forgotten. */
export function watchDevices(db: Database, made: readonly Device[]): void {
  scene = db;
  devices = made.map(({ person, mirror }) => ({ person, mirror: mirror.in(db) }));
}

/** The scene of the file before is over. */
export function forgetDevices(): void {
  devices = [];
  scene = null;
}

/** For a test after which a device need not agree; the reason is for the reader. */
export function unwatched(_because: string): void {
  devices = [];
}

/** Asked after each test (`each-file.ts`). */
export async function devicesAgree(): Promise<void> {
  // A test may have stopped the server that it started.
  if (scene?.isOpen() !== true) return;
  // Whose account went is signed out.
  const [state] = await scene.query<{ left: string[]; undelivered: boolean }>(
    `select array(select id from public.profile_private)::text[] as left,
            exists (select from public.messages where delivered_at is null) or
              exists (select from public.notice_receipts where arrived_at is null) as undelivered`,
  );
  const mirrors = devices.filter(({ person: { id } }) => state?.left.includes(id)).map(({ mirror }) => mirror);
  // What a pull brought is noted as delivered by the next, and that is news for whoever wrote it: they need a third.
  await pulled(mirrors, state?.undelivered ? 3 : 2);
  try {
    for (const mirror of mirrors) await mirror.expectTrue();
  } catch (error) {
    if (state?.undelivered !== true) throw error;
    // While a test beside this one has a transaction open, nothing newer counts as pulled, and is noted later.
    await olderHaveEnded(scene);
    await pulled(mirrors, 3);
    for (const mirror of mirrors) await mirror.expectTrue();
  }
}

async function pulled(mirrors: readonly Mirror[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) for (const mirror of mirrors) await mirror.pull();
}

/** Every transaction of the cluster that is open now, in whichever database. */
async function olderHaveEnded(db: Database): Promise<void> {
  const [now] = await db.query<{ xmax: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as xmax');
  await expect
    .poll(() => db.query('select pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 as ended', [now?.xmax]), {
      timeout: 10_000,
    })
    .toEqual([{ ended: true }]);
}
