// What the admin's dashboard is told of the marketplace: its weeks, its cities, what fills less than before, what waits.
import { describe, expect, it } from 'vitest';
import { callFunction } from './call.ts';
import { makeAdmins, newId, type Person, people } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { sol, rae, rosa, rocco, vera } = people;

interface Week {
  readonly week: string;
  readonly [figure: string]: number | string | null;
}
interface Market {
  readonly weeks: readonly Week[];
  readonly cities: readonly Record<string, number | string>[];
}

const marketOf = (area = 'all', weeks = 4, person = rae) =>
  callFunction<Market>(scene.db, person, 'admin_market', { area, weeks });

/** Wednesday noon of so many weeks before this one, so that no hour at which this runs counts it elsewhere. */
const midweek = (ago: number) =>
  `date_trunc('week', now() at time zone 'UTC') - interval '${ago} weeks' + interval '60 hours'`;

/** A past shift of so many places, past every rule: what is to be seen is how it is counted. */
async function past({
  ago,
  places = 1,
  filled = 0,
  status = 'published',
  posted = true,
}: {
  ago: number;
  places?: number;
  filled?: number;
  status?: string;
  /** Or written down afterwards. */
  posted?: boolean;
}) {
  const id = newId();
  const starts = `(${midweek(ago)}) at time zone 'UTC'`;
  await scene.db.query("update public.venues set tz = 'UTC' where id = $1", [scene.venueId]);
  await scene.db.query(
    `insert into public.shifts (id, venue_id, area, tz, currency, role, starts_at, ends_at, starts_local, ends_local, rate_minor, positions, booking_mode, status, confirmed_count, published_at)
     select $1, id, area, tz, currency, 'bartender', ${starts}, ${starts} + interval '8 hours', '', '', 1500, $3, 'instant', $5, $4, case when $6 then ${starts} - interval '10 days' end
     from public.venues where id = $2`,
    [id, scene.venueId, places, filled, status, posted],
  );
  return id;
}

/** Booked so many minutes after the post, and what became of it. */
async function booked(
  shift: string,
  worker: Person,
  { after = 60, status = 'approved', tier = null as string | null } = {},
) {
  await scene.db.query(
    `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source, status, cancel_tier, created_at)
     select $1, id, $3, venue_id, role, starts_at, ends_at, tz, 0, rate_minor, currency, 'claim', $4, $5, coalesce(published_at, created_at) + $6 * interval '1 minute'
     from public.shifts where id = $2`,
    [newId(), shift, worker.id, status, tier, after],
  );
}

async function weekOf(market: Market, ago: number): Promise<Week | undefined> {
  const [row] = await scene.db.query<{ week: string }>(
    `select to_char(date_trunc('week', ${midweek(ago)}), 'YYYY-MM-DD') as week`,
  );
  return market.weeks.find(({ week }) => week === row?.week);
}
const sum = (market: Market, figure: string) => market.weeks.reduce((all, week) => all + Number(week[figure]), 0);

