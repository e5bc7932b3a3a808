// A shift that one hands to another: who may take it, and what the venue says to that.

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookings } from '#domain/bookings/schema.ts';
import { workInvitations } from '#domain/invitations/schema.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { transfers } from '#domain/transfers/schema.ts';
import { TransfersAskedPanel } from '#features/transfers/transfers-asked-panel.tsx';
import { TransfersDecidePanel } from '#features/transfers/transfers-decide-panel.tsx';
import { inHours, invitationRow, OTHER, ROW, transferRow } from '#tests/domain/more-rows.ts';
import { bookingRow, MANAGER, SHIFT, shiftRow, WORKER } from '#tests/domain/rows.ts';
import { personAt, pressUndo } from '#tests/support/screen.tsx';

describe('a shift that one hands to another', () => {
  it('a colleague who declines a shift takes nothing over, and may take that back', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(transfers, transferRow());
    const { press } = rocco.sees(<TransfersAskedPanel />);
    await press('I can’t');
    await expect
      .poll(rocco.outbox)
      .toEqual([{ name: 'respond_transfer', args: { id: ROW, answer: 'decline', version: 3 } }]);
    await pressUndo();
    await expect.poll(rocco.outbox).toEqual([]);
    expect(await screen.findByText('Rosa asks if you can cover')).toBeDefined();
  });

  it('a colleague takes back a yes that the venue has not decided on', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(transfers, transferRow({ status: 'agreed' }));
    const { press } = rocco.sees(<TransfersAskedPanel />);
    await press('I can’t after all');
    await expect
      .poll(rocco.outbox)
      .toEqual([{ name: 'respond_transfer', args: { id: ROW, answer: 'decline', version: 3 } }]);
  });

  it('a colleague who is booked at that time cannot take a shift over', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(transfers, transferRow());
    await rocco.holds(bookings, bookingRow({ starts_at: inHours(8), ends_at: inHours(14) }));
    rocco.sees(<TransfersAskedPanel />);
    await screen.findByText(/You’re booked at another venue then/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cover the shift' }).disabled).toBe(true);
  });

  it('a colleague who would not have rested cannot take a shift over', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(transfers, transferRow());
    await rocco.holds(bookings, bookingRow({ venue_id: OTHER, starts_at: inHours(20), ends_at: inHours(26) }));
    rocco.sees(<TransfersAskedPanel />);
    await screen.findByText('Too close to your shift at another venue after it');
    expect(screen.getByRole('button', { name: 'Cover the shift' })).toHaveProperty('disabled', true);
  });

  it('a colleague who has said yes elsewhere at that time cannot take a shift over', async () => {
    const rocco = await personAt(WORKER);
    const same = { starts_at: inHours(8), ends_at: inHours(14) };
    await rocco.holds(transfers, transferRow());
    await rocco.holds(shifts, shiftRow({ ...same, id: OTHER }));
    await rocco.holds(workInvitations, invitationRow({ shift_id: OTHER, status: 'accepted' }));
    rocco.sees(<TransfersAskedPanel />);
    await screen.findByText(/^Clashes with your request at another venue/);
    expect(screen.getByRole('button', { name: 'Cover the shift' })).toHaveProperty('disabled', true);
  });

  it('of several colleagues who ask, who needs somebody soonest comes first', async () => {
    const rocco = await personAt(WORKER);
    const later = { id: OTHER, giver_name: 'Tom', starts_at: inHours(30), ends_at: inHours(36) };
    await rocco.holds(transfers, transferRow(), transferRow({ ...later, created_at: inHours(-1) }));
    rocco.sees(<TransfersAskedPanel />);
    const asked = await screen.findAllByText(/asks if you can cover/);
    expect(asked.map(one => one.textContent)).toEqual(['Rosa asks if you can cover', 'Tom asks if you can cover']);
  });

  it('a venue refuses whoever would come instead', async () => {
    const mina = await personAt(MANAGER);
    await mina.holds(transfers, transferRow({ status: 'agreed' }));
    const { press } = mina.sees(<TransfersDecidePanel shiftId={SHIFT} mayDecide />);
    await press('Keep Unknown Rockstar');
    await expect
      .poll(mina.outbox)
      .toEqual([{ name: 'decide_transfer', args: { id: ROW, decision: 'refuse', version: 3 } }]);
  });
});
