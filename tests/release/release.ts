// A release: a version, what changed since the last one by area, the built app that devices will have, the migrations that hosted
// databases will have, and a tag. It changes a clean working copy and commits; pushing and deploying stay with whoever releases.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Release {
  /** The working copy. */
  readonly folder: string;
  /** Three figures, above those of today. */
  readonly version: string;
  /** `2026-11-25`. */
  readonly day: string;
  /** Builds the app of the working copy and packs it. */
  readonly pack: () => Promise<Uint8Array>;
}

/** Devices that slept through two releases are rare, and the history has every build. */
const KEPT_BUILDS = 2;
const VERSION = /^\d+\.\d+\.\d+$/;

interface Released {
  readonly version: string;
  readonly migrations: Readonly<Record<string, string>>;
}

/** Throws a sentence for the person at the terminal, and has changed nothing then. */
export async function release({ folder, version, day, pack }: Release): Promise<void> {
  const git = (...words: string[]): string => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
  if (git('status', '--porcelain') !== '') throw new Error('Commit or put away what is changed here first.');
  const manifest = readJson<{ version: string }>(folder, 'package.json');
  if (!VERSION.test(version) || !isAbove(version, manifest.version))
    throw new Error(`A version is three figures, above ${manifest.version}.`);
  const broken = changedSince(folder);
  if (broken.length > 0) throw new Error(`Hosted databases have these as they were released: ${broken.join(', ')}.`);

  const build = await pack();
  const builds = join(folder, 'tests/builds');
  writeFileSync(join(builds, `${day}.zip`), build);
  const names = readdirSync(builds).filter(name => name.endsWith('.zip'));
  for (const old of names.sort().slice(0, -KEPT_BUILDS)) rmSync(join(builds, old));

  const last = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n')[0] ?? '';
  const subjects = git('log', '--no-merges', '--format=%s', ...(last === '' ? [] : [`${last}..HEAD`])).split('\n');
  const log = join(folder, 'CHANGELOG.md');
  const before = existsSync(log) ? readFileSync(log, 'utf8').replace(/^# .*\n+/, '') : '';
  writeFileSync(log, `# What changed\n\n## ${version}, ${day}\n\n${changes(subjects)}\n${before}`);

  for (const name of ['package.json', 'package-lock.json'])
    bumped(folder, name, { from: manifest.version, to: version });
  const released: Released = { version, migrations: migrationsOf(folder) };
  writeFileSync(join(folder, RELEASED), `${JSON.stringify(released, null, 2)}\n`);
  git('add', '--all');
  git('commit', '--quiet', '--message', `release: ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Encore ${version}`);
}

const RELEASED = 'supabase/released.json';

/** Migrations that were released and are gone or different: from the first release on they are only added to. */
export function changedSince(folder: string): readonly string[] {
  if (!existsSync(join(folder, RELEASED))) return [];
  const now = migrationsOf(folder);
  const { migrations } = readJson<Released>(folder, RELEASED);
  return Object.keys(migrations).filter(name => now[name] !== migrations[name]);
}

function migrationsOf(folder: string): Readonly<Record<string, string>> {
  const migrations = join(folder, 'supabase/migrations');
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(migrations, name)))
      .digest('hex');
  return Object.fromEntries(
    readdirSync(migrations)
      .filter(name => name.endsWith('.sql'))
      .sort()
      .map(name => [name, hash(name)]),
  );
}

/** By area, as subjects name it: `shifts: carry other people's posts`. What names none stands last. */
function changes(subjects: readonly string[]): string {
  const areas = new Map<string, string[]>();
  for (const subject of subjects.filter(text => text !== '' && !text.startsWith('release: '))) {
    const { area = '', change = subject } = /^(?<area>[a-z][\w -]*): (?<change>.+)$/.exec(subject)?.groups ?? {};
    areas.set(area, [...(areas.get(area) ?? []), `- ${change}`]);
  }
  const sorted = [...areas].sort(
    ([one], [other]) => Number(one === '') - Number(other === '') || one.localeCompare(other),
  );
  return sorted.map(([area, lines]) => `### ${area === '' ? 'other' : area}\n\n${lines.join('\n')}\n`).join('\n');
}

/** The first of its kind in both files is the product's own; the lock file says it twice. */
function bumped(folder: string, name: string, { from, to }: { readonly from: string; readonly to: string }): void {
  const path = join(folder, name);
  let left = name === 'package.json' ? 1 : 2;
  const text = readFileSync(path, 'utf8').replaceAll(`"version": "${from}"`, found =>
    left-- > 0 ? `"version": "${to}"` : found,
  );
  writeFileSync(path, text);
}

function isAbove(version: string, other: string): boolean {
  const [one = [], two = []] = [version, other].map(text => text.split('.').map(Number));
  const at = one.findIndex((figure, nth) => figure !== two[nth]);
  return at !== -1 && (one[at] ?? 0) > (two[at] ?? 0);
}

function readJson<Value>(folder: string, name: string): Value {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Value;
}
