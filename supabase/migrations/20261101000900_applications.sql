-- Applications: a rockstar applies for a place, by a request (the venue picks) or by claiming (first come). Owned by the
-- worker until decided. Applying is consent to the terms seen, so accepting books at once.
--   submitted -> viewed -> shortlisted -> offered -> accepted
--   any of these -> rejected (venue) | withdrawn (worker) | closed, expired (clock or end of the post)
--   full on arrival -> waitlisted;  offered -> declined (worker)

create table public.applications (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  worker_id uuid not null references public.profiles (id) on delete cascade,
  venue_id uuid not null references public.venues (id) on delete cascade,
  shift_id uuid references public.shifts (id) on delete cascade,
  job_id uuid,
  note text check (length(note) <= 1000),
  status text not null default 'submitted' check (status in ('submitted', 'viewed', 'shortlisted', 'offered', 'accepted', 'rejected',
    'withdrawn', 'waitlisted', 'declined', 'expired', 'closed')),
  source text not null default 'application' check (source in ('application', 'claim')),
  closed_reason text check (length(closed_reason) <= 40),
  seen_version int,
  seen_terms jsonb,
  hold_until timestamptz,
  waitlist_pos int check (waitlist_pos > 0),
  arrives_at timestamptz,
  within_km int,
  calendar_free boolean not null default true,
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) <= 500),
  recorded_at timestamptz not null default private.now(),
  version int not null default 1,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint one_post check (num_nonnulls(shift_id, job_id) = 1),
  constraint place_on_waitlist check ((status = 'waitlisted') = (waitlist_pos is not null))
);
comment on table public.applications is 'One rockstar applying for one post. recorded_at is when they applied, as far as the phone can be trusted; seen_terms are the terms they saw, while those are no longer the shift''s; hold_until is how long an offered place is theirs to take; arrives_at is when they can be there, said after the start; within_km and calendar_free are the venue''s to know because they asked.';
-- one live application for each rockstar and post
create unique index applications_live on public.applications (worker_id, coalesce(shift_id, job_id))
  where status in ('submitted', 'viewed', 'shortlisted', 'offered', 'accepted', 'waitlisted');
-- the pull of the worker, and whom they asked
create index applications_worker on public.applications (worker_id, row_xid, id) include (venue_id, shift_id);
-- the pull of a venue's members
create index applications_venue on public.applications (venue_id, row_xid, id);
-- applicants of a shift, its waiting list
create index applications_shift on public.applications (shift_id, status, waitlist_pos);
-- the clock: held places whose time is up
create index applications_held on public.applications (hold_until) where hold_until is not null;
-- what somebody decided
create index applications_decided_by on public.applications (decided_by);

create function private.is_live_application(status text) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return status in ('submitted', 'viewed', 'shortlisted', 'offered', 'waitlisted');
end
$$;
comment on function private.is_live_application(text) is 'Still waiting for an answer.';

-- Applying for work opens the worker's card to the venue, and the post and its venue to the worker wherever they are.
create function private.open_post_to_worker() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.introduce('venue:' || new.venue_id, new.worker_id);
  insert into private.scope_log (audience, scope, change)
  select 'user:' || new.worker_id, opened, 'granted' from unnest(array['employer:' || new.venue_id,
    coalesce('shift:' || new.shift_id, 'job:' || (to_jsonb(new) ->> 'job_id'))]) opened where opened is not null;
  return null;
end
$$;
create trigger open_post_to_worker after insert on public.applications for each row execute function private.open_post_to_worker();

-- A place or a job that was offered before its venue was paused is taken when the venue goes on, like everything that books: whoever
-- declines may do so at any time.
create function private.require_open_to_accept() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_open_venue(new.venue_id);
  return new;
end
$$;
create trigger require_open_to_accept before update of status on public.applications for each row
  when (old.status = 'offered' and new.status = 'accepted') execute function private.require_open_to_accept();

alter table public.applications enable row level security;
create policy select_worker_member_or_admin on public.applications for select to authenticated
  using (worker_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]) or (select private.is_admin()));

revoke all on public.applications from anon, authenticated, service_role;

create function private.audience_of_applications(application public.applications) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || application.worker_id, 'venue:' || application.venue_id];
end
$$;

-- An answered application leaves by the day of its last change, a waiting one stays.
select private.mirror_table('applications', 31, '{"user": "worker_id", "venue": "venue_id"}',
  shown => 'id, row_xid, worker_id, venue_id, shift_id, job_id, note, status, source, closed_reason, seen_version, seen_terms,
    hold_until, waitlist_pos, arrives_at, within_km, calendar_free, decided_by, decided_at, decision_reason, recorded_at, version,
    created_at, updated_at',
  seen => $$(status in ('submitted', 'viewed', 'shortlisted', 'offered', 'waitlisted') or updated_at >= (select private.horizon()))
    and (worker_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]))$$);
