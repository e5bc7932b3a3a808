// A search for cover as a manager reads it while Encore does not know yet what they pressed.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type CoverRow, covers } from '#domain/covers/schema.ts';
import { workInvitations } from '#domain/invitations/schema.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { venues, venueUsers } from '#domain/venues/schema.ts';
import { CoverScreen } from '#features/covers/cover-screen.tsx';
import { inHours, invitationRow, memberRow, nthId, profileRow } from '#tests/domain/more-rows.ts';
import { MANAGER, SHIFT, shiftRow, VENUE, venueRow } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const COVER = nthId(70);
const ENDS = inHours(34);

function coverRow(): CoverRow {
  return {
    ...{ id: COVER as never, row_xid: '1', venue_id: VENUE as never, shift_id: SHIFT as never, status: 'asking' },
    ...{ waves: 2, apart_min: 8, full_pay: false, wave: 1, next_at: inHours(0.1), ends_at: ENDS, created_by: null },
    ...{ version: 1, created_at: inHours(-0.1), updated_at: inHours(-0.1) },
  };
}

async function managerAtGap() {
  const mina = await personAt(MANAGER);
  await mina.holds(venueUsers, memberRow({ user_id: MANAGER as never, role: 'manager' }));
  await mina.holds(venues, venueRow());
  await mina.holds(profiles, profileRow());
  await mina.holds(shifts, shiftRow({ starts_at: inHours(26), ends_at: ENDS, positions: 2, confirmed_count: 0 }));
  return mina;
}

it('a search that waits on this device is not said to have begun', async () => {
  const mina = await managerAtGap();
  const { press } = mina.sees(<CoverScreen shiftId={SHIFT} />);
  await screen.findByRole('heading', { level: 1, name: 'No one to choose' });
  await press('Ask when there is signal');
  await screen.findByRole('heading', { level: 1, name: 'No one asked yet' });
  await screen.findByText(/^On this (phone|device)$/);
});

it('a search whose stop waits on this device is not said to have stopped', async () => {
  const mina = await managerAtGap();
  await mina.holds(covers, coverRow());
  await mina.holds(
    workInvitations,
    invitationRow({ shift_id: SHIFT as never, job_id: null, cover_id: COVER as never, cover_wave: 1, status: 'sent' }),
  );
  const { press } = mina.sees(<CoverScreen shiftId={SHIFT} />);
  await press('Stop asking');
  await screen.findByText(/^It stops once you’re online/);
  await screen.findByRole('heading', { level: 1, name: 'Asking for cover' });
  expect(screen.queryByText('not asked')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
});
