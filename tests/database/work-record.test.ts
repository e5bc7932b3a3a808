// A Rockstar's record that anybody can check: what stands in it, who opens it, and that a changed letter breaks it.
import { expect, it } from 'vitest';
import { recordHandler } from '#supabase/functions/work-record/handler.ts';
import { newSigningKey } from '#supabase/local/keys.ts';
import { act, claim, type Person, people, publishedShift } from './scene.ts';
import { sceneForAll } from './scene-for-each.ts';

const FUNCTION = 'https://project.example/functions/v1/work-record';

const scene = sceneForAll(async built => {
  for (const [inHours, minutes] of [
    [30, 450],
    [90, 400],
    [150, null],
  ] as const) {
    const shift = await publishedShift(built, { inHours });
    await act(built.db, people.rocco, claim(shift));
    await built.db.query("update public.bookings set status = 'checked_out' where shift_id = $1", [shift]);
    await built.db.query(
      "select private.open_timesheet(booking, 'clock') from public.bookings booking where shift_id = $1",
      [shift],
    );
    if (minutes === null) continue;
    await built.db.query(
      `select private.agree_hours(sheet, $2, 'agreed', sheet.worker_id)
       from public.timesheets sheet join public.bookings booking on booking.id = sheet.booking_id where booking.shift_id = $1`,
      [shift, minutes],
    );
  }
});

const ask = async (person: Person, sql: string) =>
  (await scene.db.asUser(person.id, client => client.query<{ answer: unknown }>(sql))).rows[0]?.answer;

const key = newSigningKey();
const answer = recordHandler({
  functionUrl: FUNCTION,
  key,
  now: () => new Date('2026-11-27T12:00:00Z'),
  take: async ticket => {
    const [row] = await scene.db.query<{ record: object | null }>('select private.take_work_record($1) as record', [
      ticket,
    ]);
    return row?.record ?? null;
  },
});
const get = (path: string) => answer(new Request(`${FUNCTION}${path}`));

interface Signed {
  readonly payload: string;
  readonly protected: string;
  readonly signature: string;
}

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));

/** As anybody would: with the file, the key set that it names, and nothing of ours. */
async function isGenuine(file: Signed): Promise<boolean> {
  const { kid } = JSON.parse(Buffer.from(file.protected, 'base64url').toString());
  const { keys } = (await (await get('/keys')).json()) as { keys: (JsonWebKey & { kid: string })[] };
  const published = keys.find(one => one.kid === kid);
  if (published === undefined) return false;
  const verifier = await crypto.subtle.importKey('jwk', published, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'verify',
  ]);
  const signed = new TextEncoder().encode(`${file.protected}.${file.payload}`);
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, verifier, bytes(file.signature), signed);
}

async function signedFile(): Promise<Signed> {
  const ticket = await ask(people.rocco, 'select public.issue_record_ticket() as answer');
  const response = await get(`?ticket=${ticket}`);
  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="encore-record.json"',
  ]);
  return (await response.json()) as Signed;
}

it('holds shifts with agreed hours and their sum, without pay, for its Rockstar alone', async () => {
  const record = (await ask(people.rocco, 'select public.work_record() as answer')) as Record<string, unknown>;
  expect(record).toMatchObject({ name: 'Rocco Bianchi', shifts: 2, minutes: 850, rating: null });
  expect(record.worked).toMatchObject([
    { venue: 'Vera Okafor', role: 'bartender', minutes: 400 },
    { venue: 'Vera Okafor', role: 'bartender', minutes: 450 },
  ]);
  expect(JSON.stringify(record)).not.toMatch(/rate|minor|GBP/);
  expect(await ask(people.rosa, 'select public.work_record() as answer')).toMatchObject({ shifts: 0, worked: [] });
  await expect(ask(people.vera, 'select public.work_record() as answer')).rejects.toThrow('not_allowed');
  await expect(ask(people.rocco, "select public.take_work_record('x') as answer")).rejects.toThrow('permission denied');
});

it('is proven by the published key with WebCrypto, and says where that is', async () => {
  const file = await signedFile();
  expect(await isGenuine(file)).toBe(true);
  const payload = JSON.parse(Buffer.from(file.payload, 'base64url').toString());
  expect(payload).toMatchObject({ v: 1, keys: `${FUNCTION}/keys`, issuedAt: '2026-11-27T12:00:00.000Z', minutes: 850 });
  expect(payload).toEqual((file as Signed & { record: unknown }).record);
  const [published] = ((await (await get('/keys')).json()) as { keys: object[] }).keys;
  expect(published).not.toHaveProperty('d');
});

it('is broken by one changed byte of what it says, of its header, or of the signature', async () => {
  const file = await signedFile();
  const payload = Buffer.from(file.payload, 'base64url').toString();
  const better = Buffer.from(payload.replace('"minutes":850', '"minutes":950')).toString('base64url');
  expect(await isGenuine({ ...file, payload: better })).toBe(false);
  const header = Buffer.from(file.protected, 'base64url').toString().replace('"typ":"encore', '"typ":"Encore');
  expect(await isGenuine({ ...file, protected: Buffer.from(header).toString('base64url') })).toBe(false);
  const signature = bytes(file.signature);
  signature[7] = (signature[7] ?? 0) ^ 1;
  expect(await isGenuine({ ...file, signature: Buffer.from(signature).toString('base64url') })).toBe(false);
});

it('is opened by a ticket once, within ten minutes, and by nothing else', async () => {
  const ticket = await ask(people.rocco, 'select public.issue_record_ticket() as answer');
  expect((await get(`?ticket=${ticket}`)).status).toBe(200);
  const again = await get(`?ticket=${ticket}`);
  expect(again.status).toBe(404);
  // Nobody's language is known there.
  expect(await again.text()).toMatch(/too old.*demasiado antiguo.*trop ancien/s);
  const late = await ask(people.rocco, 'select public.issue_record_ticket() as answer');
  await scene.db.query("update private.record_tickets set ends_at = now() - interval '1 second'");
  for (const wrong of [late, 'a', '0'.repeat(64), '']) expect((await get(`?ticket=${wrong}`)).status).toBe(404);
  expect((await answer(new Request(`${FUNCTION}?ticket=${ticket}`, { method: 'POST' }))).status).toBe(405);
  await expect(ask(people.vera, 'select public.issue_record_ticket() as answer')).rejects.toThrow('not_allowed');
});
