// Twins, of what a command moves beside the row that it names: what a device draws at once must be all that SQL changes of these tables.
// Else somebody without signal answers what is over by then, and is refused.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import type { DescribedCommand } from '#domain/command.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { bare, inVain, playedBoth } from './both-ways.ts';
import { unwatched } from './devices.ts';
import {
  act,
  application,
  claim,
  command,
  newId,
  type Person,
  people,
  publishedShift,
  type Scene,
  setScene,
  shiftArgs,
} from './scene.ts';
import { cover, invitation } from './situations/invitations.ts';
import { accept, asked, bookedShift, makeColleagues } from './situations/transfers.ts';

const { vera, rocco, rosa } = people;
const MOVED = ['bookings', 'applications', 'transfers', 'work_invitations', 'covers', 'disputes', 'reliability_events'];
const commands: readonly DescribedCommand[] = catalogue.commands;

let postgres: Borrowed;
let scene: Scene;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
  await makeColleagues(scene, 400);
  unwatched('nothing of a try remains that a device could pull');
});
afterAll(() => postgres.stop());

/** What SQL changes of those tables for this person's devices, by table and id; it has been drawn. */
async function moved(person: Person, name: string, args: object): Promise<readonly string[]> {
  const done = commands.find(one => one.name === name);
  if (done === undefined) throw new Error('There is no such command');
  const both = await inVain(postgres, client => playedBoth(client, { person, command: done, args }));
  if (both === null) throw new Error('It is refused');
  const changed = [...both.done].filter(
    ([key, row]) => MOVED.includes(tableOf(key)) && JSON.stringify(both.before.get(key)) !== JSON.stringify(row),
  );
  const byKey = (rows: readonly (readonly [string, Readonly<Record<string, unknown>>])[]) =>
    Object.fromEntries(rows.map(([key, row]) => [key, bare(done, row)]));
  expect(byKey(changed.map(([key]) => [key, both.drawn.get(key) ?? both.before.get(key) ?? {}]))).toEqual(
    byKey(changed),
  );
  return changed.map(([key, row]) => [tableOf(key), row.status ?? row.state].filter(Boolean).join(' ')).sort();
}

function tableOf(key: string): string {
  return key.split(':')[0] ?? '';
}

/** Rocco's, of which Rosa was asked and has said yes; the venue picks itself there. */
async function handedOver(inHours: number) {
  const own = await bookedShift(scene, rocco, { inHours, booking_mode: 'review' });
  const transfer = await asked(scene, rocco, { to: rosa, booking: own.booking });
  await act(scene.db, rosa, accept(transfer));
  return { ...own, transfer };
}

it('cancel_booking ends what was asked of a colleague', async () => {
  const { booking } = await handedOver(430);
  const ended = ['applications closed', 'bookings cancelled_by_worker', 'transfers lapsed'];
  expect(await moved(rocco, 'cancel_booking', { id: booking })).toEqual(ended);
});

it('propose_release, where both say so, ends it too', async () => {
  const { booking } = await handedOver(460);
  await act(scene.db, vera, command('propose_release', { id: booking, release: true }));
  const ended = ['applications closed', 'bookings released', 'transfers lapsed'];
  expect(await moved(rocco, 'propose_release', { id: booking, release: true })).toEqual(ended);
});

it('cancel_shift takes invitations back, ends the search for cover and what was asked of a colleague', async () => {
  const own = await publishedShift(scene, { inHours: 490, positions: 3 });
  const booking = newId();
  await act(scene.db, rocco, claim(own, { booking_id: booking }));
  await act(scene.db, vera, cover(own, { worker_ids: [rosa.id] }));
  await postgres.query("update public.shifts set booking_mode = 'review' where id = $1", [own]);
  expect(await moved(vera, 'cancel_shift', { id: own })).toEqual([
    'applications closed',
    'bookings cancelled_by_venue',
    'covers stopped',
    'work_invitations revoked',
  ]);
  const { shift } = await handedOver(520);
  expect(await moved(vera, 'cancel_shift', { id: shift })).toContain('transfers lapsed');
});

it('withdraw_appeal ends what a person had to decide, and what waited for it counts', async () => {
  const { booking } = await bookedShift(scene, rocco, { inHours: 700 });
  await postgres.query("update public.bookings set status = 'no_show', no_show_at = now() where id = $1", [booking]);
  const [event] = await postgres.query<{ id: string }>(
    'update public.reliability_events set happened_at = now() where booking_id = $1 returning id',
    [booking],
  );
  await act(scene.db, rocco, command('appeal_points', { id: event?.id, reason: '' }));
  expect(await moved(rocco, 'withdraw_appeal', { id: event?.id })).toEqual(['disputes decided', 'reliability_events']);
});

it('close_job takes invitations back', async () => {
  const id = newId();
  const terms = { employment_type: 'full_time', pay_min_minor: 1500, pay_period: 'hour', skills: [] };
  await act(
    scene.db,
    vera,
    command('save_job', { id, venue_id: scene.venueId, role: 'host', title: 'Days', ...terms }),
  );
  await act(scene.db, vera, command('publish_job', { id, version: 1 }));
  await act(scene.db, vera, invitation(scene, { job_id: id, worker_id: rosa.id }));
  expect(await moved(vera, 'close_job', { id, outcome: 'closed' })).toEqual(['work_invitations revoked']);
});

