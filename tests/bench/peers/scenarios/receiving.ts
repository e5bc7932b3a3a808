// What is pulled: whether all of it comes, whether what must go goes, and how long it takes.
import type { EngineName, PeerPage } from '#tests/bench/peers/pages/page.ts';
import type { PeerServer } from '#tests/bench/peers/server.ts';
import {
  count,
  countOf,
  delivered,
  type Figures,
  fill,
  meter,
  onDevice,
  open,
  openingOf,
  type Stage,
  sync,
  traffic,
} from '#tests/bench/peers/stage.ts';

export async function firstSync(stage: Stage, engine: EngineName, rows: number): Promise<Figures> {
  const many = Math.round(rows * stage.size);
  const userId = await stage.server.newPerson();
  await fill(stage, userId, many);
  return await onDevice(stage, engine, async device => {
    const page = await device.start();
    meter(stage);
    const got = await page.evaluate(
      opening => (window as unknown as { bench: PeerPage }).bench.firstSync(opening),
      openingOf(userId),
    );
    return {
      rows: got.rows,
      of: many,
      'first row ms': got.firstRowMs,
      'readable ms': got.readableMs,
      'stored ms': got.storedMs,
      'longest task ms': got.longestTaskMs,
      ...traffic(stage),
    };
  });
}

export async function delta(stage: Stage, engine: EngineName): Promise<Figures> {
  const userId = await stage.server.newPerson();
  await fill(stage, userId, Math.round(10_000 * stage.size));
  return await onDevice(stage, engine, async device => {
    const page = await device.start();
    await open(page, userId);
    await sync(page);
    // One with nothing new: ours compares digests with the server in the first idle one.
    await sync(page);
    const before = await count(page);
    await fill(stage, userId, 10);
    stage.server.faults.roundTripMs = 50;
    meter(stage);
    const from = performance.now();
    await sync(page);
    const ms = performance.now() - from;
    return { 'new rows': (await count(page)) - before, ms, ...traffic(stage) };
  });
}

/** Each writer commits after a pause of its own, while the device asks again and again. */
export async function missedRows(stage: Stage, engine: EngineName): Promise<Figures> {
  const { server } = stage;
  const userId = await server.newPerson();
  return await onDevice(stage, engine, async device => {
    const page = await device.start();
    await open(page, userId);
    const lasting = 6_000 * Math.max(stage.size, 0.2);
    const asking = page.evaluate(ms => (window as unknown as { bench: PeerPage }).bench.syncFor(ms), lasting);
    await Promise.all(Array.from({ length: 16 }, (_, nth) => writeSlowly(server, { userId, nth, lasting })));
    const syncs = await asking;
    for (let again = 0; again < 3; again += 1) await sync(page);
    const written = await delivered(server, userId);
    return { written, missed: written - (await count(page)), syncs };
  });
}

async function writeSlowly(
  { postgres }: PeerServer,
  { userId, nth, lasting }: { userId: string; nth: number; lasting: number },
): Promise<void> {
  const client = await postgres.connect();
  const until = performance.now() + lasting * 0.8;
  for (let round = 0; performance.now() < until; round += 1) {
    await client.query('begin');
    await client.query(
      "insert into public.peer_notes (id, owner_id, text) values (gen_random_uuid(), $1, 'one of sixteen')",
      [userId],
    );
    await new Promise(resolve => setTimeout(resolve, ((round * 37 + nth * 53) % 16) * 20));
    await client.query('commit');
  }
  await client.end();
}

export async function revocation(stage: Stage, engine: EngineName): Promise<Figures> {
  const { server } = stage;
  const [userId, other] = [await server.newPerson(), await server.newPerson()];
  await fill(stage, userId, Math.round(5_000 * stage.size));
  return await onDevice(stage, engine, async device => {
    const page = await device.start();
    await open(page, userId);
    await sync(page);
    const hidden = await server.postgres.query<{ id: string }>(
      `update public.peer_notes set owner_id = $1
       where id in (select id from public.peer_notes where owner_id = $2 order by text limit $3) returning id`,
      [other, userId, Math.round(1_000 * stage.size)],
    );
    await sync(page);
    await sync(page);
    const left = await countOf(
      page,
      hidden.map(({ id }) => id),
    );
    return { 'left on the device': left };
  });
}
