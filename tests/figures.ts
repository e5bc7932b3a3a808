// What a part of the test run amounted to, read from the reports that the test runners write.
import { readFile } from 'node:fs/promises';

export interface Figures {
  readonly passed: number;
  /** Skipped tests count here: a test that did not run has not passed. */
  readonly failed: number;
}

/** Vitest's JSON report. A run that broke outside a test has no failed test, so the exit code is asked too. */
export async function vitestFigures(reportPath: string, exitCode: number): Promise<Figures> {
  const report = await readReport<{ numTotalTests: number; numPassedTests: number }>(reportPath);
  if (report === undefined) return { passed: 0, failed: 1 };
  return withExitCode(
    { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests },
    exitCode,
  );
}

/** Playwright's JSON report. */
export async function playwrightFigures(reportPath: string, exitCode: number): Promise<Figures> {
  const report = await readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(reportPath);
  if (report === undefined) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withExitCode({ passed: expected, failed: unexpected + flaky + skipped }, exitCode);
}

function withExitCode(figures: Figures, exitCode: number): Figures {
  return exitCode !== 0 && figures.failed === 0 ? { ...figures, failed: 1 } : figures;
}

async function readReport<Report>(path: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