describe('the weeks of the marketplace', () => {
  it('count places in the week that a shift began in, and who took them', async () => {
    const full = await past({ ago: 1, places: 2 });
    await booked(full, rosa, { after: 30 });
    await booked(full, rocco, { after: 90, status: 'no_show' });
    await past({ ago: 1, places: 3, status: 'expired' });
    await past({ ago: 1, places: 5, status: 'draft' });
    const market = await marketOf();
    expect(market.weeks).toHaveLength(8);
    // A place that somebody missed is none that was filled.
    expect(await weekOf(market, 1)).toMatchObject({
      shifts: 2,
      places: 5,
      filled: 1,
      bookings: 2,
      noShows: 1,
      fillMin: 30,
      people: 1,
    });
    expect(await weekOf(market, 2)).toMatchObject({ shifts: 0, places: 0, fillMin: null, people: 0 });
    expect(market.cities).toMatchObject([{ area: 'london', shifts: 2, places: 5, filled: 1, noShows: 1 }]);
  });

  it('say how long the places taken had waited, of the stretch and of the one before, and by city', async () => {
    const shift = await past({ ago: 1, places: 4 });
    // Just within an hour, at four hours, and a week later.
    await booked(shift, rosa, { after: 59 });
    await booked(shift, rocco, { after: 240, status: 'no_show' });
    await booked(shift, vera, { after: 7 * 1440 });
    await booked(await past({ ago: 5 }), rosa, { after: 600 });
    const market = await marketOf();
    expect(market).toMatchObject({ waits: [1, 0, 1, 0, 0, 0, 1], fillMin: 240, fillMinBefore: 600 });
    expect(market.cities).toMatchObject([{ area: 'london', fillMin: 240 }]);
    expect(await marketOf('leeds')).toMatchObject({ waits: [0, 0, 0, 0, 0, 0, 0], fillMin: null, fillMinBefore: null });
  });

  it('count who worked a shift that was written down afterwards, which was no place to fill and nobody’s wait', async () => {
    await booked(await past({ ago: 1, posted: false }), rosa, { after: 0 });
    await booked(await past({ ago: 1, places: 2 }), rocco, { after: 90 });
    const market = await marketOf();
    expect(await weekOf(market, 1)).toMatchObject({ shifts: 1, places: 2, filled: 1, bookings: 2, people: 2 });
    expect(market).toMatchObject({ waits: [0, 1, 0, 0, 0, 0, 0], fillMin: 90 });
    expect(market.cities).toMatchObject([{ area: 'london', shifts: 1, fillMin: 90 }]);
  });

  it('tell apart who cancelled, and how late', async () => {
    const shift = await past({ ago: 2, places: 4, status: 'cancelled' });
    await booked(shift, rosa, { status: 'cancelled_by_worker', tier: 'last_minute' });
    await booked(shift, rocco, { status: 'cancelled_by_worker', tier: 'early' });
    await booked(shift, vera, { status: 'cancelled_by_venue' });
    // What was called off has no places that could have been filled.
    expect(await weekOf(await marketOf(), 2)).toMatchObject({
      places: 0,
      lateCancels: 1,
      earlyCancels: 1,
      venueCancels: 1,
    });
  });

  it('are those of a city when one is asked for, and begin with the stretch before', async () => {
    await past({ ago: 6, places: 2 });
    await past({ ago: 9, places: 9 });
    const london = await marketOf('london');
    expect(sum(london, 'places')).toBe(2);
    // The cities are of the later half.
    expect(london.cities).toEqual([]);
    expect(sum(await marketOf('leeds'), 'places')).toBe(0);
    expect((await marketOf('all', 52)).weeks).toHaveLength(104);
  });

  it('count what was written, and who wrote', async () => {
    const before = await marketOf();
    const [made] = await scene.db.query<{ id: string }>(
      'insert into public.conversations (id, venue_id, rockstar_id) values ($1, $2, $3) returning id',
      [newId(), scene.venueId, rosa.id],
    );
    await scene.db.query(
      `insert into public.messages (conversation_id, venue_id, rockstar_id, sender_id, sender_side, content) select $1, $2, $3, $3, 'rockstar', 'Hello ' || n from generate_series(1, 3) n`,
      [made?.id, scene.venueId, rosa.id],
    );
    const after = await marketOf();
    const more = (figure: string) => sum(after, figure) - sum(before, figure);
    expect([more('messages'), more('people')]).toEqual([3, 1]);
  });

  it.each([
    ['atlantis', 4],
    ['all', 5],
    ["all' or true --", 4],
  ])('refuse %s, %i', async (area, weeks) => {
    await expect(marketOf(area, weeks)).rejects.toThrow('invalid_arguments');
  });
});

