// What somebody has of their own: a calendar, documents, searches, jobs, and the settings of their account.

import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { applications } from '#domain/applications/schema.ts';
import { availabilityExceptions, availabilityRules } from '#domain/availability/schema.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { profileDocuments } from '#domain/documents/schema.ts';
import { jobs } from '#domain/jobs/schema.ts';
import { type ProfilePrivateRow, profilePrivate, profiles } from '#domain/profiles/schema.ts';
import { savedSearches } from '#domain/searches/schema.ts';
import { rowToMembership } from '#domain/venues/schema.ts';
import { JobApplicationPanel } from '#features/applications/job-application-panel.tsx';
import { AvailabilityScreen } from '#features/availability/availability-screen.tsx';
import { DocumentsScreen } from '#features/documents/documents-screen.tsx';
import { VenueJobScreen } from '#features/jobs/venue-job-screen.tsx';
import { EmailPart } from '#features/settings/email-part.tsx';
import { QuietHours } from '#features/settings/quiet-hours.tsx';
import { SessionsPart } from '#features/settings/sessions-part.tsx';
import { FilterSheet } from '#features/shifts/find/filter-sheet.tsx';
import { type ChosenFilters, NO_FILTERS } from '#features/shifts/find/use-filters.ts';
import { RockstarSettingsPage } from '#routes/-settings-page.tsx';
import {
  documentRow,
  exceptionRow,
  inHours,
  JOB,
  jobRow,
  memberRow,
  OTHER,
  profileRow,
  ROW,
  ruleRow,
  searchRow,
} from '#tests/domain/more-rows.ts';
import { APPLICATION, applicationRow, BOOKING, bookingRow, MANAGER, placedVenue, WORKER } from '#tests/domain/rows.ts';
import { personAt, pressUndo } from '#tests/support/screen.tsx';

