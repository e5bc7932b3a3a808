// What happens to commands on their way to the server and back.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { editNote, lists, notes, retitle } from '#tests/support/simulator/notes.ts';
import { peek } from '#tests/support/simulator/peek.ts';
import {
  aroundCalls,
  comeBack,
  elsewhere,
  goOffline,
  loseSignal,
  outboxOf,
  overhear,
  rowsOf,
  type Scene,
  saveList,
  saveNote,
  setupScene,
} from '#tests/support/simulator/scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setupScene();
});
afterEach(() => scene.close());

describe('sending', () => {
  it('FA10 PU1 gives one effect however often a command arrives', async () => {
    scene.phone.network.next.push('drop-after', 'duplicate', 'drop-after');
    await saveList(scene, 'ba');
    await saveNote(scene, { id: 'a1', list: 'ba' });
    await scene.world.pass(120_000);
    expect(await outboxOf(scene, scene.device)).toEqual([]);
    expect([...scene.server.store.effects.values()]).toEqual([1, 1]);
    expect(await rowsOf(scene, scene.device, lists)).toMatchObject([{ note_count: 1 }]);
  });

  it('PU2 sends at most 1,000 at a time, in the order of acting', { timeout: 120_000 }, async () => {
    goOffline(scene.phone);
    const saved: string[] = [];
    for (let n = 0; n < 1_010; n += 1) saved.push(await saveList(scene, String(n).padStart(4, '0')));
    const heard = overhear(scene);
    await comeBack(scene, scene.phone);
    const batches = heard.map(({ commands }) => commands.length).filter(length => length > 0);
    expect(batches).toEqual([1_000, 10]);
    expect(heard.flatMap(({ commands }) => commands.map(({ id }) => id))).toEqual(saved);
  });

  it.each(['timeout', 'server', 'malformed', 'too-large'] as const)(
    'PU2 drains over a link that carries three, after %s',
    async why => {
      goOffline(scene.phone);
      for (let n = 0; n < 8; n += 1) await saveList(scene, String(n));
      const heard = overhear(scene);
      scene.phone.network.judge = ({ commands }) => (commands.length > 3 ? { kind: 'unreachable', why } : null);
      const before = scene.phone.network.requests;
      await comeBack(scene, scene.phone);
      await scene.world.pass(60_000);
      expect(scene.device.status.get()).toMatchObject({ phase: 'idle', pendingCount: 0 });
      expect(scene.phone.network.requests - before).toBeLessThan(20);
      expect(Math.max(...heard.map(({ commands }) => commands.length))).toBeLessThanOrEqual(3);
      expect([...scene.server.store.effects.values()].every(times => times === 1)).toBe(true);
    },
  );

  it('PU2 halves the batch until a command that is none stands alone, and parks it', async () => {
    goOffline(scene.phone);
    const saved: string[] = [];
    for (let n = 0; n < 20; n += 1) saved.push(await saveList(scene, String(n).padStart(2, '0')));
    scene.phone.network.judge = ({ commands }) =>
      commands.some(({ id }) => id === saved[13]) ? { kind: 'unreachable', why: 'invalid-request' } : null;
    await comeBack(scene, scene.phone);
    await scene.world.pass(120_000);
    expect(await outboxOf(scene, scene.device)).toMatchObject([
      { id: saved[13], state: 'parked', code: 'invalid_command' },
    ]);
    expect(scene.server.applied).toHaveLength(19);
  });

  it('PU2 sends what was done before a command that something on the way forbids, which waits for another network', async () => {
    goOffline(scene.phone);
    const saved: string[] = [];
    for (let n = 0; n < 6; n += 1) saved.push(await saveList(scene, String(n)));
    scene.phone.network.judge = ({ commands }) =>
      commands.some(({ id }) => id === saved[2]) ? { kind: 'unreachable', why: 'blocked' } : null;
    await comeBack(scene, scene.phone);
    await scene.world.pass(600_000);
    expect(scene.server.applied).toHaveLength(2);
    expect(scene.device.status.get()).toMatchObject({ pendingCount: 4, parkedCount: 0 });
    scene.phone.network.judge = () => null;
    await scene.world.pass(600_000);
    expect(scene.server.applied).toHaveLength(6);
  });

  it('PU6 parks nothing where everything is forbidden, and sends it once it is not', async () => {
    await scene.world.pass(2_000);
    scene.phone.network.judge = () => ({ kind: 'unreachable', why: 'blocked' });
    for (let n = 0; n < 3; n += 1) {
      await saveList(scene, String(n));
      await scene.world.pass(600_000);
    }
    expect(scene.device.status.get()).toMatchObject({
      phase: 'offline',
      pendingCount: 3,
      parkedCount: 0,
      nextTry: { because: 'blocked' },
    });
    scene.phone.network.judge = () => null;
    await scene.world.pass(120_000);
    expect(scene.device.status.get()).toMatchObject({ phase: 'idle', pendingCount: 0, parkedCount: 0 });
    expect(scene.server.applied).toHaveLength(3);
  });

  it('PU3 parks a command that alone is more than the server takes', async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(2_000);
    // The server's limit, as its gateway tells it.
    scene.phone.network.judge = request =>
      JSON.stringify(request).length > 1_500 ? { kind: 'unreachable', why: 'too-large' } : null;
    await saveNote(scene, { id: 'a1', list: 'ba', text: 'x'.repeat(2_000) });
    await scene.world.pass(120_000);
    expect(await outboxOf(scene, scene.device)).toMatchObject([{ state: 'parked', code: 'too_large' }]);
    expect(await rowsOf(scene, scene.device, notes)).toEqual([]);
  });

  it('FA8 PU4 sends the same commands again when the answer was lost', async () => {
    const heard = overhear(scene);
    scene.phone.network.next.push('drop-after');
    const id = await saveList(scene, 'ba');
    await scene.world.pass(90_000);
    const sendings = heard.filter(({ commands }) => commands.some(command => command.id === id));
    expect(sendings.length).toBe(2);
    expect(await outboxOf(scene, scene.device)).toEqual([]);
  });
});

