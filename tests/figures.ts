// What a part of the test run amounted to, read from the reports that the test runners write.
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repository } from '#tests/support/repository.ts';

export interface Figures {
  readonly passed: number;
  /** Skipped tests count here: a test that did not run has not passed. */
  readonly failed: number;
  /** File and title of each test that did not pass, with the first line of its error. */
  readonly broken: readonly string[];
  /** The same of each that passed only at its second try, which CI alone gives: passed, and a defect all the same. */
  readonly unsteady: readonly string[];
}

interface VitestReport {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** Vitest's JSON report. A run that broke outside a test has no failed test, so the exit code is asked too. */
export async function vitestFigures(reportPath: string, exitCode: number): Promise<Figures> {
  const report = await readReport<VitestReport>(reportPath);
  if (report === undefined) return noReport;
  const broken = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const tests = assertionResults.filter(test => test.status !== 'passed');
    if (tests.length === 0 && status === 'failed') return [line(name, 'the file itself', message)];
    return tests.map(test => line(name, test.fullName, test.failureMessages?.[0] ?? test.status));
  });
  const unsteady = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, status, failureMessages }) =>
      status === 'passed' && failureMessages?.[0] !== undefined ? [line(name, fullName, failureMessages[0])] : [],
    ),
  );
  const passed = report.numPassedTests;
  return withExitCode({ passed, failed: report.numTotalTests - passed, broken, unsteady }, exitCode);
}

/** Playwright's JSON report. */
export async function playwrightFigures(reportPath: string, exitCode: number): Promise<Figures> {
  const report = await readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: readonly PlaywrightSuite[];
  }>(reportPath);
  if (report === undefined) return noReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const unsteady = report.suites.flatMap(suite => specsThatWere(suite, ['flaky']));
  const broken = report.suites.flatMap(suite => specsThatWere(suite, ['unexpected', 'skipped']));
  return withExitCode({ passed: expected + flaky, failed: unexpected + skipped, broken, unsteady }, exitCode);
}

function specsThatWere({ suites = [], specs = [] }: PlaywrightSuite, statuses: readonly string[]): readonly string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => statuses.includes(status))
      .map(test => line(file, title, test.results.find(({ error }) => error)?.error?.message ?? test.status)),
  );
  return [...own, ...suites.flatMap(suite => specsThatWere(suite, statuses))];
}

/** Short enough for a list: whoever wants the stack finds it above, where the test ran. */
function line(file: string, title: string, message: string): string {
  const firstLine = stripVTControlCharacters(message).split('\n', 1)[0] ?? '';
  return `${relative(repository, resolve(repository, file))} › ${title}: ${firstLine.slice(0, 200)}`;
}

const noReport: Figures = { passed: 0, failed: 1, broken: ['no report was written'], unsteady: [] };

function withExitCode(figures: Figures, exitCode: number): Figures {
  if (exitCode === 0 || figures.failed > 0) return figures;
  const broken = figures.broken.length > 0 ? figures.broken : [`exit code ${exitCode}, outside the tests`];
  return { ...figures, failed: 1, broken };
}

async function readReport<Report>(path: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
