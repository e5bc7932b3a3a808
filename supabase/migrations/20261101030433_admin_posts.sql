-- What venues posted, for the platform's admins: shifts and jobs in pages, one of them with what became of it, and taking one down.
-- Drafts are the venue's own.

create view private.listed_shifts with (security_invoker = true) as
  select shift.id, shift.venue_id, venue.name as venue, shift.area, shift.role, shift.starts_at, shift.ends_at, shift.tz, shift.status,
    shift.positions, shift.confirmed_count, shift.rate_minor, shift.currency
  from public.shifts shift join public.venues venue on venue.id = shift.venue_id
  where shift.status <> 'draft';
comment on view private.listed_shifts is 'Shifts as the admin portal lists them; for definer functions.';

create view private.listed_jobs with (security_invoker = true) as
  select job.id, job.title, job.venue_id, venue.name as venue, job.area, job.role, job.status, job.pay_min_minor, job.pay_max_minor, job.pay_period,
    job.currency, coalesce(job.published_at, job.created_at) as posted_at, job.closes_at
  from public.jobs job join public.venues venue on venue.id = job.venue_id
  where job.status <> 'draft';
comment on view private.listed_jobs is 'Jobs as the admin portal lists them; for definer functions.';
revoke all on private.listed_shifts, private.listed_jobs from public, anon, authenticated, service_role;

create function private.of_venues_like(sought text) returns text language sql stable set search_path = '' as $$
  select format('listed.venue_id in (select id from public.venues where private.folded(name) like %L)', private.within(private.folded(sought)))
$$;

-- The statuses that a filter names. All that was kept, and all that figures of the marketplace count, are lists of a stretch of time.
create function private.statuses_like(of_status text) returns text language sql immutable set search_path = '' as $$
  select case of_status when 'kept' then $in$ in ('published', 'expired')$in$ when 'counted' then $in$ in ('published', 'expired', 'cancelled')$in$
    else format(' = %L', of_status) end
$$;

-- When a shift begins, as each figure of the dashboard counts it: ahead, within a day, still to be filled; or in the weeks of a stretch
-- that have begun, by the place's own Monday.
create function private.times_like(of_time text, of_area text) returns text language plpgsql stable set search_path = '' as $$
declare
  upto constant timestamptz := private.now();
  weeks constant int := case when of_time like 'weeks\_%' then substr(of_time, 7)::int end;
  first_week constant date := private.this_week(of_area) - (weeks - 1) * 7;
begin
  return case of_time
    when 'ahead' then format('listed.starts_at > %L', upto)
    when 'past' then format('listed.starts_at <= %L', upto)
    when 'day' then format('listed.starts_at between %L and %L', upto, upto + interval '24 hours')
    when 'fillable' then format('listed.starts_at > %L and listed.ends_at > %L', upto - interval '8 hours', upto + interval '1 hour')
    else format('listed.starts_at between %L and %L and date_trunc(''week'', listed.starts_at at time zone listed.tz)::date >= %L',
      first_week::timestamp at time zone 'UTC' - interval '1 day', upto, first_week) end;
end
$$;

create function private.places_like(of_places text) returns text language sql immutable set search_path = '' as $$
  select case of_places when 'all' then 'true' when 'gaps' then 'listed.confirmed_count < listed.positions' when 'booked' then 'listed.confirmed_count > 0'
    when 'cancelled' then $in$exists (select from public.bookings where shift_id = listed.id and status in ('cancelled_by_worker', 'cancelled_by_venue'))$in$
    else $in$exists (select from public.bookings where shift_id = listed.id and status = 'no_show' and not restored)$in$ end
$$;

