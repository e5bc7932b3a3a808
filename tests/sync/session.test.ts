// Whose phone it is, and with which word it may speak.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeTab } from '#tests/support/fakes/hardware.ts';
import { createList, lists } from '#tests/support/simulator/notes.ts';
import {
  aroundCalls,
  comeBack,
  enter,
  goOffline,
  outboxOf,
  rowsOf,
  type Scene,
  saveList,
  setupScene,
} from '#tests/support/simulator/scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setupScene();
});
afterEach(() => scene.close());

async function namesOf({ phone, world }: Scene): Promise<(string | undefined)[]> {
  return (await world.run(phone.hardware.indexedDB.databases())).map(({ name }) => name);
}

const phase = () => scene.device.status.get().phase;

describe('tokens', () => {
  it('SE1 are only ever those of the person whose queue it is', async () => {
    const speakers: string[] = [];
    aroundCalls(scene, (sync, userId, request) => {
      for (const { name } of request.commands) speakers.push(`${userId} ${name}`);
      return sync(userId, request);
    });
    goOffline(scene.phone);
    await saveList(scene, 'ba');
    scene.phone.network.reachable = true;
    scene.phone.hardware.online = true;
    // Until somebody else is signed in, Vera may rightly send.
    scene.phone.network.judge = () => ({ kind: 'unreachable', why: 'offline' });
    await enter(scene, scene.tab, 'rocco');
    scene.phone.network.judge = null;
    await scene.world.pass(120_000);
    expect(speakers).toEqual([]);
    await enter(scene, scene.tab, 'vera');
    await scene.world.pass(5_000);
    expect(speakers).toEqual(['vera create_list']);
  });

  it('SE2 are refreshed once for all tabs', async () => {
    const tabs = [1, 2, 3, 4].map(() => scene.phone.openTab());
    await scene.world.pass(2_000);
    scene.world.now += 3_700_000;
    scene.accounts.refreshes = 0;
    await Promise.all(tabs.map(({ device }) => scene(device.call('anything', {}))));
    scene.device.syncNow();
    await scene.world.pass(5_000);
    expect(scene.accounts.refreshes).toBe(1);
  });

  it('FA19 SE3 that end cost one refresh and nothing else', async () => {
    scene.accounts.expireTokens();
    scene.accounts.refreshes = 0;
    await saveList(scene, 'ba');
    await scene.world.pass(5_000);
    expect(scene.accounts.refreshes).toBe(1);
    expect(await outboxOf(scene, scene.device)).toEqual([]);
  });

  it('FA20 SE3 that are refused for good leave queue and mirror to wait for the same person', async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    scene.accounts.endSessions('vera');
    await saveList(scene, 'ce');
    await scene.world.pass(10_000);
    expect(phase()).toBe('needs-sign-in');
    expect(scene.device.session.get()?.userId).toBe('vera');
    expect(await rowsOf(scene, scene.device, lists)).toHaveLength(2);
    expect(await outboxOf(scene, scene.device)).toMatchObject([{ name: 'create_list' }]);
    await enter(scene, scene.tab, 'vera');
    await scene.world.pass(5_000);
    expect(phase()).toBe('idle');
    expect(await outboxOf(scene, scene.device)).toEqual([]);
  });

  it('SE3 that nobody could be asked about are still good', async () => {
    goOffline(scene.phone);
    scene.world.now += 3_700_000;
    await saveList(scene, 'ba');
    await scene.world.pass(70_000);
    expect(phase()).toBe('offline');
    await comeBack(scene, scene.phone);
    expect(phase()).toBe('idle');
  });

  it('SE3 that are being renewed while the same person signs in again end nothing', { timeout: 60_000 }, async () => {
    for (const expired of [true, false]) {
      for (let ms = 0; ms < 900; ms += 30) {
        if (expired) scene.accounts.expireTokens();
        else scene.accounts.endSessions('vera');
        scene.device.syncNow();
        await scene.world.pass(ms);
        await enter(scene, scene.tab, 'vera');
        await scene.world.pass(3_000);
        expect([expired, ms, phase()]).toEqual([expired, ms, 'idle']);
      }
    }
  });

  it('SE3 EN2 that are refused as soon as they are renewed are not renewed in a hurry', async () => {
    scene.phone.network.judge = () => ({ kind: 'signed-out' });
    scene.accounts.refreshes = 0;
    const before = scene.phone.network.requests;
    scene.device.syncNow();
    await scene.world.pass(600_000);
    expect(scene.accounts.refreshes).toBeLessThan(40);
    expect(scene.phone.network.requests - before).toBeLessThan(80);
    expect(phase()).not.toBe('needs-sign-in');
  });

  it('FA22 SE4 live from when they were received, by whatever clock', async () => {
    for (const skewMs of [86_400_000, -86_400_000]) {
      scene.phone.hardware.skewMs = skewMs;
      scene.accounts.refreshes = 0;
      for (let n = 0; n < 10; n += 1) {
        scene.device.syncNow();
        await scene.world.pass(5_000);
      }
      expect(scene.accounts.refreshes).toBeLessThanOrEqual(1);
      expect(phase()).toBe('idle');
    }
  });
});