describe('refusals', () => {
  it('FA14 PU5 park the command with its code, take its effect back, and let the rest flow', async () => {
    goOffline(scene.phone);
    await saveList(scene, 'ba', 'Bar!');
    await saveNote(scene, { id: 'a1', list: 'ba' });
    await saveList(scene, 'ce');
    await comeBack(scene, scene.phone);
    expect(await outboxOf(scene, scene.device)).toMatchObject([
      { name: 'create_list', state: 'parked', code: 'title_not_allowed' },
      { name: 'add_note', state: 'parked', code: 'depends_on_refused' },
    ]);
    expect((await rowsOf(scene, scene.device, lists)).map(({ id }) => id)).toEqual(['ce']);
    expect(await rowsOf(scene, scene.device, notes)).toEqual([]);
    expect(scene.device.status.get()).toMatchObject({ phase: 'idle', pendingCount: 0, parkedCount: 2 });
  });

  it('PU5 keep what the server added', async () => {
    await saveList(scene, 'ba');
    await saveNote(scene, { id: 'a1', list: 'ba' });
    await scene.world.pass(2_000);
    goOffline(scene.phone);
    await scene(scene.device.dispatch(editNote, { id: 'a1', text: 'mine', version: 1 }));
    elsewhere(scene, writes => {
      const note = writes.rows.notes.get('a1');
      if (note !== undefined) writes.put('notes', { ...note, text: 'theirs', version: 2 });
    });
    expect(await rowsOf(scene, scene.device, notes)).toMatchObject([{ text: 'mine' }]);
    await comeBack(scene, scene.phone);
    const [entry] = await outboxOf(scene, scene.device);
    expect(entry).toMatchObject({ state: 'parked', code: 'terms_changed', detail: { note: { text: 'theirs' } } });
    expect(await rowsOf(scene, scene.device, notes)).toMatchObject([{ text: 'theirs' }]);
  });

  it('PU6 are not what a network says: whatever fails on the way leaves the queue as it was', async () => {
    goOffline(scene.phone);
    const id = await saveList(scene, 'ba');
    scene.phone.network.next.push('html', 'broken', 'throttled', 'forbidden', 'conflict', 'truncate');
    await comeBack(scene, scene.phone);
    expect(await outboxOf(scene, scene.device)).toMatchObject([{ id, state: 'queued' }]);
    await scene.world.pass(400_000);
    expect(await outboxOf(scene, scene.device)).toEqual([]);
  });

  it('PU6 calls nothing «sending» that never left', async () => {
    loseSignal(scene.phone);
    goOffline(scene.phone);
    await saveList(scene, 'ba');
    await scene.world.pass(300_000);
    expect(await outboxOf(scene, scene.device)).toMatchObject([{ state: 'queued' }]);
  });
});

