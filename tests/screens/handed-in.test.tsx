// What somebody hands in to be looked at, and what an admin reads beside it.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { HandedDocument } from '#domain/admin/documents.ts';
import type { HandedIn } from '#domain/admin/verifications.ts';
import { rowToVenue } from '#domain/venues/schema.ts';
import { venueVerifications } from '#domain/verification/schema.ts';
import { AdminRoleContext } from '#features/admin/admin-role-context.ts';
import { DisputesScreen } from '#features/admin/disputes-screen.tsx';
import { DocumentsScreen } from '#features/admin/documents-screen.tsx';
import { HandedDocumentRow } from '#features/admin/handed-document-row.tsx';
import { HandedInRow } from '#features/admin/handed-in-row.tsx';
import { KeptQueues } from '#features/admin/kept-queues.ts';
import { VerificationPart } from '#features/venues/verification-part.tsx';
import { OTHER, ROW } from '#tests/domain/more-rows.ts';
import { MANAGER, VENUE, venueRow } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const at = '2026-11-28T12:00:00Z';
const none = () => undefined;

it('what is sent again without a file keeps the files that were sent before', async () => {
  const vera = await personAt(MANAGER);
  const venue = venueRow({ verification_status: 'unverified' });
  await vera.holds(venueVerifications, {
    ...{ catalogue: '', id: VENUE, row_xid: '1', created_at: at, updated_at: at, handed_in_at: at, version: 2 },
    ...{ legal_name: 'Thistle', registration_number: '1', website: null, file_ids: [OTHER, ROW] },
    ...{ state: 'rejected', reason: 'The name differs from the paper.' },
  });
  const { press, types } = vera.sees(<VerificationPart venue={rowToVenue(venue)} mayAsk begun />);
  await types(' Limited', 'Legal name');
  await screen.findByText('The 2 files you sent before stay unless you add others here.');
  await press('Send for verification');
  await expect
    .poll(() => vera.outbox())
    .toMatchObject([{ name: 'request_verification', args: { legal_name: 'Thistle Limited', file_ids: [OTHER, ROW] } }]);
});

it.each([
  ['2026-01-02', true],
  ['2100-01-02', false],
])('a document that is valid until %s says so before it is accepted', async (expiresOn, isOver) => {
  const document: HandedDocument = {
    ...{ id: ROW, workerId: ROW, name: 'Rosa', type: 'food_hygiene', number: null, expiresOn, state: 'waiting' },
    ...{ reason: null, version: 1, handedInAt: at, fileId: ROW, fileName: 'licence.pdf', bytes: 10, key: '1' },
  };
  const ada = await personAt(MANAGER, {});
  ada.sees(<HandedDocumentRow document={document} onDecided={none} />);
  await screen.findByRole('button', { name: /^Accept: / });
  expect(screen.queryByText('Expired 2 Jan 2026') !== null).toBe(isOver);
});

it('the files of two people that are called the same are told apart by whose they are', async () => {
  const handed = (id: string, name: string): HandedDocument => ({
    ...{ id, workerId: id, name, type: 'food_hygiene', number: null, expiresOn: null, state: 'waiting' },
    ...{ reason: null, version: 1, handedInAt: at, fileId: id, fileName: 'image.jpg', bytes: 10, key: '1' },
  });
  const ada = await personAt(MANAGER, {});
  ada.sees(
    <>
      <HandedDocumentRow document={handed(ROW, 'Rosa')} onDecided={none} />
      <HandedDocumentRow document={handed(OTHER, 'Rocco')} onDecided={none} />
    </>,
  );
  for (const name of ['Food hygiene certificate, Rosa', 'Food hygiene certificate, Rocco'])
    within(await screen.findByRole('group', { name })).getByRole('button', { name: /^image\.jpg/ });
});

it.each(['verified', 'unverified'] as const)('of a venue that waits and is %s it is said why', async verification => {
  const venue: HandedIn = {
    ...{ id: VENUE, name: 'The Copper Thistle', address: '1 Quay', area: null, industry: 'bar', status: 'active' },
    ...{ pausedByPlatform: false, ownerName: 'Vera', ownerEmail: 'vera@example.com', legalName: 'Thistle' },
    ...{ registrationNumber: '1', website: null, state: 'waiting', reason: null, version: 3, verification },
    ...{ ownDeciders: null, handedInAt: at, key: '1', files: [] },
  };
  const ada = await personAt(MANAGER, {});
  ada.sees(
    <AdminRoleContext value="support">
      <HandedInRow venue={venue} decides onDecided={none} />
    </AdminRoleContext>,
  );
  await screen.findByRole('button', { name: 'Verify The Copper Thistle' });
  const moved = screen.queryByText('Already verified. The address has changed since then.');
  expect(moved !== null).toBe(verification === 'verified');
});

it('a queue is searched, says that nothing matches, and is as it was left when one comes back', async () => {
  const counts = { waiting: 0, verified: 0, rejected: 0 };
  const ada = await personAt(MANAGER, { admin_documents: { rows: [], more: false, counts } });
  const queues = new Map<string, unknown>();
  const queue = (
    <AdminRoleContext value="support">
      <KeptQueues value={queues}>
        <DocumentsScreen />
      </KeptQueues>
    </AdminRoleContext>
  );
  ada.sees(queue);
  await screen.findByText('Nothing here');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Name, email or number' }), 'rosa');
  await screen.findByText('Nothing matches');
  const asked = ['admin_documents', { p_state: 'waiting', p_search: 'rosa' }];
  await expect.poll(() => ada.server.asked).toContainEqual(asked);
  cleanup();
  ada.sees(queue);
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('rosa');
});

it('the page of disputes says that none waits only where nothing was typed', async () => {
  const ada = await personAt(MANAGER, { admin_disputes: { rows: [], more: false, total: 0 } });
  const page = (search?: string) => (
    <AdminRoleContext value="support">
      <DisputesScreen search={{ search }} onSearch={none} />
    </AdminRoleContext>
  );
  ada.sees(page());
  await screen.findByRole('heading', { name: 'No disputes to decide' });
  cleanup();
  ada.sees(page('rosa'));
  await screen.findByText('Nothing matches');
  expect(screen.queryByRole('heading', { name: 'No disputes to decide' })).toBeNull();
});

it('J and K go from one document that waits to the next, and no further than the last', async () => {
  const row = (id: string, name: string) => ({
    ...{ id, workerId: id, name, type: 'food_hygiene', number: null, expiresOn: null, state: 'waiting' },
    ...{ reason: null, version: 1, handedInAt: at, fileId: id, fileName: 'image.jpg', bytes: 10, key: '1' },
  });
  const counts = { waiting: 2, verified: 0, rejected: 0 };
  const rows = [row(ROW, 'Rosa'), row(OTHER, 'Rocco')];
  const ada = await personAt(MANAGER, { admin_documents: { rows, more: false, counts } });
  ada.sees(
    <AdminRoleContext value="support">
      <DocumentsScreen />
    </AdminRoleContext>,
  );
  await screen.findByRole('link', { name: 'Rosa' });
  const reached: (string | null | undefined)[] = [];
  for (const key of ['j', 'j', 'j', 'k']) {
    await userEvent.keyboard(key);
    reached.push(document.activeElement?.textContent);
  }
  expect(reached).toEqual(['Rosa', 'Rocco', 'Rocco', 'Rosa']);
});
