// What somebody wrote down and the server did not take, hours after; and what is typed over something that somebody else changes
// meanwhile. Neither may cost anybody their words.

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { decideApplication } from '#domain/applications/decide.ts';
import { applications, rowToApplication } from '#domain/applications/schema.ts';
import { newId } from '#domain/ids.ts';
import { saveJob } from '#domain/jobs/commands.ts';
import { jobs } from '#domain/jobs/schema.ts';
import { NO_PACK } from '#domain/packs/schema.ts';
import { submitReview } from '#domain/reviews/commands.ts';
import { actsFor } from '#domain/shifts/again.ts';
import { newDraft } from '#domain/shifts/draft.ts';
import { asDrafts } from '#domain/shifts/drafts.ts';
import { type ShiftRow, shifts } from '#domain/shifts/schema.ts';
import { shiftTemplates } from '#domain/templates/schema.ts';
import { toInstantText } from '#domain/time.ts';
import { type AreaRow, areas } from '#domain/venues/areas.ts';
import { rowToMembership, venues, venueUsers } from '#domain/venues/schema.ts';
import { ApplicantRest } from '#features/applications/applicant-rest.tsx';
import { EditJobScreen } from '#features/jobs/job-form-screen.tsx';
import { NameRow } from '#features/settings/name-row.tsx';
import { AskForArea } from '#features/shifts/find/ask-for-area.tsx';
import { VenueShiftScreen } from '#features/shifts/one-shift/venue-shift-screen.tsx';
import { EditShiftScreen, NewShiftScreen } from '#features/shifts/post/shift-form-screen.tsx';
import { OutboxPanel } from '#features/sync-status/outbox-panel.tsx';
import { VenueSheet } from '#features/venues/venue-sheet.tsx';
import { JOB, jobRow, memberRow, OTHER, ROW } from '#tests/domain/more-rows.ts';
import {
  APPLICATION,
  applicationRow,
  BOOKING,
  MANAGER,
  placedVenue,
  SHIFT,
  shiftRow,
  VENUE,
  venueRow,
  WORKER,
} from '#tests/domain/rows.ts';
import { personAt, pressUndo } from '#tests/support/screen.tsx';

const own = { venue: placedVenue(), membership: rowToMembership(memberRow()) };
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

const LONDON: AreaRow = {
  ...{ catalogue: 'areas', id: ROW, row_xid: '1', updated_at: '2026-01-01T00:00:00.000Z' },
  ...{ slug: 'london', name: 'London', country: 'GB', tz: 'Europe/London', currency: 'GBP' },
  ...{ lat: 51.5, lng: -0.1, floor_minor: null },
};

type Someone = Awaited<ReturnType<typeof personAt>>;

async function refusedFor(person: Someone, refusals: Record<string, string>): Promise<void> {
  person.server.refuses = refusals;
  person.comesOnline();
  const parked = async () => (await person.device.mirror.get()?.outbox())?.map(({ state }) => state);
  await expect.poll(parked).toEqual(expect.arrayContaining(['parked']));
  await expect.poll(async () => (await parked())?.every(state => state === 'parked')).toBe(true);
  // What is saved from now on waits.
  person.server.isHere = false;
}

/** She looks at the other one just now. */
async function minaOfTwoVenues(): Promise<Someone> {
  const mina = await personAt(MANAGER);
  await mina.holds(venues, venueRow(), venueRow({ id: OTHER, name: 'Harbour' }));
  await mina.holds(venueUsers, memberRow(), memberRow({ id: ROW, venue_id: OTHER }));
  return mina;
}
const other = { ...own, venue: placedVenue({ id: OTHER, name: 'Harbour' }) };

