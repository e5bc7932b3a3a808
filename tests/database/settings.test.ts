// What a person sets for themselves, as far as the database decides it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { act, command, one, type Person, people, type Scene, setScene } from './scene.ts';

let postgres: Borrowed;
let scene: Scene;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
});
afterAll(() => postgres.stop());

const note = (person: Person, zone: string) =>
  scene.db.asUser(person.id, client => client.query('select public.note_time_zone($1)', [zone]));
const zoneOf = (person: Person) => one(scene.db, 'select tz from public.profile_private where id = $1', [person.id]);
const save = (person: Person, settings: Readonly<Record<string, unknown>>) =>
  act(scene.db, person, command('save_settings', settings));

describe('the zone of a device', () => {
  it('is kept for its person while they leave the choice to it, and for nobody else', async () => {
    await note(people.rocco, 'America/New_York');
    expect(await zoneOf(people.rocco)).toEqual({ tz: 'America/New_York' });
    expect(await zoneOf(people.rosa)).toEqual({ tz: 'auto' });
  });

  it('is not kept when it is no zone, or a zone was chosen', async () => {
    await note(people.vera, 'Europe/Nowhere');
    expect(await zoneOf(people.vera)).toEqual({ tz: 'auto' });
    await save(people.vera, { time_zone: 'UTC' });
    await note(people.vera, 'Europe/Paris');
    expect(await zoneOf(people.vera)).toEqual({ tz: 'auto' });
  });

  it('changes twenty times an hour at most', async () => {
    const zones = ['Europe/Paris', 'Europe/London'];
    for (let nth = 0; nth < 22; nth += 1) await note(people.rosa, zones[nth % 2] ?? '');
    expect(await zoneOf(people.rosa)).toEqual({ tz: 'Europe/London' });
    await note(people.rosa, 'Europe/Madrid');
    expect(await zoneOf(people.rosa)).toEqual({ tz: 'Europe/London' });
  });
});

describe('the language of a device', () => {
  const speaks = (person: Person, language: string) =>
    scene.db.asUser(person.id, client => client.query('select public.note_language($1)', [language]));
  const languageOf = (person: Person) =>
    one(scene.db, 'select locale from public.profile_private where id = $1', [person.id]);

  it('is that of their mails while they never chose one, and of nobody else’s', async () => {
    await speaks(people.rocco, 'es');
    expect(await languageOf(people.rocco)).toEqual({ locale: 'es' });
    expect(await languageOf(people.rosa)).toEqual({ locale: 'en' });
    await speaks(people.rocco, 'de');
    expect(await languageOf(people.rocco)).toEqual({ locale: 'es' });
  });

  it('gives way to what they chose', async () => {
    await save(people.rosa, { language: 'fr' });
    await speaks(people.rosa, 'es');
    expect(await languageOf(people.rosa)).toEqual({ locale: 'fr' });
  });
});

describe('agreeing to news', () => {
  const consent = () =>
    one<{ marketing: boolean; at: string | null }>(
      scene.db,
      'select marketing, marketing_at::text as at from public.user_settings where id = $1',
      [people.mina.id],
    );

  it('has a date, which saying it again does not move, and which goes with it', async () => {
    await save(people.mina, { marketing: true });
    const first = await consent();
    expect(first).toEqual({ marketing: true, at: expect.any(String) });
    await save(people.mina, { marketing: true, push: false });
    expect(await consent()).toEqual(first);
    await save(people.mina, { marketing: false });
    expect(await consent()).toEqual({ marketing: false, at: null });
  });
});
