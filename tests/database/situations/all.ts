// One world in which every command of the catalogue has something to act upon, and the kinds of people who try them.

import {
  addMember,
  makeAdmins,
  newId,
  type Person,
  people,
  rival,
  setScene,
  signUp,
  suspend,
} from '#tests/database/scene.ts';
import type { Database } from '#tests/support/postgres.ts';
import { adminSituation } from './admins.ts';
import { attendanceSituation } from './attendance.ts';
import { availabilitySituation } from './availability.ts';
import { boardSituation } from './board.ts';
import { changeSituation } from './changes.ts';
import { conversationSituation } from './conversations.ts';
import { disputeSituation } from './disputes.ts';
import { invitationSituation } from './invitations.ts';
import { jobSituation } from './jobs.ts';
import { noticeSituation } from './notices.ts';
import { profileSituation } from './profiles.ts';
import { relationSituation } from './relations.ts';
import { shiftSituation } from './shifts.ts';
import { teamSituation } from './team.ts';
import { transferSituation } from './transfers.ts';
import type { Tries } from './tries.ts';

const removed: Person = { ...people.sam, id: newId(), name: 'Remy Removed', email: 'remy@example.com' };
/** Suspended. */
export const barred: Person = { ...people.sam, id: newId(), name: 'Sid Suspended', email: 'sid@example.com' };

export const KINDS: readonly (readonly [kind: string, person: Person | null])[] = [
  ['nobody', null],
  ['the rockstar concerned', people.rocco],
  ['another rockstar', people.rosa],
  ['suspended rockstar', barred],
  ['venue staff', people.stef],
  ['venue manager', people.mina],
  ['venue admin', people.vera],
  ['removed manager', removed],
  ['another venue’s admin', rival],
  ['platform read-only', people.rae],
  ['platform support', people.sol],
  ['platform super admin', people.ada],
];

/** By a command's name a try of it. */
export async function everySituation(db: Database): Promise<Tries> {
  const scene = await setScene(db);
  await makeAdmins(db);
  for (const person of [removed, barred]) await signUp(db, person);
  await suspend(db, barred);
  await addMember(db, { venueId: scene.venueId, person: removed, role: 'manager' });
  await db.query('update public.venue_users set revoked_at = now() where user_id = $1', [removed.id]);
  return {
    ...(await shiftSituation(scene)),
    ...(await boardSituation(scene)),
    ...(await profileSituation(scene)),
    ...(await availabilitySituation(scene)),
    ...(await jobSituation(scene)),
    ...(await invitationSituation(scene)),
    ...relationSituation(scene),
    ...(await noticeSituation(scene)),
    ...(await teamSituation(scene)),
    ...(await adminSituation(scene)),
    ...(await conversationSituation(scene)),
    ...(await changeSituation(scene)),
    ...(await transferSituation(scene)),
    ...(await attendanceSituation(scene)),
    ...(await disputeSituation(scene)),
  };
}