describe('a calendar', () => {
  const kinds = [
    ['days off', 'exception', /Unavailable/],
    ['hours of the week', 'rule', /17:00/],
  ] as const;

  async function roccoOpens(kind: 'exception' | 'rule', words: RegExp) {
    const rocco = await personAt(WORKER);
    if (kind === 'exception') await rocco.holds(availabilityExceptions, exceptionRow());
    else await rocco.holds(availabilityRules, ruleRow());
    const seen = rocco.sees(<AvailabilityScreen />);
    await seen.press(words);
    return { rocco, ...seen };
  }

  it.each(kinds)('%s are taken away, and come back by Undo', async (_what, kind, words) => {
    const { rocco, press } = await roccoOpens(kind, words);
    await press('Remove');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await pressUndo();
    await expect.poll(rocco.outbox).toMatchObject([
      { name: `delete_availability_${kind}`, args: { id: ROW } },
      { name: `save_availability_${kind}`, args: { id: ROW } },
    ]);
  });

  it.each(kinds)('%s that cannot come back, as nothing more can be saved here, say so', async (_what, kind, words) => {
    const { rocco, press } = await roccoOpens(kind, words);
    await press('Remove');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    rocco.disk.isFull(true);
    await pressUndo();
    await screen.findByText(/^Couldn’t save/);
  });

  it.each(kinds)('%s that could not be taken away stay open', async (_what, kind, words) => {
    const { rocco, press } = await roccoOpens(kind, words);
    rocco.disk.isFull(true);
    await press('Remove');
    await screen.findByText(/^Couldn’t save/);
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(await rocco.outbox()).toEqual([]);
  });

  it('what was typed for days off is there still when they could not be taken away', async () => {
    const { rocco, press, types } = await roccoOpens('exception', /Unavailable/);
    await types('A wedding', 'Reason');
    rocco.disk.isFull(true);
    await press('Remove');
    await screen.findByText(/^Couldn’t save/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' }).value).toBe('A wedding');
  });

  it('hours on several days are saved as one, or a full device would keep half of the week', async () => {
    const rocco = await personAt(WORKER);
    const { press } = rocco.sees(<AvailabilityScreen />);
    const together = vi.spyOn(rocco.device, 'dispatchAll');
    await press('Add hours on Monday');
    await press('Tuesday');
    await press('Save');
    await expect.poll(rocco.outbox).toMatchObject([{ args: { weekday: 1 } }, { args: { weekday: 2 } }]);
    expect(together).toHaveBeenCalledOnce();
  });

  it('a booking in hours that are not free leads to that booking', async () => {
    const rocco = await personAt(WORKER);
    const day = inHours(72).slice(0, 10);
    // In a zone without summer time.
    const times = { starts_at: `${day}T18:00:00.000Z`, ends_at: `${day}T23:00:00.000Z`, tz: 'UTC' };
    await rocco.holds(availabilityExceptions, exceptionRow({ starts_on: day, ends_on: day }));
    await rocco.holds(
      bookings,
      bookingRow(times),
      bookingRow({ id: OTHER, starts_at: inHours(200), ends_at: inHours(206) }),
    );
    rocco.sees(<AvailabilityScreen />);
    const link = await screen.findByRole('link', { name: /18:00/ });
    expect(link.getAttribute('href')).toBe(`/rockstar/shifts/${BOOKING}`);
  });
});

describe('documents', () => {
  async function roccoRemoves() {
    const rocco = await personAt(WORKER);
    await rocco.holds(profileDocuments, documentRow());
    const { press } = rocco.sees(<DocumentsScreen />);
    await press(/^Remove/);
    return { rocco, press };
  }

  it('the settings lead to them', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(profiles, profileRow());
    await rocco.holds(profilePrivate, {
      ...{ id: WORKER, row_xid: '1', email: 'rocco@example.com', phone: null, minimum_hourly_rate: null },
      ...{ home_lat: null, home_lng: null, areas: [], suspended_until: null, suspended_reason: null },
      ...{ locale: 'en', tz: 'auto', deletes_at: null, updated_at: '2026-01-01T00:00:00.000Z' },
    } as ProfilePrivateRow);
    rocco.sees(<RockstarSettingsPage />, '/?tab=account');
    const way = await screen.findByRole('link', { name: 'See documents' });
    expect(way.getAttribute('href')).toBe('/rockstar/documents');
  });

  it('a document is removed and its sheet closes', async () => {
    const { rocco, press } = await roccoRemoves();
    await press('Remove document');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(await rocco.outbox()).toEqual([{ name: 'delete_document', args: { id: ROW } }]);
  });

  it('a document that could not be removed keeps its sheet, and says so', async () => {
    const { rocco, press } = await roccoRemoves();
    rocco.disk.isFull(true);
    await press('Remove document');
    await screen.findByText(/^Couldn’t save: this device is out of space/);
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(screen.queryByText(/Please try again/)).toBeNull();
  });
});

describe('searches', () => {
  const nothing = () => undefined;

  function filters(chosen: ChosenFilters, onChange: (changes: Partial<ChosenFilters>) => void) {
    const rest = {
      own: { roles: [], minimumRateMinor: null },
      count: 3,
      hidden: { count: 0, only: false, onOnly: nothing },
    };
    return <FilterSheet opened onClose={nothing} chosen={chosen} onChange={onChange} {...rest} />;
  }

  it('a saved search that was deleted comes back as it was', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(savedSearches, searchRow());
    const { press } = rocco.sees(filters(NO_FILTERS, nothing));
    await press('Delete Bars');
    await pressUndo();
    await expect.poll(rocco.outbox).toEqual([
      { name: 'delete_search', args: { id: ROW } },
      { name: 'save_search', args: { id: ROW, name: 'Bars', filters: '{}' } },
    ]);
  });

  it('a filter is passed on, and all of them are cleared but the order', async () => {
    const rocco = await personAt(WORKER);
    const onChange = vi.fn();
    const { press } = rocco.sees(
      filters({ ...NO_FILTERS, day: '2026-12-01', instantOnly: true, sort: 'best_pay' }, onChange),
    );
    await press('Clear all');
    const { sort: _, ...none } = NO_FILTERS;
    expect(onChange).toHaveBeenLastCalledWith({ ...none, roles: [], minimum: null });
    await userEvent.click(screen.getByLabelText(/^Favourite venues/));
    expect(onChange).toHaveBeenLastCalledWith({ favouritesOnly: true });
  });
});

