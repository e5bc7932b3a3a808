// The usual scene of a journey: Vera with a venue, Rocco and Rosa looking for work, and shifts ready to be made.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import { publishShift, type SaveShiftArgs, saveShift } from '#domain/shifts/commands.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { addDays, endWall, instantOf, readWall, toInstantText, wallAt } from '#domain/time.ts';
import { venues } from '#domain/venues/schema.ts';
import { type Backend, type BackendWishes, startBackend } from '#tests/support/backend.ts';
import { repository } from '#tests/support/repository.ts';
import { Phone } from './phone.ts';

export interface Stage {
  readonly backend: Backend;
  readonly vera: Phone;
  readonly rocco: Phone;
  readonly rosa: Phone;
  clear(): Promise<void>;
}

/** The files of a process use one after the other: to start costs more than most journeys. */
let idle: Backend | null = null;

/** With the migrations and no rows. */
async function emptyBackend(): Promise<Backend> {
  const before = idle;
  idle = null;
  if (before !== null) {
    const [answer] = await before.db<{ done: boolean }>('select saved.begin_anew() as done');
    if (answer?.done === true) return before;
    // The schema was changed.
    await before.stop();
  }
  const backend = await startBackend();
  await backend.script(await readFile(join(repository, 'tests', 'database', 'saved-rows.sql'), 'utf8'));
  return backend;
}

/** `wishes`: a backend of one's own. */
export async function setStage(wishes?: BackendWishes): Promise<Stage> {
  const backend = wishes === undefined ? await emptyBackend() : await startBackend(wishes);
  const vera = await Phone.join(backend, { name: 'The Copper Thistle', email: 'vera@example.com', role: 'venue' });
  // Only an admin verifies a venue, and only verified ones let Rockstars book at once.
  await backend.db(`update public.venues set verification_status = 'verified'`);
  const rocco = await Phone.join(backend, { name: 'Rocco Bianchi', email: 'rocco@example.com', role: 'rockstar' });
  const rosa = await Phone.join(backend, { name: 'Rosa', email: 'rosa@example.com', role: 'rockstar' });
  return {
    backend,
    vera,
    rocco,
    rosa,
    async clear() {
      for (const phone of [vera, rocco, rosa]) await phone.putAway();
      if (wishes === undefined) idle = backend;
      else await backend.stop();
    },
  };
}

export interface ShiftWishes {
  /** Days from today, at the venue. */
  readonly inDays?: number;
  readonly from?: string;
  readonly to?: string;
  readonly positions?: number;
  readonly bookingMode?: SaveShiftArgs['booking_mode'];
}

/** A bartender's evening at that person's venue, as the form would send it. */
export async function shiftArgs(venueOwner: Phone, wishes: ShiftWishes = {}): Promise<SaveShiftArgs> {
  const { inDays = 3, from = '18:00', to = '02:00', positions = 2, bookingMode = 'review' } = wishes;
  const [venue] = await venueOwner.rows(venues);
  if (venue === undefined || venue.tz === null) throw new Error('No venue with a place on this device.');
  const { tz } = venue;
  const startsLocal = `${addDays(wallAt(Date.now(), tz).slice(0, 10), inDays)}T${from}`;
  const endsLocal = endWall(startsLocal, to);
  return {
    id: newId(),
    venue_id: venue.id,
    role: 'bartender',
    starts_local: startsLocal,
    ends_local: endsLocal,
    starts_at: toInstantText(instantOf(readWall(startsLocal, tz))),
    ends_at: toInstantText(instantOf(readWall(endsLocal, tz))),
    break_min: 30,
    rate_minor: 1550,
    tips: true,
    positions,
    booking_mode: bookingMode,
  };
}

/** Writes the shift down and posts it; its id. */
export async function postShift(venueOwner: Phone, wishes: ShiftWishes = {}): Promise<string> {
  const args = await shiftArgs(venueOwner, wishes);
  await venueOwner.act(saveShift, args);
  await venueOwner.actAndSettle(publishShift, { id: args.id, version: 1 });
  return args.id;
}

/** The version of the terms that the person sees. */
export async function seenVersion(phone: Phone, shiftId: string): Promise<number> {
  const shift = await phone.row(shifts, shiftId);
  if (shift === undefined) throw new Error('This device has not seen the shift.');
  return shift.version;
}
