// By whose clock an admin reads of a shift in another city.

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DisputeDetail } from '#domain/admin/disputes.ts';
import type { WaitingPay } from '#domain/admin/schema.ts';
import { AdminRoleContext } from '#features/admin/admin-role-context.ts';
import { RecordPart } from '#features/admin/dispute-record-part.tsx';
import { WaitingPayRow } from '#features/admin/waiting-pay-row.tsx';
import { ROW } from '#tests/domain/more-rows.ts';
import { MANAGER as ADA } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const at = '2026-11-28T12:00:00Z';
const there = { role: 'bartender', startsAt: at, endsAt: at, tz: 'America/New_York' };

it('pay that waits says by whose clock the shift is', async () => {
  const post: WaitingPay = {
    ...{ post: 'shift', id: ROW, venueName: 'Harbour', rateMinor: 9900, currency: 'USD', title: null },
    ...{ ...there, ownDeciders: null },
  };
  const ada = await personAt(ADA, {});
  ada.sees(
    <AdminRoleContext value="support">
      <WaitingPayRow post={post} decides={false} onDecided={() => undefined} />
    </AdminRoleContext>,
  );
  await screen.findByText(/07:00–07:00 · Eastern Time$/);
});

it('what was said around a shift is told by the clock of its place, and says when there was more', async () => {
  const dispute = {
    ...{ id: ROW, state: 'answered', recordReadAt: null },
    shift: { ...there, venueName: 'Harbour', breakMin: 0, rateMinor: 1500, currency: 'USD', plannedMin: 400 },
  } as DisputeDetail;
  const messages = Array.from({ length: 200 }, (_, nth) => ({
    ...{ id: `0190a000-0000-7000-8000-000000000${100 + nth}`, at, side: 'venue', name: 'Vera' },
    ...{ content: 'Come at six', deleted: false },
  }));
  const record = { phone: null, rateMinor: null, currency: null, homeKm: null, messages };
  const ada = await personAt(ADA, { read_dispute_record: record });
  const { press, types } = ada.sees(
    <AdminRoleContext value="support">
      <RecordPart dispute={dispute} reads />
    </AdminRoleContext>,
  );
  await types('Both sides differ', /Why/);
  await press('Open messages and contact');
  await screen.findByText('Only the newest 200 of them.');
  expect(screen.getAllByText(/(^|, )07:00$/)).toHaveLength(200);
});
