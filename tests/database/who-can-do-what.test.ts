// Every command by every kind of person, in one situation, each undone afterwards. The outcome is the table in
// supabase/README.md: when a right changes, this fails and shows the table that belongs there.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { paths } from '#supabase/local/paths.ts';
import type { SentCommand } from '#sync/answer.ts';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import {
  act,
  addMember,
  application,
  claim,
  command,
  makeAdmins,
  newId,
  type Person,
  people,
  publishedShift,
  rival,
  type Scene,
  setScene,
  shiftArgs,
  signUp,
  suspend,
} from './scene.ts';

const removed: Person = { ...people.sam, id: newId(), name: 'Remy Removed', email: 'remy@example.com' };
const barred: Person = { ...people.sam, id: newId(), name: 'Sid Suspended', email: 'sid@example.com' };

const KINDS: readonly (readonly [string, Person | null])[] = [
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

let postgres: Postgres;
let scene: Scene;
let commands: Readonly<Record<string, () => SentCommand>>;

beforeAll(async () => {
  postgres = await startPostgres();
  scene = await setScene(postgres);
  await makeAdmins(postgres);
  for (const person of [removed, barred]) await signUp(postgres, person);
  await suspend(postgres, barred);
  await addMember(postgres, { venueId: scene.venueId, person: removed, role: 'manager' });
  await postgres.query('update public.venue_users set revoked_at = now() where user_id = $1', [removed.id]);
  commands = await situation();
});
afterAll(() => postgres.stop());

/** Rocco asked for one shift and is booked on another; a third is open to all, a fourth is a draft. */
async function situation(): Promise<Readonly<Record<string, () => SentCommand>>> {
  const [draft, asked, booked] = [newId(), newId(), newId()];
  const review = await publishedShift(scene, { booking_mode: 'review' });
  const worked = await publishedShift(scene, { inHours: 60 });
  const open = await publishedShift(scene, { inHours: 90 });
  await act(postgres, people.vera, command('save_shift', shiftArgs({ id: draft, venue_id: scene.venueId })));
  await act(postgres, people.rocco, application(review, { id: asked }));
  await act(postgres, people.rocco, claim(worked, { booking_id: booked }));
  return {
    save_shift: () => command('save_shift', shiftArgs({ id: newId(), venue_id: scene.venueId })),
    publish_shift: () => command('publish_shift', { id: draft, version: 1 }),
    cancel_shift: () => command('cancel_shift', { id: review }),
    submit_application: () => application(open),
    claim_shift: () => claim(open),
    withdraw_application: () => command('withdraw_application', { id: asked }),
    decide_application: () =>
      command('decide_application', { id: asked, decision: 'accept', version: 1, booking_id: newId() }),
    cancel_booking: () => command('cancel_booking', { id: booked }),
    edit_profile: () => command('edit_profile', { bio: 'New words' }),
  };
}

class Undo extends Error {
  readonly word: string;
  constructor(word: string) {
    super('undo');
    this.word = word;
  }
}

/** The outcome in a word; nothing of it remains. */
async function outcomeFor(person: Person | null, sent: SentCommand): Promise<string> {
  try {
    await postgres.asUser(person?.id ?? null, async client => {
      const request = { v: 1, device: newId(), cursor: null, commands: [sent] };
      const { rows } = await client.query<{ answer: { outcomes: { state: string; code?: string }[] } }>(
        'select public.sync($1) as answer',
        [JSON.stringify(request)],
      );
      const outcome = rows[0]?.answer.outcomes[0];
      throw new Undo(outcome?.state === 'applied' ? 'yes' : (outcome?.code ?? 'none'));
    });
  } catch (error) {
    if (error instanceof Undo) return error.word;
    if (error instanceof Error && 'code' in error && error.code === '42501') return 'denied';
    throw error;
  }
  throw new Error('Not undone');
}

it('has a way to try every command of the catalogue', () => {
  expect(Object.keys(commands).sort()).toEqual(catalogue.commands.map(({ name }) => name).sort());
});

it('is what supabase/README.md says', async () => {
  const lines = [`| | ${Object.keys(commands).join(' | ')} |`, `|---${'|---'.repeat(Object.keys(commands).length)}|`];
  for (const [kind, person] of KINDS) {
    const cells: string[] = [];
    for (const make of Object.values(commands)) cells.push(await outcomeFor(person, make()));
    lines.push(`| ${kind} | ${cells.join(' | ')} |`);
  }
  const readme = await readFile(join(paths.project, 'README.md'), 'utf8');
  const table = readme
    .split('\n')
    .filter(
      line =>
        line.startsWith('|') &&
        readme.indexOf(line) > readme.indexOf('## Who can do what') &&
        readme.indexOf(line) < readme.indexOf('## Synchronisation'),
    );
  expect(table.join('\n')).toBe(lines.join('\n'));
});
