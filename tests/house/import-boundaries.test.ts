// A boundary that does not report is worse than none. The linter runs, with the real configuration, on a small tree of
// deliberately bad files; every marked line must be reported and no unmarked one may be.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOLDERS } from '#tests/lint/folders.ts';
import { overrides } from '#tests/lint/overrides.ts';
import { repository } from '#tests/support/repository.ts';

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

interface Expected {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  /** Part of the message: tells which rule of several reported. */
  readonly hint: string;
}

const configuration: Record<string, unknown> = JSON.parse(await readFile(join(repository, '.biome.json'), 'utf8'));
const badTree = join(repository, 'tests/house/bad');
const expected = await readExpectations();
let reported: readonly Finding[] = [];
let copy = '';

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'encore-boundaries-'));
  await cp(badTree, copy, { recursive: true });
  await writeFile(join(copy, '.biome.json'), JSON.stringify({ ...configuration, vcs: { enabled: false } }));
  reported = await lint(copy);
});

afterAll(() => rm(copy, { recursive: true, force: true }));

describe('the import boundaries', () => {
  it.each(expected)('$file:$line reports $rule $hint', ({ file, line, rule, hint }) => {
    const here = reported.filter(finding => finding.file === file && finding.rule === rule);
    expect(here.filter(finding => isAt(finding, line) && finding.message.includes(hint))).not.toEqual([]);
  });

  it('are made of the table of folders: `npm run lint-folders` writes them', () => {
    expect(configuration.overrides).toEqual(overrides());
  });

  it('leave no file outside: each lies in a folder of the table', async () => {
    const within = (file: string) => (folder: string) =>
      folder.endsWith('/**') ? file.startsWith(folder.slice(0, -2)) : file === folder;
    const names = await readdir(join(repository, 'src'), { recursive: true });
    const files = names.filter(name => /\.tsx?$/.test(name) && name !== 'routeTree.gen.ts').map(name => `src/${name}`);
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter(file => !FOLDERS.some(({ files: folders }) => folders.some(within(file))))).toEqual([]);
  });

  it('let honest lines pass', () => {
    const unexpected = reported.filter(
      finding =>
        !expected.some(({ file, line, rule }) => file === finding.file && rule === finding.rule && isAt(finding, line)),
    );
    expect(unexpected).toEqual([]);
  });

  it('stand in every folder of the house', () => {
    const folders = new Set(
      expected.map(({ file }) =>
        file
          .split('/')
          .slice(0, file.startsWith('src/') ? 2 : 1)
          .join('/'),
      ),
    );
    expect([...folders].sort()).toEqual([
      'src/app',
      'src/bridge',
      'src/domain',
      'src/features',
      'src/i18n',
      'src/routes',
      'src/sw',
      'src/ui',
      'supabase',
      'sync',
      'tests',
    ]);
  });
});

/** Rules about a whole file report where they like. */
function isAt(finding: Finding, line: number): boolean {
  const wholeFile = ['lint/style/noExcessiveLinesPerFile', 'lint/style/useFilenamingConvention'];
  return finding.line === line || wholeFile.includes(finding.rule);
}

async function readExpectations(): Promise<Expected[]> {
  const files = (await readdir(badTree, { recursive: true })).filter(name => /\.tsx?$/.test(name));
  const perFile = await Promise.all(
    files.map(async file => {
      const lines = (await readFile(join(badTree, file), 'utf8')).split('\n');
      return lines.flatMap((text, index) => {
        const mark = /\/\/ BAD(?<next>-NEXT)? (?<rule>\S+) ?(?<hint>.*)$/.exec(text)?.groups;
        if (mark?.rule === undefined) return [];
        return [{ file, line: index + (mark.next === undefined ? 1 : 2), rule: mark.rule, hint: mark.hint ?? '' }];
      });
    }),
  );
  return perFile.flat();
}

async function lint(folder: string): Promise<Finding[]> {
  const biome = join(repository, 'node_modules/.bin/biome');
  const argv = ['lint', '--config-path=.biome.json', '--reporter=json', '--max-diagnostics=none', '.'];
  // The linter exits with 1 when it finds something, which is what is wanted here.
  const output = await promisify(execFile)(biome, argv, { cwd: folder }).catch((error: { stdout: string }) => error);
  const report: {
    diagnostics: { category: string; message: string; location: { path: string; start?: { line: number } } }[];
  } = JSON.parse(output.stdout);
  return report.diagnostics.map(({ category, message, location }) => ({
    file: location.path,
    line: location.start?.line ?? 0,
    rule: category,
    message,
  }));
}
