// The material terms of a shift: what a person agrees to, and what they are asked again about when it changes.

import * as v from 'valibot';
import { type Fields, fieldsOf } from '#domain/columns.ts';
import { type Instant, instantText, minutesBetween } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';

export const termsRow = v.object({
  role: v.string(),
  starts_at: instantText,
  ends_at: instantText,
  break_min: whole,
  rate_minor: whole,
  /** Address and city; null or absent where it was not written down. */
  place: v.optional(v.nullable(v.string()), null),
});
export type TermsRow = v.InferOutput<typeof termsRow>;

export type Terms = Fields<typeof termsRow>;
export const rowToTerms = fieldsOf(termsRow);

/** By so much a start or an end may move without asking again. */
const SLACK_MIN = 15;

/** Whether a person who agreed to the one has to be asked about the other; the twin of private.is_material in SQL. */
export function isMaterial(agreed: Terms, wanted: Terms): boolean {
  return (
    moved(agreed.startsAt, wanted.startsAt) ||
    moved(agreed.endsAt, wanted.endsAt) ||
    wanted.role !== agreed.role ||
    wanted.rateMinor < agreed.rateMinor ||
    wanted.breakMin > agreed.breakMin ||
    (agreed.place !== null && wanted.place !== null && wanted.place !== agreed.place)
  );
}

function moved(from: Instant, to: Instant): boolean {
  return Math.abs(minutesBetween(from, to)) > SLACK_MIN;
}
