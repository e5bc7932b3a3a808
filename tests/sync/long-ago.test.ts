// A phone that lay in a drawer for two months, with something on it that was not settled.
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  comeBack,
  goOffline,
  loseSignal,
  outboxOf,
  overhear,
  type Scene,
  saveList,
  setupScene,
} from '#tests/support/simulator/scene.ts';

const TWO_MONTHS_MS = 61 * 86_400_000;

let scene: Scene;
beforeEach(async () => {
  scene = await setupScene();
});
afterEach(() => scene.close());

it('PU8 parks what was sent so long ago that its answer may be forgotten', async () => {
  scene.phone.network.next.push('drop-before');
  await saveList(scene, 'ba');
  await scene.world.pass(1_000);
  loseSignal(scene.phone);
  scene.tab.tab.kill();
  scene.world.now += TWO_MONTHS_MS;
  scene.phone.network.reachable = true;
  const heard = overhear(scene);
  const { device } = scene.phone.openTab();
  await scene.world.pass(60_000);
  expect(await outboxOf(scene, device)).toMatchObject([{ state: 'parked', code: 'outcome_unknown' }]);
  expect(heard).not.toEqual([]);
  expect(heard.flatMap(({ commands }) => commands)).toEqual([]);
});

it('PU8 sends by itself what waited for months, though the server fails at first', async () => {
  goOffline(scene.phone);
  await saveList(scene, 'ba');
  scene.tab.tab.kill();
  scene.world.now += TWO_MONTHS_MS;
  scene.phone.network.next.push('broken', 'broken');
  const { device } = scene.phone.openTab();
  await comeBack(scene, scene.phone);
  await scene.world.pass(60_000);
  expect(await outboxOf(scene, device)).toEqual([]);
  expect(scene.server.store.rows.lists.has('ba')).toBe(true);
});

it('PU8 a tab that slept for two months while it led asks for the time first', async () => {
  scene.phone.network.next.push('truncate');
  await saveList(scene, 'ba');
  await scene.world.pass(200);
  scene.device.setWorkOffline(true);
  await scene.world.pass(1_000);
  expect(await outboxOf(scene, scene.device)).toMatchObject([{ state: 'sending' }]);
  const heard = overhear(scene);
  scene.world.now += TWO_MONTHS_MS;
  scene.device.setWorkOffline(false);
  await scene.world.pass(60_000);
  expect(await outboxOf(scene, scene.device)).toMatchObject([{ state: 'parked', code: 'outcome_unknown' }]);
  expect(heard).not.toEqual([]);
  expect(heard.flatMap(({ commands }) => commands)).toEqual([]);
});
