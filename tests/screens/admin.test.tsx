// What an admin does: of whom it is, until when, what is read again after it, and where each thing that waits leads.

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { DisputeDetail } from '#domain/admin/disputes.ts';
import type { AdminRole, WaitingPay, WaitingVenue } from '#domain/admin/schema.ts';
import { AdminRoleContext } from '#features/admin/admin-role-context.ts';
import { AdminTeamScreen } from '#features/admin/admin-team-screen.tsx';
import { AttentionPart } from '#features/admin/attention-part.tsx';
import { DecidedPart } from '#features/admin/decided-part.tsx';
import { DecisionPart } from '#features/admin/decision-part.tsx';
import { HealthScreen } from '#features/admin/health-screen.tsx';
import { LockoutsPart } from '#features/admin/lockouts-part.tsx';
import { RequireRole } from '#features/admin/require-role.tsx';
import { SessionsPart } from '#features/admin/sessions-part.tsx';
import { UsersScreen } from '#features/admin/users-screen.tsx';
import { VenueDecision } from '#features/admin/venue-decision.tsx';
import { WaitingPayRow } from '#features/admin/waiting-pay-row.tsx';
import { WaitingVenueRow } from '#features/admin/waiting-venue-row.tsx';
import { OTHER, ROW } from '#tests/domain/more-rows.ts';
import { MANAGER as ADA } from '#tests/domain/rows.ts';
import type { Answers } from '#tests/support/answering-server.ts';
import { personAt } from '#tests/support/screen.tsx';

const at = '2026-11-28T12:00:00Z';
const as = (role: AdminRole, page: ReactElement) => <AdminRoleContext value={role}>{page}</AdminRoleContext>;

async function adaSees(page: ReactElement, answers: Answers) {
  const ada = await personAt(ADA, answers);
  return { server: ada.server, ...ada.sees(as('super_admin', page)) };
}

describe('a venue', () => {
  const venue = { id: ROW, name: 'The Copper Thistle', status: 'active', pausedByPlatform: false } as const;
  const standing = { verification: 'verified', ownDeciders: null, state: null, version: null } as const;

  it.each([
    ['super_admin', true],
    ['support', false],
  ] as const)('is paused by whoever decides, and closed for good by a super admin: %s', async (role, may) => {
    const ada = await personAt(ADA, {});
    ada.sees(as(role, <VenueDecision venue={{ ...venue, ...standing }} onDecided={() => undefined} />));
    await screen.findByRole('button', { name: 'Pause The Copper Thistle' });
    expect(screen.queryByRole('button', { name: 'Close The Copper Thistle' }) !== null).toBe(may);
  });
});

