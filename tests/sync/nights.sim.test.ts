// Nights of attendance on devices without network, whose clocks are wrong and whose apps die at any step. `npm run sim -- --nights` plays more.
import { expect, it } from 'vitest';
import { playNight } from '#tests/support/simulator/night-run.ts';
import { nightOf } from '#tests/support/simulator/night-story.ts';

const NIGHTS = 12;

it('a night comes to one timesheet, on whichever device and in whatever order it was said', async () => {
  const sums = { facts: 0, carried: 0, deaths: 0, sheets: 0 };
  for (let seed = 1; seed <= NIGHTS; seed += 1) {
    const { broken, ...told } = await playNight(nightOf(seed));
    expect(broken, `seed ${seed}`).toEqual([]);
    for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += told[key];
  }
  expect(sums.facts).toBeGreaterThan(3 * NIGHTS);
  expect(sums.carried).toBeGreaterThan(NIGHTS / 3);
  expect(sums.deaths).toBeGreaterThan(NIGHTS);
  expect(sums.sheets).toBeGreaterThan(NIGHTS / 2);
});
