// invite_member, change_member_role, remove_member: a seat offered, taken, changed and ended, each seen on both devices.
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '#domain/notifications/schema.ts';
import { saveShift } from '#domain/shifts/commands.ts';
import { changeMemberRole, removeMember } from '#domain/team/commands.ts';
import {
  acceptVenueInvitation,
  getVenueInvitation,
  inviteMember,
  resendMemberInvitation,
  revokeMemberInvitation,
  venueInvitations,
} from '#domain/team/online.ts';
import { venues, venueUsers } from '#domain/venues/schema.ts';
import { Phone } from './phone.ts';
import { type Stage, setStage, shiftArgs } from './stage.ts';

let stage: Stage;
let mina: Phone;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(async () => {
  await mina?.putAway();
  await stage?.clear();
});

const ownVenue = async () => (await stage.vera.rows(venues))[0]?.id ?? '';
const minasSeat = async () => (await stage.vera.rows(venueUsers)).find(row => row.email === 'mina@example.com');

const removals = async () => (await mina.rows(notifications)).filter(({ kind }) => kind === 'member_removed');

/** The token of the newest invitation mailed to the address. */
async function mailedToken(email: string): Promise<string> {
  await expect.poll(() => stage.backend.mails(email).length).toBeGreaterThan(0);
  return /register\/venue\?token=([0-9a-f]+)/.exec(stage.backend.mails(email).at(-1)?.text ?? '')?.[1] ?? '';
}

describe('a venue’s team', () => {
  it('invite_member mails a token that join_venue redeems with its role, on whatever device confirms', async () => {
    const { backend, vera } = stage;
    const id = newId();
    const asked = { id, venue_id: await ownVenue(), email: 'Mina@Example.com', role: 'manager' } as const;
    expect(await inviteMember.run(vera.device, asked)).toEqual({ ok: true, value: null });
    const token = await mailedToken('mina@example.com');
    expect(await getVenueInvitation.run(stage.rosa.device, { token })).toMatchObject({
      value: { email: 'mina@example.com', role: 'manager', venueName: 'The Copper Thistle' },
    });
    mina = await Phone.join(backend, {
      name: 'Mina Patel',
      email: 'mina@example.com',
      role: 'venue',
      metadata: { venueType: 'join_venue', invitationToken: token, venueRole: 'admin' },
    });
    expect(await mina.rows(venueUsers)).toContainEqual(
      expect.objectContaining({ user_id: mina.userId, role: 'manager' }),
    );
    await vera.settled();
    expect(await minasSeat()).toMatchObject({ name: 'Mina Patel', role: 'manager', revoked_at: null });
    expect(await venueInvitations(vera.device, await ownVenue())).toEqual({ ok: true, value: [] });
  });

  it('resend_member_invitation and revoke_member_invitation end the link before', async () => {
    const { vera } = stage;
    const id = newId();
    await inviteMember.run(vera.device, { id, venue_id: await ownVenue(), email: 'stef@example.com', role: 'staff' });
    const first = await mailedToken('stef@example.com');
    await resendMemberInvitation.run(vera.device, { id });
    await expect.poll(() => stage.backend.mails('stef@example.com').length).toBe(2);
    const second = await mailedToken('stef@example.com');
    const offer = async (token: string) => {
      const answer = await getVenueInvitation.run(vera.device, { token });
      return answer.ok ? answer.value?.role : answer.error.code;
    };
    expect([await offer(first), await offer(second)]).toEqual([undefined, 'staff']);
    await revokeMemberInvitation.run(vera.device, { id });
    expect(await offer(second)).toBeUndefined();
  });

  it('is not joined by guessing: a refused sign-up stays counted, ten a minute from one address', async () => {
    const { url, publishableKey } = stage.backend;
    const guess = async (nth: number) => {
      const data = {
        name: 'Mallory',
        role: 'venue',
        venueType: 'join_venue',
        invitationToken: String(nth).repeat(64).slice(0, 64),
      };
      const response = await fetch(`${url}/auth/v1/signup`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: `mallory${nth}@example.com`, password: 'A-good-password-1', data }),
      });
      return response.status;
    };
    const said: number[] = [];
    // A minute may end on the way; two do not.
    while (said.at(-1) !== 429 && said.length < 25) said.push(await guess(said.length));
    expect(said.filter(status => status === 403).length).toBe(said.length - 1);
    expect(said.at(-1)).toBe(429);
  });

  it('change_member_role without network shows at once here, and there when it can', async () => {
    const { vera } = stage;
    const id = (await minasSeat())?.id ?? '';
    vera.loseNetwork();
    await vera.act(changeMemberRole, { id, role: 'staff' });
    expect(await vera.row(venueUsers, id)).toMatchObject({ role: 'staff' });
    vera.regainNetwork();
    await vera.settled();
    await mina.settled();
    expect(await mina.row(venueUsers, id)).toMatchObject({ role: 'staff' });
    // Whose role somebody else changed is told the last one, once.
    const told = {
      kind: 'member_role_changed',
      payload: { venue: 'The Copper Thistle', rank: 'staff' },
      must_ack: false,
    };
    expect(await mina.rows(notifications)).toMatchObject([told]);
    for (const role of ['admin', 'staff', 'staff'] as const) await vera.actAndSettle(changeMemberRole, { id, role });
    await mina.settled();
    expect(await mina.rows(notifications)).toMatchObject([told]);
    await mina.actAndSettle(saveShift, await shiftArgs(mina));
    expect(await mina.refusal()).toBe('not_allowed');
  });

  it('remove_member takes everything of the venue from the other device; the last admin stays', async () => {
    const { vera } = stage;
    const own = (await vera.rows(venueUsers)).find(row => row.user_id === vera.userId)?.id ?? '';
    await vera.actAndSettle(removeMember, { id: own });
    expect(await vera.refusal()).toBe('last_admin');
    expect(await vera.row(venueUsers, own)).toMatchObject({ role: 'admin', revoked_at: null });
    await vera.actAndSettle(removeMember, { id: (await minasSeat())?.id ?? '' });
    await mina.settled();
    expect(await mina.rows(venueUsers)).toEqual([]);
    expect(await removals()).toMatchObject([{ payload: { venue: 'The Copper Thistle' }, must_ack: true }]);
  });

  it('remove_member leaves what was not sent yet on the device, with why it is refused; who joins again is not told', async () => {
    const { backend, vera } = stage;
    const asked = { id: newId(), venue_id: await ownVenue(), email: 'mina@example.com', role: 'manager' } as const;
    const mails = backend.mails(asked.email).length;
    await inviteMember.run(vera.device, asked);
    await expect.poll(() => backend.mails(asked.email).length).toBe(mails + 1);
    const joined = await acceptVenueInvitation.run(mina.device, { token: await mailedToken(asked.email) });
    expect(joined).toMatchObject({ ok: true });
    await mina.settled();
    expect(await removals()).toEqual([]);
    const before = (await mina.outbox()).length;
    const args = await shiftArgs(mina);
    mina.loseNetwork();
    await mina.act(saveShift, args);
    await vera.settled();
    await vera.actAndSettle(removeMember, { id: (await minasSeat())?.id ?? '' });
    mina.regainNetwork();
    await mina.settled();
    expect((await mina.outbox()).slice(before)).toMatchObject([
      { name: 'save_shift', args: { id: args.id }, state: 'parked', code: 'not_allowed' },
    ]);
    expect(await removals()).toHaveLength(1);
  });
});
