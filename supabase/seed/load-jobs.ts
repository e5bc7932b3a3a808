// Jobs, who applied for them, whom a venue likes best, and a few invitations that wait for an answer.
import { addDays } from './calendar.ts';
import { CAST, COPPER_THISTLE } from './cast.ts';
import { makeJobs, type SeedJob, type SeedJobRequest } from './jobs.ts';
import { insertRows, type Sql } from './load.ts';
import type { Rockstar } from './people.ts';

export async function loadJobs(
  sql: Sql,
  of: { readonly rockstars: readonly Rockstar[]; readonly today: string },
): Promise<void> {
  const { jobs, requests } = makeJobs(of);
  await insertRows(sql, 'public.jobs', { rows: jobs.map(job => jobRow(job, of.today)) });
  await insertRows(sql, 'public.applications', { rows: requests.map(requestRow) });
  await sql.query(FAVOURITES, [COPPER_THISTLE, [CAST.rocco.id, CAST.rosa.id]]);
  await sql.query(INVITATIONS, [[CAST.rocco.id, CAST.rosa.id], COPPER_THISTLE]);
}

function jobRow(job: SeedJob, today: string) {
  return {
    id: job.id,
    venue_id: job.venue.id,
    area: job.venue.city,
    role: job.role,
    title: job.title,
    description: `${job.venue.name} looks for somebody who stays. A steady team, meals on shift, the rota four weeks ahead.`,
    employment_type: job.employment,
    pay_min_minor: job.payMin,
    pay_max_minor: job.payMax,
    pay_period: 'hour',
    currency: 'GBP',
    hours_per_week: job.hours,
    skills: [],
    status: job.status,
    closes_at: job.status === 'draft' ? null : `${addDays(today, 25)}T12:00:00Z`,
    version: job.status === 'draft' ? 1 : 2,
    published_at: job.status === 'draft' ? null : `${job.postedOn}T10:00:00Z`,
    created_at: `${job.postedOn}T09:00:00Z`,
    updated_at: `${job.postedOn}T10:00:00Z`,
  };
}

function requestRow(request: SeedJobRequest) {
  const decided = request.status === 'accepted' || request.status === 'rejected';
  return {
    id: request.id,
    worker_id: request.worker.id,
    venue_id: request.job.venue.id,
    job_id: request.job.id,
    status: request.status,
    source: 'application',
    seen_version: 2,
    decided_at: decided ? request.at : null,
    recorded_at: request.at,
    version: request.status === 'submitted' ? 1 : 2,
    created_at: request.at,
    updated_at: request.at,
  };
}

/** Those who have worked there most, but not the two whom the stories are about. */
const FAVOURITES = `
  insert into public.relations (id, venue_id, worker_id, set_by_side, kind)
  select private.uuid5('relations:' || $1::uuid || ':' || worker_id || ':venue'), $1::uuid, worker_id, 'venue', 'favourite'
  from public.bookings where venue_id = $1::uuid and worker_id <> all ($2::uuid[]) and status in ('approved', 'checked_out')
  group by worker_id order by count(*) desc, worker_id limit 5`;

/** For each of the two, the first free evening at another house that fits, some days ahead. */
const INVITATIONS = `
  insert into public.work_invitations (id, venue_id, worker_id, shift_id, message, expires_at)
  select private.uuid5('work_invitations:' || asked.worker || ':' || asked.shift), asked.venue, asked.worker, asked.shift,
    'You would be a great help that evening.', least(private.now() + interval '48 hours', asked.starts_at - interval '2 hours')
  from unnest($1::uuid[]) as who(worker) cross join lateral (
    select person.id as worker, shift.id as shift, shift.venue_id as venue, shift.starts_at
    from public.profiles person join public.shifts shift on shift.role = any (person.skills)
    where person.id = who.worker and shift.status = 'published' and shift.area = 'london' and shift.confirmed_count < shift.positions
      and shift.venue_id <> $2::uuid and shift.starts_at > private.now() + interval '4 days'
      and not exists (select from public.applications where worker_id = person.id and shift_id = shift.id)
      and not exists (select from public.bookings where worker_id = person.id and starts_at < shift.ends_at + interval '11 hours'
        and ends_at > shift.starts_at - interval '11 hours')
    order by shift.starts_at, shift.id limit 1) asked`;