describe('people', () => {
  const member = (userId: string, name: string, role: AdminRole) => ({
    ...{ userId, name, role, email: `${name.toLowerCase()}@rockstars.example`, since: at },
  });
  const team = {
    members: [member(ADA, 'Ada', 'super_admin'), member(OTHER, 'Sol', 'support'), member(ROW, 'Rae', 'super_admin')],
    invitations: [],
  };

  it('who removes an admin takes the role away, of nobody else', async () => {
    const { press, server } = await adaSees(<AdminTeamScreen />, { admin_team: team, set_admin_role: null });
    await press('Remove Sol');
    server.answers.admin_team = { ...team, members: team.members.filter(({ name }) => name !== 'Sol') };
    await press('Remove');
    await screen.findByText('2 admins');
    expect(server.asked.filter(([name]) => name === 'set_admin_role')).toEqual([
      ['set_admin_role', { user_id: OTHER, role: 'none' }],
    ]);
  });

  it('nobody loses their own role by a slip of the hand', async () => {
    const { press, server } = await adaSees(<AdminTeamScreen />, { admin_team: team, set_admin_role: null });
    await press('Role of Ada: Super admin');
    await press('Support', 'menuitem');
    expect(await screen.findByText('Give up your super admin role?')).toBeDefined();
    expect(server.asked).toEqual([['admin_team', {}]]);
  });

  it('an admin is signed out there, and the list is read again', async () => {
    const session = { id: ROW, userId: OTHER, name: 'Sol', role: 'support', beganAt: at, seenAt: at, userAgent: null };
    const nobody = { all: 0, rows: [] };
    const security = { sessions: { all: 1, rows: [{ ...session, isThis: false }] }, leaving: nobody };
    const page = await adaSees(<SessionsPart />, { admin_security: security, end_admin_session: null });
    await screen.findByText(/Sol/);
    page.server.answers.admin_security = { ...security, sessions: nobody };
    await page.press(/^Sign out Sol, Unknown device, last seen \S/);
    await expect.poll(() => screen.queryByRole('button', { name: /Sol/ })).toBeNull();
    expect(page.server.asked).toContainEqual(['end_admin_session', { id: ROW }]);
  });

  it('who was locked out is let in, and the list is read again', async () => {
    const tried = { userId: OTHER, name: 'Rosa', email: 'rosa@example.com', failures: 5, locks: 1, lockedUntil: null };
    const rows = [{ ...tried, lastAt: at }];
    const page = await adaSees(<LockoutsPart />, { admin_lockouts: { all: 1, rows }, reset_lockout: null });
    await screen.findByText(/rosa@example.com/);
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
    page.server.answers.admin_lockouts = { all: 0, rows: [] };
    await page.press('Unlock Rosa');
    await expect.poll(() => screen.queryByText(/rosa@example.com/)).toBeNull();
    expect(page.server.asked).toContainEqual(['reset_lockout', { user_id: OTHER }]);
  });

  it('a page for super admins shows support nothing', async () => {
    const ada = await personAt(ADA);
    const page = <RequireRole atLeast="super_admin">the page</RequireRole>;
    const { isAt } = ada.sees(
      <>
        <section aria-label="super">{as('super_admin', page)}</section>
        <section aria-label="support">{as('support', page)}</section>
      </>,
    );
    expect((await screen.findByRole('region', { name: 'super' })).textContent).toBe('the page');
    expect(within(screen.getByRole('region', { name: 'support' })).queryByText('the page')).toBeNull();
    await expect.poll(isAt).toBe('/admin');
  });
});

