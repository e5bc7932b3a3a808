// Storage that the browser emptied on a device of several people, and while a tab was opening.
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { enter, type Scene, saveList, setupScene } from '#tests/support/simulator/scene.ts';

async function onStage(work: (scene: Scene) => Promise<void>): Promise<void> {
  const scene = await setupScene();
  try {
    await work(scene);
  } finally {
    scene.close();
  }
}

function evict({ phone }: Scene): void {
  phone.hardware.indexedDB = new IDBFactory();
  for (const tab of phone.hardware.tabs) tab.loseConnections();
}

async function openAgain(scene: Scene): Promise<Scene['tab']> {
  for (const tab of [...scene.phone.hardware.tabs]) tab.kill();
  const tab = scene.phone.openTab();
  await scene.world.pass(2_000);
  return tab;
}

const trouble = ({ device }: Scene['tab']) => device.status.get().storage.trouble;

it('EN8 tells of what somebody lost who did not sign out, after whoever came later did', async () => {
  await onStage(async scene => {
    await saveList(scene, 'ba');
    await enter(scene, scene.tab, 'rocco');
    await scene(scene.device.signOut());
    await scene.world.pass(1_000);
    expect(scene.phone.hardware.marker).toBe('vera');
    expect(trouble(scene.tab)).toBeNull();
    evict(scene);
    const tab = await openAgain(scene);
    expect(trouble(tab)).toBe('evicted');
  });
});

it('EN8 tells each of several who share a device of their loss, once', async () => {
  await onStage(async scene => {
    await enter(scene, scene.tab, 'rocco');
    evict(scene);
    const tab = await openAgain(scene);
    expect(trouble(tab)).toBe('evicted');
    // Nobody knows who reads it there.
    await scene(tab.device.lossTold());
    expect(trouble(await openAgain(scene))).toBeNull();
    for (const person of ['vera', 'rocco']) {
      const theirs = await openAgain(scene);
      await enter(scene, theirs, person);
      expect([person, trouble(theirs)]).toEqual([person, 'evicted']);
      await scene(theirs.device.lossTold());
      expect([person, trouble(await openAgain(scene))]).toEqual([person, null]);
    }
  });
});

it('EN8 keeps for the others what one of them read after signing in', async () => {
  await onStage(async scene => {
    await enter(scene, scene.tab, 'rocco');
    evict(scene);
    const tab = await openAgain(scene);
    await enter(scene, tab, 'vera');
    await scene(tab.device.lossTold());
    await scene(tab.device.signOut());
    expect(trouble(tab)).toBeNull();
    await enter(scene, tab, 'rocco');
    expect(trouble(tab)).toBe('evicted');
  });
});

it('EN8 takes storage that was emptied while a tab was opening for no sign-out', { timeout: 120_000 }, async () => {
  const silent: number[] = [];
  let steps = 0;
  for (let opened = false; !opened; steps += 1) {
    await onStage(async scene => {
      scene.phone.network.reachable = false;
      await saveList(scene, 'ba');
      scene.tab.tab.kill();
      const tab = scene.phone.openTab();
      for (let n = 0; n < steps; n += 1) await scene.world.step();
      opened = tab.device.session.get() !== undefined;
      evict(scene);
      await scene.world.pass(30_000);
      // A tab that goes on with what it had read makes the database anew, and the next start finds it so.
      const last = trouble(tab) === 'evicted' ? tab : await openAgain(scene);
      if (trouble(last) !== 'evicted') silent.push(steps);
    });
  }
  expect(silent).toEqual([]);
  expect(steps).toBeGreaterThan(10);
});
