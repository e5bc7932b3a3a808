// A link of 2 KB a second each way and 300 ms: a first sync and a drain over it. Bytes are those on the wire.
import type { EngineName, PeerPage } from '#tests/bench/peers/pages/page.ts';
import { delivered, type Figures, fill, notes, onDeviceAt, openingOf, type Stage } from '#tests/bench/peers/stage.ts';
import { writtenOffline } from './offline.ts';

const RATE = 2_048;

export async function thinFirstSync(stage: Stage, engine: EngineName): Promise<Figures> {
  const { server } = stage;
  const many = Math.round(30 * stage.size);
  const userId = await server.newPerson();
  await fill(stage, userId, many);
  return await onDeviceAt(server.thin.url, { stage, engine }, async device => {
    const page = await device.start();
    makeThin(stage);
    const got = await page.evaluate(
      opening => (window as unknown as { bench: PeerPage }).bench.firstSync(opening),
      openingOf(userId),
    );
    return { rows: got.rows, of: many, seconds: got.storedMs / 1_000, ...carried(stage) };
  });
}

export async function thinDrain(stage: Stage, engine: EngineName): Promise<Figures> {
  const many = Math.round(60 * stage.size);
  const { server } = stage;
  return await writtenOffline(stage, engine, {
    given: {
      acts: notes(many),
      arrived: who => delivered(server, who),
      wanted: many,
      url: server.thin.url,
      beforeOpening: () => makeThin(stage),
    },
    tell: async ({ userId, seconds }) => ({
      delivered: await delivered(server, userId),
      of: many,
      seconds,
      ...carried(stage),
    }),
  });
}

function makeThin({ server: { thin, faults } }: Stage): void {
  faults.roundTripMs = 300;
  thin.rate = RATE;
  Object.assign(thin.carried, { up: 0, down: 0 });
}

function carried({ server: { thin } }: Stage): Figures {
  return { 'KiB up': thin.carried.up / 1024, 'KiB down': thin.carried.down / 1024 };
}
