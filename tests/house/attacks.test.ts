// A test attacks only what exists: an attack by SQL goes through `expectDenied`, which first lets the server do the same in
// a transaction that is undone. Refusals of a command are held in the same way by who-can-do-what.test.ts and
// door.test.ts: each command has somebody whose act has an effect.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

it('attacks by SQL prove first that they attack something', async () => {
  const access = await readFile(join(repository, 'tests', 'database', 'access.test.ts'), 'utf8');
  const attacks = access.slice(access.indexOf("describe('attacks'"));
  const bodies = attacks.split(/^ {2}(?=it\()|^ {2}\](?=\)\()/m).slice(1);
  const bare = bodies.filter(body => /\bdenied\b/.test(body) && !body.includes('expectDenied('));
  // These prove it in another way: they run on a copy, and every table is read by somebody.
  expect(bare.map(body => body.slice(0, body.indexOf('\n')))).toEqual([
    "it('a procedure of the operator is denied', async () => {",
    "it('reading tables anonymously is denied', async () => {",
  ]);
});
