// What somebody hears who does not see the screen: no title twice, no two links alike, no level of headings left out.

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applications } from '#domain/applications/schema.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { rowToShift, shifts } from '#domain/shifts/schema.ts';
import { ListTable } from '#features/admin/list-table.tsx';
import { ApplicantsPanel } from '#features/applications/applicants-panel.tsx';
import { PasswordField } from '#features/auth/password-field.tsx';
import { VenueShiftRow } from '#features/shifts/venue-shift-row.tsx';
import { profileRow } from '#tests/domain/more-rows.ts';
import { applicationRow, MANAGER, shiftRow } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';
import { ChangedElsewhere } from '#ui/changed-elsewhere.tsx';
import { DetailBeside, DetailFrame } from '#ui/detail-frame.tsx';
import { DetailTitle, PartHeading } from '#ui/detail-title.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NavList } from '#ui/nav-list.tsx';
import { Screen } from '#ui/screen.tsx';

it('a page whose title is not drawn says it once', async () => {
  const vera = await personAt(MANAGER);
  vera.sees(
    <Screen title="No dispute here" titleHidden>
      <EmptyState title="No dispute here" />
    </Screen>,
  );
  await screen.findByText('No dispute here', { selector: 'h2' });
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1']);
});

it.each([
  { beside: false, levels: ['H1 Bartender', 'H2 Booked'] },
  { beside: true, levels: ['H2 Bartender', 'H3 Booked'] },
])(
  'a detail says its title once, and no level is left out below it: beside its list $beside',
  async ({ beside, levels }) => {
    const vera = await personAt(MANAGER);
    vera.sees(
      <DetailBeside value={beside}>
        <DetailFrame title="Bartender" back="/venue/shifts">
          <DetailTitle>Bartender</DetailTitle>
          <PartHeading>Booked</PartHeading>
        </DetailFrame>
      </DetailBeside>,
    );
    await screen.findByText('Booked');
    expect(screen.getAllByRole('heading').map(one => `${one.tagName} ${one.textContent}`)).toEqual(levels);
  },
);

it('that somebody else saved meanwhile is told once', async () => {
  const vera = await personAt(MANAGER);
  const nothing = () => undefined;
  vera.sees(<ChangedElsewhere words="Mina changed it" onKeepMine={nothing} onTakeTheirs={nothing} />);
  const said = await screen.findByText('Mina changed it');
  expect(said.closest('[role="alert"]')?.querySelectorAll('[role="status"], [aria-live]')).toHaveLength(0);
});

it('what shows a password says of which field it does', async () => {
  const vera = await personAt(MANAGER);
  vera.sees(
    <>
      <PasswordField label="Current password" />
      <PasswordField label="New password" />
    </>,
  );
  for (const description of ['Current password', 'New password'])
    await screen.findByRole('button', { name: 'Show password', description });
});

it('no two links of an admin’s list are alike: rows called the same say what they are', async () => {
  const ada = await personAt(MANAGER);
  const row = (id: string, role: string) => ({ id, key: id, venue: 'The Copper Thistle', role });
  ada.sees(
    <ListTable
      label="Shifts"
      page={{ rows: [row('a', 'Bartender'), row('b', 'Host')], more: false }}
      columns={[
        { id: 'venue', label: 'Venue', text: ({ venue }) => venue, said: ({ venue, role }) => `${venue}, ${role}` },
        { id: 'role', label: 'Role', text: ({ role }) => role },
      ]}
      filter={{ search: '' }}
      to={({ id }) => ({ to: '/admin/shifts/$shiftId', params: { shiftId: id } })}
      chosen={null}
    />,
  );
  await screen.findByRole('link', { name: 'The Copper Thistle, Bartender' });
  await screen.findByRole('link', { name: 'The Copper Thistle, Host' });
});

it('the link of a shift says its day, and its role and title apart', async () => {
  const vera = await personAt(MANAGER);
  const row = shiftRow({ starts_at: '2026-12-05T18:00:00Z', ends_at: '2026-12-05T23:00:00Z', title: 'Weekend bar' });
  vera.sees(<VenueShiftRow shift={{ ...rowToShift(row), pending: null }} applied={0} />);
  const link = await screen.findByRole('link');
  expect(link.textContent).toMatch(/Bartender Weekend bar/);
  expect(link.textContent).toMatch(/Sat 5 Dec$/);
});

it('who applied is a part of the page where nothing but its title stands above', async () => {
  const vera = await personAt(MANAGER);
  await vera.holds(shifts, shiftRow());
  await vera.holds(profiles, profileRow());
  await vera.holds(applications, applicationRow());
  vera.sees(<ApplicantsPanel shift={rowToShift(shiftRow())} mayDecide heading="h2" />);
  await screen.findByRole('heading', { level: 2, name: /^Applicants/ });
});

it('what waits to be read is said with what it is', async () => {
  const vera = await personAt(MANAGER);
  const Icon = () => null;
  vera.sees(
    <NavList
      entries={[{ to: '/venue/messages', label: 'messages', icon: Icon as never, iconActive: Icon as never, count: 2 }]}
    />,
  );
  await screen.findByRole('link', { name: 'Messages 2 unread' });
});
