// Every package that is imported is declared, and every declared one is used: imported, run by a script, or asked for by
// another (its types, its plugins, its peers). What it does not see is whether a use is worth its package.
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

interface Manifest {
  readonly scripts?: Record<string, string>;
  readonly bin?: Record<string, string> | string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
}

const own = manifest('.');
const declared = Object.keys({ ...own.dependencies, ...own.devDependencies });
const scripts = Object.values(own.scripts ?? {}).join('\n');

/** Those of `bench/peers` are installed apart; `local-project` is an app that the tests start; Deno fetches its own. */
const apart = /^tests\/bench\/peers\/|^tests\/house\/bad\/|^supabase\/functions\/|node_modules/;
const text = ['src', 'sync', 'supabase', 'tests', 'vite.config.ts', 'tests/lint']
  .flatMap(folder =>
    folder.endsWith('.ts')
      ? [folder]
      : readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`),
  )
  .filter(path => /\.(tsx?|css)$/.test(path) && !apart.test(path))
  .map(path => readFileSync(join(repository, path), 'utf8'));

const imported = new Set(
  text
    .flatMap(source => [
      ...source.matchAll(/^(?:(?:import|export|\}).* from|import|@import) '(?<name>[^'.#/][^':]*)';$/gm),
    ])
    .map(({ groups }) => groups?.name ?? '')
    .map(name => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
    .filter(name => !builtinModules.includes(name)),
);

it('declares what it imports', () => {
  expect([...imported].filter(name => !declared.includes(name))).toEqual([]);
});

it('declares nothing that it does not use', () => {
  const peers = new Set(declared.flatMap(name => Object.keys(manifest(`node_modules/${name}`).peerDependencies ?? {})));
  const isUsed = (name: string) =>
    imported.has(name) ||
    peers.has(name) ||
    binariesOf(name).some(binary => new RegExp(`(^|[\\s/])${binary}\\b`, 'm').test(scripts)) ||
    declared.includes(name.replace('@types/', '')) ||
    name === '@types/node' ||
    text.some(source => source.includes(`'${name}`) || source.includes(`node_modules/${name}`));
  expect(declared.filter(name => !isUsed(name))).toEqual([]);
});

function binariesOf(name: string): readonly string[] {
  const { bin } = manifest(`node_modules/${name}`);
  return typeof bin === 'string' ? [name] : Object.keys(bin ?? {});
}

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')) as Manifest;
}
