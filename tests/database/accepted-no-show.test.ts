// A no-show of which its person says that it is right: it does not wait any more, and may still be contested. Rocco's shift began an hour
// ago and he was marked at once; the server's clock is moved by the test.
import { beforeEach, describe, expect, it } from 'vitest';
import { command, makeAdmins, newId, one, people, sync, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { fact, runningShift } from './situations/attendance.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { ada, mina, rocco, rosa, sam, sol } = people;
const HOUR_MS = 3_600_000;

let booking: string;
let event: string;
let marked: number;
let hour: number;
beforeEach(async () => {
  ({ booking } = await runningShift(scene, 1, 616));
  const { now } = await one<{ now: Date }>(scene.db, 'select private.now() as now');
  marked = now.getTime();
  await later(0);
  expect(await verdict(scene.db, mina, command('mark_no_show', { id: booking }))).toBe('applied');
  ({ id: event } = await one<{ id: string }>(scene.db, 'select id from public.reliability_events'));
});

const instant = (hours: number) => new Date(marked + hours * HOUR_MS).toISOString();
/** So many hours after it was marked. */
async function later(hours: number): Promise<void> {
  hour = hours;
  await scene.db.stopClock(instant(hours));
}
const accepted = (person = rocco) =>
  verdict(scene.db, person, command('accept_no_show', { id: event }, { recordedAt: instant(hour) }));
const contested = () =>
  verdict(scene.db, rocco, command('appeal_points', { id: event, reason: '' }, { recordedAt: instant(hour) }));
const stands = async () => {
  const row = await one<{ counts: Date | null; accepted: Date | null; strikes: number }>(
    scene.db,
    'select counts_from as counts, accepted_at as accepted, strikes_left as strikes from public.reliability_events',
  );
  return { ...row, counts: row.counts?.toISOString() ?? null, accepted: row.accepted?.toISOString() ?? null };
};

describe('a no-show that is said to be right', () => {
  it('counts from then, with its strikes; a second time changes nothing', async () => {
    expect(await stands()).toEqual({ counts: instant(72), accepted: null, strikes: 0 });
    await later(5);
    expect(await accepted()).toBe('applied');
    const since = { counts: instant(5), accepted: instant(5), strikes: 3 };
    expect(await stands()).toEqual(since);
    await later(6);
    expect(await accepted(), 'from another device').toBe('applied');
    expect(await stands()).toEqual(since);
    await scene.db.query('select private.run_clock()');
    expect(await one(scene.db, 'select reliability from public.profiles where id = $1', [rocco.id])).toEqual({
      reliability: 88,
    });
  });

  it('is its person’s to say, and told to their devices alone', async () => {
    for (const person of [rosa, mina, ada, sam]) expect(await accepted(person)).toBe('not_found');
    expect(await accepted()).toBe('applied');
    const rowsOf = async (person: typeof rocco) =>
      (await sync(scene.db, person, { device: newId() })).rows.reliability_events;
    expect(await rowsOf(rocco)).toMatchObject([{ id: event, counts_from: expect.any(String), strikes_left: 3 }]);
    for (const person of [rosa, mina]) expect(await rowsOf(person)).toBeUndefined();
  });

  it('counts from the tap where a phone without signal said it', async () => {
    const device = newId();
    await later(1);
    await sync(scene.db, rocco, { device });
    await later(8);
    await sync(scene.db, rocco, { device });
    const saying = command('accept_no_show', { id: event }, { recordedAt: instant(4) });
    expect((await sync(scene.db, rocco, { device, commands: [saying] })).outcomes).toMatchObject([
      { state: 'applied' },
    ]);
    expect(await stands()).toMatchObject({ counts: instant(4), accepted: instant(8) });
  });

  it('may be contested after all, which takes that back, and counts until a person decides', async () => {
    await later(5);
    await accepted();
    await later(6);
    expect(await contested()).toBe('applied');
    expect(await stands()).toEqual({ counts: instant(5), accepted: null, strikes: 3 });
    expect(await accepted()).toBe('already_appealed');
  });

  it('falls by a check-in that arrives later, as any does', async () => {
    await accepted();
    expect(
      await verdict(scene.db, mina, fact('record_attendance', booking, { kind: 'in', reason: 'At the bar' })),
    ).toBe('applied');
    expect((await one<{ kind: string }>(scene.db, 'select kind from public.reliability_events')).kind).not.toBe(
      'no_show',
    );
    expect(await accepted()).toBe('wrong_state');
  });
});

describe('saying that it is right is refused', () => {
  it('once it counts by itself', async () => {
    await later(72);
    expect(await accepted()).toBe('already_counts');
  });

  it('while it is contested, and once that is decided', async () => {
    await contested();
    expect(await accepted()).toBe('already_appealed');
    const seen = await one<object>(scene.db, 'select id, version from public.disputes');
    const decision = { ...seen, outcome: 'upheld', reason: 'The door saw nobody', lang: 'en' };
    expect(await verdict(scene.db, sol, command('decide_dispute', decision))).toBe('applied');
    expect(await accepted()).toBe('already_appealed');
  });
});
