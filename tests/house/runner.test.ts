// The runner adds up honestly: what did not run, what flickered and what broke outside a test all count as failed.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge, percentile } from '#tests/bench/bench.ts';
import { playwrightFigures, vitestFigures } from '#tests/figures.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encore-figures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function report(content: object): Promise<string> {
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify(content));
  return path;
}

describe('figures of vitest', () => {
  it('count what passed', async () => {
    const path = await report({ numTotalTests: 5, numPassedTests: 5 });
    expect(await vitestFigures(path, 0)).toEqual({ passed: 5, failed: 0 });
  });

  it('count a skipped test as failed', async () => {
    const path = await report({ numTotalTests: 5, numPassedTests: 4 });
    expect(await vitestFigures(path, 0)).toEqual({ passed: 4, failed: 1 });
  });

  it('count a run that broke outside its tests', async () => {
    const path = await report({ numTotalTests: 5, numPassedTests: 5 });
    expect(await vitestFigures(path, 1)).toEqual({ passed: 5, failed: 1 });
  });

  it('count a run that wrote no report', async () => {
    expect(await vitestFigures(join(folder, 'nowhere.json'), 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('figures of Playwright', () => {
  it('count flaky and skipped tests as failed', async () => {
    const path = await report({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 1 } });
    expect(await playwrightFigures(path, 1)).toEqual({ passed: 7, failed: 3 });
  });
});

describe('a budget', () => {
  it.each([
    { what: 'of time grows with the machine', unit: 'ms', value: 90, budget: 50, factor: 2, ok: true },
    { what: 'of time is kept or missed', unit: 'ms', value: 110, budget: 50, factor: 2, ok: false },
    { what: 'of size does not grow', unit: 'KiB', value: 210, budget: 200, factor: 2, ok: false },
    { what: 'of requests does not grow', unit: 'requests', value: 1, budget: 1, factor: 2, ok: true },
  ] as const)('$what', ({ unit, value, budget, factor, ok }) => {
    expect(judge({ name: 'x', value, unit, budget }, factor).ok).toBe(ok);
  });

  it('of a rate is a floor, lower on a slow machine', () => {
    const rate = { name: 'x', unit: 'rows/s', budget: 1000, atLeast: true } as const;
    expect(judge({ ...rate, value: 600 }, 2).ok).toBe(true);
    expect(judge({ ...rate, value: 400 }, 2).ok).toBe(false);
  });
});

it('takes percentiles by nearest rank', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(percentile(values, 0.5)).toBe(10);
  expect(percentile(values, 0.95)).toBe(19);
  expect(percentile(values, 1)).toBe(20);
});