it('set_relation of a Rockstar who blocks a venue answers its invitations and what colleagues there ask', async () => {
  const review = await publishedShift(scene, { inHours: 550, booking_mode: 'review' });
  const wanted = await publishedShift(scene, { inHours: 580 });
  await act(scene.db, rosa, application(review));
  await act(scene.db, vera, invitation(scene, { shift_id: wanted, worker_id: rosa.id }));
  const own = await bookedShift(scene, rocco, { inHours: 610 });
  await asked(scene, rocco, { to: rosa, booking: own.booking });
  const block = { venue_id: scene.venueId, worker_id: rosa.id, kind: 'blocked' };
  const said = await moved(rosa, 'set_relation', { ...block, side: 'rockstar' });
  expect([...new Set(said)]).toEqual(['applications withdrawn', 'transfers declined', 'work_invitations declined']);
  await handedOver(640);
  const venues = await moved(vera, 'set_relation', { ...block, side: 'venue' });
  expect([...new Set(venues)]).toEqual(['applications rejected', 'transfers refused', 'work_invitations revoked']);
});

it('edit_shift changes at once what makes nobody worse off, and what a colleague was asked with it', async () => {
  const { shift, transfer } = await handedOver(670);
  const paid = { id: shift, version: 2, rate_minor: 1600 };
  expect(await moved(vera, 'edit_shift', paid)).toEqual(['bookings confirmed', 'transfers agreed']);
  await act(scene.db, vera, command('edit_shift', paid));
  const decided = command('decide_transfer', { id: transfer, decision: 'refuse', version: 3 });
  expect(await act(scene.db, vera, decided)).toMatchObject({ state: 'applied' });
});

it('edit_shift asks nobody any more about what is as they agreed to it', async () => {
  const { shift } = await handedOver(700);
  const { starts_at, starts_local } = shiftArgs({ id: shift, venue_id: scene.venueId, inHours: 700 });
  const later = shiftArgs({ id: shift, venue_id: scene.venueId, inHours: 701 });
  const change = { id: shift, version: 2, starts_at: later.starts_at, starts_local: later.starts_local };
  expect(await moved(vera, 'edit_shift', change)).toEqual(['bookings change_pending', 'transfers lapsed']);
  await act(scene.db, vera, command('edit_shift', change));
  const back = { id: shift, version: 3, starts_at, starts_local };
  expect(await moved(vera, 'edit_shift', back)).toEqual(['bookings confirmed']);
});

describe('of a job', () => {
  const published = async () => {
    const id = newId();
    const terms = { employment_type: 'full_time', pay_min_minor: 1500, pay_period: 'hour', skills: [] };
    const job = { id, venue_id: scene.venueId, role: 'host', title: 'Days', ...terms };
    await act(scene.db, vera, command('save_job', job));
    await act(scene.db, vera, command('publish_job', { id, version: 1 }));
    return id;
  };
  const invited = async (job_id: string) => {
    const id = newId();
    await act(scene.db, vera, invitation(scene, { id, job_id, worker_id: rosa.id }));
    return id;
  };
  const applied = async (job_id: string) => {
    const id = newId();
    await act(scene.db, rosa, command('submit_application', { id, job_id, seen_version: 2 }));
    return id;
  };

  it('respond_invitation puts whoever says yes on the shortlist, with what they asked before', async () => {
    const yes = (id: string) => ({ id, answer: 'accept', application_id: newId() });
    const both = ['applications shortlisted', 'work_invitations accepted'];
    const first = await published();
    expect(await moved(rosa, 'respond_invitation', yes(await invited(first)))).toEqual(both);
    const second = await published();
    const there = await invited(second);
    await applied(second);
    expect(await moved(rosa, 'respond_invitation', yes(there))).toEqual(both);
  });

  it('decide_application and respond_offer leave no invitation to answer to whoever has it', async () => {
    const job = await published();
    await invited(job);
    const id = await applied(job);
    const both = ['applications accepted', 'work_invitations accepted'];
    expect(await moved(vera, 'decide_application', { id, decision: 'accept', version: 1 })).toEqual(both);
    await act(scene.db, vera, command('decide_application', { id, decision: 'offer', version: 1 }));
    expect(await moved(rosa, 'respond_offer', { id, answer: 'accept', seen_version: 2 })).toEqual(both);
  });
});

it('respond_change and settle_change let a request go with the place', async () => {
  const { booking, shift } = await bookedShift(scene, rocco, { inHours: 760 });
  const later = shiftArgs({ id: shift, venue_id: scene.venueId, inHours: 761 });
  const change = { id: shift, version: 2, starts_at: later.starts_at, starts_local: later.starts_local };
  await act(scene.db, vera, command('edit_shift', change));
  const ended = ['applications closed', 'bookings released'];
  expect(await moved(rocco, 'respond_change', { id: booking, answer: 'decline', version: 2 })).toEqual(ended);
  await postgres.query("update public.bookings set answer_by = now() - interval '1 minute' where id = $1", [booking]);
  expect(await moved(vera, 'settle_change', { id: booking, choice: 'release', version: 2 })).toEqual(ended);
});

it('withdraw_application lets a held place go', async () => {
  const id = newId();
  const review = await publishedShift(scene, { inHours: 730, booking_mode: 'review' });
  await act(scene.db, rocco, application(review, { id }));
  await act(scene.db, vera, command('decide_application', { id, decision: 'offer', version: 1 }));
  expect(await moved(rocco, 'withdraw_application', { id })).toEqual(['applications withdrawn']);
});
