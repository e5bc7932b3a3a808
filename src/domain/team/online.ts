// Invitations to a venue's team: made, mailed, taken back and redeemed while there is a network.

import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { idText } from '#domain/ids.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import { lowerEmailText } from '#domain/profiles/email.ts';
import { MEMBER_ROLES, type MemberRole } from '#domain/venues/schema.ts';
import type { ActResult, Device } from '#sync/index.ts';

const onlyId = v.object({ id: idText });

export const inviteMember = defineOnlineCommand({
  name: 'invite_member',
  version: 1,
  args: v.object({ id: idText, venue_id: idText, email: lowerEmailText, role: v.picklist(MEMBER_ROLES) }),
});

export const resendMemberInvitation = defineOnlineCommand({
  name: 'resend_member_invitation',
  version: 1,
  args: onlyId,
});

export const revokeMemberInvitation = defineOnlineCommand({
  name: 'revoke_member_invitation',
  version: 1,
  args: onlyId,
});

/** What a mailed token offers; shown before anything is typed. */
export interface VenueInvitation {
  readonly email: string;
  readonly role: MemberRole;
  readonly venueName: string;
}

const invitationRows = v.array(v.object({ email: v.string(), role: v.picklist(MEMBER_ROLES), venue_name: v.string() }));
const tokenArgs = v.object({ token: v.pipe(v.string(), v.trim(), v.minLength(1)) });

/** Null: unknown, used, taken back or expired; the server does not say which. */
export const getVenueInvitation = {
  name: 'get_venue_invitation',
  args: tokenArgs,
  async run(device: Device, { token }: v.InferOutput<typeof tokenArgs>): Promise<ActResult<VenueInvitation | null>> {
    const answer = parsed(await device.call('get_venue_invitation', { p_token: token }), invitationRows);
    if (!answer.ok) return answer;
    const [row] = answer.value;
    return {
      ok: true,
      value: row === undefined ? null : { email: row.email, role: row.role, venueName: row.venue_name },
    };
  },
};

const joinedSchema = v.object({
  joined: v.boolean(),
  password_voided: v.optional(v.boolean(), false),
  suspended: v.optional(v.boolean(), false),
});

/**
 * `refused`: it opens nothing for them. `suspended`: it waits for the end of their suspension. `passwordVoided`: they
 * joined, and a link to a new password is in their mailbox.
 */
export type Joining = 'joined' | 'passwordVoided' | 'suspended' | 'refused';

/** For somebody who has an account already and is signed in. */
export const acceptVenueInvitation = {
  name: 'accept_venue_invitation',
  args: tokenArgs,
  async run(device: Device, { token }: v.InferOutput<typeof tokenArgs>): Promise<ActResult<Joining>> {
    const answer = parsed(await device.call('accept_venue_invitation', { p_token: token }), joinedSchema);
    if (!answer.ok) return answer;
    device.syncNow();
    const { joined, password_voided, suspended } = answer.value;
    if (!joined) return { ok: true, value: suspended ? 'suspended' : 'refused' };
    return { ok: true, value: password_voided ? 'passwordVoided' : 'joined' };
  },
};

export interface WaitingInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: MemberRole;
  readonly sentAt: number;
  readonly expired: boolean;
}

const waitingRows = v.array(
  v.object({
    id: idText,
    email: v.string(),
    role: v.picklist(MEMBER_ROLES),
    sent_at: v.string(),
    expired: v.boolean(),
  }),
);

/** The invitations of a venue that still wait, newest first; nothing for who does not administer it. */
export async function venueInvitations(
  device: Device,
  venueId: string,
): Promise<ActResult<readonly WaitingInvitation[]>> {
  const answer = parsed(await device.call('venue_invitations_of', { p_venue_id: venueId }), waitingRows);
  if (!answer.ok) return answer;
  return {
    ok: true,
    value: answer.value.map(({ sent_at, ...row }) => ({ ...row, sentAt: Date.parse(sent_at) })),
  };
}
