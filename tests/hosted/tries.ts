// Who can do what, by the table of supabase/who-can-do-what.md, from outside: what a person may not do is tried on the very row on
// which it is then done by who may.
import { v7 as newId } from 'uuid';
import type { SentCommand } from '#sync/answer.ts';
import type { Caller } from '#tests/database/call-world.ts';
import { application, claim, command, shiftArgs } from '#tests/database/scene.ts';
import { jobArgs } from '#tests/database/situations/jobs.ts';
import { whoCanDoWhat } from '#tests/database/who-can-do-what.ts';
import type { Trial } from './trial.ts';

/** A call that its rightful sender sees applied, on a row of its own. */
type Try = () => Promise<SentCommand>;

const HOURS_APART = 24;

/** Those that stay between a venue and the people around it: nothing of platform admins, who see everybody. */
function triesOf(trial: Trial): Readonly<Record<string, Try>> {
  const { venueId: venue_id, people } = trial;
  let made = 0;
  const done = async (who: Caller, ...acts: readonly SentCommand[]) => {
    for (const sent of acts) {
      const outcome = await trial.send(who, sent);
      if (outcome.state !== 'applied') throw new Error(`${sent.name} of the setting was refused: ${outcome.code}`);
    }
  };
  const draft = async (more: object = {}) => {
    const id = newId();
    made += 1;
    await done(
      people.vera,
      command('save_shift', shiftArgs({ id, venue_id, inHours: 30 + made * HOURS_APART, ...more })),
    );
    return id;
  };
  const open = async (more: object = {}) => {
    const id = await draft(more);
    await done(people.vera, command('publish_shift', { id, version: 1 }));
    return id;
  };
  const asked = async () => {
    const id = newId();
    await done(people.rocco, application(await open({ booking_mode: 'review' }), { id }));
    return id;
  };
  const job = async () => {
    const id = newId();
    await done(people.vera, command('save_job', jobArgs({ id, venue_id })));
    return id;
  };
  const invitation = (id: string) =>
    command('invite_member', { id, venue_id, email: `${id}@${people.vera.email.split('@')[1]}`, role: 'staff' });
  return {
    save_shift: async () => command('save_shift', shiftArgs({ id: newId(), venue_id })),
    publish_shift: async () => command('publish_shift', { id: await draft(), version: 1 }),
    cancel_shift: async () => command('cancel_shift', { id: await open() }),
    submit_application: async () => application(await open({ booking_mode: 'review' })),
    claim_shift: async () => claim(await open()),
    withdraw_application: async () => command('withdraw_application', { id: await asked() }),
    decide_application: async () =>
      command('decide_application', { id: await asked(), decision: 'accept', version: 1, booking_id: newId() }),
    cancel_booking: async () => {
      const booking_id = newId();
      await done(people.rocco, claim(await open(), { booking_id }));
      return command('cancel_booking', { id: booking_id });
    },
    save_job: async () => command('save_job', jobArgs({ id: newId(), venue_id })),
    publish_job: async () => command('publish_job', { id: await job(), version: 1 }),
    invite_member: async () => invitation(newId()),
    revoke_member_invitation: async () => {
      const id = newId();
      await done(people.vera, invitation(id));
      return command('revoke_member_invitation', { id });
    },
  };
}

/** Each try, or those named, by each kind of person, as lines that name what differs from the table; none is as it should be. */
export async function differences(
  trial: Trial,
  only?: readonly string[],
): Promise<{ tried: number; differ: string[] }> {
  const { people } = trial;
  const kinds: Readonly<Record<string, Caller | null>> = {
    nobody: null,
    'the rockstar concerned': people.rocco,
    'another rockstar': people.rosa,
    'suspended rockstar': people.sid,
    'venue staff': people.stef,
    'removed manager': people.remy,
    'another venue’s admin': people.rupert,
    'venue manager': people.mina,
    'venue admin': people.vera,
  };
  const [heading = [], , ...rows] = (await whoCanDoWhat()).map(line => line.split('|').map(cell => cell.trim()));
  const expected = new Map(rows.map(cells => [cells[1] ?? '', cells]));
  const differ: string[] = [];
  let tried = 0;
  for (const [name, make] of Object.entries(triesOf(trial))) {
    if (only !== undefined && !only.includes(name)) continue;
    let sent = await make();
    for (const [kind, person] of Object.entries(kinds)) {
      const cell = expected.get(name)?.[heading.indexOf(kind)] ?? 'not in the table';
      const wanted = cell === 'yes' || cell === 'no effect' ? 'applied' : cell;
      const got = await verdictOf(trial, person, { ...sent, id: newId() });
      if (got !== wanted) differ.push(`${name} by ${kind}: ${got} instead of ${wanted}`);
      if (got === 'applied') sent = await make();
      tried += 1;
    }
  }
  return { tried, differ };
}

async function verdictOf(trial: Trial, person: Caller | null, sent: SentCommand): Promise<string> {
  try {
    const outcome = await trial.send(person, sent);
    return outcome.state === 'applied' ? 'applied' : outcome.code;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === '42501') return 'denied';
    throw error;
  }
}
