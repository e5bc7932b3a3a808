// The table: one line for each engine and bench, medians with their spread, in the form in which it is kept in README.md.
import type { Row } from './stage.ts';

export function summary(rows: readonly Row[]): string {
  const lines = ['| bench | engine | done, of runs | figures: median (smallest–largest) |', '|---|---|---|---|'];
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = `${row.bench} | ${row.engine}`;
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  for (const [name, runs] of groups) {
    const figures = Object.keys(runs[0]?.figures ?? {}).map(figure => told(figure, runs));
    const done = runs.filter(({ isDone }) => isDone).length;
    lines.push(`| ${name} | ${done} of ${runs.length} | ${figures.join(' · ')} |`);
  }
  return lines.join('\n');
}

export function medianOf(figure: string, runs: readonly Row[]): number {
  const numbers = numbersOf(figure, runs);
  return numbers[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN;
}

export function short(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-GB');
  return String(value < 10 ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10);
}

function told(figure: string, runs: readonly Row[]): string {
  const numbers = numbersOf(figure, runs);
  if (numbers.length === 0) {
    const words = runs.map(({ figures }) => String(figures[figure]));
    return `${figure}: ${[...new Set(words)].join(', ') || '–'}`;
  }
  const [smallest = 0, largest = 0] = [numbers[0], numbers.at(-1)];
  const spread = smallest === largest ? '' : ` (${short(smallest)}–${short(largest)})`;
  return `${figure} ${short(medianOf(figure, runs))}${spread}`;
}

function numbersOf(figure: string, runs: readonly Row[]): number[] {
  return runs
    .map(({ figures }) => figures[figure])
    .filter(value => typeof value === 'number')
    .sort((a, b) => a - b);
}