describe('what was refused', () => {
  it('a post is put right in its form, with all that was typed, and stands in the place of the refused one', async () => {
    const mina = await minaOfTwoVenues();
    const typed = { role: 'bartender', title: 'Late bar', rateMinor: 1600 };
    const draft = { ...newDraft(null, Date.now(), 'Europe/London'), ...typed };
    const drafts = [{ ...draft, pack: { ...NO_PACK, arrivalNote: 'By the yard' } }];
    const acts = actsFor({ drafts, venue: placedVenue(), newId, publish: true });
    await mina.device.dispatchAll(acts);
    await refusedFor(mina, { save_shift: 'unverified_limit' });
    const [{ args = {} } = {}] = acts;
    const { id } = args as { readonly id: string };

    // Its page is where she still is; it did not go by itself eight weeks after its end.
    const page = mina.sees(<VenueShiftScreen own={own} shiftId={id} place={() => null} applicants={() => null} />);
    await screen.findByText(/^This venue isn’t verified yet/);
    expect(screen.queryByText(/eight weeks/)).toBeNull();
    await page.press('Edit', 'link');
    expect(page.isAt()).toBe(`/venue/shifts/${id}/edit`);
    cleanup();

    const { press, isAt } = mina.sees(<EditShiftScreen own={other} shiftId={id} />);
    await screen.findByText(/^This venue isn’t verified yet/);
    expect(box(/^Title/).value).toBe('Late bar');
    await press('Post');
    await expect.poll(mina.outbox).toMatchObject([
      {
        name: 'save_shift',
        args: { ...{ venue_id: VENUE, title: 'Late bar' }, pack: { arrival_note: 'By the yard' } },
      },
      { name: 'publish_shift' },
    ]);
    expect(JSON.stringify(await mina.outbox())).not.toContain(id);
    await expect.poll(isAt).toMatch(/^\/venue\/shifts\/.+/);
  });

  it('a job is put right in its form, too', async () => {
    const mina = await minaOfTwoVenues();
    const terms = { employment_type: 'full_time', pay_min_minor: 1600, pay_period: 'hour' } as const;
    const written = { id: JOB, venue_id: VENUE, role: 'bartender', title: 'Bar lead', description: 'A calm team.' };
    await mina.device.dispatch(saveJob, { ...written, ...terms, skills: [] });
    await refusedFor(mina, { save_job: 'unverified_limit' });
    const { press } = mina.sees(<EditJobScreen own={other} jobId={JOB} />);
    await screen.findByText(/^This venue isn’t verified yet/);
    expect(box(/^About the job/).value).toBe('A calm team.');
    await press('Save draft');
    await expect
      .poll(mina.outbox)
      .toMatchObject([{ name: 'save_job', args: { venue_id: VENUE, description: 'A calm team.' } }]);
    expect(JSON.stringify(await mina.outbox())).not.toContain(JOB);
  });

  it('a review’s words can be read and copied where it says why', async () => {
    const rocco = await personAt(WORKER);
    const words = 'A kind team.\nThe cellar floods.';
    await rocco.device.dispatch(submitReview, { booking_id: BOOKING, stars: 4, tags: [], words });
    await refusedFor(rocco, { submit_review: 'review_closed' });
    const { press } = rocco.sees(<OutboxPanel opened onClose={() => undefined} />);
    await screen.findByText(/The cellar floods\./);
    await press('Copy');
    expect(await navigator.clipboard.readText()).toContain(words);
  });
});

describe('what could not be saved, as the storage is full', () => {
  it('a yes against too little rest stays asked, with its reason', async () => {
    const mina = await minaOfTwoVenues();
    await mina.holds(applications, applicationRow({ status: 'viewed' }));
    const yes = { id: APPLICATION, decision: 'accept', booking_id: BOOKING, version: 1 } as const;
    const said = await mina.device.dispatch(decideApplication, yes);
    await refusedFor(mina, { decide_application: 'rest_too_short' });
    const refusal = said.ok ? said.commandId : '';
    const rest = { application: rowToApplication(applicationRow({ status: 'viewed' })), name: 'Rocco', refusal };
    const { press, types, typed } = mina.sees(<ApplicantRest {...rest} />);
    await types('He asked for it.', 'Reason for booking anyway');
    mina.disk.isFull(true);
    await press('Accept with this reason');
    await screen.findByText(/^Couldn’t save/);
    expect(await mina.outbox()).toMatchObject([{ args: yes }]);
    expect(typed()).toEqual({ [`rest-${APPLICATION}`]: 'He asked for it.' });
    mina.disk.isFull(false);
    await press('Accept with this reason');
    await expect.poll(mina.outbox).toMatchObject([{ args: { rest_reason: 'He asked for it.' } }]);
  });

  it('a city to look for work in is not silently left out', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(areas, LONDON);
    const { press } = rocco.sees(<AskForArea />);
    await screen.findByRole('button', { name: 'London' });
    rocco.disk.isFull(true);
    await press('London');
    await screen.findByText(/^Couldn’t save/);
  });
});

it('a post that was begun in an older version of the app goes on in this one, which asks for more', async () => {
  const mina = await minaOfTwoVenues();
  const { pack: _, fairMinutes: __, ...older } = asDrafts(newDraft(null, Date.now(), 'Europe/London'));
  sessionStorage.setItem(`encore:person:${MANAGER}:post-new-${VENUE}`, JSON.stringify({ ...older, title: 'Late bar' }));
  const { types } = mina.sees(<NewShiftScreen own={own} today={false} />);
  await types(' again', /^Title/);
  expect(box(/^Title/).value).toBe('Late bar again');
});

