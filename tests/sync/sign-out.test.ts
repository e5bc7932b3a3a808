// A sign-out that is cut off at any step: whatever start comes next finishes it. And one that meets a sign-in.
import { expect, it } from 'vitest';
import { lists } from '#tests/support/simulator/notes.ts';
import {
  enter,
  goOffline,
  outboxOf,
  rowsOf,
  type Scene,
  saveList,
  setupScene,
} from '#tests/support/simulator/scene.ts';

interface CutOff {
  readonly ended: boolean;
  readonly problem: string | null;
}

/** Signs out with something unsent, dies that many steps later, and starts again. */
async function dieAfter(steps: number, withSecondTab: boolean): Promise<CutOff> {
  const scene = await setupScene();
  try {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    const second = withSecondTab ? scene.phone.openTab() : null;
    await scene.world.pass(1_000);
    goOffline(scene.phone);
    await saveList(scene, 'ce');
    let ended = false;
    // A dead tab's work fails somewhere, and nobody hears of it.
    const end = () => {
      ended = true;
    };
    void scene.device.signOut().then(end, () => {});
    for (let n = 0; n < steps && !ended; n += 1) await scene.world.step();
    scene.tab.tab.kill();
    scene.phone.network.reachable = true;
    scene.phone.hardware.online = true;
    second?.tab.signal();
    if (second !== null) await scene.world.pass(100_000);
    const stayed = second !== null && second.device.session.get() !== null;
    const fresh = scene.phone.openTab();
    await scene.world.pass(5_000);
    const problem = fresh.device.session.get() === null ? await leftBehind(scene, fresh, stayed) : null;
    return { ended, problem: problem === null ? null : `after ${steps} steps: ${problem}` };
  } finally {
    scene.close();
  }
}

async function leftBehind(scene: Scene, fresh: Scene['tab'], stayed: boolean): Promise<string | null> {
  const names = await databasesOf(scene);
  const { marker, wipes } = scene.phone.hardware;
  const { trouble } = fresh.device.status.get().storage;
  await enter(scene, fresh, 'vera');
  await scene.world.pass(5_000);
  const wrong = [
    stayed ? 'the second tab shows them' : '',
    names === 'encore-device' ? '' : `databases ${names}`,
    marker === null ? '' : 'the marker stands',
    wipes.length > 0 ? '' : 'caches stand',
    trouble === null ? '' : `told of ${trouble}`,
    (await outboxOf(scene, fresh.device)).length === 0 ? '' : 'the discarded command is queued',
    scene.server.store.rows.lists.has('ce') ? 'the discarded command was sent' : '',
    (await rowsOf(scene, fresh.device, lists)).length === 1 ? '' : 'the mirror is not whole',
  ].filter(word => word !== '');
  return wrong.length === 0 ? null : wrong.join(', ');
}

async function databasesOf(scene: Scene): Promise<string> {
  const databases = await scene(scene.phone.hardware.indexedDB.databases());
  return databases.map(({ name }) => name).join();
}

it('SE6 EN12 a sign-out that a full disk takes no note of makes room by itself', async () => {
  const scene = await setupScene();
  try {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    scene.phone.hardware.faults.failNextWrite = 'QuotaExceededError';
    await scene(scene.device.signOut());
    expect(scene.device.session.get()).toBeNull();
    expect(await leftBehind(scene, scene.phone.openTab(), false)).toBeNull();
  } finally {
    scene.close();
  }
});

it.each([
  ['alone', false],
  ['beside a second tab', true],
])(
  'SE6 a sign-out that is cut off anywhere is finished by the next start, %s',
  { timeout: 300_000 },
  async (_, second) => {
    const problems: string[] = [];
    let steps = 0;
    for (let ended = false; !ended; steps += 1) {
      const told = await dieAfter(steps, second);
      if (told.problem !== null) problems.push(told.problem);
      ended = told.ended;
    }
    expect(problems).toEqual([]);
    expect(steps).toBeGreaterThan(20);
  },
);

it('SE5 SE6 whoever signs in at the moment of a sign-out stays, with what waits for the network', {
  timeout: 120_000,
}, async () => {
  const scene = await setupScene();
  scene.phone.network.delay = () => 0.2;
  const signedOut = new Set<string>();
  try {
    for (let ms = 0.4; ms < 0.6; ms += 0.02) {
      await enter(scene, scene.tab, 'rocco');
      scene.device.setWorkOffline(true);
      await scene.world.pass(1_000);
      await saveList(scene, `ba${ms}`);
      await enter(scene, scene.tab, 'vera');
      const entering = scene.device.signIn({ email: 'rocco@example.com', password: 'any' });
      await scene.world.pass(ms);
      const seen = scene.device.session.get()?.userId ?? 'nobody';
      signedOut.add(seen);
      await scene(scene.device.signOut());
      await scene(entering);
      await scene.world.pass(3_000);
      expect([ms, await databasesOf(scene)]).toEqual([
        ms,
        `encore-device,encore-${seen === 'vera' ? 'rocco' : 'vera'}`,
      ]);
      if (seen === 'vera') {
        expect([ms, scene.device.session.get()?.userId]).toEqual([ms, 'rocco']);
        expect([ms, (await outboxOf(scene, scene.device)).length]).toEqual([ms, 1]);
      }
      scene.device.setWorkOffline(false);
      await scene.world.pass(3_000);
    }
    expect([...signedOut].sort()).toEqual(['rocco', 'vera']);
  } finally {
    scene.close();
  }
});
