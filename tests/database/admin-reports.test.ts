// The platform's reports: venues, Rockstars, hours and what is owed, of a city and some weeks; and the week by mail.
import { expect, it } from 'vitest';
import { callFunction } from './call.ts';
import { act, command, makeAdmins, newId, one, type Person, people, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { ada, sol, rae, rosa, rocco, vera } = people;

interface Report {
  readonly total: number;
  readonly rows: readonly Record<string, unknown>[];
}

const report = (of: string, area = 'all', weeks = 4, person = rae) =>
  callFunction<Report>(scene.db, person, 'admin_report', { report: of, area, weeks });

/** A shift of two places some weeks of London ago, past every rule: what is to be seen is how it is counted. */
async function past(weeksAgo: number): Promise<string> {
  const id = newId();
  await scene.db.query(
    `insert into public.shifts (id, venue_id, area, tz, currency, role, starts_at, ends_at, starts_local, ends_local, rate_minor, positions, booking_mode, status, confirmed_count, published_at)
     select $1, id, area, tz, currency, 'bartender', start, start + interval '8 hours', '', '', 1500, 2, 'instant', 'published', 0, start - interval '10 days'
     from public.venues, (select (private.this_week('london') - $3 * 7 + time '12:00') at time zone 'UTC' + interval '2 days' as start) at where id = $2`,
    [id, scene.venueId, weeksAgo],
  );
  return id;
}

interface Booked {
  readonly worker: Person;
  readonly status?: string;
  readonly tier?: string;
  readonly owed?: number;
  readonly minutes?: number | 'disputed' | 'open';
}

async function booked(shift: string, { worker, status = 'approved', tier, owed, minutes }: Booked): Promise<void> {
  const id = newId();
  await scene.db.query(
    `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source, status, cancel_tier, owed_minor)
     select $1, id, $3, venue_id, role, starts_at, ends_at, tz, 0, rate_minor, currency, 'claim', $4, $5, $6 from public.shifts where id = $2`,
    [id, shift, worker.id, status, tier ?? null, owed ?? null],
  );
  if (minutes === undefined) return;
  const agreed = typeof minutes === 'number';
  await scene.db.query(
    `insert into public.timesheets (id, booking_id, venue_id, worker_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, state, agreed_min, basis, decided_at, settles_at, last_by)
     select $1, id, venue_id, worker_id, role, starts_at, ends_at, tz, 0, rate_minor, currency, $3, $4, $5, $6, $7, 'venue' from public.bookings where id = $2`,
    [
      ...[newId(), id, agreed ? 'approved' : minutes, agreed ? minutes : null, agreed ? 'agreed' : null],
      ...[agreed ? new Date() : null, minutes === 'open' ? new Date() : null],
    ],
  );
}

it('says of venues what was filled, worked, paid, owed and cancelled', async () => {
  const full = await past(1);
  await booked(full, { worker: rosa, minutes: 450 });
  await booked(full, { worker: rocco, status: 'no_show' });
  const called = await past(2);
  await booked(called, { worker: rosa, status: 'cancelled_by_venue', owed: 6000 });
  await booked(await past(9), { worker: rocco, minutes: 480 });
  expect(await report('venues')).toEqual({
    total: 1,
    rows: [
      {
        ...{ id: scene.venueId, name: expect.any(String), area: 'london', currency: 'GBP' },
        // 7 h 30 at £15; what is owed stands beside it.
        ...{ shifts: 2, places: 4, filled: 1, minutes: 450, payMinor: 11_250, owedMinor: 6000 },
        ...{ venueCancels: 1, noShows: 1 },
      },
    ],
  });
  expect((await report('venues', 'all', 12)).rows).toMatchObject([{ shifts: 3, minutes: 930 }]);
  expect(await report('venues', 'leeds')).toEqual({ total: 0, rows: [] });
});

/** From here on the venue stands there, and so does what it posts. */
const moveTo = (tz: string, currency: string) =>
  scene.db.query('update public.venues set tz = $2, currency = $3 where id = $1', [scene.venueId, tz, currency]);

it('counts a shift in the week of its own place, as the weeks of the marketplace do', async () => {
  await moveTo('America/New_York', 'USD');
  const before = await past(4);
  // Sunday evening where it was worked; Monday by the clock of Greenwich.
  await scene.db.query(
    `update public.shifts set starts_at = there, ends_at = there + interval '4 hours' from (
       select (date_trunc('week', now() at time zone 'UTC') - interval '21 days' - interval '2 hours') at time zone 'America/New_York' as there) sunday
     where id = $1`,
    [before],
  );
  await booked(before, { worker: rosa, minutes: 240 });
  await booked(await past(2), { worker: rosa, minutes: 480 });
  expect((await report('venues')).rows).toMatchObject([{ shifts: 1, places: 2, minutes: 480 }]);
  expect((await report('venues', 'london')).rows).toMatchObject([{ shifts: 1, minutes: 480 }]);
  expect((await report('venues', 'all', 12)).rows).toMatchObject([{ shifts: 2, minutes: 720 }]);
});

it('has a line for each currency of a venue, with the shifts of that currency alone', async () => {
  // Not three weeks ago: in the last hours of a Sunday another city has its Monday, and the four weeks of all begin with it.
  await booked(await past(2), { worker: rosa, minutes: 450 });
  await past(2);
  await moveTo('Europe/Dublin', 'EUR');
  await booked(await past(1), { worker: rosa, minutes: 480 });
  expect((await report('venues')).rows).toMatchObject([
    { currency: 'EUR', shifts: 1, places: 2, filled: 1, minutes: 480, payMinor: 12_000 },
    { currency: 'GBP', shifts: 2, places: 4, filled: 1, minutes: 450, payMinor: 11_250 },
  ]);
});

it('counts the hours of a shift that was written down afterwards, which was no place to fill', async () => {
  const recorded = await past(1);
  await scene.db.query('update public.shifts set published_at = null where id = $1', [recorded]);
  await booked(recorded, { worker: rosa, minutes: 450 });
  expect((await report('venues')).rows).toMatchObject([{ shifts: 1, places: 0, filled: 0, minutes: 450 }]);
});

it('says of Rockstars what they worked, and what they missed', async () => {
  const shift = await past(1);
  await booked(shift, { worker: rosa, minutes: 450 });
  await booked(shift, { worker: rocco, status: 'cancelled_by_worker', tier: 'last_minute' });
  await booked(await past(2), { worker: rocco, status: 'no_show' });
  expect((await report('rockstars')).rows).toMatchObject([
    { id: rosa.id, shifts: 1, minutes: 450, payMinor: 11_250, lateCancels: 0, noShows: 0 },
    { id: rocco.id, shifts: 0, minutes: 0, payMinor: 0, lateCancels: 1, noShows: 1 },
  ]);
});

it('says of hours what is agreed, waits, is disputed and is owed', async () => {
  const [agreed, open, disputed] = [await past(1), await past(2), await past(3)];
  await booked(agreed, { worker: rosa, minutes: 450 });
  await booked(agreed, { worker: rocco, status: 'cancelled_by_venue', owed: 6000 });
  await booked(open, { worker: rosa, minutes: 'open' });
  await booked(disputed, { worker: rosa, minutes: 'disputed' });
  expect(await report('hours', 'london')).toEqual({
    total: 1,
    rows: [
      {
        ...{ area: 'london', currency: 'GBP', agreed: 1, minutes: 450, payMinor: 11_250 },
        ...{ waiting: 1, disputed: 1, owed: 1, owedMinor: 6000 },
      },
    ],
  });
});

it.each([
  ['venues', 'atlantis', 4],
  ['venues', 'all', 5],
  ['everything', 'all', 4],
])('refuses %s of %s, %i weeks', async (of, area, weeks) => {
  await expect(report(of, area, weeks)).rejects.toThrow('invalid_arguments');
});

it.each([vera, rocco])('is closed to $name', async person => {
  await expect(report('hours', 'all', 4, person)).rejects.toThrow('not_allowed');
  await expect(callFunction(scene.db, person, 'admin_report_mail')).rejects.toThrow('not_allowed');
});

const wantMail = (area: string | null) => command('set_report_mail', { area });
const due = () => scene.db.query("update private.report_readers set next_at = now() - interval '1 minute'");
const clock = () => scene.db.query('select private.run_clock()');
const mails = () =>
  scene.db.query<{ recipient: string; subject: string; words: Record<string, string> }>(
    "select recipient, subject, words from private.outgoing_mails where words ->> 'Path' like '/admin/reports%' order by recipient",
  );

it('mails the last whole week each Monday, in the reader’s language, to who asked', async () => {
  await booked(await past(1), { worker: rosa, minutes: 450 });
  await scene.db.query("update public.profile_private set locale = 'es' where id = $1", [sol.id]);
  await act(scene.db, rae, wantMail('london'));
  await act(scene.db, sol, wantMail('all'));
  expect(await callFunction(scene.db, rae, 'admin_report_mail')).toBe('london');
  expect(
    await one(
      scene.db,
      `select count(*)::int as n from private.report_readers where next_at > now()
       and extract(isodow from next_at at time zone private.zone_of(user_id)) = 1 and extract(hour from next_at at time zone private.zone_of(user_id)) = 7`,
    ),
  ).toEqual({ n: 2 });
  await clock();
  expect(await mails()).toEqual([]);
  await due();
  await clock();
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual([rae.email, sol.email].sort());
  const toRae = sent.find(({ recipient }) => recipient === rae.email);
  expect(toRae?.subject).toMatch(/^Week of \d{1,2} [A-Z][a-z]+ \d{4}: London$/);
  expect(toRae?.words.Text).toContain('Shifts: 1 (0). Places: 2 (0), filled: 1 (0). Bookings: 1 (0).');
  const toSol = sent.find(({ recipient }) => recipient === sol.email);
  expect(toSol?.subject).toMatch(/^Semana del \d{1,2} de [a-z]+ de \d{4}: todas las ciudades$/);
  // One a week.
  await clock();
  expect(await mails()).toHaveLength(2);
});

// A Sunday noon of UTC, and clocks that change on that day in Auckland.
it.each([
  ['Europe/London', 'london', '2027-04-05 06:00'],
  ['Pacific/Auckland', 'london', '2027-04-04 23:00'],
  ['Pacific/Auckland', 'all', '2027-04-04 23:00'],
  ['America/New_York', 'london', '2027-04-05 11:00'],
])('mails to a reader in %s the week of %s when both have their Monday: %s', async (zone, area, due_at) => {
  await scene.db.stopClock('2027-04-04 12:00Z');
  await scene.db.query('update public.profile_private set tz = $2 where id = $1', [rae.id, zone]);
  await act(scene.db, rae, wantMail(area));
  expect(
    await one(
      scene.db,
      "select to_char(next_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as due_at from private.report_readers",
    ),
  ).toEqual({ due_at });
});

it.each([
  ['en', '1 August 2026', '31 December 2026'],
  ['es', '1 de agosto de 2026', '31 de diciembre de 2026'],
  ['fr', '1er août 2026', '31 décembre 2026'],
])('writes a day in a mail as %s writes it', async (locale, ...days) => {
  const written = await one(
    scene.db,
    `select array[private.day_words($1, '2026-08-01'), private.day_words($1, '2026-12-31')] as days`,
    [locale],
  );
  expect(written).toEqual({ days });
});

it('ends the mail when its reader says so, or is no admin any more', async () => {
  await act(scene.db, rae, wantMail('all'));
  await act(scene.db, sol, wantMail('all'));
  expect(await verdict(scene.db, rae, wantMail(null))).toBe('applied');
  expect(await callFunction(scene.db, rae, 'admin_report_mail')).toBeNull();
  await act(scene.db, ada, command('set_admin_role', { user_id: sol.id, role: 'none' }));
  await due();
  await clock();
  expect(await mails()).toEqual([]);
  expect(await one(scene.db, 'select count(*)::int as n from private.report_readers')).toEqual({ n: 0 });
});

it('is mailed of a city that there is', async () => {
  expect(await verdict(scene.db, rae, wantMail('atlantis'))).toBe('invalid_arguments');
});
