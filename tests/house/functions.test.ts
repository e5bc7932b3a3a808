// An edge function names its packages itself, because the hosted runtime reads no package.json: they must be the same ones.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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

it.each(readdirSync(folder).filter(name => !name.startsWith('_')))('%s uses the versions of package.json', name => {
  const { dependencies, devDependencies } = parsed<Manifest>(repository, 'package.json');
  const { imports } = parsed<FunctionConfig>(folder, name, 'deno.json');
  for (const [specifier, source] of Object.entries(imports).filter(([, source]) => source.startsWith('npm:'))) {
    const version = { ...devDependencies, ...dependencies }[specifier.replace(/(?<=\w)\/core$/, '')];
    expect(source.replace(/\/core$/, ''), specifier).toBe(`npm:${specifier.replace(/\/core$/, '')}@${version}`);
  }
});
