// What a form lets through, its command takes: else somebody who mistyped an address is told only that it did not work.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { startConversation } from '#domain/conversations/commands.ts';
import { startByEmail } from '#domain/conversations/online.ts';
import { newId } from '#domain/ids.ts';
import { EMAIL_LENGTH, isEmail } from '#domain/profiles/email.ts';
import { inviteMember } from '#domain/team/online.ts';

const venueId = newId();
const takers = {
  'start_conversation (offline)': (email: string) => v.is(startConversation.args, { venue_id: venueId, email }),
  create_conversation_by_email: (email: string) => v.is(startByEmail.args, { venueId, email }),
  invite_member: (email: string) =>
    v.is(inviteMember.args, { id: newId(), venue_id: venueId, email, role: 'staff' as const }),
};
const longest = `${'a'.repeat(EMAIL_LENGTH - '@example.com'.length)}@example.com`;

describe.each([
  ['rosa@example.com', true],
  ['  Rosa.O’Neill@example.com', false],
  [' Rosa@Example.com ', true],
  ['rosa@example.c', false],
  ['rosa@exam,ple.com', false],
  ['rosa@example', false],
  ['', false],
  [longest, true],
  [`a${longest}`, false],
])('«%s»', (address, right) => {
  it(`is ${right ? 'an address' : 'none'} to a form`, () => {
    expect(isEmail(address)).toBe(right);
  });

  it.each(Object.entries(takers))('is the same to %s', (_name, takes) => {
    expect(takes(address)).toBe(right);
  });
});
