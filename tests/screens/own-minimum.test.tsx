// The least that a Rockstar works for is a sum of one currency: that of the first city.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ProfilePrivateRow, profilePrivate, profiles } from '#domain/profiles/schema.ts';
import { type AreaRow, areas } from '#domain/venues/areas.ts';
import { RockstarProfileScreen } from '#features/profiles/rockstar-profile-screen.tsx';
import { profileRow } from '#tests/domain/more-rows.ts';
import { WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

function cityRow(slug: string, name: string, changes: Partial<AreaRow> = {}): AreaRow {
  return {
    ...{ catalogue: 'areas', id: slug, row_xid: '1', updated_at: '2026-01-01T00:00:00.000Z' },
    ...{ slug, name, country: 'AR', tz: 'America/Argentina/Buenos_Aires', currency: 'ARS' },
    ...{ lat: -34.6, lng: -58.4, floor_minor: null },
    ...changes,
  } as AreaRow;
}

async function valentinaEdits(changes: Partial<ProfilePrivateRow>) {
  const valentina = await personAt(WORKER);
  await valentina.holds(
    areas,
    cityRow('buenos-aires', 'Buenos Aires'),
    cityRow('rosario', 'Rosario'),
    cityRow('madrid', 'Madrid', { country: 'ES', tz: 'Europe/Madrid', currency: 'EUR' }),
  );
  await valentina.holds(profiles, profileRow({ id: WORKER as never, role: 'rockstar' }));
  await valentina.holds(profilePrivate, {
    ...{ id: WORKER, row_xid: '1', email: 'valentina@example.com', phone: null, minimum_hourly_rate: null },
    ...{ home_lat: null, home_lng: null, areas: [], suspended_until: null, suspended_reason: null },
    ...{ locale: 'es', tz: 'auto', deletes_at: null, updated_at: '2026-01-01T00:00:00.000Z' },
    ...changes,
  } as ProfilePrivateRow);
  const seen = valentina.sees(<RockstarProfileScreen photo={null} ways={null} availability={null} device={null} />);
  await seen.press('Professional', 'tab');
  await seen.press('Edit');
  const minimum = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your minimum per hour' });
  return { valentina, minimum, ...seen };
}

it('is typed once there is a city, and so a currency', async () => {
  const { valentina, minimum, press, types } = await valentinaEdits({});
  expect(minimum().disabled).toBe(true);
  await screen.findByText('Choose a city first: it decides the currency.');
  await press('Buenos Aires');
  await types('8.500', 'Your minimum per hour');
  await press('Save Changes');
  await expect
    .poll(valentina.outbox)
    .toMatchObject([{ name: 'edit_profile', args: { areas: ['buenos-aires'], minimum_hourly_rate: 8500 } }]);
});

it('does not become another sum where the first city pays in another currency', async () => {
  const { valentina, minimum, press } = await valentinaEdits({ areas: ['buenos-aires'], minimum_hourly_rate: 8500 });
  await expect.poll(() => minimum().value).toBe('8,500');
  await press('Rosario');
  await press('Buenos Aires');
  expect(minimum().value).toBe('8,500');
  await press('Madrid');
  await press('Rosario');
  expect(minimum().value).toBe('');
  await screen.findByText('The first city pays in another currency. Type your minimum again.');
  await press('Save Changes');
  await expect
    .poll(valentina.outbox)
    .toMatchObject([{ name: 'edit_profile', args: { areas: ['madrid'], minimum_hourly_rate: null } }]);
});
