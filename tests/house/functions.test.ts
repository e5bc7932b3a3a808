// An edge function names its packages and folders itself, because the hosted runtime reads no package.json: they must be the same ones, and
// all that its files import. Whatever the app puts into a file that a function borrows is found out here and not by a deploy.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}
interface FunctionConfig {
  readonly imports: Record<string, string>;
}

const folder = join(repository, 'supabase/functions');
const parsed = <Value>(...path: string[]): Value => JSON.parse(readFileSync(join(...path), 'utf8'));

const functions = readdirSync(folder).filter(name => !name.startsWith('_'));

it.each(functions)('%s uses the versions of package.json', name => {
  const { dependencies, devDependencies } = parsed<Manifest>(repository, 'package.json');
  const { imports } = parsed<FunctionConfig>(folder, name, 'deno.json');
  for (const [specifier, source] of Object.entries(imports).filter(([, source]) => source.startsWith('npm:'))) {
    const version = { ...devDependencies, ...dependencies }[specifier.replace(/(?<=\w)\/core$/, '')];
    expect(source.replace(/\/core$/, ''), specifier).toBe(`npm:${specifier.replace(/\/core$/, '')}@${version}`);
  }
});

describe.each(functions)('%s', name => {
  const { imports } = parsed<FunctionConfig>(folder, name, 'deno.json');

  it('names all that its files import, and nothing else', () => {
    const { unknown, used, files } = follow(join(folder, name), imports);
    expect(unknown).toEqual([]);
    expect([...used].sort()).toEqual(Object.keys(imports).sort());
    expect(files).toBeGreaterThan(2);
  });
});

it('need no file beside their code, which a deploy without Docker leaves out', () => {
  expect(readFileSync(join(repository, 'supabase/config.toml'), 'utf8')).not.toContain('static_files');
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'));
  const readers = code.filter(file => /readTextFile|readFile\b/.test(readFileSync(join(folder, file), 'utf8')));
  expect([code.length > 10, readers]).toEqual([true, []]);
});

it('sees what is not named', () => {
  const { unknown } = follow(join(folder, 'send-push'), { '#supabase/': '../../' });
  expect(unknown).toContain('supabase/functions/send-push/send-pushes.ts: web-push');
});

/** From a function's entry on, as the hosted runtime does: types are nothing to it. */
function follow(home: string, imports: Readonly<Record<string, string>>) {
  const unknown: string[] = [];
  const used = new Set<string>();
  const files = new Set([join(home, 'index.ts')]);
  for (const file of files) {
    for (const specifier of importedBy(readFileSync(file, 'utf8'))) {
      const name = Object.keys(imports).find(one =>
        one.endsWith('/') ? specifier.startsWith(one) : specifier === one,
      );
      const source = name === undefined ? undefined : imports[name];
      if (specifier.startsWith('.')) files.add(join(dirname(file), specifier));
      else if (name === undefined || source === undefined) unknown.push(`${relative(repository, file)}: ${specifier}`);
      else {
        used.add(name);
        if (!source.startsWith('npm:')) files.add(join(home, source, specifier.slice(name.length)));
      }
    }
  }
  return { unknown, used, files: files.size };
}

function importedBy(code: string): readonly string[] {
  return parseAst(code, { lang: 'ts' }).body.flatMap(node =>
    'source' in node && node.source != null && !isOfTypes(node) ? [String(node.source.value)] : [],
  );
}

function isOfTypes(node: object): boolean {
  return ('importKind' in node && node.importKind === 'type') || ('exportKind' in node && node.exportKind === 'type');
}
