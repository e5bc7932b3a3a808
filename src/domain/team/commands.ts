// Changes of a venue's team that work without network: members are mirrored, and whose change comes last is the server's
// to say.
import * as v from 'valibot';
import { defineCommand } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { MEMBER_ROLES, venueUsers } from '#domain/venues/schema.ts';

const changeMemberRoleArgs = v.object({ id: idText, role: v.picklist(MEMBER_ROLES) });

export const changeMemberRole = defineCommand({
  name: 'change_member_role',
  version: 1,
  args: changeMemberRoleArgs,
  lanes: args => [`member:${args.id}`],
  async apply(tx, args, context) {
    await tx.patch(venueUsers, args.id, { role: args.role, updated_at: context.recordedAt });
  },
  async describe(args, { mirror }) {
    return { subject: (await mirror.table(venueUsers).get(args.id))?.name, editTo: '/venue/staff' };
  },
});

const removeMemberArgs = v.object({ id: idText });

export const removeMember = defineCommand({
  name: 'remove_member',
  version: 1,
  args: removeMemberArgs,
  lanes: args => [`member:${args.id}`],
  async apply(tx, args, context) {
    await tx.patch(venueUsers, args.id, {
      revoked_at: context.recordedAt,
      is_primary: false,
      updated_at: context.recordedAt,
    });
  },
  async describe(args, { mirror }) {
    return { subject: (await mirror.table(venueUsers).get(args.id))?.name, editTo: '/venue/staff' };
  },
});