describe('people', () => {
  it('SE5 each have their own database, and see nothing of one another', async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    await enter(scene, scene.tab, 'rocco');
    expect(scene.device.session.get()).toMatchObject({ userId: 'rocco' });
    expect(await rowsOf(scene, scene.device, lists)).toEqual([]);
    expect(scene.device.status.get().pendingCount).toBe(0);
  });

  it('SE5 act under their own name: what was done on one screen is not saved as whoever signs in that very moment', {
    timeout: 120_000,
  }, async () => {
    scene.phone.network.delay = () => 0.2;
    for (let ms = 0.4; ms < 0.6; ms += 0.02) {
      const entering = scene.device.signIn({ email: 'rocco@example.com', password: 'any' });
      await scene.world.pass(ms);
      const by = scene.device.session.get()?.userId;
      const saving = scene.device.dispatch(createList, { id: `ba${ms}`, member_id: `e${ms}`, title: 'Bar' });
      await scene(entering);
      const { ok } = await scene(saving);
      await scene.world.pass(3_000);
      await enter(scene, scene.tab, 'vera');
      await scene.world.pass(3_000);
      expect([ms, scene.server.store.rows.lists.get(`ba${ms}`)?.owner_id]).toEqual([ms, ok ? by : undefined]);
    }
  });

  it.each([
    ['online', false],
    ['offline', true],
  ])('SE6 leave nothing behind when they sign out %s, in any tab', async (_, offline) => {
    const other = scene.phone.openTab();
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    if (offline) goOffline(scene.phone);
    const before = scene.world.now;
    await scene(scene.device.signOut());
    expect(scene.world.now - before).toBeLessThan(1_000);
    await scene.world.pass(1_000);
    for (const { device } of [scene, other]) {
      expect(device.status.get()).toMatchObject({ pendingCount: 0, lastPullAt: null, role: 'follower' });
      expect(device.session.get()).toBeNull();
      expect(device.mirror.get()).toBeNull();
      expect(await scene(device.dispatch(createList, { id: 'ce', member_id: 'e', title: 'Cellar' }))).toEqual({
        ok: false,
        error: { kind: 'signed-out' },
      });
    }
    const left = await scene(scene.phone.hardware.indexedDB.databases());
    expect(left.map(({ name }) => name)).toEqual(['encore-device']);
    expect(scene.phone.hardware).toMatchObject({ marker: null, wipes: [{ userId: 'vera' }] });
  });

  it('SE9 leave for good: a tab that hears news while they are wiped does not open their database again', async () => {
    const other = scene.phone.openTab();
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    const gossip = new FakeTab(scene.phone.hardware).platform.channel('encore-vera');
    const gone = scene.device.signOut();
    for (let n = 0; n < 400; n += 1) {
      if (n === 20) other.tab.freeze();
      if (n === 300) other.tab.thaw();
      gossip.post({ say: 'queue' });
      await scene.world.pass(0.13);
    }
    await scene(gone);
    await scene.world.pass(10_000);
    expect(await namesOf(scene)).toEqual(['encore-device']);
    expect(other.device.session.get()).toBeNull();
  });

  it('SE9 leave for good: a frozen tab that wakes to older news does not open their database again', async () => {
    const other = scene.phone.openTab();
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    other.tab.freeze();
    new FakeTab(scene.phone.hardware).platform.channel('encore-vera').post({ say: 'queue' });
    await scene.world.pass(5);
    await scene(scene.device.signOut());
    await scene.world.pass(1_000);
    other.tab.thaw();
    await scene.world.pass(10_000);
    expect(await namesOf(scene)).toEqual(['encore-device']);
    expect(other.device.session.get()).toBeNull();
  });

  it('SE9 leave for good, also when a tab opens at any moment of it', { timeout: 120_000 }, async () => {
    for (let ms = 0; ms < 4; ms += 0.05) {
      await saveList(scene, `ba${ms}`);
      // The tab opens first: it may have read that somebody is signed in when the sign-out begins.
      const { device, tab } = scene.phone.openTab();
      await scene.world.pass(ms);
      await scene(scene.device.signOut());
      await scene.world.pass(10_000);
      expect([ms, await namesOf(scene), device.session.get()]).toEqual([ms, ['encore-device'], null]);
      tab.kill();
      await enter(scene, scene.tab, 'vera');
    }
  });

  it('SE6 QU1 who come back lose nothing to what an earlier sign-out had still to wipe', {
    timeout: 120_000,
  }, async () => {
    scene.phone.network.delay = () => 0.2;
    for (let ms = 0; ms < 3; ms += 0.1) {
      const held = scene.phone.openTab();
      await scene.world.pass(1_000);
      held.tab.freeze();
      await scene(scene.device.signOut());
      held.tab.kill();
      const entering = scene.device.signIn({ email: 'vera@example.com', password: 'any' });
      await scene.world.pass(ms);
      const late = scene.phone.openTab();
      await scene(entering);
      goOffline(scene.phone);
      await saveList(scene, `ba${ms}`);
      await scene.world.pass(5_000);
      expect([ms, (await outboxOf(scene, scene.device)).length]).toEqual([ms, 1]);
      await comeBack(scene, scene.phone);
      expect([ms, scene.server.store.rows.lists.has(`ba${ms}`)]).toEqual([ms, true]);
      late.tab.kill();
    }
  });

  it('SE9 keep working where something else deleted their database', async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    scene.phone.hardware.indexedDB.deleteDatabase('encore-vera');
    await scene.world.pass(10_000);
    await saveList(scene, 'ce');
    await scene.world.pass(3_000);
    expect(await rowsOf(scene, scene.device, lists)).toHaveLength(2);
  });

  it('SE7 are not served answers meant for another', async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    scene.phone.network.next.push('foreign', 'foreign', 'foreign');
    scene.server.store.rows.lists.clear();
    scene.device.syncNow();
    await scene.world.pass(1_500);
    expect(await rowsOf(scene, scene.device, lists)).toHaveLength(1);
  });

  it('FA21 SE8 find everything at a cold start offline, whatever their token', async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    scene.tab.tab.kill();
    scene.world.now += 90 * 60_000;
    scene.phone.network.reachable = false;
    scene.phone.hardware.online = false;
    const { device } = scene.phone.openTab();
    expect(device.session.get()).toBeUndefined();
    await scene.world.pass(100);
    expect(device.session.get()).toMatchObject({ userId: 'vera' });
    expect(await rowsOf(scene, device, lists)).toHaveLength(1);
    expect(device.status.get().phase).toBe('offline');
  });
});
