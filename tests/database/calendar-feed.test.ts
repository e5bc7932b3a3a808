// The feed for calendar apps: the same text as the device writes, for whoever has the token, and nothing for anybody else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CalendarEvent, icalText } from '#domain/bookings/ical.ts';
import { en } from '#i18n/en.ts';
import { es } from '#i18n/es.ts';
import { fr } from '#i18n/fr.ts';
import { ICAL_CASES } from '#tests/domain/ical-cases.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { act, claim, command, newId, one, type Person, people, publishedShift, type Scene, setScene } from './scene.ts';

const { vera, rocco, rosa } = people;
let postgres: Borrowed;
let scene: Scene;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
});
afterAll(() => postgres.stop());

const STAMP = Date.parse('2026-11-21T09:00:00Z');
/** What only a feed says: its name, and how often to look. */
const FEED_LINES = 'X-WR-CALNAME:Encore\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n';

describe('the server’s calendar text', () => {
  it.each(Object.keys(ICAL_CASES))('is the device’s: %s', async name => {
    const events = ICAL_CASES[name] ?? [];
    const [row] = await postgres.query<{ text: string }>('select private.ical_text($1, $2) as text', [
      JSON.stringify(events.map(told)),
      new Date(STAMP).toISOString(),
    ]);
    expect(row?.text.replace(FEED_LINES, '')).toBe(icalText(events, STAMP));
    expect(row?.text).toContain(FEED_LINES);
  });

  it('names roles as the app does', async () => {
    const rows = await postgres.query<{ slug: string; name_en: string; name_es: string; name_fr: string }>(
      'select slug, name_en, name_es, name_fr from public.roles_catalog',
    );
    const named = (words: Readonly<Record<string, string>>, of: 'name_en' | 'name_es' | 'name_fr') =>
      expect(Object.fromEntries(rows.map(row => [row.slug, row[of]]))).toEqual(words);
    named(en.roles, 'name_en');
    named(es.roles, 'name_es');
    named(fr.roles, 'name_fr');
  });
});

function told({ startsAt, endsAt, ...event }: CalendarEvent) {
  return { ...event, starts_at: new Date(startsAt).toISOString(), ends_at: new Date(endsAt).toISOString() };
}

const ask = <Value>(person: Person | null, sql: string, values: unknown[] = []): Promise<Value | null> =>
  postgres.asUser(person?.id ?? null, async client => {
    const { rows } = await client.query<{ value: Value }>(`select ${sql} as value`, values);
    return rows[0]?.value ?? null;
  });
const renew = (person: Person) => ask<string>(person, 'public.renew_calendar_feed()');
const read = (token: string | null) => ask<string>(null, 'public.calendar_feed($1)', [token]);
const GONE = { code: 'PT404', message: 'not_found' };

describe('a feed', () => {
  it('tells when and where its person works, and neither pay nor names', async () => {
    const kept = await publishedShift(scene, { inHours: 30 });
    const left = await publishedShift(scene, { inHours: 60 });
    const [booking, gone] = [newId(), newId()];
    await act(postgres, rocco, claim(kept, { booking_id: booking }));
    await act(postgres, rocco, claim(left, { booking_id: gone }));
    await act(postgres, rocco, command('cancel_booking', { id: gone }));
    await act(postgres, rosa, claim(left));
    const text = (await read(await renew(rocco))) ?? '';
    expect(text).toContain(`UID:${booking}@encore\r\n`);
    expect(text).toMatch(/SUMMARY:Bartender\\, .+\r\n/);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    // Not the ids and times, which may read like anything: a shift at three in the afternoon begins at 150000.
    const words = text.replace(/^(?:UID|DT[A-Z]+)[:;].*\r\n/gm, '');
    expect(words).not.toMatch(/15\.00|1500|Mina|Rocco|DESCRIPTION/);
    await postgres.query("update public.profile_private set locale = 'fr' where id = $1", [rocco.id]);
    expect(await read(await renew(rocco))).toContain('SUMMARY:Barman ou barmaid\\, ');
  });

  it('is answered as a file of its type, to be asked for again in a quarter of an hour', async () => {
    const token = await renew(rocco);
    const headers = await postgres.asUser(null, async client => {
      await client.query('set transaction read only');
      await client.query('select public.calendar_feed($1)', [token]);
      const { rows } = await client.query<{ headers: string }>("select current_setting('response.headers') as headers");
      return rows[0]?.headers;
    });
    expect(JSON.parse(headers ?? '')).toEqual([
      { 'Content-Type': 'text/calendar; charset=utf-8' },
      { 'Cache-Control': 'private, max-age=900' },
    ]);
  });

  it('is one at a time: a new one closes the old, and closed reads like never there', async () => {
    const first = await renew(rocco);
    const second = await renew(rocco);
    await expect(read(first)).rejects.toMatchObject(GONE);
    expect(await read(second)).toContain('BEGIN:VCALENDAR');
    expect(await ask(rocco, 'public.calendar_feed_since()')).not.toBeNull();
    await ask(rocco, 'public.revoke_calendar_feed()');
    expect(await ask(rocco, 'public.calendar_feed_since()')).toBeNull();
    const answers = await Promise.all([second, '', 'x', null, newId()].map(token => read(token).catch(problem)));
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({ ...GONE, detail: '' });
  });

  it('is kept as a hash, seen by its owner alone, and made by rockstars', async () => {
    const token = await renew(rosa);
    const row = await one<{ hash: Buffer }>(
      postgres,
      'select token_hash as hash from public.calendar_feeds where user_id = $1',
      [rosa.id],
    );
    expect(row.hash.toString('hex')).not.toContain(token ?? '');
    await expect(ask(rosa, '(select token_hash from public.calendar_feeds)')).rejects.toMatchObject({ code: '42501' });
    expect(await ask(vera, '(select count(*)::int from public.calendar_feeds)')).toBe(0);
    await expect(renew(vera)).rejects.toMatchObject({ message: 'not_allowed' });
    await expect(ask(null, 'public.renew_calendar_feed()')).rejects.toMatchObject({ code: '42501' });
  });

  it('is read one reading at a time', async () => {
    const token = await renew(rosa);
    await postgres.asUser(null, async client => {
      await client.query('select public.calendar_feed($1)', [token]);
      await expect(read(token)).rejects.toMatchObject({ code: 'PT429' });
    });
    expect(await read(token)).toContain('BEGIN:VCALENDAR');
  });

  it('cannot be made without end', async () => {
    const tries = Array.from({ length: 25 }, () => renew(rosa).catch(problem));
    expect((await Promise.all(tries)).some(answer => JSON.stringify(answer).includes('throttled'))).toBe(true);
  });
});

function problem(error: unknown): object {
  const { code, message, detail } = error as { code: string; message: string; detail?: string };
  return { code, message, detail };
}
