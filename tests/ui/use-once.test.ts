import { expect, it } from 'vitest';
import { onlyOnce } from '#ui/use-once.ts';

/** Counts its runs, of which each ends as it was told to. */
function act(...ends: readonly (boolean | Error)[]) {
  let runs = 0;
  const run = async () => {
    const end = ends[runs++];
    if (end instanceof Error) throw end;
    return end ?? true;
  };
  return { run, runs: () => runs };
}

it('runs once for two presses, and not again once it has succeeded', async () => {
  const [once, { run, runs }] = [onlyOnce(), act(true)];
  await Promise.all([once(run), once(run)]);
  await once(run);
  expect(runs()).toBe(1);
});

it('runs again after it has failed', async () => {
  const [once, { run, runs }] = [onlyOnce(), act(false, new Error('gone'), true)];
  await once(run);
  await expect(once(run)).rejects.toThrow('gone');
  await once(run);
  expect(runs()).toBe(3);
});
