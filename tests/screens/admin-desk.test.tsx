// What admins do side by side, and one thing after another.

import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { type AreaRow, allAreas, areas } from '#domain/venues/areas.ts';
import { AdminRoleContext } from '#features/admin/admin-role-context.ts';
import { AreaSheet } from '#features/admin/area-sheet.tsx';
import { ROW } from '#tests/domain/more-rows.ts';
import { MANAGER as ADA } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const none = () => undefined;
const asAda = (page: ReactElement) => <AdminRoleContext value="super_admin">{page}</AdminRoleContext>;
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

const LONDON: AreaRow = {
  ...{ catalogue: 'areas', id: ROW, row_xid: '1', updated_at: '2026-01-01T00:00:00.000Z' },
  ...{ slug: 'london', name: 'London', country: 'GB', tz: 'Europe/London', currency: 'GBP' },
  ...{ lat: 51.5, lng: -0.1, floor_minor: null },
};

it('a city keeps what another admin changes meanwhile, and shows it before it is replaced', async () => {
  const ada = await personAt(ADA, { save_area: null });
  await ada.holds(areas, LONDON);
  const mirror = ada.device.mirror.get();
  const [london = null] = mirror === null ? [] : await allAreas(mirror);
  const { types, press } = ada.sees(asAda(<AreaSheet area={london} inUse onClose={none} onSaved={none} />));
  await types(' and around', /^Name/);
  await ada.holds(areas, { ...LONDON, name: 'London town', lat: 51.6 });
  await screen.findByText('Another admin changed this in the meantime. Name: London town. Saving replaces it.');
  expect((await field(/^Latitude/)).value).toBe('51.6');
  expect((await field(/^Name/)).value).toBe('London and around');
  await press('Save city');
  await screen.findByText('London and around is saved');
  const terms = { country: 'GB', tz: 'Europe/London', currency: 'GBP', lat: 51.6, lng: -0.1, floor_minor: null };
  expect(ada.server.asked).toEqual([
    ['save_area', { id: ROW, name: 'London and around', ...terms, seen: { name: 'London town' } }],
  ]);
});
