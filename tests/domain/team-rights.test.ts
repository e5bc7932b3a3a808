// Who may change a venue's team, as the database decides it (`tests/database/team-commands.test.ts`).
import { expect, it } from 'vitest';
import { teamRights } from '#domain/team/rules.ts';
import type { MemberRole, Membership } from '#domain/venues/schema.ts';

const member = (id: string, role: MemberRole) => ({ id, role }) as Membership;
const vera = member('vera', 'admin');
const mina = member('mina', 'manager');

it('admins change the team, managers and staff look', () => {
  const all = { manages: true, invites: true, changesRoles: true, removes: true };
  expect(teamRights(vera, [vera, mina], false)).toEqual(all);
  const none = { manages: false, invites: false, changesRoles: false, removes: false };
  expect(teamRights(mina, [vera, mina], false)).toEqual(none);
});

it('an admin who is suspended changes nobody, and hands the venue on where they are the only one', () => {
  const held = { manages: true, invites: false, removes: false };
  expect(teamRights(vera, [vera, mina], true)).toEqual({ ...held, changesRoles: true });
  expect(teamRights(vera, [vera, member('noor', 'admin')], true)).toEqual({ ...held, changesRoles: false });
});
