// Asking and answering: a request, an invitation, a message, and what of it the server has not settled.

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { applications } from '#domain/applications/schema.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { deleteDocument } from '#domain/documents/commands.ts';
import { profileDocuments } from '#domain/documents/schema.ts';
import { workInvitations } from '#domain/invitations/schema.ts';
import { jobs } from '#domain/jobs/schema.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { rowToShift, shifts } from '#domain/shifts/schema.ts';
import { venues } from '#domain/venues/schema.ts';
import { ApplicantsPanel } from '#features/applications/applicants-panel.tsx';
import { ApplyBarPanel } from '#features/applications/apply-bar-panel.tsx';
import { OwnApplicationsScreen } from '#features/applications/own-applications-screen.tsx';
import { OwnInvitationsScreen } from '#features/invitations/own-invitations-screen.tsx';
import { BubbleRefused } from '#features/messages/bubble-refused.tsx';
import { Composer } from '#features/messages/composer.tsx';
import { OutboxPanel } from '#features/sync-status/outbox-panel.tsx';
import {
  documentRow,
  inHours,
  invitationRow,
  JOB,
  jobRow,
  nthId,
  OTHER,
  profileRow,
  ROW,
} from '#tests/domain/more-rows.ts';
import { applicationRow, bookingRow, MANAGER, SHIFT, shiftRow, venueRow, WORKER } from '#tests/domain/rows.ts';
import { personAt, pressUndo } from '#tests/support/screen.tsx';