describe('a desk', () => {
  const none = () => undefined;

  it('each thing that waits leads to where it is settled', async () => {
    const error = { message: 'Oh', times: 1, people: 1, lastAt: at, fingerprint: 'oh', builds: [] };
    const stuck = { id: OTHER, name: 'Rosa', silent: true, lastAt: null };
    const waits = {
      ...{ disputes: 1, first: null, pay: 0, verifications: 1, documents: 1, errors: [error], stuck: [stuck] },
      drops: [{ area: 'porto', now: 1, before: 4 }],
    };
    await adaSees(<AttentionPart />, { admin_attention: waits });
    const links = await screen.findAllByRole('link');
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      '/admin/reports',
      '/admin/venues/verification',
      '/admin/workers/documents',
      '/admin/shifts?status=kept&time=weeks_4&places=gaps&area=porto',
      `/admin/users/${OTHER}`,
      '/admin/reports?view=health',
    ]);
  });

  it.each([
    [0, 'All is well'],
    [1, '1 figure needs attention'],
  ])('the health of the server is headed by its alarms alone: %i', async (alarms, heading) => {
    const ages = { day: 0, week: 0, month: 0, older: 0 };
    const figures = ['deadlocks', 'mails_waiting', 'oldest_mail'].map((figure, nth) => ({
      ...{ figure, value: 1, unit: '', alarmAbove: 0, alarm: nth < alarms },
    }));
    const health = { devices: ages, builds: [], refusals: [], parked: { ...ages, devices: 0 }, errors: [], tables: [] };
    await adaSees(<HealthScreen search={{}} onSearch={none} />, { admin_health: { figures, ...health } });
    await screen.findByRole('heading', { name: heading });
  });

  const user = (id: string, name: string) => ({
    ...{ id, name, email: `${name}@example.com`, role: 'rockstar', adminRole: null, status: 'active' },
    ...{ town: null, createdAt: at, seenAt: null, key: name },
  });
  const users = { rows: [user(ROW, 'Ona'), user(OTHER, 'Ono')], more: true, total: 51, all: 60 };

  function usersAs(search: Record<string, string>, onSearch = none) {
    return <UsersScreen search={search} onSearch={onSearch} chosen={null} pane={undefined} />;
  }

  it('what narrows a list goes with one press', async () => {
    const onSearch = vi.fn();
    const { press } = await adaSees(usersAs({ search: 'on', role: 'rockstar' }, onSearch), { admin_users: users });
    await press(/^Clear Rockstar/);
    expect(onSearch).toHaveBeenCalledWith(expect.objectContaining({ search: 'on', role: 'all' }));
  });

  it('behind a page is the next one, where there is one, and before the first none', async () => {
    const { press, server } = await adaSees(usersAs({}), { admin_users: users });
    const isOff = (name: string) => screen.getByRole('button', { name }).matches(':disabled, [aria-disabled=true]');
    await screen.findByText('1–2 of 51');
    expect([isOff('Previous'), isOff('Next')]).toEqual([true, false]);
    server.answers.admin_users = { rows: [user(ADA, 'Onu')], more: false };
    await press('Next');
    await screen.findByText('51–51 of 51');
    expect([isOff('Previous'), isOff('Next')]).toEqual([false, true]);
    expect(server.asked.at(-1)).toMatchObject(['admin_users', { p_after_key: 'Ono', p_after_id: OTHER }]);
  });

  it('a view that is removed is gone, and no other', async () => {
    const { press, types } = await adaSees(usersAs({}), { admin_users: users });
    await press('View');
    for (const name of ['Bars', 'Cooks']) {
      await types(name, 'Name of this view');
      await press('Save this view');
    }
    await press('Remove Bars');
    const sheet = within(screen.getByRole('dialog'));
    await expect.poll(() => sheet.queryByRole('button', { name: 'Bars' })).toBeNull();
    expect(sheet.getByRole('button', { name: 'Cooks' })).toBeDefined();
  });

  const venue: WaitingVenue = {
    ...{ id: ROW, name: 'Harbour', version: 3, industry: 'bar', ownerName: 'Vera', ownDeciders: null, createdAt: at },
    ...{ address: null, area: null, state: 'waiting', reason: null },
  };

  it('a venue is verified as it was seen', async () => {
    const row = <WaitingVenueRow venue={venue} decides onDecided={none} />;
    const { press, server } = await adaSees(row, { admin_set_verification: null });
    await press('Verify Harbour');
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Verify Harbour' }));
    await screen.findByText(/^Harbour is verified/);
    const args = { id: ROW, status: 'verified', name: 'Harbour', version: 3 };
    expect(server.asked).toEqual([['admin_set_verification', args]]);
  });

  const post: WaitingPay = {
    ...{ post: 'job', id: ROW, venueName: 'Harbour', rateMinor: 9900, payMinMinor: 9900, payMaxMinor: null },
    ...{ currency: 'GBP', payPeriod: 'hour', title: 'Bar lead', ownDeciders: null },
  };

  it('pay is refused with the reason that was typed, and by nobody who only reads', async () => {
    const rows = [true, false].map(decides => (
      <section key={String(decides)} aria-label={decides ? 'decides' : 'reads'}>
        <WaitingPayRow post={post} decides={decides} onDecided={none} />
      </section>
    ));
    const { press, types, server } = await adaSees(<div>{rows}</div>, { admin_decide_pay: null });
    await press('Refuse the pay of Harbour, Bar lead');
    await types('A zero too many', /Reason/);
    await press('Refuse');
    const args = { post: 'job', id: ROW, rate_minor: 9900, decision: 'refuse', reason: 'A zero too many' };
    await expect.poll(() => server.asked).toEqual([['admin_decide_pay', args]]);
    expect(within(screen.getByRole('region', { name: 'reads' })).queryByRole('button')).toBeNull();
  });

  const side = { words: null, saidAt: null, messages: [], reliability: null, disputes: 0, facts: [] };
  const dispute: DisputeDetail = {
    ...{ id: ROW, kind: 'hours', state: 'answered', answerBy: at, decideBy: at, outcome: null, decidedMin: null },
    ...{ decidedAt: null, version: 4, openedBy: 'rockstar', openedAt: at, reason: null, decidedBy: null },
    ...{ recordReadAt: null, question: null, askedAt: null, own: false, assignedTo: null, admins: [], undoUntil: null },
    readers: { rockstar: 'en', venue: [] },
    alike: { counts: [], newest: [] },
    shift: {
      ...{ role: 'bartender', venueName: 'Harbour', startsAt: at, endsAt: at, tz: 'UTC', breakMin: 0 },
      ...{ rateMinor: 1500, currency: 'GBP', plannedMin: 400 },
    },
    rockstar: { name: 'Rosa', ...side },
    venue: { name: 'Harbour', ...side },
    ...{ codeMin: null, rockstarMin: 450, venueMin: 400, minutes: null, locked: false, fault: null, points: null },
  };

  it('a dispute is decided by the figure that was typed, and what was typed goes once it is done', async () => {
    const part = <DecisionPart dispute={dispute} onChanged={none} />;
    const { press, types, typed, server } = await adaSees(part, { decide_dispute: null });
    const missing = () => screen.getAllByText('This field is required').length;
    await press('Decide and notify both');
    expect([missing(), document.activeElement?.getAttribute('type')]).toEqual([1, 'radio']);
    await press('Other', 'radio');
    await types('By the till.', 'Reason');
    await press('Decide and notify both');
    expect([missing(), document.activeElement]).toEqual([1, screen.getByRole('textbox', { name: 'Hours' })]);
    await types('6', 'Hours');
    await types('30', 'Minutes');
    expect(Object.keys(typed())).toEqual([`decide:${ROW}`]);
    await press('Decide and notify both');
    await screen.findByText('Decided. Both sides have been notified.');
    expect(server.asked).toMatchObject([
      ['decide_dispute', { id: ROW, version: 4, outcome: 'hours', minutes: 390, reason: 'By the till.' }],
    ]);
    await expect.poll(typed).toEqual({});
  });

  it('a decision leads to the next dispute that no colleague has taken', async () => {
    const waits = (id: string, name: string, assignee: string | null) => ({
      ...{
        id,
        kind: 'hours',
        state: 'open',
        answerBy: at,
        decideBy: at,
        outcome: null,
        decidedMin: null,
        decidedAt: null,
      },
      ...{ name, assignee, shift: null, key: at },
    });
    const rows = [waits(ROW, 'Rosa', null), waits(OTHER, 'Rocco', 'Sol'), waits(ADA, 'Remy', null)];
    const decided = { ...dispute, state: 'decided', outcome: 'hours', decidedMin: 400, decidedAt: at } as const;
    const part = <DecidedPart dispute={decided} decides onChanged={none} />;
    await adaSees(part, { admin_disputes: { rows, more: false } });
    const next = await screen.findByRole('link', { name: 'Next: Hours, Remy' });
    expect(next.getAttribute('href')).toBe(`/admin/reports/disputes/${ADA}`);
  });

  it.each([
    ['no_show', true],
    ['review', false],
  ] as const)('whoever takes back a %s reads beforehand whether that can be undone', async (kind, isForGood) => {
    const part = <DecisionPart dispute={{ ...dispute, kind }} onChanged={none} />;
    const { press } = await adaSees(part, {});
    await press(kind === 'review' ? 'Hide the review' : 'It’s removed', 'radio');
    await screen.findByRole('region', { name: 'What they are told' });
    expect(screen.queryByText('You can’t undo or reopen this decision.') !== null).toBe(isForGood);
  });
});
