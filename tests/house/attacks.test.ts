// Every attack that the product was designed against is tried somewhere. A row names the attack and a title that stands in
// a test file; a test that is renamed or deleted is missed here.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

/** The attack, and the title of the test (or of its row in a table of cases) that tries it beside its honest twin. */
const ATTACKS: readonly (readonly [attack: string, title: string])[] = [
  ['sign up as platform_admin without an invitation', 'a platform role'],
  ['write one’s own role', 'a role of one’s own choice'],
  ['join with a better role than invited to', 'gives its own role, whatever the sign-up asks for, and is used up'],
  ['join with another address than invited', 'other@example.com'],
  ['addresses that only look like the admin domain', 'is only for the admin domain, exactly'],
  ['anonymous sign-in', 'doors that the product does not use are shut'],
  ['read invitations or their hashes', 'the secret of an invitation'],
  ['use a token twice', 'fifty at once with one token: one gets in'],
  ['tell expired, revoked and unknown tokens apart', 'expired, revoked and unknown ones are all the same'],
  ['guess an admin token', 'cannot be guessed by trying: ten a minute from one address'],
  ['redeem an admin invitation for somebody else', 'of an existing user is redeemed by that user alone'],
  [
    'use up somebody else’s token',
    'validate_admin_invitation shows what a live token offers; a sign-up by it is an admin at once',
  ],
  [
    'look invitations up by pattern',
    'the venue invitation lookup answers for the exact token, and joining by it gives the invitation’s role',
  ],
  [
    'take a seat at another’s venue, give one away, verify one’s own',
    'nobody takes a seat at another’s venue, gives one away, or verifies their own',
  ],
  ['promote oneself', 'promotion'],
  ['claim a venue that was just founded', 'is built with its admin in one go, unverified, and only once'],
  ['read members of others', 'venue_users of a user, with their venue joined'],
  ['change or delete another venue', 'of others is not changed, not deleted, and whole tables are not either'],
  [
    'read foreign conversations, embedded or counted',
    'is not reached through what is embedded in rows that one may see',
  ],
  ['count what one may not read', 'shows no rows, and its count nothing'],
  ['speak as another, write or change words elsewhere', 'cannot be forged, changed, or put where one does not belong'],
  ['delete a foreign conversation, or all', 'is neither deleted by its id nor with all others'],
  ['empty a table', 'deleting or changing whole tables is refused'],
  ['destroy evidence by halves', 'are deleted with their conversation, sealed, whichever call comes first'],
  ['start a chat as a rockstar, with a stranger, or to learn who exists', 'every failure to start one looks the same'],
  ['read applicants of another venue', 'get_venue_applicants tells members who asked, and others nothing'],
  [
    'list people, or read their private half',
    'show their cards to those they have to do with, and their private half to nobody',
  ],
  ['hostile words in every field', 'hostile words are words everywhere'],
  ['a megabyte of words', 'with a megabyte of arguments is refused as a whole'],
  ['a flood of messages', 'sixty a minute and no more'],
  [
    'listen to a foreign conversation',
    'the subscription to inserts on messages of a conversation tells its people, and no stranger',
  ],
  ['ring a false alarm, or join somebody’s topic', 'a false alarm'],
  ['send on a private topic', 'nobody can send: a broadcast of a client goes nowhere'],
  ['call anything anonymously', 'anonymous callers have no right on anything of ours'],
  ['what the official advisors look for', 'the advisors report no error and no warning'],
  ['fool a definer function by a temporary object', 'a temporary object of the same name fools no definer function'],
  ['find secrets in what is shipped', 'the build ships no secret and no source map'],
  ['frame, sniff, downgrade', 'browsers are told to insist on https only where there is https'],
  [
    'a request from another origin',
    'without the person’s token has no effect, whatever it is called: no cookie speaks for anybody',
  ],
  ['a sixth password from another client', 'refuses the sixth try, even the right one, as if it were wrong'],
  ['learn from error texts', '%s names no constraint, column, policy or row'],
  [
    'learn from the texts of failing commands',
    'a refused command leaves nothing of its effect, and its error text stays here',
  ],
  [
    'write somebody else’s activity, or a flood of it',
    'see activity, which notes the caller and nobody else, without query or fragment',
  ],
  ['read on after signing out of a shared tablet', 'network leaves nothing of the person on the device'],
  ['keep a session over a password change', 'a new password wants the current one and ends every other session'],
  ['use a recovery link twice', 'is replaced through the mailed link, once'],
  ['learn whether an address is registered', 'nobody learns by asking for a mail whether an address is registered'],
  ['count unknown addresses', 'counts an address that exists and one that does not alike'],
  ['forge a cursor', 'a forged cursor opens nothing'],
  ['a forged acting-as or intended portal', 'a forged choice of portal opens no portal'],
  ['an admin of a lower rank acts or promotes', 'the admins’ acts are for their ranks'],
  ['run a command that is none', 'does not run what is not a command, by any name'],
];

const tests = (await readdir(join(repository, 'tests'), { recursive: true }))
  .filter(
    file =>
      (/\.(test|spec)\.ts$/.test(file) && !file.endsWith('attacks.test.ts')) || file === 'database/attacks.test.ts',
  )
  .map(file => join(repository, 'tests', file));
const written = (await Promise.all(tests.map(file => readFile(file, 'utf8')))).join('\n');

describe('every attack of the design', () => {
  it.each(ATTACKS)('%s', (_, title) => {
    expect(written).toContain(title);
  });
});
