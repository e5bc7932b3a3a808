// What super admins decide for the whole platform: a city that is added reaches every device, and what venues stand on stays.
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '#domain/money.ts';
import { command, makeAdmins, newId, one, type Person, people, sync, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { ada, sol, rae, rocco, vera } = people;
const PORTO = {
  ...{ id: newId(), name: 'Vila Nova de Gaia', country: 'PT', tz: 'Europe/Lisbon', currency: 'EUR' },
  ...{ lat: 41.13, lng: -8.61, floor_minor: 540, whole_country: false },
};
const save = (person: Person, more: object = {}) =>
  verdict(scene.db, person, command('save_area', { ...PORTO, ...more }));
const area = (slug: string) =>
  one<Record<string, unknown>>(scene.db, `select * from public.areas where slug = '${slug}'`);
const platform = (person: Person) =>
  scene.db.asUser(person.id, async client => {
    const { rows } = await client.query<{ answer: object }>('select public.admin_platform() as answer');
    return rows[0]?.answer;
  });

describe('a city', () => {
  it('is added by a super admin, and the next sync of anybody brings it', async () => {
    expect(await save(sol)).toBe('not_allowed');
    const { cursor } = await sync(scene.db, rocco);
    expect(await save(ada)).toBe('applied');
    const { rows } = await sync(scene.db, rocco, { cursor });
    expect(rows.areas).toMatchObject([{ slug: 'vila-nova-de-gaia', tz: 'Europe/Lisbon', floor_minor: 540 }]);
  });

  it.each([
    ['a zone that is none', { tz: 'Europe/Atlantis' }],
    ['a country that is none', { country: 'P1' }],
    ['a place off the globe', { lat: 91 }],
    ['a floor of nothing', { floor_minor: 0 }],
    ['a name without letters', { name: '12' }],
    ['another currency', { currency: 'XTS' }],
  ])('is refused with %s', async (_, wrong) => {
    expect(await save(ada, wrong)).toBe('invalid_arguments');
  });

  it('may be paid in each currency that the app knows, and so may its venues', async () => {
    expect(await one(scene.db, 'select private.currencies() as known')).toEqual({ known: [...CURRENCIES] });
    expect(await save(ada, { name: 'St. John’s', country: 'CA', tz: 'America/St_Johns', currency: 'CAD' })).toBe(
      'applied',
    );
    await scene.db.query(
      "update public.venues set area = 'st-john-s', tz = 'America/St_Johns', currency = 'CAD' where id = $1",
      [scene.venueId],
    );
    expect(await one(scene.db, 'select currency from public.venues where id = $1', [scene.venueId])).toEqual({
      currency: 'CAD',
    });
  });

  it('has a line above which pay is looked at in each of them', async () => {
    for (const currency of CURRENCIES) {
      const pay = `row(null, null, null, 100000, '${currency}')::private.post_pay`;
      expect(await one(scene.db, `select private.is_absurd_pay(${pay}) as is`), currency).toEqual({ is: true });
    }
  });

  it.each(['London', 'LÓNDON', 'london '])('is not added twice: %s', async name => {
    expect(await save(ada, { name })).toBe('area_exists');
  });

  it('with venues keeps country, zone and currency, and changes its name and floor', async () => {
    const { id, name, country, tz, currency, lat, lng } = await area('london');
    const london = { id, name, country, tz, currency, lat, lng, floor_minor: 1271 };
    expect(await save(ada, { ...london, tz: 'Europe/Paris' })).toBe('area_in_use');
    expect(await save(ada, { ...london, currency: 'EUR' })).toBe('area_in_use');
    expect(await save(ada, { ...london, country: 'IE' })).toBe('area_in_use');
    expect(await save(ada, { ...london, name: 'Greater London', floor_minor: 1300 })).toBe('applied');
    expect(await area('london')).toMatchObject({ name: 'Greater London', tz, floor_minor: 1300 });
    expect(await area('leeds')).toMatchObject({ floor_minor: null });
  });
});

describe('two admins at one city', () => {
  const london = async () => {
    const { id, name, country, tz, currency, lat, lng, floor_minor } = await area('london');
    return { id, name, country, tz, currency, lat, lng, floor_minor } as { id: string; name: string; lat: number };
  };

  it('keep what each of them typed, and only what both mean is refused', async () => {
    const stood = await london();
    // The other sheet still repeats the old name.
    expect(await save(ada, { ...stood, name: 'Greater London', seen: { name: stood.name } })).toBe('applied');
    expect(await save(ada, { ...stood, floor_minor: 1300, seen: { floor_minor: null } })).toBe('applied');
    expect(await area('london')).toMatchObject({ name: 'Greater London', floor_minor: 1300, lat: stood.lat });
    expect(await save(ada, { ...stood, name: 'London town', seen: { name: stood.name } })).toBe('changed_since');
    expect(await save(ada, { ...stood, lat: 51.6, seen: { lat: 51.4 } })).toBe('changed_since');
    expect(await area('london')).toMatchObject({ name: 'Greater London', floor_minor: 1300, lat: stood.lat });
  });

  it('who typed the same are both served, and what was seen is seen', async () => {
    const stood = await london();
    const same = { ...stood, floor_minor: 1300, seen: { floor_minor: null } };
    expect([await save(ada, same), await save(ada, same)]).toEqual(['applied', 'applied']);
    expect(await scene.db.query("select from public.audit_log where action = 'save_area'"), 'once').toHaveLength(1);
    expect(await save(ada, { ...stood, floor_minor: null, seen: { floor_minor: 1300 } })).toBe('applied');
    expect(await area('london')).toMatchObject({ floor_minor: null });
    expect(await save(ada, { ...stood, seen: 'all' })).toBe('invalid_arguments');
  });
});

it('any admin reads the domain, how many venues there are, and what was changed; nobody else does', async () => {
  await save(ada);
  await save(ada, { floor_minor: null });
  expect(await platform(rae)).toMatchObject({
    ...{ adminDomain: '@rockstars.example', venues: { london: 2 } },
    history: [
      { city: PORTO.name, by: ada.name, added: false, floorBefore: 540, floor: null },
      { city: PORTO.name, by: ada.name, added: true, floorBefore: null, floor: 540 },
    ],
  });
  await expect(platform(vera)).rejects.toThrow('not_allowed');
});
