// What a venue may ask about somebody's calendar: free or not for a slot, and whether a shift pays less than they ask for.
// The calendar and the figure never leave the server.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { idText, type ProfileId, type ShiftId } from '#domain/ids.ts';
import { type Instant, toInstantText } from '#domain/time.ts';
import type { ActResult, Device } from '#sync/index.ts';

export interface Slot extends Readonly<Record<string, string | number>> {
  readonly venueId: string;
  readonly workerId: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

export async function freeForSlot(device: Device, slot: Slot): Promise<ActResult<boolean>> {
  const answer = await device.call('free_for_slot', {
    p_venue_id: slot.venueId,
    p_worker_id: slot.workerId,
    p_starts_at: toInstantText(slot.startsAt),
    p_ends_at: toInstantText(slot.endsAt),
  });
  // What tells nobody from somebody is no error there, so that asking is counted.
  if (answer.ok && answer.value === null) return { ok: false, error: { code: 'not_found' } };
  return parsed(answer, v.boolean());
}

/** Of a person and a gap; nothing of where else they are or how long. */
export const GAP_VERDICTS = ['free', 'unavailable', 'tired', 'long_week'] as const;
export type GapVerdict = (typeof GAP_VERDICTS)[number];

const fitSchema = v.array(
  v.object({
    worker_id: idText,
    shift_id: idText,
    free: v.boolean(),
    below_minimum: v.boolean(),
    verdict: v.picklist(GAP_VERDICTS),
  }),
);

export interface ShiftFit {
  readonly workerId: ProfileId;
  readonly shiftId: ShiftId;
  readonly free: boolean;
  /** The shift pays less than this person asks for. */
  readonly belowMinimum: boolean;
  readonly verdict: GapVerdict;
}

export interface FitAsked extends Readonly<Record<string, string | number>> {
  readonly venueId: string;
  /** Ids, with commas between; empty: nobody is asked about. */
  readonly workers: string;
  readonly shifts: string;
}

/** The server answers about so many pairs at a time. */
const MOST_PAIRS = 200;
/** Beyond so many calls nobody reads the answer. */
const MOST_CALLS = 5;

export interface GapsAsked extends Readonly<Record<string, string | number>> {
  readonly venueId: string;
  /** A line for each role: ids of people, a colon, ids of gaps, with commas between. Nobody is asked about another role. */
  readonly lines: string;
}

/** How the gaps on the screen suit the people who have their role: one coarse answer, of as many as one look may cost. */
export async function verdictsForGaps(device: Device, asked: GapsAsked): Promise<ActResult<readonly ShiftFit[]>> {
  const found: ShiftFit[] = [];
  for (const line of asked.lines.split(' ').filter(Boolean)) {
    const [workers = '', shifts = ''] = line.split(':');
    const part = await fitForShifts(device, { venueId: asked.venueId, workers, shifts });
    if (!part.ok) return part;
    found.push(...part.value);
  }
  return { ok: true, value: found };
}

export async function fitForShifts(device: Device, asked: FitAsked): Promise<ActResult<readonly ShiftFit[]>> {
  if (asked.workers === '' || asked.shifts === '') return { ok: true, value: [] };
  const shifts = asked.shifts.split(',').slice(0, MOST_PAIRS);
  const workers = asked.workers.split(',');
  const atOnce = Math.floor(MOST_PAIRS / shifts.length);
  const found: ShiftFit[] = [];
  for (let from = 0; from < Math.min(workers.length, atOnce * MOST_CALLS); from += atOnce) {
    const part = await fitOf(device, { venueId: asked.venueId, workers: workers.slice(from, from + atOnce), shifts });
    if (!part.ok) return part;
    found.push(...part.value);
  }
  return { ok: true, value: found };
}

interface Pairs {
  readonly venueId: string;
  readonly workers: readonly string[];
  readonly shifts: readonly string[];
}

async function fitOf(device: Device, { venueId, workers, shifts }: Pairs): Promise<ActResult<readonly ShiftFit[]>> {
  const answer = await device.call('fit_for_shifts', {
    p_venue_id: venueId,
    p_worker_ids: workers,
    p_shift_ids: shifts,
  });
  const fits = parsed(answer, fitSchema);
  if (!fits.ok) return fits;
  return {
    ok: true,
    value: fits.value.map(fit => ({
      workerId: fit.worker_id as ProfileId,
      shiftId: fit.shift_id as ShiftId,
      free: fit.free,
      belowMinimum: fit.below_minimum,
      verdict: fit.verdict,
    })),
  };
}
