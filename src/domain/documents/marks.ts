// What venues know of somebody's documents: kind, until when, and whether support looked at it. Never the file or the number.
import * as v from 'valibot';
import { daysBetween, dayText } from '#domain/time.ts';

export const DOCUMENT_TYPES = [
  'right_to_work',
  'food_hygiene',
  'allergens',
  'personal_licence',
  'door_supervisor',
  'first_aid',
  'other',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const documentMark = v.object({
  type: v.picklist(DOCUMENT_TYPES),
  /** The last day on which it is valid; null: until further notice. */
  until: v.nullable(dayText),
  verified: v.boolean(),
});
export type DocumentMark = v.InferOutput<typeof documentMark>;

/** From the first reminder on. */
const SOON_DAYS = 30;

export type Validity = 'valid' | 'soon' | 'expired';

/** `today`: 'YYYY-MM-DD'. */
export function validityOf(until: string | null, today: string): Validity {
  if (until === null) return 'valid';
  const left = daysBetween(today, until);
  if (left < 0) return 'expired';
  return left <= SOON_DAYS ? 'soon' : 'valid';
}

interface Marked {
  readonly id: string;
  readonly type: DocumentType;
  readonly expires_on: string | null;
  readonly state: string;
}

/** Twin of private.mark_documents. */
export function marksOf(documents: readonly Marked[]): readonly DocumentMark[] {
  const key = ({ type, expires_on, id }: Marked) => [type, expires_on ?? '9999-12-31', id].join(' ');
  return documents
    .filter(({ state }) => state !== 'rejected')
    .toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
    .map(({ type, expires_on, state }) => ({ type, until: expires_on, verified: state === 'verified' }));
}
