// What is committed names no machine and holds no secret. Reads the files that git tracks, or all of them in an export
// without a history.
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

const skippedFolders = ['node_modules/', 'dist/', '.git/', '.data/', '.cache/', 'test-results/', 'playwright-report/'];
const binary = /\.(zip|png|webp|ico|woff2?|jpe?g|gz|br|tar|wasm)$/;
const texts = await trackedTexts();

describe('the repository', () => {
  it('names no folder of a machine', () => {
    const home = /(?<![\w.~-])\/(?:home|Users|root|work|workspace)\/[\w.-]+/;
    expect(linesMatching(home)).toEqual([]);
  });

  it('holds no private key and no token', () => {
    const secret =
      /-----BEGIN [A-Z ]*PRIVATE KEY-----|\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.|\bsb_secret_[\w-]{20,}|\bghp_\w{30,}/;
    expect(linesMatching(secret)).toEqual([]);
  });

  it('is not committed with its builds, data or reports', () => {
    const strays = texts.map(([file]) => file).filter(file => skippedFolders.some(folder => file.startsWith(folder)));
    expect(strays).toEqual([]);
  });

  it('is not committed with links, which lead out of it on another machine', async () => {
    const isLink = (file: string) => lstatSync(join(repository, file), { throwIfNoEntry: false })?.isSymbolicLink();
    expect((await tracked()).filter(isLink)).toEqual([]);
  });
});

function linesMatching(pattern: RegExp): string[] {
  return texts.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

async function trackedTexts(): Promise<[string, string][]> {
  const files = (await tracked()).filter(file => !binary.test(file) && !file.endsWith('no-traces.test.ts'));
  const present = files.filter(file => existsSync(join(repository, file)) && statSync(join(repository, file)).isFile());
  return present.map(file => [file, readFileSync(join(repository, file), 'utf8')]);
}

async function tracked(): Promise<string[]> {
  if (existsSync(join(repository, '.git'))) {
    return execFileSync('git', ['ls-files', '-z'], { cwd: repository, encoding: 'utf8' }).split('\0').filter(Boolean);
  }
  const all = await readdir(repository, { recursive: true });
  return all.filter(file => !skippedFolders.some(folder => file.startsWith(folder)));
}
