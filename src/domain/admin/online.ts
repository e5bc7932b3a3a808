// What the platform's people do and read. All of it needs the network; every act is a command with a receipt.

import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { idText } from '#domain/ids.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import { lowerEmailText } from '#domain/profiles/email.ts';
import { noteText } from '#domain/reason.ts';
import { saidText } from '#domain/said.ts';
import type { ActResult, Device } from '#sync/index.ts';
import {
  ADMIN_ROLES,
  type AdminOverview,
  type AdminRole,
  type AdminTeam,
  adminAccess,
  adminOverviewSchema,
  adminRole,
  adminTeamSchema,
} from './schema.ts';

const onlyId = v.object({ id: idText });
const name = v.pipe(v.string(), saidText, v.minLength(2), v.maxLength(100));

export const inviteAdmin = defineOnlineCommand({
  name: 'invite_admin',
  version: 1,
  args: v.object({ id: idText, email: lowerEmailText, name, role: adminRole }),
});

export const resendAdminInvitation = defineOnlineCommand({
  name: 'resend_admin_invitation',
  version: 1,
  args: onlyId,
});

export const revokeAdminInvitation = defineOnlineCommand({
  name: 'revoke_admin_invitation',
  version: 1,
  args: onlyId,
});

export const setAdminRole = defineOnlineCommand({
  name: 'set_admin_role',
  version: 1,
  args: v.object({ user_id: idText, role: v.picklist([...ADMIN_ROLES, 'none']) }),
});

export const adminSetVerification = defineOnlineCommand({
  name: 'admin_set_verification',
  version: 1,
  args: v.object({
    id: idText,
    status: v.picklist(['verified', 'unverified']),
    /** Read by the venue; said with whatever is not a yes. */
    reason: v.optional(noteText),
    /** Of what was handed in, as it was shown. */
    version: v.optional(v.number()),
    /** Of the venue, as it was shown. */
    name: v.optional(v.string()),
  }),
});

export const adminDecidePay = defineOnlineCommand({
  name: 'admin_decide_pay',
  version: 1,
  args: v.object({
    post: v.picklist(['shift', 'job']),
    id: idText,
    /** What was shown, for an hour: the draft may have been changed since. */
    rate_minor: v.number(),
    decision: v.picklist(['approve', 'refuse']),
    reason: v.optional(noteText),
  }),
});

/** The role that the server's record gives, or null. */
export async function verifyAdminAccess(device: Device): Promise<ActResult<AdminRole | null>> {
  return parsed(
    await device.call('verify_admin_access', {}),
    v.pipe(
      adminAccess,
      v.transform(({ role }) => role),
    ),
  );
}

export async function adminOverview(device: Device): Promise<ActResult<AdminOverview>> {
  return parsed(await device.call('admin_overview', {}), adminOverviewSchema);
}

export async function adminTeam(device: Device): Promise<ActResult<AdminTeam>> {
  return parsed(await device.call('admin_team', {}), adminTeamSchema);
}

const tokenArgs = v.object({ token: v.pipe(v.string(), v.minLength(1)) });
type Token = v.InferOutput<typeof tokenArgs>;
const offered = v.array(v.object({ email: v.string(), name: v.string(), role: adminRole }));

/** What a mailed token offers. */
export type AdminOffer = v.InferOutput<typeof offered>[number];

/** Null: unknown, used, taken back or expired. */
export const validateAdminInvitation = {
  name: 'validate_admin_invitation',
  args: tokenArgs,
  async run(device: Device, { token }: Token): Promise<ActResult<AdminOffer | null>> {
    const answer = parsed(await device.call('validate_admin_invitation', { p_token: token }), offered);
    return answer.ok ? { ok: true, value: answer.value[0] ?? null } : answer;
  },
};

const existingUser = v.object({ existing_user: v.boolean(), suspended: v.optional(v.boolean(), false) });
const existingArgs = v.object({ token: v.pipe(v.string(), v.minLength(1)), email: v.string() });

/** Grants the rights to the signed-in person whom the invitation was sent to, unless they are suspended; to nobody else. */
export const redeemAdminInvitation = {
  name: 'handle_admin_invitation_for_existing_user',
  args: existingArgs,
  async run(
    device: Device,
    args: v.InferOutput<typeof existingArgs>,
  ): Promise<ActResult<'granted' | 'suspended' | 'none'>> {
    const asked = { p_token: args.token, p_email: args.email };
    const answer = await device.call('handle_admin_invitation_for_existing_user', asked);
    return parsed(
      answer,
      v.pipe(
        existingUser,
        v.transform(({ existing_user, suspended }) => (existing_user ? 'granted' : suspended ? 'suspended' : 'none')),
      ),
    );
  },
};

/** The specified call after a sign-up; the server has marked the invitation already. */
export const markInvitationUsed = {
  name: 'mark_invitation_used',
  args: tokenArgs,
  async run(device: Device, { token }: Token): Promise<ActResult<null>> {
    const answer = await device.call('mark_invitation_used', { p_token: token });
    return answer.ok ? { ok: true, value: null } : answer;
  },
};
