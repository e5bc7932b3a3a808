-- Jobs: lasting work, without a start and an end on the clock. Owned by a venue (managers and admins). Drafts are the
-- venue's alone; published ones are every rockstar's, and whoever asked keeps seeing theirs.
--   draft -> published <-> paused;  published, paused -> filled | closed (venue) | expired (clock) | removed (admin)

create table public.jobs (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  area text not null references public.areas (slug),
  role text not null references public.roles_catalog (slug),
  title text not null check (length(title) between 2 and 100),
  description text check (length(description) <= 4000),
  employment_type text not null check (employment_type in ('full_time', 'part_time', 'temporary')),
  pay_min_minor int not null,
  pay_max_minor int,
  pay_period text not null check (pay_period in ('hour', 'month', 'year')),
  currency text not null check (currency = any (private.currencies())),
  hours_per_week int check (hours_per_week between 1 and 60),
  start_date date,
  skills text[] not null default '{}' check (cardinality(skills) <= 10),
  status text not null default 'draft' check (status in ('draft', 'published', 'paused', 'filled', 'closed', 'expired', 'removed')),
  closes_at timestamptz,
  version int not null default 1,
  published_at timestamptz,
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint job_pay check (pay_min_minor between 1 and 100000000 and pay_max_minor between pay_min_minor and 100000000)
);
comment on table public.jobs is 'Lasting work posted by a venue. Pay is in minor units of currency, for an hour or a year.';
-- the pull of a venue's members
create index jobs_venue on public.jobs (venue_id, row_xid, id);
-- the pull of rockstars: posts of an area
create index jobs_area on public.jobs (area, row_xid, id);
-- what the clock closes
create index jobs_closing on public.jobs (closes_at) where status in ('published', 'paused');
-- what somebody posted
create index jobs_created_by on public.jobs (created_by);
-- the search of admins in posts and in the log
create index jobs_title_letters on public.jobs using gin (lower(title) extensions.gin_trgm_ops);

-- Place and currency are the venue's, never the client's.
create function private.place_job() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select area, currency into new.area, new.currency from public.venues where id = new.venue_id;
  return new;
end
$$;
create trigger place_job before insert on public.jobs for each row execute function private.place_job();

alter table public.applications add constraint applications_job_fkey foreign key (job_id) references public.jobs (id) on delete cascade;
-- applicants of a job
create index applications_job on public.applications (job_id, status);

create function private.my_jobs() returns setof uuid language plpgsql stable security definer set search_path = '' rows 100 as $$
begin
  return query
    select job_id from public.applications where worker_id = auth.uid() and job_id is not null
    union
    select job_id from public.work_invitations where worker_id = auth.uid() and job_id is not null;
end
$$;
comment on function private.my_jobs() is 'Jobs that the caller applied for or was invited to.';
grant execute on function private.my_jobs() to authenticated;

-- A job is agreed at the terms that its Rockstar saw, as a shift is: whoever applied hears that it changed, who takes an offer names the
-- job that they saw, and a yes to somebody who saw another one is an offer. A version of a job counts its moves as well: what changes none
-- of the terms is seen by everybody who saw the job before, so that one can be paused to choose among those who applied.
create function private.terms_of_job(job public.jobs) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('role', job.role, 'employment_type', job.employment_type, 'pay_min_minor', job.pay_min_minor,
    'pay_max_minor', job.pay_max_minor, 'pay_period', job.pay_period, 'currency', job.currency,
    'hours_per_week', job.hours_per_week, 'start_date', job.start_date)
$$;
comment on function private.terms_of_job(public.jobs) is 'What somebody agrees to who takes the job. Twin of sameTerms on the device.';

create function private.job_changed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.terms_of_job(old) = private.terms_of_job(new) then
    update public.applications set seen_version = new.version
    where job_id = new.id and seen_version = old.version and private.is_live_application(status);
  else
    perform private.notify_gathered(worker_id, 'asked_job_changed', new.id, private.facts_of_job(new.id) || jsonb_build_object('application_id', id))
    from public.applications where job_id = new.id and private.is_live_application(status);
  end if;
  return null;
end
$$;
create trigger job_changed after update on public.jobs for each row
  when (old.status in ('published', 'paused') and new.status in ('published', 'paused') and new.version <> old.version)
  execute function private.job_changed();

alter table public.jobs enable row level security;
create policy select_member_published_or_admin on public.jobs for select to authenticated
  using (venue_id = any ((select private.my_venues())::uuid[])
    or (status = 'published' and (select private.is_rockstar()))
    or id in (select private.my_jobs())
    or (select private.is_admin()));

revoke all on public.jobs from anon, authenticated, service_role;

create function private.audience_of_jobs(job public.jobs) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['venue:' || job.venue_id] || case when job.status = 'published' then array['area:' || job.area] else '{}' end;
end
$$;

-- What has ended leaves by the day of its last change.
select private.mirror_table('jobs', 36, '{"venue": "venue_id", "area": "area", "job": "id"}',
  shown => 'id, row_xid, venue_id, area, role, title, description, employment_type, pay_min_minor, pay_max_minor, pay_period, currency,
    hours_per_week, start_date, skills, status, closes_at, version, published_at, created_by, created_at, updated_at',
  seen => $$(status in ('draft', 'published', 'paused') or updated_at >= (select private.horizon()))
    and (venue_id = any ((select private.my_venues())::uuid[])
      or (status = 'published' and area = any ((select private.my_areas())::text[]))
      or id in (select private.my_jobs()))$$);

create function private.facts_of_job(of_job uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('job_id', job.id, 'venue_id', venue.id, 'venue', venue.name, 'title', job.title, 'role', job.role)
    from public.jobs job join public.venues venue on venue.id = job.venue_id where job.id = of_job);
end
$$;
comment on function private.facts_of_job(uuid) is 'What a notice says of a job.';
