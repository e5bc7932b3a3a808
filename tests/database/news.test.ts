// News by mail: to whom, in which language, with which foot; who may send it and how often; and the one click that ends it.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Mail, sendMails, type WaitingMail } from '#supabase/functions/send-mails/send-mails.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { act, command, makeAdmins, newId, one, type Person, people, type Scene, setScene, verdict } from './scene.ts';

let postgres: Borrowed;
let scene: Scene;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
  await makeAdmins(postgres);
});
beforeEach(async () => {
  for (const left of ['private.outgoing_mails', 'private.news', 'public.user_settings'])
    await scene.db.query(`delete from ${left}`);
});
afterAll(() => postgres.stop());

const spanish = { title_es: 'Turnos en el mapa', text_es: 'Ya puedes buscar cerca.' };
const news = (more: object = {}) =>
  command('send_news', { id: newId(), title_en: 'Shifts on the map', text_en: 'Look close to home.', ...more });
const agree = (person: Person, marketing = true) => act(scene.db, person, command('save_settings', { marketing }));

async function mails(): Promise<readonly Mail[]> {
  const sent: Mail[] = [];
  await sendMails(
    {
      take: () => scene.db.query<WaitingMail>('select * from private.take_mails()'),
      sent: async id => void (await scene.db.query('select private.mail_sent($1)', [id])),
      failed: async (_, why) => Promise.reject(new Error(why)),
      deliver: async mail => void sent.push(mail),
    },
    {
      template:
        '<html lang="{{ .Locale }}"><h1>{{ .Title }}</h1><p>{{ .Text }}</p><a href="{{ .SiteURL }}{{ .Path }}">{{ .Act }}</a><p>{{ .Foot }}</p></html>',
      siteUrl: 'https://encore.example',
      unsubscribeUrl: 'https://project.example/functions/v1/unsubscribe',
    },
  );
  return sent;
}

it('reaches who agreed, in their language where it was written, and says since when they agree', async () => {
  await scene.db.query("update public.profile_private set locale = 'es' where id = $1", [people.rocco.id]);
  await scene.db.query("update public.profile_private set locale = 'fr' where id = $1", [people.vera.id]);
  await agree(people.rocco);
  await agree(people.vera);
  await agree(people.rosa);
  await agree(people.rosa, false);
  expect(await verdict(scene.db, people.ada, news(spanish))).toBe('applied');
  const sent = await mails();
  expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual(
    [
      [people.rocco.email, 'Turnos en el mapa'],
      [people.vera.email, 'Shifts on the map'],
    ].sort(),
  );
  const toRocco = sent.find(({ to }) => to === people.rocco.email);
  expect(toRocco?.html).toContain('<html lang="es">');
  expect(toRocco?.text).toMatch(/Aceptaste recibir novedades el \d{1,2} de [a-z]+ de \d{4}\./);
  expect(sent.find(({ to }) => to === people.vera.email)?.html).toContain('https://encore.example/venue');
  expect(await one(scene.db, 'select recipients from private.news')).toEqual({ recipients: 2 });
  expect(
    await one(scene.db, "select after ->> 'recipients' as n from public.audit_log where action = 'send_news'"),
  ).toEqual({ n: '2' });
});

it('names the day on which its reader agreed as it was where they are', async () => {
  await agree(people.rocco);
  await scene.db.query("update public.user_settings set marketing_at = '2026-11-14T23:30:00Z'");
  await scene.db.query("update public.profile_private set tz = 'Pacific/Auckland' where id = $1", [people.rocco.id]);
  expect(await verdict(scene.db, people.ada, news())).toBe('applied');
  expect((await mails())[0]?.html).toContain('You agreed to get our news on 15 November 2026.');
});

it('ends with one click, which leaves notices on', async () => {
  await agree(people.rocco);
  await act(scene.db, people.ada, news());
  const [mail] = await mails();
  const key = new URL(mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '').searchParams.get('key');
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  await scene.db.query('select private.unsubscribe($1)', [key]);
  expect(await one(scene.db, 'select email, marketing, marketing_at from public.user_settings')).toEqual({
    email: true,
    marketing: false,
    marketing_at: null,
  });
  await act(scene.db, people.ada, news());
  expect(await mails()).toEqual([]);
});

it('lets by what somebody waits for', async () => {
  await agree(people.rocco);
  await act(scene.db, people.ada, news());
  // As for a dozen readers, which is more than is taken at a time.
  const again = 'insert into private.outgoing_mails (recipient, subject, words, unsubscribe_key)';
  await scene.db.query(`${again} select recipient, subject, words, unsubscribe_key
    from private.outgoing_mails, generate_series(2, 12)`);
  await scene.db.query("select private.send_mail('mina@example.com', 'Join us', '{}')");
  const taken = await scene.db.query<{ recipient: string }>('select recipient from private.take_mails()');
  expect(taken.filter(({ recipient }) => recipient === 'mina@example.com')).toHaveLength(1);
  expect(taken).toHaveLength(10);
});

it('is sent by super admins alone, twice in thirty days, and whole', async () => {
  for (const person of [people.sol, people.rae, people.vera, people.rocco])
    expect([person.name, await verdict(scene.db, person, news())]).toEqual([person.name, 'not_allowed']);
  expect(await verdict(scene.db, people.ada, news({ title_fr: 'Sans texte' }))).toBe('invalid_arguments');
  expect(await verdict(scene.db, people.ada, news({ text_en: ' ' }))).toBe('invalid_arguments');
  const first = news();
  expect(await verdict(scene.db, people.ada, first)).toBe('applied');
  expect(await verdict(scene.db, people.ada, news())).toBe('applied');
  expect(await verdict(scene.db, people.ada, news())).toBe('throttled');
  // Its receipt answers, and nobody gets it twice.
  expect(await verdict(scene.db, people.ada, first)).toBe('applied');
  await scene.db.query("update private.news set sent_at = sent_at - interval '31 days'");
  expect(await verdict(scene.db, people.ada, news())).toBe('applied');
});

it('goes once to everybody where its answer was lost and it is sent again, in the same words alone', async () => {
  await agree(people.rocco);
  const id = newId();
  for (const _ of [1, 2, 3]) expect(await verdict(scene.db, people.ada, news({ id }))).toBe('applied');
  expect(await verdict(scene.db, people.ada, news({ id, text_en: 'Something else.' }))).toBe('invalid_arguments');
  expect(await mails()).toHaveLength(1);
});

it('is told to super admins: how many agree, what was sent, when the next may be', async () => {
  await agree(people.rocco);
  const read = (person: Person) =>
    scene.db.asUser(person.id, async client => (await client.query('select public.admin_news() as news')).rows[0]);
  expect(await read(people.ada)).toEqual({ news: { readers: 1, from: null, sent: [] } });
  await act(scene.db, people.ada, news());
  await act(scene.db, people.ada, news());
  expect(await read(people.ada)).toMatchObject({
    news: { from: expect.any(String), sent: [{ title: 'Shifts on the map', recipients: 1 }, { recipients: 1 }] },
  });
  await expect(read(people.sol)).rejects.toMatchObject({ message: 'not_allowed' });
});
