// The runner adds up honestly: what did not run and what broke outside a test count as failed, and what passed only at its
// second try is named.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge, percentile } from '#tests/bench/bench.ts';
import { playwrightFigures, vitestFigures } from '#tests/figures.ts';
import { repository } from '#tests/support/repository.ts';

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

/** One file of three tests: one passed, one failed, one was skipped. */
const threeTests = {
  numTotalTests: 3,
  numPassedTests: 1,
  testResults: [
    {
      name: join(repository, 'tests/a.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'a holds', status: 'passed', failureMessages: [] },
        { fullName: 'a breaks', status: 'failed', failureMessages: ['Error: expected 1\n    at a.test.ts:3'] },
        { fullName: 'a waits', status: 'skipped', failureMessages: null },
      ],
    },
  ],
};

describe('figures of vitest', () => {
  it('count what passed', async () => {
    const path = await report({ numTotalTests: 5, numPassedTests: 5, testResults: [] });
    expect(await vitestFigures(path, 0)).toEqual({ passed: 5, failed: 0, broken: [], unsteady: [] });
  });

  it('count a skipped test as failed, and name what did not pass', async () => {
    expect(await vitestFigures(await report(threeTests), 1)).toEqual({
      passed: 1,
      failed: 2,
      broken: ['tests/a.test.ts › a breaks: Error: expected 1', 'tests/a.test.ts › a waits: skipped'],
      unsteady: [],
    });
  });

  it('name what passed only at its second try', async () => {
    const test = { fullName: 'c holds', status: 'passed', failureMessages: ['Error: late\n    at c.test.ts:3'] };
    const file = { name: join(repository, 'tests/c.test.ts'), status: 'passed', message: '', assertionResults: [test] };
    const path = await report({ numTotalTests: 1, numPassedTests: 1, testResults: [file] });
    const unsteady = ['tests/c.test.ts › c holds: Error: late'];
    expect(await vitestFigures(path, 0)).toEqual({ passed: 1, failed: 0, broken: [], unsteady });
  });

  it('name a file that broke before its tests', async () => {
    const file = { name: 'tests/b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] };
    const path = await report({ numTotalTests: 0, numPassedTests: 0, testResults: [file] });
    expect((await vitestFigures(path, 1)).broken).toEqual(['tests/b.test.ts › the file itself: No such module']);
  });

  it('count a run that broke outside its tests', async () => {
    const path = await report({ numTotalTests: 5, numPassedTests: 5, testResults: [] });
    expect(await vitestFigures(path, 1)).toMatchObject({ passed: 5, failed: 1 });
  });

  it('count a run that wrote no report', async () => {
    expect(await vitestFigures(join(folder, 'nowhere.json'), 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('figures of Playwright', () => {
  it('count skipped tests as failed, and name them and what passed only at its second try', async () => {
    const spec = (title: string, status: string, message?: string) => ({
      file: 'e2e/a.spec.ts',
      title,
      tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
    });
    const path = await report({
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
      suites: [
        {
          specs: [spec('holds', 'expected')],
          suites: [
            { specs: [spec('breaks', 'unexpected', 'Error: no\nmore'), spec('waits', 'skipped')] },
            { specs: [spec('wavers', 'flaky', 'Error: late')] },
          ],
        },
      ],
    });
    expect(await playwrightFigures(path, 1)).toEqual({
      passed: 2,
      failed: 2,
      broken: ['e2e/a.spec.ts › breaks: Error: no', 'e2e/a.spec.ts › waits: skipped'],
      unsteady: ['e2e/a.spec.ts › wavers: Error: late'],
    });
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
