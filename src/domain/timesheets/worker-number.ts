// What a bookkeeper tells two people of one name apart by, and finds them again by in the payroll software: short, the same in every
// file, and of one venue alone, so that files of two venues cannot be laid side by side.
import { parse, v5 } from 'uuid';

const WORKER_NUMBERS = '0e0c4f5a-9d0b-4b0e-8a53-6f6b9a3c7d21';

/** Crockford's: none of I, L, O and U, which are read as others. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A letter and eight signs: a spreadsheet takes it for no number, date or formula. Among a thousand people of a venue two are alike
 * once in two million venues.
 */
export function workerNumber(of: { readonly venueId: string; readonly workerId: string }): string {
  const drawn = parse(v5(`${of.venueId}:${of.workerId}`, WORKER_NUMBERS));
  // Those between hold the version.
  const bytes = [...drawn.slice(0, 6), ...drawn.slice(14)];
  return `R${bytes.map(byte => SIGNS.charAt(byte % SIGNS.length)).join('')}`;
}