describe('requests and invitations', () => {
  const ahead = { starts_at: inHours(30), ends_at: inHours(38) };

  it('of a shift with a gap, the best who applied is the act that is due, once, and nobody once it is full', async () => {
    const mina = await personAt(MANAGER);
    const other = { id: nthId(7), worker_id: nthId(8) } as const;
    await mina.holds(profiles, profileRow({ skills: ['chef_de_partie'] }));
    await mina.holds(profiles, profileRow({ id: nthId(8) as never, name: 'Ulla Papadakis', skills: ['bartender'] }));
    await mina.holds(applications, applicationRow(), applicationRow({ ...other } as never));
    const open = rowToShift(shiftRow(ahead));
    const full = rowToShift(shiftRow({ ...ahead, confirmed_count: 2 }));
    mina.sees(<ApplicantsPanel shift={open} mayDecide />);
    const due = await screen.findByRole('button', { name: 'Accept Ulla Papadakis' });
    expect(due.dataset.variant).toBe('lit');
    const others = await screen.findByRole('button', { name: 'Accept Rocco Bianchi' });
    expect(others.dataset.variant).toBe('outline');
    expect(document.querySelectorAll('[data-variant="lit"]')).toHaveLength(1);
    cleanup();
    mina.sees(<ApplicantsPanel shift={full} mayDecide />);
    await screen.findByRole('button', { name: 'Accept Ulla Papadakis' });
    expect(document.querySelector('[data-variant="lit"]')).toBeNull();
  });

  async function minaDeclines() {
    const mina = await personAt(MANAGER);
    await mina.holds(profiles, profileRow());
    await mina.holds(applications, applicationRow({ status: 'viewed' }));
    const { press } = mina.sees(<ApplicantsPanel shift={rowToShift(shiftRow(ahead))} mayDecide />);
    await press('Decline Rocco Bianchi');
    return mina;
  }

  async function roccoDeclines() {
    const rocco = await personAt(WORKER);
    await rocco.holds(shifts, shiftRow(ahead));
    await rocco.holds(workInvitations, invitationRow());
    const { press } = rocco.sees(<OwnInvitationsScreen />);
    await press('Decline');
    return rocco;
  }

  const nos = [
    ['a word on a request', minaDeclines, { name: 'decide_application', args: { decision: 'reject' } }],
    ['an answer to an invitation', roccoDeclines, { name: 'respond_invitation', args: { answer: 'decline' } }],
  ] as const;

  it.each(nos)('%s is taken back by Undo', async (_what, declines, saved) => {
    const person = await declines();
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }));
    await expect.poll(person.outbox).toMatchObject([saved]);
    await pressUndo();
    await expect.poll(person.outbox).toEqual([]);
  });

  it.each(nos)('it is too late to take back %s that has been sent', async (_what, declines) => {
    const person = await declines();
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }));
    await screen.findByText('Undo');
    person.comesOnline();
    await expect.poll(person.outbox).toEqual([]);
    await pressUndo();
    await screen.findByText('Too late: it has been sent.');
  });

  it('an invitation to a job leads to that job', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(jobs, jobRow());
    await rocco.holds(workInvitations, invitationRow({ shift_id: null, job_id: JOB }));
    const { press, isAt } = rocco.sees(<OwnInvitationsScreen />);
    await press('See the details', 'link');
    await expect.poll(isAt).toBe(`/rockstar/jobs/${JOB}`);
  });

  const between = (from: number, to: number) => ({ starts_at: inHours(from), ends_at: inHours(to) });
  it.each([
    ['overlaps', between(36, 40), /^Clashes with The Copper Thistle/],
    ['is too soon after', between(22, 26), /^Too soon after The Copper Thistle: you rest until/],
    ['is too soon before', between(42, 48), /^Too close to your shift at The Copper Thistle after it/],
  ])('an invitation that %s what one has taken is not accepted: it says why', async (_how, times, said) => {
    const rocco = await personAt(WORKER);
    await rocco.holds(venues, venueRow());
    await rocco.holds(shifts, shiftRow({ ...ahead, id: OTHER, venue_id: OTHER }));
    await rocco.holds(bookings, bookingRow(times));
    await rocco.holds(workInvitations, invitationRow({ shift_id: OTHER, venue_id: OTHER }));
    rocco.sees(<OwnInvitationsScreen />);
    await screen.findByText(said);
    expect(screen.getByRole('button', { name: 'Accept' })).toHaveProperty('disabled', true);
  });

  it('of two invitations to the same hours one is accepted, the other not as well', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(shifts, shiftRow(ahead), shiftRow({ ...ahead, id: OTHER }));
    await rocco.holds(workInvitations, invitationRow(), invitationRow({ id: OTHER, shift_id: OTHER }));
    rocco.sees(<OwnInvitationsScreen />);
    const accepts = () => screen.getAllByRole('button', { name: 'Accept' });
    await expect.poll(accepts).toHaveLength(2);
    expect(screen.queryByText(/^Clashes/)).toBeNull();
    await userEvent.click(accepts()[0] as HTMLElement);
    await screen.findByText(/^Clashes with your request at another venue/);
    expect(accepts()).toMatchObject([{ disabled: true }]);
  });

  it('a yes that waits says by when it has to leave, and after that where one can still apply', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(shifts, shiftRow(ahead));
    await rocco.holds(workInvitations, invitationRow());
    const { press, isAt } = rocco.sees(<OwnInvitationsScreen />);
    await press('Accept');
    await screen.findByText(/^Your answer is on this device — not booked yet. It has to be sent by /);
    await rocco.holds(workInvitations, invitationRow({ status: 'accepted', expires_at: inHours(-0.1) }));
    await screen.findByText(/^Your answer is still on this device, and the invitation expired .* It may be too late\./);
    await press('See the details', 'link');
    await expect.poll(isAt).toBe(`/rockstar/available-shifts/${SHIFT}`);
  });

  it('a no that waits is nothing that could be booked', async () => {
    await roccoDeclines();
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }));
    await screen.findByText('Your answer is on this device. The venue doesn’t know yet.');
  });

  it('a place that others took is said to be filled when it was, not when the answer would have been late', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(shifts, shiftRow(ahead));
    const filled = { status: 'too_late', expires_at: inHours(28), updated_at: inHours(-50) } as const;
    const answered = { ...filled, id: OTHER, answered_at: filled.updated_at, updated_at: inHours(-2) };
    await rocco.holds(workInvitations, invitationRow(filled), invitationRow(answered));
    rocco.sees(<OwnInvitationsScreen />);
    const [one, other] = await screen.findAllByText(/^This shift filled before your answer/);
    expect(one?.textContent).toBe(other?.textContent);
  });

  it('the note to a venue is forgotten once the request is saved, and not before', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(shifts, shiftRow(ahead));
    await rocco.holds(venues, venueRow());
    const { press, types, typed } = rocco.sees(<ApplyBarPanel shiftId={SHIFT} hide={null} />);
    await press('Apply');
    await types('I know the bar.', 'Add a note (optional)');
    rocco.disk.isFull(true);
    await press('Send request');
    await screen.findByText(/^Couldn’t save/);
    expect(typed()).toEqual({ [`note-${SHIFT}`]: 'I know the bar.' });
    rocco.disk.isFull(false);
    await press('Send request');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(await rocco.outbox()).toMatchObject([{ name: 'submit_application', args: { note: 'I know the bar.' } }]);
    await expect.poll(typed).toEqual({});
  });

  it('a shift that overlaps a request is not said to overlap a booking', async () => {
    const rocco = await personAt(WORKER);
    const asked = { booking_mode: 'instant', starts_at: inHours(30), ends_at: inHours(38) } as const;
    await rocco.holds(shifts, shiftRow({ ...ahead, ...asked, id: OTHER }), shiftRow({ ...ahead, ...asked }));
    await rocco.holds(venues, venueRow());
    await rocco.holds(applications, applicationRow({ shift_id: OTHER, source: 'claim' }));
    rocco.sees(<ApplyBarPanel shiftId={SHIFT} hide={null} />);
    await screen.findByText(/^It overlaps a request of yours that isn’t confirmed yet/);
    expect(screen.queryByText(/another shift that is booked/)).toBeNull();
  });

  it('of what was applied for, the next shift waits first and the last one was settled first', async () => {
    const rocco = await personAt(WORKER);
    const times = [50, 30, -60, -40].map(hours => ({ starts_at: inHours(hours), ends_at: inHours(hours + 8) }));
    const ids = ['21', '22', '23', '24'].map(end => `${SHIFT.slice(0, -2)}${end}`);
    const status = (nth: number) => (nth < 2 ? 'submitted' : 'rejected');
    await rocco.holds(shifts, ...ids.map((id, nth) => shiftRow({ id, ...times[nth] })));
    await rocco.holds(
      applications,
      ...ids.map((id, nth) => applicationRow({ id: id.replace('0190', '0191'), shift_id: id, status: status(nth) })),
    );
    rocco.sees(<OwnApplicationsScreen />);
    await screen.findByText('2 requests open');
    const links = () => screen.queryAllByRole('link').map(link => link.getAttribute('href')?.split('/').at(-1));
    const shown = () => links().filter(id => id !== undefined && ids.includes(id));
    await expect.poll(shown).toEqual([ids[1], ids[0], ids[3], ids[2]]);
  });
});

