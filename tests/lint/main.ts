// `npm run lint-folders`: writes the overrides into the linter's file; what else stands there is kept.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '#tests/support/repository.ts';
import { overrides } from './overrides.ts';

const path = join(repository, '.biome.json');
const configuration: object = JSON.parse(readFileSync(path, 'utf8'));
writeFileSync(path, JSON.stringify({ ...configuration, overrides: overrides() }));
const biome = join(repository, 'node_modules/.bin/biome');
const { status } = spawnSync(biome, ['format', '--write', '--config-path=.biome.json', '.biome.json'], {
  cwd: repository,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
