// The table: one line for each engine and bench, medians with their spread, in the form in which it is kept in README.md.
import type { Row } from './stage.ts';

export function summary(rows: readonly Row[]): string {
  const lines = ['| bench | engine | figures (median; smallest–largest) |', '|---|---|---|'];
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = `${row.bench} | ${row.engine}`;
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  for (const [name, runs] of groups) {
    const figures = Object.keys(runs[0]?.figures ?? {}).map(figure => told(figure, runs));
    lines.push(`| ${name} | ${figures.join(' · ')} |`);
  }
  return lines.join('\n');
}

function told(figure: string, runs: readonly Row[]): string {
  const values = runs.map(({ figures }) => figures[figure]);
  const numbers = values.filter(value => typeof value === 'number').sort((a, b) => a - b);
  if (numbers.length === 0) return `${figure}: ${[...new Set(values.map(String))].join(', ') || '–'}`;
  const [smallest = 0, largest = 0] = [numbers[0], numbers.at(-1)];
  const median = numbers[Math.floor((numbers.length - 1) / 2)] ?? 0;
  const spread = smallest === largest ? '' : ` (${short(smallest)}–${short(largest)})`;
  return `${figure} ${short(median)}${spread}`;
}

function short(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-GB') : String(Math.round(value * 10) / 10);
}
