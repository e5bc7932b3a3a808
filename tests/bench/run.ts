// `npm run bench`: the figures of the product with their budgets. `-- --json` prints one object a line and nothing else;
// names after `--` pick groups.
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Figure, type Group, type Judged, judge } from './bench.ts';
import { calibrationFactor } from './calibration.ts';

const words = process.argv.slice(2);
const asJson = words.includes('--json');
const wanted = words.filter(word => !word.startsWith('--'));

async function bench(): Promise<void> {
  const groups = await loadGroups();
  const unknown = wanted.filter(name => !groups.some(group => group.name === name));
  if (unknown.length > 0) {
    throw new Error(`No group ${unknown.join(', ')}. There are: ${groups.map(group => group.name).join(', ')}.`);
  }
  const chosen = groups.filter(({ name, onlyByName }) =>
    wanted.length === 0 ? onlyByName !== true : wanted.includes(name),
  );
  const judged: Judged[] = [];
  let broken = 0;
  for (const group of chosen) {
    say(`\n${group.name}`);
    const gaveUp = (error: unknown): readonly Figure[] => {
      broken += 1;
      console.error(`${group.name} could not be measured:`, error);
      return [];
    };
    const before = calibrationFactor();
    const figures = await group.run(say).catch(gaveUp);
    // On both sides of the measuring: a machine that others use too is not as fast at its end as at its beginning.
    const factor = (before.factor + calibrationFactor().factor) / 2;
    say(`  calibration: time budgets × ${factor.toFixed(2)}`);
    for (const figure of figures) {
      const row = judge(figure, factor);
      judged.push(row);
      console.log(asJson ? JSON.stringify(row) : sentence(row));
    }
  }
  const kept = judged.filter(row => row.ok).length;
  const failed = judged.length - kept + broken;
  say(`\n${kept} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function loadGroups(): Promise<Group[]> {
  const folder = new URL('./groups/', import.meta.url);
  const files = (await readdir(fileURLToPath(folder))).filter(name => name.endsWith('.ts')).sort();
  const modules = await Promise.all(
    files.map(async file => (await import(new URL(file, folder).href)) as { group: Group }),
  );
  return modules.map(module => module.group);
}

function sentence({ name, value, unit, budget, ok }: Judged): string {
  const verdict = budget === null ? '      ' : ok ? 'ok    ' : 'MISSED';
  const limit = budget === null ? '' : `  (budget ${budget} ${unit})`;
  return `${verdict}  ${name.padEnd(52)} ${String(value).padStart(10)} ${unit}${limit}`;
}

function say(line: string): void {
  if (!asJson) console.log(line);
}

await bench();
