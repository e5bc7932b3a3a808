// The demo: one generator for the embedded backend and for any other Postgres. Deterministic for a given day; loaded in
// bulk, past the commands but under the same constraints, in one transaction.
import { chanceFrom } from './chance.ts';
import { makeConversations } from './conversations.ts';
import type { Sql } from './load.ts';
import { loadAttendance } from './load-attendance.ts';
import { loadAvailability } from './load-availability.ts';
import { loadBookingTraces } from './load-booking-traces.ts';
import { loadConversations } from './load-conversations.ts';
import { loadDisputes } from './load-disputes.ts';
import { loadJobs } from './load-jobs.ts';
import { loadNight } from './load-night.ts';
import { loadPeople } from './load-people.ts';
import { loadPresence } from './load-presence.ts';
import { loadReliability } from './load-reliability.ts';
import { loadReputation } from './load-reputation.ts';
import { loadRequests } from './load-requests.ts';
import { loadReviews } from './load-reviews.ts';
import { loadShifts } from './load-shifts.ts';
import { loadTransfers } from './load-transfers.ts';
import { loadVenues } from './load-venues.ts';
import { loadVerifications } from './load-verifications.ts';
import { loadYear } from './load-year.ts';
import { loadPacks } from './packs.ts';
import { makeMembers, makeRockstars } from './people.ts';
import { makeRequests } from './requests.ts';
import { makeShifts } from './shifts.ts';
import { loadTemplates } from './templates.ts';

const SEED = 20_261_121;

/** `today` is the day on which the demo stands, 'YYYY-MM-DD'. The database must be migrated and empty. */
export async function seedDemo(sql: Sql, { today }: { today: string }): Promise<void> {
  const chance = chanceFrom(SEED);
  const rockstars = makeRockstars(chance);
  const members = makeMembers();
  const shifts = makeShifts(chance, today);
  const requests = makeRequests(chance, { shifts, rockstars, today });
  await sql.query('begin');
  try {
    await loadPeople(sql, { rockstars, members, today });
    await loadAvailability(sql, { rockstars, today });
    await loadVenues(sql, { members, today });
    await loadVerifications(sql, { today });
    await loadShifts(sql, { shifts, requests, today });
    await loadPacks(sql, shifts);
    await loadTemplates(sql, today);
    await loadRequests(sql, requests);
    await loadAttendance(sql);
    await loadReviews(sql);
    await loadReliability(sql);
    await loadDisputes(sql);
    await loadReputation(sql);
    await loadBookingTraces(sql);
    await loadPresence(sql);
    await loadTransfers(sql);
    await loadJobs(sql, { rockstars, today });
    await loadConversations(sql, makeConversations(chance, { requests, members, today }));
    await loadYear(sql);
    await sql.query('commit');
  } catch (error) {
    await sql.query('rollback');
    throw error;
  }
}

/** What of the demo stands in time relative to the hour: a night that runs now. Each time that it is opened. */
export async function renewDemo(sql: Sql): Promise<void> {
  await loadNight(sql);
}