describe('the outbox', () => {
  async function roccoSavedOne() {
    const rocco = await personAt(WORKER);
    await rocco.holds(profileDocuments, documentRow());
    const saved = await rocco.device.dispatch(deleteDocument, { id: ROW });
    if (!saved.ok) throw new Error('Not saved');
    return { rocco, id: saved.commandId };
  }

  const outbox = <OutboxPanel opened onClose={() => undefined} />;

  it('what waits is dropped, and said to be', async () => {
    const { rocco } = await roccoSavedOne();
    const { press } = rocco.sees(outbox);
    await press(/saved/);
    await press('Discard');
    await screen.findByText('Discarded');
    expect(await rocco.outbox()).toEqual([]);
  });

  it('what has left the outbox meanwhile is not called dropped', async () => {
    const { rocco, id } = await roccoSavedOne();
    const { press } = rocco.sees(outbox);
    await press(/saved/);
    const discard = await screen.findByRole('button', { name: 'Discard' });
    // In another tab, a moment before.
    const elsewhere = rocco.device.discard(id);
    fireEvent.click(discard);
    expect(await elsewhere).toBe(true);
    await screen.findByText('Too late: it is already on its way.');
    expect(screen.queryByText('Discarded')).toBeNull();
  });

  it('what was refused and cannot be sent again says so', async () => {
    const { rocco, id } = await roccoSavedOne();
    rocco.server.refuses.delete_document = 'not_allowed';
    rocco.comesOnline();
    rocco.sees(outbox);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    // In another tab, a moment before.
    const elsewhere = rocco.device.discard(id);
    fireEvent.click(retry);
    expect(await elsewhere).toBe(true);
    await screen.findByText(/^Couldn’t save/);
  });

  it('a refused message that could not be dropped is not called dropped', async () => {
    const rocco = await personAt(WORKER);
    const { press } = rocco.sees(<BubbleRefused refused={{ commandId: OTHER, code: 'not_allowed' }} />);
    await press('Discard');
    // Told after whatever the first press had to tell.
    await press('Retry');
    await screen.findByText(/^Couldn’t save/);
    expect(screen.queryByText('Discarded')).toBeNull();
  });
});

describe('a message', () => {
  const silent = { show: () => undefined, drop: () => undefined };
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');

  it('a message that could not be saved stands in the box again, before what was typed meanwhile', async () => {
    const mina = await personAt(MANAGER);
    const { types } = mina.sees(<Composer conversationId={ROW} side="venue" name="Rosa" echo={silent} />);
    await types('On my way', /Rosa/);
    mina.disk.isFull(true);
    // In one task: what is typed next comes before storage has answered.
    fireEvent.keyDown(box(), { key: 'Enter' });
    fireEvent.change(box(), { target: { value: 'Two minutes' } });
    await screen.findByText('Failed to send message');
    await expect.poll(() => box().value).toBe('On my way\nTwo minutes');
    mina.disk.isFull(false);
    await userEvent.type(box(), '{Enter}');
    await expect
      .poll(mina.outbox)
      .toMatchObject([{ name: 'send_message', args: { content: 'On my way\nTwo minutes' } }]);
    await expect.poll(() => box().value).toBe('');
  });
});
