// What is half typed into a longer form stays on the device for days: nothing secret may be among it, nor what an admin writes about
// others. Those forms keep their words in the tab (`use-typed.ts`), or nowhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

/** Passwords and codes, numbers of papers, cases of others, codes at the door. */
const SECRET = /^src\/features\/(?:admin|attendance|auth|documents|settings|team)\/|verification|password|code|pin\b/;

const keeping = readdirSync(join(repository, 'src'), { recursive: true, encoding: 'utf8' })
  .map(name => `src/${name}`)
  .filter(name => /\.tsx?$/.test(name) && !name.startsWith('src/bridge/'))
  .filter(name => readFileSync(join(repository, name), 'utf8').match(/useKept(?:Form|Changes)/) !== null);

describe('forms that are kept on the device', () => {
  it('are found', () => {
    expect(keeping).toContain('src/features/shifts/post/use-shift-form.ts');
  });

  it('hold no secrets', () => {
    expect(keeping.filter(file => SECRET.test(file))).toEqual([]);
  });

  it('have no box for a password, a code or a number of a paper', () => {
    const boxes = /type="password"|PasswordInput|autoComplete="(?:cc-|one-time-code)|useDocumentForm/;
    expect(keeping.filter(file => boxes.test(readFileSync(join(repository, file), 'utf8')))).toEqual([]);
  });
});
