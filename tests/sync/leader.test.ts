// One of many tabs talks to the server; which one, and what happens when it cannot any more.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createList, lists } from '#tests/support/simulator/notes.ts';
import type { Tab } from '#tests/support/simulator/rig.ts';
import { aroundCalls, idOf, rowsOf, type Scene, saveList, setupScene } from '#tests/support/simulator/scene.ts';

let scene: Scene;
let others: Tab[];
beforeEach(async () => {
  scene = await setupScene();
  others = [scene.phone.openTab(), scene.phone.openTab()];
  await scene.world.pass(2_000);
});
afterEach(() => scene.close());

const roles = () => [scene.tab, ...others].filter(({ tab }) => !tab.dead).map(({ device }) => device.status.get().role);

async function saveIn(tab: Tab, id: string): Promise<void> {
  idOf(await scene(tab.device.dispatch(createList, { id, member_id: `e${id}`, title: 'Bar' })));
}

function arrived(id: string): boolean {
  return scene.server.store.rows.lists.has(id);
}

it('LE1 lets one tab call for all of them', async () => {
  expect(roles()).toEqual(['leader', 'follower', 'follower']);
  const devices = new Set<string>();
  let inFlight = 0;
  let most = 0;
  aroundCalls(scene, (sync, userId, request) => {
    devices.add(request.device);
    inFlight += 1;
    most = Math.max(most, inFlight);
    scene.world.after(1, () => {
      inFlight -= 1;
    });
    return sync(userId, request);
  });
  for (const [index, tab] of [scene.tab, ...others].entries()) await saveIn(tab, `b${index}`);
  await scene.world.pass(3_000);
  expect(['b0', 'b1', 'b2'].every(arrived)).toBe(true);
  expect(most).toBe(1);
  expect(devices.size).toBe(1);
});

it('LE2 keeps a leader that was frozen and replaced from writing', async () => {
  scene.phone.network.next.push('stall');
  await saveList(scene, 'b0');
  await scene.world.pass(300);
  scene.tab.tab.freeze();
  await scene.world.pass(15_000);
  expect(others.map(({ device }) => device.status.get().role)).toContain('leader');
  await saveIn(others[0] as Tab, 'b1');
  await scene.world.pass(10_000);
  scene.tab.tab.thaw();
  await scene.world.pass(60_000);
  expect(roles().filter(role => role === 'leader')).toHaveLength(1);
  expect([...scene.server.store.effects.values()]).toEqual([1, 1]);
  expect(await rowsOf(scene, scene.device, lists)).toHaveLength(2);
});

it('FA25 LE3 replaces a leader that was killed at once', async () => {
  scene.tab.tab.kill();
  await scene.world.pass(500);
  expect(roles().filter(role => role === 'leader')).toHaveLength(1);
  await saveIn(others[1] as Tab, 'b0');
  await scene.world.pass(2_000);
  expect(arrived('b0')).toBe(true);
});

it('FA25 LE3 replaces a leader that is frozen within ten seconds', async () => {
  scene.tab.tab.freeze();
  await saveIn(others[0] as Tab, 'b0');
  await scene.world.pass(10_000);
  expect(arrived('b0')).toBe(true);
  expect(others[0]?.device.status.get().pendingCount).toBe(0);
});

it('LE1 leaves one leader when a second tab takes the seat before the first has written its token', async () => {
  others[1]?.tab.kill();
  // One whole turn of asking and waiting for an answer after the other, and a little more.
  await scene.world.pass(5_010);
  others[1] = scene.phone.openTab();
  scene.phone.hardware.faults.commitMs = 40;
  scene.tab.tab.freeze();
  await scene.world.pass(15_000);
  expect(others.map(({ device }) => device.status.get().role).sort()).toEqual(['follower', 'leader']);
  scene.tab.tab.thaw();
  await saveIn(others[0] as Tab, 'b0');
  await scene.world.pass(5_000);
  expect(arrived('b0')).toBe(true);
  expect(roles().filter(role => role === 'leader')).toHaveLength(1);
  expect([scene.tab, ...others].map(({ device }) => device.status.get().phase)).toEqual(['idle', 'idle', 'idle']);
});
