// Whoever looks for a name or a word types it without its accents.

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bookings } from '#domain/bookings/schema.ts';
import { jobs } from '#domain/jobs/schema.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { rowToShift } from '#domain/shifts/schema.ts';
import { venues } from '#domain/venues/schema.ts';
import { DueList } from '#features/attendance/due-list.tsx';
import { JobsScreen } from '#features/jobs/jobs-screen.tsx';
import { jobRow, nthId, profileRow } from '#tests/domain/more-rows.ts';
import { bookingRow, MANAGER, shiftRow, venueRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

it('at the staff door José is found by jose', async () => {
  const mina = await personAt(MANAGER);
  const rosa = nthId(1);
  await mina.holds(profiles, profileRow({ name: 'José Núñez' }), profileRow({ id: rosa, name: 'Rosa' }));
  await mina.holds(bookings, bookingRow(), bookingRow({ id: nthId(2), worker_id: rosa }));
  mina.sees(<DueList shift={{ ...rowToShift(shiftRow()), pending: null }} named="jose nu" />);
  await screen.findByText('José Núñez');
  expect(screen.queryByText('Rosa')).toBeNull();
});

it('a job at a café is found by cafe', async () => {
  const rocco = await personAt(WORKER);
  await rocco.holds(venues, venueRow());
  await rocco.holds(jobs, jobRow({ title: 'Barista, café' }), jobRow({ id: nthId(1), title: 'Bar lead' }));
  rocco.sees(<JobsScreen pane={null} placed nothing={null} />);
  await screen.findByText('Bar lead');
  await userEvent.type(screen.getByRole('searchbox'), 'Cafe');
  await screen.findByText('Barista, café');
  await expect.poll(() => screen.queryByText('Bar lead')).toBeNull();
});
