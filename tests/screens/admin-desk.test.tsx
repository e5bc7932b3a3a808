// What admins do side by side, and one thing after another.

import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import type { HandedDocument } from '#domain/admin/documents.ts';
import type { AdminOverview, WaitingPay } from '#domain/admin/schema.ts';
import { type AreaRow, allAreas, areas } from '#domain/venues/areas.ts';
import { AdminRoleContext } from '#features/admin/admin-role-context.ts';
import { AreaSheet } from '#features/admin/area-sheet.tsx';
import { DisputeSidePart } from '#features/admin/dispute-side-part.tsx';
import { DocumentsScreen } from '#features/admin/documents-screen.tsx';
import { KeptQueues } from '#features/admin/kept-queues.ts';
import { LockoutsPart } from '#features/admin/lockouts-part.tsx';
import { SecurityScreen } from '#features/admin/security-screen.tsx';
import { UserViewPart } from '#features/admin/user-view-part.tsx';
import { PayQueue } from '#features/admin/waiting-queues.tsx';
import { nthId, OTHER, ROW } from '#tests/domain/more-rows.ts';
import { MANAGER as ADA } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const none = () => undefined;
const NONE = { all: 0, rows: [] };
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

it('a city that lacks something says so at each field, and goes on at the first', async () => {
  const ada = await personAt(ADA, { save_area: null });
  const { press, types } = ada.sees(asAda(<AreaSheet area={null} inUse={false} onClose={none} onSaved={none} />));
  await types('PE', /^Country/);
  await press('Save city');
  await screen.findByText('Enter a name of at least 2 letters');
  screen.getByText('Choose a time zone');
  expect(screen.queryByText('Enter two letters, such as GB or PT')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(await field(/^Name/));
  expect(ada.server.asked).toEqual([]);
});

it('a new city that is half written is kept with its id, until it is saved', async () => {
  const ada = await personAt(ADA, {});
  const sheet = () => ada.sees(asAda(<AreaSheet area={null} inUse={false} onClose={none} onSaved={none} />));
  const { types, typed } = sheet();
  await types('Lima', /^Name/);
  const kept = typed()['area:new'];
  cleanup();
  const again = sheet();
  expect((await field(/^Name/)).value).toBe('Lima');
  await again.types('PE', /^Country/);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Time zone' }), 'Lima');
  await userEvent.click(await screen.findByRole('option', { name: 'America/Lima', hidden: true }));
  await again.types('-12', /^Latitude/);
  await again.types('-77', /^Longitude/);
  await again.press('Save city');
  await screen.findByText(/^You need to be online for this/);
  cleanup();
  ada.server.answers.save_area = null;
  await sheet().press('Save city');
  await screen.findByText('Lima is saved');
  expect(ada.server.asked.map(([, sent]) => (sent as { id: string }).id)).toContain((kept as { id: string }).id);
  await expect.poll(typed).toEqual({});
});

it('a legal minimum does not become another sum with another currency', async () => {
  const ada = await personAt(ADA, { save_area: null });
  const { chooses, types } = ada.sees(asAda(<AreaSheet area={null} inUse={false} onClose={none} onSaved={none} />));
  await types('12.71', /^Legal minimum/);
  await chooses('ARS', 'Currency');
  expect((await field(/^Legal minimum/)).value).toBe('');
  await types('8.500', /^Legal minimum/);
  expect((await field(/^Legal minimum/)).value).toBe('8.500');
});

const handedIn = (nth: number): HandedDocument => ({
  ...{ id: `01990000-0000-7000-8000-0000000000${String(nth).padStart(2, '0')}`, workerId: ROW, name: `Rosa ${nth}` },
  ...{ type: 'food_hygiene', number: null, expiresOn: null, state: 'waiting', reason: null, version: 1 },
  ...{ handedInAt: '2026-11-28T12:00:00Z', fileId: ROW, fileName: 'licence.pdf', bytes: 10, key: String(nth) },
});

it('whoever comes back to a queue is on the page that they left, and its last row leads to the one before', async () => {
  const waiting = Array.from({ length: 21 }, (_, nth) => handedIn(nth));
  const answers = {
    admin_decide_document: null,
    get admin_documents() {
      const [, asked] = ada.server.asked.at(-1) ?? [];
      const from = waiting.findIndex(({ id }) => id === (asked as { p_after_id?: string }).p_after_id) + 1;
      const counts = { waiting: waiting.length, verified: 0, rejected: 0 };
      return { rows: waiting.slice(from, from + 20), more: waiting.length > from + 20, counts };
    },
  };
  const ada = await personAt(ADA, answers);
  const queues = new Map<string, unknown>();
  const queue = asAda(
    <KeptQueues value={queues}>
      <DocumentsScreen />
    </KeptQueues>,
  );
  const { press } = ada.sees(queue);
  await screen.findByText('1–20 of 21');
  await press('Next');
  await screen.findByText('21–21 of 21');
  // To the page of the one who handed it in, and back.
  cleanup();
  const again = ada.sees(queue);
  await screen.findByText('21–21 of 21');
  expect(screen.queryByText('Rosa 0')).toBeNull();
  waiting.pop();
  await again.press(/^Accept: /);
  await screen.findByText('1–20 of 20');
  await screen.findByText('Rosa 19');
});

it('before a document is refused, it says that the Rockstar reads why, not a venue', async () => {
  const counts = { waiting: 1, verified: 0, rejected: 0 };
  const ada = await personAt(ADA, { admin_documents: { rows: [handedIn(0)], more: false, counts } });
  const { press } = ada.sees(asAda(<DocumentsScreen />));
  await press(/^Reject: /);
  await screen.findByText('Rosa 0 reads it as you write it.');
});

it('a queue that is cut says of how many it shows the first, and one that is whole does not', async () => {
  const post: WaitingPay = {
    ...{ post: 'job', id: ROW, venueName: 'Harbour', rateMinor: 9900, payMinMinor: 9900, payMaxMinor: null },
    ...{ currency: 'GBP', payPeriod: 'hour', title: 'Bar lead', ownDeciders: null },
  };
  const figures = { rockstars: 0, suspended: 0, venues: 1, unverified: 0, openShifts: 0, startingToday: 0 };
  const overview: AdminOverview = { ...figures, gapsToday: 0, bookedAhead: 0, queue: [], pay: [post], payWaiting: 63 };
  const ada = await personAt(ADA, {});
  ada.sees(asAda(<PayQueue overview={overview} onDecided={none} />));
  await screen.findByText('These are the oldest 1 of 63. Others appear here as you decide.');
  cleanup();
  ada.sees(asAda(<PayQueue overview={{ ...overview, payWaiting: 1 }} onDecided={none} />));
  await screen.findByText('Harbour');
  expect(screen.queryByText(/^These are/)).toBeNull();
});

it.each([
  [10, '10 requests waiting', '2 invitations · no hours to agree'],
  [12, '12 requests waiting', 'the next 10 are listed · 2 invitations · no hours to agree'],
])(
  'what somebody sees is counted, and said to be the next ten only where there are more: %i',
  async (all, title, line) => {
    const rows = Array.from({ length: 10 }, (_, nth) => ({
      ...{ id: handedIn(nth).id, status: 'submitted', role: 'bartender', venueName: 'Harbour', tz: 'UTC' },
      ...{ startsAt: '2026-11-28T12:00:00Z', endsAt: '2026-11-28T18:00:00Z' },
    }));
    const view = { requests: { all, rows }, invitations: 2, ownHours: 0, shifts: { all: 0, rows: [] }, venueHours: 0 };
    const ada = await personAt(ADA, { admin_user_view: view });
    const { press } = ada.sees(asAda(<UserViewPart user={{ id: OTHER, name: 'Rosa', role: 'rockstar' }} />));
    await press('What Rosa sees');
    expect((await screen.findByText(title)).textContent).toBe(`${title}${line}`);
  },
);

it('each entry of the log leads to the page of what it is about, where that has one', async () => {
  const entry = {
    ...{ at: '2026-11-28T12:00:00Z', action: 'suspend_user', actorName: 'Sol', before: null, after: null },
    ...{ reason: null, key: '1' },
  };
  const rows = [
    { subject: 'Rosa', subjectKind: 'user', subjectId: ROW },
    { subject: 'Harbour', subjectKind: 'venue', subjectId: ROW },
    { subject: 'Late bar', subjectKind: 'shift', subjectId: ROW },
    { subject: 'Bar lead', subjectKind: 'job', subjectId: ROW },
    { subject: 'Rosa, Harbour', subjectKind: 'dispute', subjectId: ROW },
    { subject: 'noor@rockstars.example', subjectKind: null, subjectId: null },
  ].map((about, nth) => ({ ...entry, ...about, id: handedIn(nth).id }));
  const answers = { admin_lockouts: NONE, admin_security: { sessions: NONE, leaving: NONE } };
  const ada = await personAt(ADA, { ...answers, admin_audit: { rows, more: false, total: 6, all: 6 } });
  ada.sees(asAda(<SecurityScreen search={{}} onSearch={none} />));
  await screen.findByText('noor@rockstars.example');
  const ways = within(screen.getByRole('table')).getAllByRole('link');
  expect(ways.map(way => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Rosa', `/admin/users/${ROW}`],
    ['Harbour', `/admin/venues/${ROW}`],
    ['Late bar', `/admin/shifts/${ROW}`],
    ['Bar lead', `/admin/jobs/${ROW}`],
    ['Rosa, Harbour', `/admin/reports/disputes/${ROW}`],
  ]);
});

it('a list that begins with fifty says of how many, and asks for more', async () => {
  const tried = (nth: number) => ({
    ...{
      userId: nthId(nth),
      name: `Rosa ${nth}`,
      email: null,
      failures: 1,
      locks: 0,
      lockedUntil: null,
      lastAt: '2026-11-28T12:00:00Z',
    },
  });
  const rows = Array.from({ length: 60 }, (_, nth) => tried(nth));
  const ada = await personAt(ADA, { admin_lockouts: { all: 60, rows: rows.slice(0, 50) } });
  const { press } = ada.sees(asAda(<LockoutsPart />));
  await screen.findByText('The first 50 of 60.');
  ada.server.answers.admin_lockouts = { all: 60, rows };
  await press('Show more: Wrong passwords today');
  await screen.findByText('Rosa 59');
  expect(screen.queryByText(/^The first/)).toBeNull();
  expect(ada.server.asked.filter(([name]) => name === 'admin_lockouts')).toEqual([
    ['admin_lockouts', { p_most: 50 }],
    ['admin_lockouts', { p_most: 100 }],
  ]);
});

it('what an older server cannot answer yet is told at once, not after more tries, and can be asked again', async () => {
  const ada = await personAt(ADA, { admin_lockouts: NONE });
  const call = vi.spyOn(ada.server.remote, 'call');
  call.mockResolvedValueOnce({ ok: false, error: { code: 'PGRST202' } });
  const { press } = ada.sees(asAda(<LockoutsPart />));
  await screen.findByText(/needs an update on our side/);
  expect(call).toHaveBeenCalledTimes(1);
  await press('Try again');
  // It goes before the call is made.
  await expect.poll(() => call.mock.calls.length).toBe(2);
  await expect.poll(() => screen.queryByText(/needs an update on our side/)).toBeNull();
});

it('of somebody whose account is gone the desk says that words were deleted, not that there were none', async () => {
  const ada = await personAt(ADA);
  const side = { name: 'Deleted account', words: null, messages: [], reliability: null, disputes: 0, facts: [] };
  ada.sees(<DisputeSidePart side={{ ...side, saidAt: '2026-01-01T00:00:00.000Z' }} tz={null} />);
  await screen.findByText('The words were deleted with the account.');
  cleanup();
  ada.sees(<DisputeSidePart side={{ ...side, saidAt: null }} tz={null} />);
  await screen.findByText('Has said nothing yet.');
});

it('what a side wrote with the hours that it proposed stands at the desk, though it has not answered the dispute', async () => {
  const ada = await personAt(ADA);
  const side = {
    name: 'The Orbit',
    words: null,
    saidAt: null,
    messages: [],
    reliability: null,
    disputes: 0,
    facts: [],
  };
  ada.sees(<DisputeSidePart side={{ ...side, hoursReason: 'The bar closed early' }} tz={null} />);
  await screen.findByText('With the hours they proposed: “The bar closed early”');
});
