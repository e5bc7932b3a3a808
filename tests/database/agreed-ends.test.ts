// Staying longer, leaving early, and starting before the plan: what the two sides say without signal is agreed in whatever order it is heard, moves the hours and
// never the booking, and is told to the other side. Rocco works a shift of Vera's that runs.
import { beforeEach, describe, expect, it } from 'vitest';
import { act, command, one, type Person, people, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { fact, runningShift } from './situations/attendance.ts';

const scene = sceneForEach();
const MINUTE_MS = 60_000;
let booking: string;
let startsAt: number;

beforeEach(async () => {
  ({ booking } = await runningShift(scene, 1, 600));
  const { start } = await one<{ start: Date }>(
    scene.db,
    'select starts_at as start from public.bookings where id = $1',
    [booking],
  );
  startsAt = start.getTime();
});

const minute = (minutes: number) =>
  new Date(Math.floor((startsAt + minutes * MINUTE_MS) / MINUTE_MS) * MINUTE_MS).toISOString();
const until = (minutes: number) => fact('propose_end', booking, { until: minute(minutes) });
const says = (person: Person, minutes: number) => verdict(scene.db, person, until(minutes));

const agreed = () =>
  one<{ at: Date | null; home: boolean | null }>(
    scene.db,
    'select (private.agreed_end(booking)).ends_at as at, (private.agreed_end(booking)).sent_home as home from public.bookings booking where id = $1',
    [booking],
  );
const told = async (person: Person) =>
  (
    await scene.db.query<{ kind: string }>(
      "select kind from public.notifications where user_id = $1 and kind like 'end%' order by created_at, id",
      [person.id],
    )
  ).map(({ kind }) => kind);

describe('another end', () => {
  it.each([
    ['Rocco first', [people.rocco, people.vera], false],
    ['the venue first', [people.vera, people.rocco], true],
  ] as const)('is agreed when both said it, %s', async (_, [first, second], byVenue) => {
    const before = await one(scene.db, 'select ends_at from public.bookings where id = $1', [booking]);
    expect(await says(first, 240)).toBe('applied');
    expect(await agreed()).toEqual({ at: null, home: null });
    expect(await says(second, 240)).toBe('applied');
    expect(await agreed()).toEqual({ at: new Date(minute(240)), home: byVenue });
    expect(await one(scene.db, 'select ends_at from public.bookings where id = $1', [booking])).toEqual(before);
    expect(await told(people.rocco)).toEqual([byVenue ? 'end_proposed' : 'end_agreed']);
    expect(await told(people.vera)).toEqual([`${byVenue ? 'end_agreed' : 'end_proposed'}_to_venue`]);
  });

  it('moves the hours that both figures come to', async () => {
    await says(people.rocco, 600);
    await says(people.mina, 600);
    for (const [kind, at] of [
      ['in', 0],
      ['out', 600],
    ] as const)
      await scene.db.query(
        `insert into public.attendance_events (id, booking_id, actor_id, kind, source, verdict, said_at, trusted_at)
         select gen_random_uuid(), id, worker_id, $2, 'rockstar', 'word', at, at
         from (select id, worker_id, starts_at + $3 * interval '1 minute' as at from public.bookings where id = $1) fact`,
        [booking, kind, at],
      );
    const { paid, planned } = await one<{ paid: number; planned: number }>(
      scene.db,
      `select (private.figure_of(booking, 'rockstar')).paid_min as paid, private.planned_min(booking) as planned from public.bookings booking where id = $1`,
      [booking],
    );
    expect(paid - planned).toBe(120);
  });

  it('is a fact: the same one again is one, and what is far from the shift is refused', async () => {
    const sent = until(540);
    await act(scene.db, people.rocco, sent);
    await act(scene.db, people.rocco, command('propose_end', sent.args as object));
    expect(await one(scene.db, "select count(*)::int from public.attendance_events where kind = 'until'")).toEqual({
      count: 1,
    });
    expect(await says(people.rocco, 0)).toBe('invalid_arguments');
    expect(await says(people.rocco, 480 + 481)).toBe('invalid_arguments');
    expect(await says(people.stef, 540)).toBe('not_allowed');
    expect(await says(people.rosa, 540)).toBe('not_allowed');
  });

  it('is over when the hours are agreed', async () => {
    await scene.db.query(
      `select private.open_timesheet(booking, 'rockstar') from public.bookings booking where id = $1`,
      [booking],
    );
    await scene.db.query("select private.agree_hours(sheet, 480, 'agreed', null) from public.timesheets sheet");
    expect(await says(people.vera, 540)).toBe('hours_agreed');
    // Until somebody takes them up again.
    await act(scene.db, people.rocco, command('reopen_timesheet', { booking_id: booking }));
    expect(await says(people.vera, 540)).toBe('applied');
  });
});

describe('an earlier start', () => {
  const from = (person: Person, minutes: number) =>
    verdict(scene.db, person, fact('propose_start', booking, { from: minute(minutes) }));
  const start = () => one<{ at: Date | null }>(scene.db, "select private.agreed_time($1, 'from') as at", [booking]);
  const toldOf = async (person: Person) =>
    (
      await scene.db.query<{ kind: string }>(
        "select kind from public.notifications where user_id = $1 and kind like 'start%'",
        [person.id],
      )
    ).map(({ kind }) => kind);

  it('is agreed when the venue asked and Rocco said the same, told to both, and moves no booking', async () => {
    const before = await one(scene.db, 'select starts_at, version from public.bookings where id = $1', [booking]);
    expect(await from(people.vera, -30)).toBe('applied');
    expect(await start()).toEqual({ at: null });
    expect(await from(people.rocco, -30)).toBe('applied');
    expect(await start()).toEqual({ at: new Date(minute(-30)) });
    expect([await toldOf(people.rocco), await toldOf(people.vera)]).toEqual([
      ['start_proposed'],
      ['start_agreed_to_venue'],
    ]);
    expect(await one(scene.db, 'select starts_at, version from public.bookings where id = $1', [booking])).toEqual(
      before,
    );
  });

  it('may be asked for long before, by a manager, and by no more than the hour in which a check-in counts', async () => {
    await scene.db.query(
      `update public.bookings set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day' where id = $1`,
      [booking],
    );
    expect(await from(people.mina, 24 * 60 - 59)).toBe('applied');
    expect(await one(scene.db, "select verdict from public.attendance_events where kind = 'from'")).toEqual({
      verdict: 'word',
    });
    expect(await from(people.mina, 24 * 60 - 62)).toBe('invalid_arguments');
    expect(await from(people.mina, 24 * 60 + 2)).toBe('invalid_arguments');
    expect(await from(people.stef, 24 * 60 - 30)).toBe('not_allowed');
    expect(await from(people.rosa, 24 * 60 - 30)).toBe('not_allowed');
  });
});
