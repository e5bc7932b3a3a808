// Dies at every step of write, push, answer and pull, comes back in a new tab, and asks whether anything was lost or done twice.
import { expect, it } from 'vitest';
import { addNote, lists, notes } from '#tests/support/simulator/notes.ts';
import { outboxOf, rowsOf, type Scene, saveList, setupScene } from '#tests/support/simulator/scene.ts';

/** One telling of the story, up to that many steps of storage, timers and network after the tap; then the tab dies. */
async function dieAfter(steps: number): Promise<{ readonly ended: boolean; readonly problem: string | null }> {
  const scene = await setupScene();
  try {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    scene.server.pageSize = 1;
    let told = false;
    void saveNoteQuietly(scene).then(ok => {
      told = ok;
    });
    let ended = false;
    for (let n = 0; n < steps && !ended; n += 1) {
      await scene.world.step();
      ended = told && scene.device.status.get().phase === 'idle' && scene.device.status.get().pendingCount === 0;
    }
    scene.tab.tab.kill();
    const knew = told;
    const { device } = scene.phone.openTab();
    await scene.world.pass(90_000);
    const arrived = scene.server.store.rows.notes.has('a1');
    const shown = (await rowsOf(scene, device, notes)).map(({ id }) => id).join();
    const [list] = await rowsOf(scene, device, lists);
    const left = (await outboxOf(scene, device)).length;
    const times = Math.max(0, ...scene.server.store.effects.values());
    const wrong = [
      knew && !arrived ? 'lost' : '',
      shown === (arrived ? 'a1' : '') ? '' : `shows «${shown}»`,
      list?.note_count === (arrived ? 1 : 0) ? '' : `counts ${list?.note_count}`,
      left === 0 ? '' : `${left} left in the queue`,
      times > 1 ? `done ${times} times` : '',
      device.status.get().phase === 'idle' ? '' : device.status.get().phase,
    ].filter(word => word !== '');
    return { ended, problem: wrong.length === 0 ? null : `after ${steps} steps: ${wrong.join(', ')}` };
  } finally {
    scene.close();
  }
}

/** Whether the person was told that it is saved; a dead tab tells nobody. */
async function saveNoteQuietly(scene: Scene): Promise<boolean> {
  const saving = scene.device.dispatch(addNote, { id: 'a1', list_id: 'ba', text: 'ice' });
  return (await saving.catch(() => null))?.ok === true && !scene.tab.tab.dead;
}

it('FA5 QU1 PL1 PU1 nothing is lost or done twice, wherever a tab dies', { timeout: 300_000 }, async () => {
  const problems: string[] = [];
  let steps = 0;
  for (let ended = false; !ended; steps += 1) {
    const told = await dieAfter(steps);
    if (told.problem !== null) problems.push(told.problem);
    ended = told.ended;
  }
  expect(problems).toEqual([]);
  expect(steps).toBeGreaterThan(100);
});
