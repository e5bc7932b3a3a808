// Applications and the bookings they led to.
import { seedId } from './chance.ts';
import { insertRows, type Sql } from './load.ts';
import { requestId, type SeedRequest } from './requests.ts';

/** The triggers of these two tables count, open and ring for each row; here all that is done for all rows at once. */
export async function loadRequests(sql: Sql, requests: readonly SeedRequest[]): Promise<void> {
  await sql.query('alter table public.applications disable trigger user');
  await sql.query('alter table public.bookings disable trigger user');
  await loadApplications(sql, requests);
  await loadBookings(sql, requests);
  await sql.query(
    `update public.applications set within_km = private.within_km(worker_id, venue_id), calendar_free = private.has_room(applications)
     where private.is_live_application(status)`,
  );
  await sql.query(
    `insert into private.acquaintances (audience, person_id) select distinct 'venue:' || venue_id, worker_id from public.applications on conflict do nothing`,
  );
  await sql.query('alter table public.applications enable trigger user');
  await sql.query('alter table public.bookings enable trigger user');
}

async function loadApplications(sql: Sql, requests: readonly SeedRequest[]): Promise<void> {
  const applications = requests.map(request => ({
    id: requestId(request),
    worker_id: request.worker.id,
    venue_id: request.shift.venue.id,
    shift_id: request.shift.id,
    status: request.status,
    source: request.shift.bookingMode === 'instant' ? 'claim' : 'application',
    closed_reason: request.closedReason,
    seen_version: 2,
    waitlist_pos: request.waitlistPos,
    decided_at: request.status === 'accepted' || request.status === 'rejected' ? request.at : null,
    recorded_at: request.at,
    version: request.status === 'submitted' || request.status === 'waitlisted' ? 1 : 2,
    created_at: request.at,
    updated_at: request.at,
  }));
  await insertRows(sql, 'public.applications', { rows: applications });
}

/** A booking's terms are the shift's, as they are when somebody is really booked. */
async function loadBookings(sql: Sql, requests: readonly SeedRequest[]): Promise<void> {
  const bookings = requests
    .filter(request => request.booking !== null)
    .map(request => ({
      id: seedId(`booking:${requestId(request)}`),
      shift_id: request.shift.id,
      worker_id: request.worker.id,
      application_id: requestId(request),
      status: request.booking,
      source: request.shift.bookingMode === 'instant' ? 'claim' : 'application',
      cancel_tier: request.cancelTier,
      version: request.booking === 'confirmed' ? 1 : 2,
      created_at: request.at,
      updated_at: request.at,
    }));
  // Whoever cancelled late did so some hours before the start, as the tier says.
  const cancelledAt = `case when given.status <> 'cancelled_by_worker' then null
    when given.cancel_tier = 'late' then shift.starts_at - interval '4 hours' else given.created_at end`;
  const agreed = ['venue_id', 'role', 'starts_at', 'ends_at', 'tz', 'break_min', 'rate_minor', 'currency'];
  await insertRows(sql, 'public.bookings', {
    rows: bookings,
    from: 'join public.shifts shift on shift.id = given.shift_id',
    computed: { ...Object.fromEntries(agreed.map(column => [column, `shift.${column}`])), cancelled_at: cancelledAt },
  });
}
