// What the platform's people do with a dispute before they decide it: ask its sides once more, say whose it is, and see in which
// language each side will read the decision.
import { expect, it } from 'vitest';
import { act, command, makeAdmins, newId, one, type Person, people, type Scene, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { workedShift } from './situations/attendance.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { ada, sol, rae, rocco, mina } = people;

const theDispute = () => one<{ id: string; version: number }>(scene.db, 'select id, version from public.disputes');
const kindsTold = async (person: Person) =>
  (await scene.db.query<{ kind: string }>('select kind from public.notifications where user_id = $1', [person.id])).map(
    ({ kind }) => kind,
  );
async function hoursDispute(of: Scene): Promise<void> {
  const booking = await workedShift(of, 40, 600);
  await act(of.db, rocco, command('dispute_timesheet', { booking_id: booking, reason: 'I was there' }));
  await of.db.query('delete from public.notifications');
}
async function decide(): Promise<string> {
  const by = { outcome: 'hours', minutes: 400, reason: 'By the till', lang: 'en' };
  return verdict(scene.db, sol, command('decide_dispute', { ...(await theDispute()), ...by }));
}
const askBy = async (person: Person, question = 'Who closed the till?') => {
  const { id, version } = await theDispute();
  return verdict(scene.db, person, command('ask_sides_again', { id, version, question, lang: 'en' }));
};
const detail = async (person: Person) =>
  scene.db.asUser(person.id, async client => {
    const { rows } = await client.query('select public.admin_dispute($1) as detail', [(await theDispute()).id]);
    return rows[0]?.detail as Record<string, unknown>;
  });

it('its sides are asked once more, with three days anew, and both read the question', async () => {
  await hoursDispute(scene);
  for (const person of [rae, rocco, mina]) expect(await askBy(person)).toBe('not_allowed');
  expect(await askBy(sol)).toBe('applied');
  const asked = await one(
    scene.db,
    `select question, question_lang, state, rockstar_words, answer_by = private.now() + interval '72 hours' as three,
         decide_by > private.now() + interval '119 hours' as five from public.disputes`,
  );
  expect(asked).toMatchObject({
    question: 'Who closed the till?',
    question_lang: 'en',
    rockstar_words: 'I was there',
  });
  expect(asked).toMatchObject({ state: 'open', five: true });
  expect([await kindsTold(rocco), await kindsTold(mina)]).toEqual([['dispute_asked'], ['dispute_asked_to_venue']]);
  expect(await askBy(ada)).toBe('wrong_state');
  expect(
    await verdict(scene.db, rocco, command('answer_dispute', { id: (await theDispute()).id, words: 'Mina did' })),
  ).toBe('applied');
  expect(await decide()).toBe('applied');
  expect(await askBy(sol)).toBe('dispute_decided');
  expect(await scene.db.query("select reason from public.audit_log where action = 'ask_sides_again'")).toEqual([
    { reason: 'Who closed the till?' },
  ]);
});

it('an admin takes it or is given it, which keeps nobody else from deciding', async () => {
  await hoursDispute(scene);
  const { id, version } = await theDispute();
  const assign = (by: Person, to: string | null) => verdict(scene.db, by, command('assign_dispute', { id, to }));
  expect(await assign(rae, rae.id)).toBe('not_allowed');
  for (const nobody of [rae.id, rocco.id, newId()]) expect(await assign(sol, nobody)).toBe('invalid_arguments');
  expect(await assign(sol, ada.id)).toBe('applied');
  const { assignedTo, admins } = await detail(rae);
  expect({ assignedTo, admins }).toEqual({
    assignedTo: ada.id,
    admins: [
      { id: ada.id, name: ada.name },
      { id: sol.id, name: sol.name },
    ],
  });
  expect(await theDispute()).toMatchObject({ version });
  expect(await assign(ada, null)).toBe('applied');
  expect(
    await scene.db.query("select before, after from public.audit_log where action = 'assign_dispute' order by at"),
  ).toEqual([
    { before: null, after: { name: ada.name } },
    { before: { name: ada.name }, after: null },
  ]);
  expect(await decide()).toBe('applied');
  expect(await assign(sol, sol.id)).toBe('dispute_decided');
});

it('says in which languages its notices are read, chosen or of the device: of a venue each once', async () => {
  await hoursDispute(scene);
  expect((await detail(rae)).readers).toEqual({ rockstar: 'en', venue: [{ lang: 'en', name: expect.any(String) }] });
  for (const [person, language] of [
    [rocco, 'en'],
    [mina, 'fr'],
  ] as const)
    expect(await verdict(scene.db, person, command('save_settings', { language }))).toBe('applied');
  await scene.db.query('update public.user_settings set language = null where id = $1', [rocco.id]);
  await scene.db.asUser(rocco.id, client => client.query("select public.note_language('es')"));
  expect((await detail(rae)).readers).toEqual({
    rockstar: 'es',
    venue: [
      { lang: 'en', name: people.vera.name },
      { lang: 'fr', name: mina.name },
    ],
  });
});

it('of each side it says how many disputes there were before this one, not after it', async () => {
  await hoursDispute(scene);
  await scene.db.query(
    `insert into public.disputes (id, kind, subject_id, booking_id, worker_id, venue_id, opened_by, answer_by, decide_by, created_at)
     select gen_random_uuid(), 'review', gen_random_uuid(), booking_id, worker_id, venue_id, 'venue', answer_by, decide_by, created_at + interval '1 day'
     from public.disputes`,
  );
  const [first, later] = await scene.db.query<{ id: string }>('select id from public.disputes order by created_at');
  const before = ({ id }: { id: string } = { id: '' }) =>
    scene.db.asUser(rae.id, async client => {
      const { rows } = await client.query('select public.admin_dispute($1) as detail', [id]);
      return ['rockstar', 'venue'].map(side => rows[0]?.detail[side].disputes);
    });
  expect([await before(first), await before(later)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

it('shows who decides it what a side wrote with the hours that it proposed', async () => {
  await hoursDispute(scene);
  await scene.db.query(`update public.timesheets set venue_min = 420, venue_reason = 'The bar closed early'`);
  expect(await detail(rae)).toMatchObject({ venue: { words: null, hoursReason: 'The bar closed early' } });
});
