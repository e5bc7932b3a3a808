// Getting a venue verified: the evidence and who reads it, the queue, the decision and what the venue is told; and the platform's
// other acts on a venue.
import { describe, expect, it } from 'vitest';
import { PHOTO } from '#tests/support/photo.ts';
import {
  claim,
  command,
  makeAdmins,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  rival,
  verdict,
  verify,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(async ({ db, venueId }) => {
  await makeAdmins(db);
  await verify(db, venueId, 'unverified');
});
const { ada, sol, rae, vera, mina, stef, rocco } = people;
const PDF = Buffer.from('%PDF-1.7 a licence to serve, for instance').toString('base64');

const add = (person: Person, { id = newId(), name = 'licence.pdf', content = PDF as string | null } = {}) =>
  scene.db
    .asUser(person.id, client =>
      client.query('select public.add_evidence($1, $2, $3, $4)', [id, scene.venueId, name, content]),
    )
    .then(
      () => 'applied',
      (error: Error) => error.message,
    );
const read = (person: Person, id: string) =>
  scene.db.asUser(person.id, async client => {
    const { rows } = await client.query<{ file: { name: string } | null }>('select public.evidence($1) as file', [id]);
    return rows[0]?.file?.name ?? null;
  });
const request = (person: Person, more: object = {}) => {
  const said = { legal_name: 'Thistle Ltd', registration_number: '01234567', website: 'thistle.example', file_ids: [] };
  return verdict(scene.db, person, command('request_verification', { id: scene.venueId, ...said, ...more }));
};
interface Listed {
  readonly id: string;
  readonly version: number;
  readonly files: readonly { readonly name: string; readonly type: string; readonly bytes: number }[];
}
const queue = (person: Person, state = 'waiting') =>
  scene.db.asUser(person.id, async client => {
    const { rows } = await client.query<{ page: { rows: readonly Listed[]; counts: object } }>(
      'select public.admin_verifications($1) as page',
      [state],
    );
    return rows[0]?.page ?? { rows: [], counts: {} };
  });
const decide = (person: Person, more: object) =>
  verdict(scene.db, person, command('admin_set_verification', { id: scene.venueId, ...more }));
const venue = () =>
  one(scene.db, 'select status, verification_status, paused_by_platform from public.venues where id = $1', [
    scene.venueId,
  ]);
const handedIn = () =>
  one(scene.db, 'select state, reason, version from public.venue_verifications where id = $1', [scene.venueId]);
const told = async (person: Person) =>
  (
    await scene.db.query<{ kind: string }>(
      "select kind from public.notifications where user_id = $1 and kind like 'venue_%' order by created_at",
      [person.id],
    )
  ).map(({ kind }) => kind);

describe('evidence', () => {
  it('is an admin’s of the venue to add, and a file by its first bytes', async () => {
    for (const person of [mina, stef, rival, rocco, ada]) expect(await add(person)).toBe('not_allowed');
    expect(await add(vera)).toBe('applied');
    expect(await add(vera, { name: 'card.png', content: PHOTO })).toBe('applied');
    const renamed = Buffer.from('MZ, a program that calls itself a PDF').toString('base64');
    expect(await add(vera, { content: renamed })).toBe('file_unreadable');
    expect(await add(vera, { content: `JVBERi0x${'A'.repeat(1_398_104)}` })).toBe('file_too_large');
    for (const content of ['', 'no base64', null]) expect(await add(vera, { content })).toBe('invalid_arguments');
    expect(await add(vera, { name: '\u200b' })).toBe('invalid_arguments');
  });

  it('is read by the venue’s admins and the platform’s, and by nobody else', async () => {
    const id = newId();
    await add(vera, { id });
    for (const person of [vera, ada, sol, rae]) expect(await read(person, id)).toBe('licence.pdf');
    for (const person of [mina, stef, rival, rocco]) expect(await read(person, id)).toBeNull();
    expect(await read(vera, newId())).toBeNull();
    const rows = await scene.db.asUser(vera.id, client => client.query('select id from public.files'));
    expect(rows.rows).toEqual([]);
    // Each look of the platform's, and none of the venue's own.
    const looks = await scene.db.query<{ actor: string; row_id: string }>(
      "select actor, row_id from public.audit_log where action = 'evidence_file' order by id",
    );
    expect(looks).toEqual([ada, sol, rae].map(({ id: actor }) => ({ actor, row_id: scene.venueId })));
    await scene.db.query("update public.venue_users set role = 'admin' where user_id = $1", [mina.id]);
    await scene.db.query('update public.venue_users set revoked_at = now() where user_id = $1', [vera.id]);
    expect([await read(vera, id), await read(mina, id)]).toEqual([null, 'licence.pdf']);
  });

  it('sent twice is there once; of many the oldest that nobody named goes', async () => {
    const id = newId();
    expect([await add(vera, { id }), await add(vera, { id })]).toEqual(['applied', 'applied']);
    expect(await request(vera, { file_ids: [id] })).toBe('applied');
    for (let nth = 0; nth < 8; nth += 1) await add(vera);
    const kept = await scene.db.query<{ id: string }>("select id from public.files where kind = 'evidence'");
    expect(kept).toHaveLength(6);
    expect(kept.map(file => file.id)).toContain(id);
  });
});

describe('what is handed in', () => {
  it('names its own files alone, and takes the place of what was', async () => {
    const [first, second] = [newId(), newId()];
    await add(vera, { id: first });
    await add(vera, { id: second, name: 'register.pdf' });
    expect(await request(mina)).toBe('not_allowed');
    expect(await request(rival)).toBe('not_allowed');
    expect(await request(vera, { file_ids: [newId()] })).toBe('invalid_arguments');
    expect(await request(vera, { legal_name: 'T' })).toBe('invalid_arguments');
    expect(await request(vera, { file_ids: [first] })).toBe('applied');
    expect(await read(vera, second)).toBeNull();
    expect(await request(vera, { file_ids: [] })).toBe('applied');
    expect(await read(vera, first)).toBeNull();
    expect(await handedIn()).toEqual({ state: 'waiting', reason: null, version: 2 });
  });

  it('stands in the queue of admins with its files, and nowhere else', async () => {
    const id = newId();
    await add(vera, { id });
    await request(vera, { file_ids: [id] });
    const { rows, counts } = await queue(rae);
    expect(rows).toMatchObject([
      { id: scene.venueId, legalName: 'Thistle Ltd', files: [{ id, name: 'licence.pdf', type: 'application/pdf' }] },
    ]);
    expect(counts).toEqual({ waiting: 1, verified: 0, rejected: 0 });
    await expect(queue(vera)).rejects.toThrow('not_allowed');
    await expect(queue(rae, 'anything')).rejects.toThrow('invalid_arguments');
  });
});

describe('a decision', () => {
  it('is support’s; a no has words, which the venue’s people read', async () => {
    await request(vera);
    expect(await decide(rae, { status: 'verified' })).toBe('not_allowed');
    expect(await decide(vera, { status: 'verified' })).toBe('not_allowed');
    expect(await decide(sol, { status: 'unverified' })).toBe('invalid_arguments');
    expect(await decide(sol, { status: 'unverified', reason: 'The licence has run out.', version: 1 })).toBe('applied');
    expect(await handedIn()).toEqual({ state: 'rejected', reason: 'The licence has run out.', version: 2 });
    expect(await venue()).toMatchObject({ verification_status: 'unverified' });
    expect(await told(mina)).toEqual(['venue_rejected']);
    expect(await told(stef)).toEqual([]);
    expect(await request(vera)).toBe('applied');
    expect(await handedIn()).toEqual({ state: 'waiting', reason: null, version: 3 });
  });

  it('of two admins the first decides, and nobody about what was changed meanwhile', async () => {
    await request(vera);
    expect(await decide(sol, { status: 'verified', version: 1 })).toBe('applied');
    expect(await decide(ada, { status: 'unverified', reason: 'No', version: 1 })).toBe('wrong_state');
    expect(await venue()).toMatchObject({ verification_status: 'verified' });
    expect(await request(vera)).toBe('wrong_state');
    expect(await decide(ada, { status: 'unverified', reason: 'Sold', version: 2 })).toBe('applied');
    expect(await told(vera)).toEqual(['venue_verified', 'venue_unverified']);
    await request(vera, { legal_name: 'Thistle and Sons' });
    expect(await decide(sol, { status: 'verified', version: 3 })).toBe('wrong_state');
    expect(await venue()).toMatchObject({ verification_status: 'unverified' });
  });
});

interface Waiting {
  readonly id: string;
  readonly state: string | null;
  readonly version: number | null;
  readonly reason: string | null;
}
const dashboard = async (person: Person) =>
  scene.db.asUser(person.id, async client => {
    const { rows } = await client.query<{ queue: readonly Waiting[] }>(
      "select public.admin_overview() -> 'queue' as queue",
    );
    return rows[0]?.queue.find(({ id }) => id === scene.venueId);
  });

describe('the dashboard', () => {
  it('tells what a venue handed in, or why it was rejected', async () => {
    expect(await dashboard(rae)).toMatchObject({ state: null, version: null, reason: null });
    await request(vera);
    expect(await dashboard(rae)).toMatchObject({ state: 'waiting', version: 1, reason: null });
    await decide(sol, { status: 'unverified', reason: 'The licence has run out.', version: 1 });
    expect(await dashboard(rae)).toMatchObject({ state: 'rejected', version: 2, reason: 'The licence has run out.' });
  });

  it('lists who handed something in before the others, and who was rejected last', async () => {
    await verify(scene.db, scene.otherVenueId, 'unverified');
    const order = () =>
      scene.db.asUser(rae.id, async client => {
        const { rows } = await client.query<{ queue: readonly Waiting[] }>(
          "select public.admin_overview() -> 'queue' as queue",
        );
        return rows[0]?.queue.map(({ id }) => id);
      });
    await request(vera);
    expect(await order()).toEqual([scene.venueId, scene.otherVenueId]);
    await decide(sol, { status: 'unverified', reason: 'No', version: 1 });
    expect(await order()).toEqual([scene.otherVenueId, scene.venueId]);
  });

  it('verifies nobody about whom another admin, or the venue, has said something meanwhile', async () => {
    await request(vera);
    expect(await decide(ada, { status: 'verified' }), 'who saw that nothing was handed in').toBe('wrong_state');
    await decide(sol, { status: 'unverified', reason: 'The licence has run out.', version: 1 });
    expect(await decide(ada, { status: 'verified', version: 1 })).toBe('wrong_state');
    expect(await decide(ada, { status: 'verified' })).toBe('wrong_state');
    expect(await venue()).toMatchObject({ verification_status: 'unverified' });
    expect(await told(vera)).toEqual(['venue_rejected']);
  });
});

describe('a verified venue', () => {
  const shown = { name: 'The Copper Thistle', address: '12 Lantern Row', area: 'london', industry: 'bar' };
  const edit = (more: object) =>
    verdict(scene.db, vera, command('edit_venue', { id: scene.venueId, ...shown, ...more }));
  const verified = async () => {
    await edit({});
    await request(vera);
    await decide(sol, { status: 'verified', version: 1 });
    await scene.db.query('delete from public.notifications');
  };

  it('that takes another name is not verified until somebody has looked at it anew', async () => {
    await verified();
    expect(await edit({ name: 'The Ritz' })).toBe('applied');
    expect(await venue()).toMatchObject({ verification_status: 'unverified' });
    expect(await handedIn()).toEqual({ state: 'waiting', reason: null, version: 3 });
    expect((await queue(rae)).rows.map(({ id }) => id)).toEqual([scene.venueId]);
    expect([await told(vera), await told(mina)]).toEqual([[], ['venue_renamed']]);
    expect(await decide(sol, { status: 'verified', version: 3 })).toBe('applied');
    expect(await venue()).toMatchObject({ verification_status: 'verified' });
  });

  it('stays so under another spelling of its name', async () => {
    await verified();
    expect(await edit({ name: 'the copper-thistle' })).toBe('applied');
    expect(await venue()).toMatchObject({ verification_status: 'verified' });
    expect(await handedIn()).toMatchObject({ state: 'verified' });
  });

  it('that moves stays so, and what it handed in is looked at again', async () => {
    await verified();
    expect(await edit({ address: '3 Quay Street' })).toBe('applied');
    expect(await venue()).toMatchObject({ verification_status: 'verified' });
    expect(await handedIn()).toMatchObject({ state: 'waiting' });
    expect((await queue(rae)).rows).toMatchObject([{ verification: 'verified' }]);
    expect(await told(mina)).toEqual([]);
  });
});

describe('the platform', () => {
  const on = (name: string, person: Person, more: object = {}) =>
    verdict(scene.db, person, command(name, { id: scene.venueId, ...more }));
  const reason = 'Asked for cash';

  it('pauses a venue, and only it lets the venue go on', async () => {
    expect(await on('admin_pause_venue', rae, { reason })).toBe('not_allowed');
    expect(await on('admin_pause_venue', sol)).toBe('invalid_arguments');
    expect(await on('admin_pause_venue', sol, { reason })).toBe('applied');
    expect(await on('admin_pause_venue', ada, { reason }), 'whose wish it is too').toBe('applied');
    expect(await on('resume_venue', vera)).toBe('paused_by_platform');
    expect(await on('admin_resume_venue', sol)).toBe('applied');
    expect(await on('admin_resume_venue', ada), 'whose wish it is too').toBe('applied');
    expect(await venue()).toMatchObject({ status: 'active', paused_by_platform: false });
    expect(await told(vera)).toEqual(['venue_paused', 'venue_resumed']);
  });

  it('closes one at which nobody is booked, with all that is open there', async () => {
    await verify(scene.db, scene.venueId);
    const open = await publishedShift(scene, { inHours: 200 });
    const booked = await publishedShift(scene, { inHours: 240 });
    await verdict(scene.db, rocco, claim(booked));
    expect(await on('admin_archive_venue', sol, { reason }), 'closing is for good').toBe('not_allowed');
    expect(await on('admin_archive_venue', ada, { reason })).toBe('shifts_ahead');
    await verdict(scene.db, vera, command('cancel_shift', { id: booked }));
    expect(await on('admin_archive_venue', ada, { reason })).toBe('applied');
    expect(await on('admin_archive_venue', ada, { reason }), 'another admin was faster').toBe('applied');
    expect(await one(scene.db, 'select status from public.shifts where id = $1', [open])).toEqual({
      status: 'cancelled',
    });
    expect(await told(mina)).toEqual(['venue_archived']);
    const log = await scene.db.query('select action, reason from public.audit_log where row_id = $1', [scene.venueId]);
    expect(log).toEqual([{ action: 'admin_archive_venue', reason }]);
  });
});
