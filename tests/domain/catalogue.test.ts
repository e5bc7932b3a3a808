import { expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { ENGINE_STORES } from '#sync/database.ts';

it('no mirrored table has the name of another, or of a store of the engine', () => {
  const names = [...Object.keys(ENGINE_STORES), ...catalogue.tables.map(({ name }) => name)];
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('no command has the name of another', () => {
  const names = catalogue.commands.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