it('a template leaves the days of a post as they were chosen, and what was typed comes back', async () => {
  const mina = await minaOfTwoVenues();
  const stamps = { row_xid: '1', created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
  const times = { starts_time: '20:00', ends_time: '02:00', favourites_hours: 0, fair_minutes: 0 };
  const terms = { role: 'bartender', break_min: 30, rate_minor: 1600, tips: false, positions: 1 };
  const friday = { id: ROW, venue_id: VENUE, name: 'Friday bar', ...terms, ...times, ...stamps, title: null, pack: {} };
  await mina.holds(shiftTemplates, { ...friday, booking_mode: 'review' });
  const { press, types, chooses } = mina.sees(<NewShiftScreen own={own} today={false} />);
  await types('Late bar', /^Title/);
  expect(box(/^Title/).value).toBe('Late bar');
  await press('Add another day');
  const days = () => document.querySelectorAll('input[type=date]').length;
  expect(days()).toBe(2);
  await chooses('Friday bar', 'Start from');
  await expect.poll(() => box(/^Title/).value).toBe('');
  expect(days()).toBe(2);
  await pressUndo();
  await expect.poll(() => box(/^Title/).value).toBe('Late bar');
});

describe('what is typed over something that a colleague changes meanwhile', () => {
  const ahead = (changes: Partial<ShiftRow> = {}): ShiftRow => {
    const day = toInstantText(Date.now() + 5 * 86_400_000).slice(0, 10);
    const times = { starts_at: `${day}T12:00:00.000Z`, ends_at: `${day}T18:00:00.000Z`, tz: 'UTC' };
    return shiftRow({ ...times, starts_local: `${day}T12:00`, ends_local: `${day}T18:00`, ...changes });
  };
  const inUtc = { ...own, venue: placedVenue({ tz: 'UTC' }) };

  it.each(['published', 'draft'] as const)(
    'a %s shift: after a reload, too, it is asked whose words count',
    async status => {
      const mina = await personAt(MANAGER);
      await mina.holds(venues, venueRow({ tz: 'UTC' }));
      await mina.holds(shifts, ahead({ status }));
      const form = <EditShiftScreen own={inUtc} shiftId={SHIFT} />;
      const { types } = mina.sees(form);
      await types('Late bar', /^Title/);
      cleanup();
      await mina.holds(shifts, ahead({ status, rate_minor: 2000 }));
      const { press } = mina.sees(form);
      await screen.findByText(/was changed elsewhere while you were editing/);
      expect(box(/^Title/).value).toBe('Late bar');
      await press('Use the new version');
      await expect.poll(() => screen.queryByText(/was changed elsewhere/)).toBeNull();
      expect(box(/^Title/).value).toBe('');
    },
  );

  it('a job: nothing is written over before it was asked whose words count', async () => {
    const mina = await personAt(MANAGER);
    await mina.holds(venues, venueRow());
    await mina.holds(jobs, jobRow());
    const { press, types, typed } = mina.sees(<EditJobScreen own={own} jobId={JOB} />);
    await types(' at night', 'Title');
    await mina.holds(jobs, jobRow({ description: 'Written by Vera.', version: 3 }));
    await screen.findByText(/^This job was changed elsewhere/);
    await press('Save changes');
    expect(await mina.outbox()).toEqual([]);
    await press('Keep what I typed');
    await press('Save changes');
    await expect
      .poll(mina.outbox)
      .toMatchObject([{ name: 'save_job', args: { title: 'Bar lead at night', description: null, version: 3 } }]);
    await expect.poll(typed).toEqual({});
  });

  it('a name: the field of the settings says what it became elsewhere, and does not bring the old one back', async () => {
    const rocco = await personAt(WORKER);
    const Both = () => {
      const [name, setName] = useState('Rocco Bianchi');
      return (
        <>
          <NameRow name={name} />
          <button type="button" onClick={() => setName('Rocco B. Bianchi')}>
            Elsewhere
          </button>
        </>
      );
    };
    const { press } = rocco.sees(<Both />);
    await press('Elsewhere');
    await expect.poll(() => box(/^Name/).value).toBe('Rocco B. Bianchi');
    fireEvent.blur(box(/^Name/));
    expect(await rocco.outbox()).toEqual([]);
  });

  it('a venue: only what was typed is sent', async () => {
    const mina = await personAt(MANAGER);
    await mina.holds(areas, LONDON);
    const { press, types } = mina.sees(
      <VenueSheet known={placedVenue({ contact: 'Vera' })} onClose={() => undefined} />,
    );
    await screen.findByRole('option', { name: 'London' });
    await types('Loud.', /^Description/);
    await press('Save');
    await expect.poll(mina.outbox).toEqual([{ name: 'edit_venue', args: { id: VENUE, description: 'Loud.' } }]);
  });
});