describe('after the answer', () => {
  it('PU7 keeps an applied effect until its rows have come, page by page', async () => {
    scene.server.pageSize = 1;
    await saveList(scene, 'ba');
    await saveNote(scene, { id: 'a1', list: 'ba' });
    const seen: number[] = [];
    for (let n = 0; n < 400; n += 1) {
      await scene.world.pass(10);
      seen.push((await rowsOf(scene, scene.device, notes)).length);
    }
    expect(new Set(seen)).toEqual(new Set([1]));
    expect(await outboxOf(scene, scene.device)).toEqual([]);
  });

  it('PU7 keeps one that went with a later page of a pull until the next pull brought its rows', async () => {
    await saveList(scene, 'ba');
    for (const id of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) await saveNote(scene, { id, list: 'ba' });
    await scene.world.pass(5_000);
    scene.server.pageSize = 2;
    scene.server.store.restore();
    const titles: string[] = [];
    scene.phone.hardware.onCommit = database => {
      const [list] = peek<{ title: string }>(scene.phone.hardware, database, 'lists');
      if (list !== undefined && titles.at(-1) !== list.title) titles.push(list.title);
    };
    scene.device.syncNow();
    // The first pages have passed the lists by now.
    while ((scene.device.status.get().progress ?? 0) < 4) await scene.world.step();
    await scene(scene.device.dispatch(retitle, { id: 'ba', title: 'soda' }));
    await scene.world.pass(5_000);
    expect(titles).toEqual(['title of ba', 'soda']);
    expect(await outboxOf(scene, scene.device)).toEqual([]);
  });
});

describe('a push that is bounded in time', () => {
  it('PU9 puts what the server had no time for back into the queue, and goes on at once', async () => {
    goOffline(scene.phone);
    const saved: string[] = [];
    for (let n = 0; n < 10; n += 1) saved.push(await saveList(scene, String(n)));
    aroundCalls(scene, (sync, userId, request) => sync(userId, { ...request, commands: request.commands.slice(0, 4) }));
    const heard = overhear(scene);
    const said: unknown[] = [];
    scene.device.status.subscribe(() => said.push(scene.device.status.get().announcement?.said));
    scene.phone.network.reachable = true;
    scene.phone.hardware.online = true;
    scene.tab.tab.signal();
    const states = new Set<string>();
    for (let n = 0; n < 300; n += 1) {
      await scene.world.pass(10);
      const sending = (await outboxOf(scene, scene.device)).map(({ state }) => state);
      if (heard.length === 2) for (const state of sending) states.add(state);
    }
    expect(heard.map(({ commands }) => commands.length).filter(Boolean)).toEqual([10, 4, 2]);
    expect(states).toContain('queued');
    expect(scene.server.applied).toEqual(saved);
    expect(said).not.toContain('sync-failed');
  });
});
