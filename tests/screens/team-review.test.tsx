// Two managers of one venue say how the same shift was: neither replaces what the other has written unread. And what is
// read of a review that the other side disputed.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bookings } from '#domain/bookings/schema.ts';
import { disputes } from '#domain/disputes/schema.ts';
import { disputeId, reviewId } from '#domain/ids.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { reviews } from '#domain/reviews/schema.ts';
import { venues } from '#domain/venues/schema.ts';
import { PersonReviewsPanel } from '#features/reviews/person-reviews-panel.tsx';
import { disputeRow, inHours, nthId, profileRow, reviewRow } from '#tests/domain/more-rows.ts';
import { BOOKING, bookingRow, MANAGER, VENUE, venueRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const WORKED = { starts_at: inHours(-28), ends_at: inHours(-20), status: 'approved' } as const;
const COLLEAGUES = { id: reviewId({ bookingId: BOOKING as never, side: 'venue' }), state: 'sealed', stars: 2 } as const;

async function minaBegins() {
  const mina = await personAt(MANAGER);
  await mina.holds(bookings, bookingRow(WORKED));
  await mina.holds(profiles, profileRow());
  await mina.holds(venues, venueRow());
  const seen = mina.sees(<PersonReviewsPanel venueId={VENUE} workerId={WORKER} mayWrite />);
  await userEvent.click(await screen.findByRole('button', { name: /^Review / }));
  await userEvent.click(await screen.findByRole('radio', { name: /^4 stars/ }));
  await seen.types('Quick at the bar.', 'In your words');
  return { mina, ...seen };
}

it('what a colleague writes meanwhile is shown, and replaced only by whoever has read it', async () => {
  const { mina, press } = await minaBegins();
  await mina.holds(reviews, reviewRow({ ...COLLEAGUES, words: 'Left the till open.' }));
  await screen.findByText('2 stars of 5. Left the till open.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Seal my review/ }).disabled).toBe(true);
  await press('Keep what I typed');
  await press('Seal my review');
  const seen = { stars: 2, tags: [], words: 'Left the till open.' };
  await expect
    .poll(mina.outbox)
    .toMatchObject([{ name: 'submit_review', args: { stars: 4, words: 'Quick at the bar.', seen } }]);
});

it('a review of a shift that nobody had reviewed says that it saw none', async () => {
  const { mina, press } = await minaBegins();
  await press('Seal my review');
  await expect.poll(mina.outbox).toMatchObject([{ name: 'submit_review', args: { stars: 4, seen: null } }]);
});

it('whoever reviews asks them back in the same sheet', async () => {
  const { mina, press } = await minaBegins();
  await press('Add to favourites');
  await screen.findByRole('button', { name: 'Favourite' });
  expect(await mina.outbox()).toMatchObject([{ name: 'set_relation', args: { kind: 'favourite' } }]);
  await press('Seal my review');
});

it('the same button of several shifts stands under the day of each', async () => {
  const mina = await personAt(MANAGER);
  const before = { id: nthId(2) as never, starts_at: inHours(-76), ends_at: inHours(-68), status: 'approved' } as const;
  await mina.holds(bookings, bookingRow(WORKED), bookingRow(before));
  await mina.holds(profiles, profileRow());
  await mina.holds(venues, venueRow());
  mina.sees(<PersonReviewsPanel venueId={VENUE} workerId={WORKER} mayWrite />);
  const days = () => screen.queryAllByRole('article', { name: /\d/ });
  const buttons = () => days().map(day => within(day).queryAllByRole('button', { name: /^Review / }).length);
  await expect.poll(buttons).toEqual([1, 1]);
});

const THEIRS = reviewId({ bookingId: BOOKING as never, side: 'rockstar' });

/** A dispute of the review that a side wrote, which a person has decided. */
function reviewDispute(side: 'rockstar' | 'venue') {
  const subjectId = side === 'venue' ? COLLEAGUES.id : THEIRS;
  const id = disputeId({ kind: 'review', subjectId });
  return disputeRow({ id, kind: 'review', subject_id: subjectId, state: 'decided', outcome: 'taken_back' });
}

it('a review that our team hid is not said to have never been written', async () => {
  const mina = await personAt(MANAGER);
  await mina.holds(bookings, bookingRow(WORKED));
  await mina.holds(profiles, profileRow());
  await mina.holds(reviews, reviewRow({ ...COLLEAGUES, state: 'published' }));
  mina.sees(<PersonReviewsPanel venueId={VENUE} workerId={WORKER} mayWrite />);
  await screen.findByText(/^No review from /);
  await mina.holds(disputes, reviewDispute('rockstar'));
  await screen.findByText(/^Our team has hidden .*’s review/);
  expect(screen.queryByText(/^No review from /)).toBeNull();
  const dispute = await screen.findByRole('link', { name: 'See the dispute' });
  expect(dispute.getAttribute('href')).toBe(`/venue/disputes/${reviewDispute('rockstar').id}`);
});

it('whose own review was hidden gets from it to the decision', async () => {
  const mina = await personAt(MANAGER);
  await mina.holds(bookings, bookingRow(WORKED));
  await mina.holds(profiles, profileRow());
  await mina.holds(disputes, reviewDispute('venue'));
  await mina.holds(reviews, reviewRow({ ...COLLEAGUES, state: 'hidden' }));
  mina.sees(<PersonReviewsPanel venueId={VENUE} workerId={WORKER} mayWrite />);
  await screen.findByText('Hidden by our team');
  const dispute = await screen.findByRole('link', { name: 'See the dispute' });
  expect(dispute.getAttribute('href')).toBe(`/venue/disputes/${reviewDispute('venue').id}`);
});
