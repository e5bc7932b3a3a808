// The workloads, each told once and run for every engine alike. What reached the server is asked of the server, never of the
// engine; what is on the device is asked of the engine.
import type { Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import type { EngineName, PeerPage } from './pages/page.ts';
import type { Note } from './pages/peer.ts';
import type { PeerServer } from './server.ts';
import {
  count,
  delivered,
  type Figures,
  fill,
  meter,
  notes,
  onDevice,
  open,
  refusals,
  type Stage,
  sync,
  traffic,
} from './stage.ts';

export interface Scenario {
  readonly name: string;
  /** Engines that only send are left out of what is pulled. */
  readonly pulls: boolean;
  run(stage: Stage, engine: EngineName): Promise<Figures>;
}

const GIVE_UP_MS = 60_000;
/** Nothing more is to be expected after as long without progress; the peers' own pauses between tries are shorter. */
const NO_PROGRESS_MS = 20_000;

export const scenarios: readonly Scenario[] = [
  { name: 'first sync of 10,000', pulls: true, run: (stage, engine) => firstSync(stage, engine, 10_000) },
  {
    name: 'row cap: 2,500, answers of at most 1,000',
    pulls: true,
    run: (stage, engine) => firstSync(stage, engine, 2_500),
  },
  { name: 'delta: 10 more on 10,000, 50 ms', pulls: true, run: delta },
  { name: 'missed rows: 16 writers', pulls: true, run: missedRows },
  { name: 'revocation: 1,000 of 5,000', pulls: true, run: revocation },
  { name: 'poison: 1 refused before 1,000 good', pulls: false, run: poison },
  { name: 'lost answers: 20 % of 200', pulls: false, run: lostAnswers },
  { name: 'drain: 1,000 at 50 ms', pulls: false, run: (stage, engine) => drain(stage, engine, 50) },
  { name: 'drain: 1,000 at 300 ms', pulls: false, run: (stage, engine) => drain(stage, engine, 300) },
];

async function firstSync(stage: Stage, engine: EngineName, rows: number): Promise<Figures> {
  const many = Math.round(rows * stage.size);
  const userId = await stage.server.newPerson();
  await fill(stage, userId, many);
  return await onDevice(stage, engine, async device => {
    const page = await device.start();
    meter(stage);
    const got = await page.evaluate(who => (window as unknown as { bench: PeerPage }).bench.firstSync(who), userId);
    return { rows: got.rows, ms: got.ms, 'longest task ms': got.longestTaskMs, ...traffic(stage) };
  });
}

async function delta(stage: Stage, engine: EngineName): Promise<Figures> {
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
async function missedRows(stage: Stage, engine: EngineName): Promise<Figures> {
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

async function revocation(stage: Stage, engine: EngineName): Promise<Figures> {
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
    const left = await page.evaluate(
      ids => (window as unknown as { bench: PeerPage }).bench.countOf(ids),
      hidden.map(({ id }) => id),
    );
    return { 'left on the device': left };
  });
}

async function poison(stage: Stage, engine: EngineName): Promise<Figures> {
  const good = Math.round(1_000 * stage.size);
  const refused: Note = { id: newId(), text: 'refused' };
  return await writtenOffline(
    stage,
    engine,
    { notes: [refused, ...notes(good)], good },
    async ({ page, seconds, userId }) => {
      const kept = await page.evaluate(
        ids => (window as unknown as { bench: PeerPage }).bench.countOf(ids),
        [refused.id],
      );
      return {
        'good delivered': await delivered(stage.server, userId),
        of: good,
        'refused one kept': kept === 1,
        told: await refusals(page),
        seconds,
      };
    },
  );
}

async function lostAnswers(stage: Stage, engine: EngineName): Promise<Figures> {
  const many = Math.round(200 * stage.size);
  stage.server.faults.lostShare = 0.2;
  return await writtenOffline(stage, engine, { notes: notes(many), good: many }, async ({ page, userId, seconds }) => {
    // From here on the network is good.
    stage.server.faults.lostShare = 0;
    const settled = await settles(page);
    const twice = await stage.server.postgres.query(
      'select id from public.peer_notes where owner_id = $1 and effects > 1',
      [userId],
    );
    return {
      delivered: await delivered(stage.server, userId),
      of: many,
      'taken twice': twice.length,
      'settled once nothing is lost': settled,
      told: await refusals(page),
      seconds,
    };
  });
}

async function drain(stage: Stage, engine: EngineName, roundTripMs: number): Promise<Figures> {
  const many = Math.round(1_000 * stage.size);
  stage.server.faults.roundTripMs = roundTripMs;
  return await writtenOffline(stage, engine, { notes: notes(many), good: many }, async ({ userId, seconds }) => ({
    delivered: await delivered(stage.server, userId),
    of: many,
    seconds,
    ...traffic(stage),
  }));
}

interface Back {
  readonly page: Page;
  readonly userId: string;
  /** From the opening of the app with a network to the last good note at the server; as long as was waited when they did not all come. */
  readonly seconds: number;
}

/** Written without a network; the app is closed, and opened again once there is one. */
async function writtenOffline(
  stage: Stage,
  engine: EngineName,
  given: { readonly notes: readonly Note[]; readonly good: number },
  tell: (back: Back) => Promise<Figures>,
): Promise<Figures> {
  const { server } = stage;
  const { faults } = server;
  const userId = await server.newPerson();
  return await onDevice(stage, engine, async device => {
    faults.down = true;
    const first = await device.start();
    await open(first, userId);
    await first.evaluate(all => (window as unknown as { bench: PeerPage }).bench.writeAll(all), given.notes);
    await first.close();
    faults.down = false;
    const page = await device.start();
    meter(stage);
    const from = performance.now();
    await open(page, userId);
    await allDelivered(server, userId, given.good);
    const seconds = (performance.now() - from) / 1_000;
    return await tell({ page, userId, seconds });
  });
}

async function allDelivered(server: PeerServer, userId: string, wanted: number): Promise<void> {
  const from = performance.now();
  let best = { count: 0, at: from };
  while (best.count < wanted && performance.now() - from < GIVE_UP_MS && performance.now() - best.at < NO_PROGRESS_MS) {
    await new Promise(resolve => setTimeout(resolve, 10));
    const now = await delivered(server, userId);
    if (now > best.count) best = { count: now, at: performance.now() };
  }
}

/** Some say so a moment after the server has it. */
async function settles(page: Page): Promise<boolean> {
  const from = performance.now();
  for (;;) {
    const settled = await page.evaluate(() => (window as unknown as { bench: PeerPage }).bench.settled());
    if (settled || performance.now() - from > NO_PROGRESS_MS) return settled;
    await new Promise(resolve => setTimeout(resolve, 250));
  }
}
