// What the log of a running server is told of a failure: enough for its operator, nothing of anybody's words.
import { afterEach, expect, it, vi } from 'vitest';
import { tellFailure } from '#supabase/local/failure.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => log.mockClear());

/** As PGlite and Node throw them. */
const thrown = (code: string, message: string, more: object = {}) => Object.assign(new Error(message), { code }, more);

it.each([
  ['the file system', thrown('ENOSPC', 'no space left on device, write')],
  ['the database', thrown('53100', 'could not extend file "base/5/16384"')],
])('a full disk, as %s tells it, is one line that says what to do', (_, error) => {
  tellFailure('POST /rest/v1/rpc/sync', error);
  expect(log.mock.calls).toEqual([['POST /rest/v1/rpc/sync: the disk is full. Nothing is saved until there is room.']]);
});

it('an error of the database leaves out the statement, its values and the row', () => {
  const parameters = ['rosa@example.com', 'a-token'];
  const detail = 'Key (email)=(rosa@example.com) already exists.';
  tellFailure('The auth hook', thrown('23505', 'duplicate key', { detail, query: 'insert', params: parameters }));
  expect(log.mock.calls).toEqual([['The auth hook failed: 23505 duplicate key']]);
});