describe('what waits for an admin', () => {
  const waits = (person = rae) => callFunction<Record<string, unknown>>(scene.db, person, 'admin_attention');

  it('names a city that fills ten points less than before, of twenty places at least', async () => {
    await past({ ago: 6, places: 30, filled: 27 });
    await past({ ago: 2, places: 20, filled: 10 });
    expect(await waits()).toMatchObject({ drops: [{ area: 'london', now: 50, before: 90 }] });
    await past({ ago: 3, places: 40, filled: 40 });
    expect(await waits()).toMatchObject({ drops: [] });
  });

  it('gathers errors of the same place, and those of a week only', async () => {
    const report = (message: string, of: { by: Person; at?: string }) =>
      scene.db.query(
        `insert into public.error_reports (id, user_id, severity, message, stack, path, occurred_at, received_at)
         values ($1, $2, 'high', $3, $4, '/venue', now(), ${of.at ?? 'now()'})`,
        [newId(), of.by.id, message, `Error: ${message}\n at here`],
      );
    await report('storage full', { by: rosa });
    await report('storage full', { by: rocco });
    await report('of last month', { by: rocco, at: "now() - interval '9 days'" });
    expect((await waits()).errors).toMatchObject([
      { message: 'storage full', times: 2, people: 2, fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/), builds: [] },
    ]);
    await scene.db.query("update public.error_reports set build = '0.2.0' where user_id = $1", [rosa.id]);
    expect((await waits()).errors).toMatchObject([{ times: 2, builds: ['0.2.0'] }]);
  });

  it('names whose devices do not get through: silent before a shift, or refused again and again', async () => {
    expect(await waits()).toMatchObject({ stuck: [] });
    const shift = await past({ ago: 1 });
    await booked(shift, rosa, { status: 'confirmed' });
    await scene.db.query(
      "update public.bookings set starts_at = now() + interval '20 hours', ends_at = now() + interval '28 hours' where worker_id = $1",
      [rosa.id],
    );
    const silent = (days: number) =>
      scene.db.query(
        `insert into private.devices (id, user_id, last_sync_at) values ($1, $2, now() - $3 * interval '1 day')`,
        [newId(), rosa.id, days],
      );
    await scene.db.query('delete from private.devices');
    await silent(4);
    await scene.db.query(
      `insert into private.receipts (user_id, command_id, name, state, code, at)
       select $1, gen_random_uuid(), 'claim_shift', 'rejected', 'not_found', now() from generate_series(1, 5)`,
      [rocco.id],
    );
    expect(await waits()).toMatchObject({
      stuck: [
        { id: rosa.id, silent: true },
        { id: rocco.id, silent: false },
      ],
    });
    await silent(1);
    expect(await waits()).toMatchObject({ stuck: [{ id: rocco.id }] });
  });

  it('counts what is to be verified and checked; documents for support alone', async () => {
    await scene.db.query(
      `insert into public.venue_verifications (id, legal_name, registration_number) values ($1, 'Copper Ltd', '12345')`,
      [scene.venueId],
    );
    const [made] = await scene.db.query<{ id: string }>(
      `insert into public.files (id, person_id, name, type, content, kind) values ($1, $2, 'a.pdf', 'application/pdf', 'JVBERi0=', 'document') returning id`,
      [newId(), rosa.id],
    );
    await scene.db.query(
      `insert into public.profile_documents (id, worker_id, type, file_id) values ($1, $2, 'right_to_work', $3)`,
      [newId(), rosa.id, made?.id],
    );
    expect(await waits(sol)).toMatchObject({ disputes: 0, first: null, pay: 0, verifications: 1, documents: 1 });
    expect(await waits(rae)).toMatchObject({ verifications: 1, documents: 0 });
  });
});

it.each([vera, rocco])('is closed to $name', async person => {
  await expect(marketOf('all', 4, person)).rejects.toThrow('not_allowed');
  await expect(callFunction(scene.db, person, 'admin_attention')).rejects.toThrow('not_allowed');
});