describe('jobs', () => {
  const own = { venue: placedVenue(), membership: rowToMembership(memberRow()) };

  it.each([
    ['Mark as filled', 'filled'],
    ['Close it unfilled', 'closed'],
  ])('a job is ended: «%s»', async (words, outcome) => {
    const mina = await personAt(MANAGER);
    await mina.holds(jobs, jobRow());
    const { press } = mina.sees(<VenueJobScreen own={own} jobId={JOB} applicants={() => null} />);
    await press('End');
    await press(words);
    await expect.poll(mina.outbox).toEqual([{ name: 'close_job', args: { id: JOB, outcome } }]);
    expect(await screen.findByText('Saved on this device')).toBeDefined();
  });

  it.each([
    ['Accept the job', 'accept'],
    ['Decline', 'decline'],
  ])('a job that is offered: «%s»', async (words, answer) => {
    const rocco = await personAt(WORKER);
    const offer = { shift_id: null, job_id: JOB, status: 'offered', hold_until: inHours(24) } as const;
    await rocco.holds(jobs, jobRow());
    await rocco.holds(applications, applicationRow(offer));
    const { press } = rocco.sees(<JobApplicationPanel jobId={JOB} />);
    await press(words);
    await expect
      .poll(rocco.outbox)
      .toEqual([{ name: 'respond_offer', args: expect.objectContaining({ id: APPLICATION, answer }) }]);
  });
});

describe('an account, with the server, now', () => {
  const at = '2026-11-28T12:00:00Z';
  const session = (id: string, isThis: boolean) => ({
    ...{ id, is_this: isThis, began_at: at, seen_at: at, user_agent: null },
  });
  const account = {
    ...{ email: 'old@example.com', new_email: 'new@example.com', mailed_at: null },
    sessions: [session(ROW, true), session(OTHER, false)],
  };

  it('one other device is signed out, and the list is read again', async () => {
    const rocco = await personAt(WORKER, { own_account: account, end_other_sessions: null });
    const { press } = rocco.sees(<SessionsPart />);
    await screen.findByText('Signed in on 2 devices');
    rocco.server.answers.own_account = { ...account, sessions: [session(ROW, true)] };
    await press(/^Sign out Another device, last used/);
    await screen.findByText('Signed in on 1 device');
    expect(rocco.server.asked).toEqual([
      ['own_account', {}],
      ['end_other_sessions', { p_session: OTHER }],
      ['own_account', {}],
    ]);
  });

  it('the mail to a new address is asked for again, for that address', async () => {
    const rocco = await personAt(WORKER, { own_account: account, requestEmail: null });
    const { press } = rocco.sees(<EmailPart email="old@example.com" />);
    await press('Resend email');
    await expect.poll(() => rocco.server.asked).toContainEqual(['requestEmail', { email: 'new@example.com' }]);
  });

  it('the old address is kept, and the page asks how it stands', async () => {
    const rocco = await personAt(WORKER, { own_account: account, keep_email: null });
    const { press } = rocco.sees(<EmailPart email="old@example.com" />);
    await screen.findByText(/new@example.com/);
    rocco.server.answers.own_account = { ...account, new_email: null };
    await press('Keep old email');
    await expect.poll(() => screen.queryByText(/new@example.com/)).toBeNull();
    expect(rocco.server.asked.map(([name]) => name)).toEqual(['own_account', 'keep_email', 'own_account']);
  });

  it('quiet hours are saved together, and not while one of them is empty', async () => {
    const rocco = await personAt(WORKER);
    rocco.sees(<QuietHours quiet={{ from: '02:00', until: '09:00' }} />);
    const until = await screen.findByLabelText('Until');
    fireEvent.change(until, { target: { value: '' } });
    fireEvent.change(until, { target: { value: '10:00' } });
    await expect
      .poll(rocco.outbox)
      .toMatchObject([{ name: 'save_settings', args: { quiet_from: '02:00', quiet_until: '10:00' } }]);
    expect(screen.queryByText(/^Couldn’t/)).toBeNull();
  });
});
