// What people are told of the connection where several tabs are open, whichever leads: each change once.
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Announcement, Device } from '#sync/index.ts';
import { createList } from '#tests/support/simulator/notes.ts';
import { comeBack, goOffline, loseSignal, type Scene, saveList, setupScene } from '#tests/support/simulator/scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setupScene();
});
afterEach(() => scene.close());

/** As a screen hears it (`bridge/use-announcement.ts`): whatever has another number than the last. */
function hearing({ status }: Device): Announcement[] {
  const heard: Announcement[] = [];
  let last = status.get().announcement?.nth;
  status.subscribe(() => {
    const { announcement } = status.get();
    if (announcement === null || announcement.nth === last) return;
    last = announcement.nth;
    heard.push(announcement.said);
  });
  return heard;
}

async function openOther() {
  const other = scene.phone.openTab();
  const heard = hearing(other.device);
  await scene.world.pass(2_000);
  expect(other.device.status.get().role).toBe('follower');
  return { ...other, heard };
}

it('EN10 a tab that follows hears all that the leading one says, once', async () => {
  const { heard } = await openOther();
  goOffline(scene.phone);
  await scene.world.pass(1_000);
  // With nothing to send, one answer says both.
  await comeBack(scene, scene.phone);
  await scene.world.pass(20_000);
  expect(heard).toEqual(['went-offline', 'back-online', 'all-synced']);
});

it('EN10 a tab that takes the lead over says nothing of what was over before', async () => {
  const { device, heard } = await openOther();
  goOffline(scene.phone);
  await scene.world.pass(1_000);
  await comeBack(scene, scene.phone);
  await scene.world.pass(20_000);
  heard.length = 0;
  scene.tab.tab.kill();
  await scene.world.pass(20_000);
  expect(device.status.get()).toMatchObject({ role: 'leader', phase: 'idle' });
  expect(heard).toEqual([]);
});

it('EN10 a tab that takes the lead over without a connection does not say so again, and says when it is back', async () => {
  const { heard } = await openOther();
  loseSignal(scene.phone);
  await saveList(scene, 'ba');
  await scene.world.pass(30_000);
  expect(heard).toEqual(['went-offline']);
  scene.tab.tab.kill();
  await scene.world.pass(30_000);
  expect(heard).toEqual(['went-offline']);
  await comeBack(scene, scene.phone);
  await scene.world.pass(60_000);
  expect(heard).toEqual(['went-offline', 'back-online', 'all-synced']);
});

it('EN10 a tab that is opened later is not told what others were told before', async () => {
  loseSignal(scene.phone);
  await saveList(scene, 'ba');
  await scene.world.pass(30_000);
  await comeBack(scene, scene.phone);
  await scene.world.pass(60_000);
  expect(scene.device.status.get().announcement?.said).toBe('all-synced');
  const { heard } = await openOther();
  expect(heard).toEqual([]);
  loseSignal(scene.phone);
  await saveList(scene, 'be');
  await scene.world.pass(30_000);
  expect(heard).toEqual(['went-offline']);
});

it('EN10 a leader that was frozen says nothing of what its successor said meanwhile', async () => {
  const { device } = await openOther();
  const heard = hearing(scene.device);
  scene.tab.tab.freeze();
  await scene.world.pass(20_000);
  expect(device.status.get().role).toBe('leader');
  loseSignal(scene.phone);
  await scene(device.dispatch(createList, { id: 'ba', member_id: 'e', title: 'Bar' }));
  await scene.world.pass(30_000);
  await comeBack(scene, scene.phone);
  await scene.world.pass(30_000);
  expect(device.status.get().announcement?.said).toBe('all-synced');
  scene.tab.tab.thaw();
  await scene.world.pass(10_000);
  expect(heard).toEqual([]);
});
