// What a sign-out owes is sometimes paid late, when somebody else is here.
import { expect, it } from 'vitest';
import { enter, saveList, setupScene } from '#tests/support/simulator/scene.ts';

it('SE6 a sign-out that is finished late takes nothing of the next person along', { timeout: 60_000 }, async () => {
  const scene = await setupScene();
  try {
    await saveList(scene, 'ba');
    const held = await scene(opened(scene.phone.hardware.indexedDB.open('encore-vera')));
    await scene(scene.device.signOut());
    await enter(scene, scene.tab, 'rosa');
    held.close();
    scene.phone.hardware.wipes.length = 0;
    scene.phone.openTab();
    await scene.world.pass(5_000);
    expect(scene.phone.hardware.wipes).toEqual([{ userId: 'vera', nobodyElse: false }]);
  } finally {
    scene.close();
  }
});

/** As a frozen tab holds it: it does not close when another wants to delete it. */
function opened(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