-- One status at a time, so that each order is one that an index holds: what is ahead soonest first, what is past latest first.
create function private.page_of_shifts(sought text, of_status text, of_time text, of_area text, of_places text, after_key text, after_id uuid, most int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := private.sought(sought);
begin
  perform private.require_admin('read_only');
  if of_status not in ('published', 'cancelled', 'removed', 'expired', 'kept', 'counted') then perform private.bad_argument('status'); end if;
  if of_places not in ('all', 'gaps', 'booked', 'cancelled', 'no_show') then perform private.bad_argument('places'); end if;
  if of_time not in ('ahead', 'day', 'fillable', 'past', 'weeks_4', 'weeks_12', 'weeks_52') then perform private.bad_argument('time'); end if;
  if of_area <> 'all' and not exists (select from public.areas where slug = of_area) then perform private.bad_argument('area'); end if;
  return private.page_of('private.listed_shifts as listed',
    'id, venue, role, area, starts_at as "startsAt", ends_at as "endsAt", tz, status, positions, confirmed_count as "confirmedCount", rate_minor as "rateMinor", currency',
    format('listed.status%s and %s and %s', private.statuses_like(of_status), private.times_like(of_time, of_area), private.places_like(of_places))
      || case when words = '' then '' else ' and ' || private.of_venues_like(words) end
      || case of_area when 'all' then '' else format(' and listed.area = %L', of_area) end,
    'starts_at', of_time = 'past' or of_time like 'weeks%', after_key, after_id, most, false)
    || case when after_id is null then jsonb_build_object('all', (select count(*) from public.shifts where status <> 'draft')) else '{}' end;
end
$$;
grant execute on function private.page_of_shifts(text, text, text, text, text, text, uuid, int) to authenticated;

create function public.admin_shifts(p_search text default '', p_status text default 'published', p_time text default 'ahead', p_area text default 'all',
  p_places text default 'all', p_after_key text default null, p_after_id uuid default null, p_most int default 50) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.page_of_shifts(p_search, p_status, p_time, p_area, p_places, p_after_key, p_after_id, p_most)
$$;
comment on function public.admin_shifts(text, text, text, text, text, text, uuid, int) is
  'Shifts of one status by venue, time, city and places, paged as admin_users is; drafts are never among them. Admins only.';

create function private.page_of_jobs(sought text, of_status text, sorted text, after_key text, after_id uuid, most int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := private.sought(sought);
begin
  perform private.require_admin('read_only');
  if of_status not in ('all', 'published', 'paused', 'filled', 'closed', 'expired', 'removed') then perform private.bad_argument('status'); end if;
  if sorted not in ('newest', 'closing') then perform private.bad_argument('sort'); end if;
  return private.page_of('private.listed_jobs as listed',
    'id, title, venue, role, area, status, pay_min_minor as "payMinMinor", pay_max_minor as "payMaxMinor", pay_period as "payPeriod", currency,
      posted_at as "postedAt", closes_at as "closesAt", (select count(*) from public.applications where job_id = listed.id) as applied',
    'true' || case when words = '' then '' else format(' and (lower(listed.title) like %L or %s)', private.within(lower(words)), private.of_venues_like(words)) end
      || case of_status when 'all' then '' else format(' and listed.status = %L', of_status) end,
    case sorted when 'newest' then 'posted_at' else 'coalesce(closes_at, ''infinity'')' end, sorted = 'newest', after_key, after_id, most, false)
    || case when after_id is null then jsonb_build_object('all', (select count(*) from public.jobs where status <> 'draft')) else '{}' end;
end
$$;
grant execute on function private.page_of_jobs(text, text, text, text, uuid, int) to authenticated;

create function public.admin_jobs(p_search text default '', p_status text default 'all', p_sort text default 'newest',
  p_after_key text default null, p_after_id uuid default null, p_most int default 50) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.page_of_jobs(p_search, p_status, p_sort, p_after_key, p_after_id, p_most)
$$;
comment on function public.admin_jobs(text, text, text, text, uuid, int) is
  'Jobs by title or venue and status, paged as admin_users is; drafts are never among them. Admins only.';

-- What admins did about a post, newest first, for who may read the log. What was decided stands with the act, as the log says it; of a post
-- its pay too, which the log keeps with the venue.
create function private.log_of(post uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', log.at, 'what', log.action, 'by', actor.name, 'reason', log.reason, 'state', private.state_in_log(log.after))
    order by log.at desc, log.id desc), '[]')
  from public.audit_log log left join public.profiles actor on actor.id = log.actor
  where private.admin_role() in ('super_admin', 'support') and (log.row_id = post
    or (log.action = 'admin_decide_pay' and coalesce(log.before ->> 'shift_id', log.before ->> 'job_id') = post::text
      and log.row_id = coalesce((select venue_id from public.shifts where id = post), (select venue_id from public.jobs where id = post))))
$$;

create function private.shift_for_admin(post uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('read_only');
  return (select jsonb_build_object('id', listed.id, 'venue', listed.venue, 'role', listed.role, 'area', listed.area, 'startsAt', listed.starts_at,
      'endsAt', listed.ends_at, 'tz', listed.tz, 'status', listed.status, 'positions', listed.positions, 'confirmedCount', listed.confirmed_count,
      'rateMinor', listed.rate_minor, 'currency', listed.currency, 'place', shift.place, 'reason', shift.cancelled_reason, 'postedAt', shift.published_at,
      'postedBy', (select name from public.profiles where id = shift.created_by),
      'waiting', (select count(*) from public.applications where shift_id = post and private.is_live_application(status)),
      'booked', (select coalesce(jsonb_agg(jsonb_build_object('id', booking.id, 'name', worker.name, 'status', booking.status) order by worker.name), '[]')
        from public.bookings booking join public.profiles worker on worker.id = booking.worker_id where booking.shift_id = post),
      'history', private.log_of(post))
    from private.listed_shifts listed join public.shifts shift using (id) where listed.id = post);
end
$$;
grant execute on function private.shift_for_admin(uuid) to authenticated;

create function public.admin_shift(p_id uuid) returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.shift_for_admin(p_id)
$$;
comment on function public.admin_shift(uuid) is 'One shift with who is booked and what admins did about it, or null. Admins only.';

create function private.job_for_admin(post uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('read_only');
  return (select jsonb_build_object('id', listed.id, 'title', listed.title, 'venue', listed.venue, 'role', listed.role, 'area', listed.area, 'status', listed.status,
      'payMinMinor', listed.pay_min_minor, 'payMaxMinor', listed.pay_max_minor, 'payPeriod', listed.pay_period, 'currency', listed.currency,
      'postedAt', listed.posted_at, 'closesAt', listed.closes_at, 'applied', (select count(*) from public.applications where job_id = post),
      'description', job.description, 'postedBy', (select name from public.profiles where id = job.created_by),
      'waiting', (select count(*) from public.applications where job_id = post and private.is_live_application(status)),
      'history', private.log_of(post))
    from private.listed_jobs listed join public.jobs job using (id) where listed.id = post);
end
$$;
grant execute on function private.job_for_admin(uuid) to authenticated;

create function public.admin_job(p_id uuid) returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.job_for_admin(p_id)
$$;
comment on function public.admin_job(uuid) is 'One job with its words and what admins did about it, or null. Admins only.';

revoke all on function public.admin_shifts(text, text, text, text, text, text, uuid, int), public.admin_jobs(text, text, text, text, uuid, int),
  public.admin_shift(uuid), public.admin_job(uuid) from public, anon, authenticated, service_role;
grant execute on function public.admin_shifts(text, text, text, text, text, text, uuid, int), public.admin_jobs(text, text, text, text, uuid, int),
  public.admin_shift(uuid), public.admin_job(uuid) to authenticated;

-- The venue reads the reason, and so do those who were booked; who had applied reads that it is closed.
create function private.admin_remove_post(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  post constant text := private.arg_one_of(args, 'post', '{shift,job}');
  of_post constant uuid := private.arg_uuid(args, 'id');
  why constant text := private.arg_lines(args, 'reason', 500);
  venue uuid;
  status_now text;
  ended boolean := false;
begin
  perform private.require_admin('support');
  if post = 'shift' then
    select venue_id, status, ends_at <= private.now() into venue, status_now, ended from public.shifts where id = of_post for update;
  else
    select venue_id, status into venue, status_now from public.jobs where id = of_post for update;
  end if;
  if venue is null then perform private.refuse('not_found', null, 404); end if;
  -- Another admin was faster.
  if status_now = 'removed' then return; end if;
  if ended then perform private.refuse('too_late'); end if;
  if status_now not in ('published', 'paused') then perform private.refuse('wrong_state'); end if;
  if post = 'shift' then
    perform private.call_off_shift(of_post, 'removed', why);
  else
    update public.jobs set status = 'removed', version = version + 1 where id = of_post;
    perform private.close_job_applications(of_post, 'job_removed');
  end if;
  perform private.notify_managers(venue, post || '_removed', private.facts_of_post(case post when 'shift' then of_post end, case post when 'job' then of_post end)
    || jsonb_build_object('reason', why));
  perform private.audit('remove_post', post || 's', of_post, jsonb_build_object('before', jsonb_build_object('status', status_now),
    'after', jsonb_build_object('status', 'removed'), 'reason', why));
end
$$;
select private.register_command('admin_remove_post', 1, 'Takes down a shift or a job that breaks the rules; the venue and whoever is booked read the reason.');
