-- The people of the platform, for its admins: found by name or address, filtered, paged; one of them with what
-- became of them; suspended and reinstated. Of the private half an admin is told the address and the suspension, no more.

-- the list, by name
create index profiles_name_key on public.profiles (name_key, id);
-- the list, newest first
create index profiles_newest on public.profiles (created_at desc, id desc);
-- the list, by some letters of a name or an address
create index profiles_name_letters on public.profiles using gin (name_key extensions.gin_trgm_ops);
create index profile_private_email_letters on public.profile_private using gin (lower(email) extensions.gin_trgm_ops);

-- What the list shows of one person. Inactive: they paused their account, or have not synced for half a year, until the next sync.
create view private.users with (security_invoker = true) as
  select person.id, person.name, person.name_key, lower(secret.email) as email, person.role, admin.role as admin_role,
    case when person.account_status <> 'active' then person.account_status
      when coalesce(heard.heard_at, person.created_at) < (select private.now()) - interval '180 days' then 'inactive' else 'active' end as status,
    person.location as town, person.skills, person.rating, person.rating_count, person.reliability, person.created_at, heard.heard_at as seen_at, secret.suspended_until, secret.suspended_reason
  from public.profiles person
  -- Everybody has one; as a left join it is not read where nobody asks for it.
  left join public.profile_private secret on secret.id = person.id
  left join private.presence heard on heard.user_id = person.id
  left join public.admin_users admin on admin.user_id = person.id and admin.revoked_at is null;
comment on view private.users is 'Accounts as the admin portal lists them; for definer functions.';
revoke all on private.users from public, anon, authenticated, service_role;

create function private.conditions_of_users(sought text, of_role text, of_status text) returns text
language plpgsql stable set search_path = '' as $$
declare
  name_like constant text := private.within(private.folded(sought));
  email_like constant text := private.within(lower(sought));
begin
  -- Two indexes, one for each table: as one condition over both neither would help. One or two letters are in so many that a
  -- look at everybody is the shorter way.
  return 'true' || case when sought = '' then ''
      when length(sought) < 3 then format(' and (listed.name_key like %L or listed.email like %L)', name_like, email_like)
      else format(' and listed.id in (select id from public.profiles where name_key like %L union select id from public.profile_private where lower(email) like %L)',
        name_like, email_like) end
    -- Whoever administers the platform is listed as that, whatever they registered as. Of a null of the outer join the planner expects few.
    || case of_role when 'all' then '' when 'platform_admin' then ' and (listed.role = ''platform_admin'' or listed.admin_role is not null)'
      else format(' and listed.role = %L and not exists (select from public.admin_users where user_id = listed.id and revoked_at is null)', of_role) end
    || case of_status when 'all' then '' else format(' and listed.status = %L', of_status) end;
end
$$;

create function private.page_of_users(sought text, of_role text, of_status text, sorted text, after_key text, after_id uuid, most int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  everybody constant boolean := private.sought(sought) = '' and of_role = 'all' and of_status = 'all';
  answer jsonb;
begin
  perform private.require_admin('read_only');
  if of_role not in ('all', 'venue', 'rockstar', 'platform_admin') then perform private.bad_argument('role'); end if;
  if of_status not in ('all', 'active', 'suspended', 'inactive') then perform private.bad_argument('status'); end if;
  if sorted not in ('name', 'newest', 'seen') then perform private.bad_argument('sort'); end if;
  -- A status is worked out row by row, so whoever asks for one is counted while they are looked for; everybody is counted once.
  answer := private.page_of('private.users as listed',
    'id, name, email, role, admin_role as "adminRole", status, town, created_at as "createdAt", seen_at as "seenAt"',
    private.conditions_of_users(private.sought(sought), of_role, of_status),
    case sorted when 'name' then 'name_key' when 'newest' then 'created_at' else 'coalesce(seen_at, ''-infinity'')' end, sorted <> 'name',
    after_key, after_id, most, case when everybody then null else of_status <> 'all' end);
  if after_id is not null then return answer; end if;
  return (select answer || jsonb_build_object('all', count(*)) || case when everybody then jsonb_build_object('total', count(*)) else '{}' end from public.profile_private);
end
$$;
grant execute on function private.page_of_users(text, text, text, text, text, uuid, int) to authenticated;

create function public.admin_users(p_search text default '', p_role text default 'all', p_status text default 'all', p_sort text default 'name',
  p_after_key text default null, p_after_id uuid default null, p_most int default 50) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.page_of_users(p_search, p_role, p_status, p_sort, p_after_key, p_after_id, p_most) $$;
comment on function public.admin_users(text, text, text, text, text, uuid, int) is
  'Accounts by name or address, role and status, after the last of the page before: fifty, or so many as asked for, a thousand at most; with the first page how many there are. Admins only.';

-- Rockstars by what speaks for them: the lowest first, who is new last.
create function private.page_of_workers(sought text, of_skill text, of_reliability text, of_status text, sorted text, after_key text, after_id uuid, most int)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('read_only');
  if of_skill <> 'all' and not exists (select from public.roles_catalog where slug = of_skill) then perform private.bad_argument('skill'); end if;
  if of_reliability not in ('all', 'under_80', 'new') then perform private.bad_argument('reliability'); end if;
  if of_status not in ('all', 'active', 'suspended', 'inactive') then perform private.bad_argument('status'); end if;
  if sorted not in ('name', 'reliability', 'rating', 'newest') then perform private.bad_argument('sort'); end if;
  return private.page_of('private.users as listed',
    'id, name, status, town, skills, rating, rating_count as "ratingCount", reliability, created_at as "createdAt",
      (select count(*) from public.bookings where worker_id = listed.id and (bookings.status in (''checked_in'', ''checked_out'', ''approved'') or restored)) as worked',
    'listed.role = ''rockstar'' and ' || private.conditions_of_users(private.sought(sought), 'all', of_status)
      || case of_skill when 'all' then '' else format(' and skills @> array[%L]', of_skill) end
      || case of_reliability when 'under_80' then ' and reliability < 80' when 'new' then ' and reliability is null' else '' end,
    case sorted when 'name' then 'name_key' when 'newest' then 'created_at' when 'rating' then 'coalesce(rating, 51)' else 'coalesce(reliability, 101)' end,
    sorted = 'newest', after_key, after_id, most, of_status <> 'all')
    || case when after_id is null then jsonb_build_object('all', (select count(*) from public.profiles where role = 'rockstar')) else '{}' end;
end
$$;
grant execute on function private.page_of_workers(text, text, text, text, text, text, uuid, int) to authenticated;

create function public.admin_workers(p_search text default '', p_skill text default 'all', p_reliability text default 'all', p_status text default 'all',
  p_sort text default 'name', p_after_key text default null, p_after_id uuid default null, p_most int default 50) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.page_of_workers(p_search, p_skill, p_reliability, p_status, p_sort, p_after_key, p_after_id, p_most) $$;
comment on function public.admin_workers(text, text, text, text, text, text, uuid, int) is
  'Rockstars by name or address, skill, reliability and status, paged as admin_users is. Admins only.';

-- What became of somebody, newest first: what admins did about them (for who may read the log), and what took points.
create function private.history_of(person uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(row_to_json(past)), '[]') from (
    select * from (
      (select log.at, log.action as what, actor.name as by, log.reason, null::int as points, null::text as venue, private.state_in_log(log.after) as state
        from public.audit_log log left join public.profiles actor on actor.id = log.actor
        where log.row_id = person and private.admin_role() in ('super_admin', 'support') order by log.at desc limit 50)
      union all
      (select event.happened_at, event.kind, null, null, event.points, venue.name, null
        from public.reliability_events event join public.venues venue on venue.id = event.venue_id
        where event.worker_id = person order by event.happened_at desc limit 50)
      union all
      select created_at, 'registered', null, null, null, null, null from public.profiles where id = person
    ) every_kind order by at desc limit 50) past);
end
$$;

create function private.user_for_admin(person uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  known private.users;
begin
  if not private.is_admin() then perform private.refuse('not_allowed', null, 403); end if;
  select * into known from private.users where id = person;
  if known.id is null then return null; end if;
  return jsonb_build_object('id', known.id, 'name', known.name, 'email', known.email, 'role', known.role, 'adminRole', known.admin_role,
    'status', known.status, 'town', known.town, 'createdAt', known.created_at, 'seenAt', known.seen_at,
    'suspendedUntil', case known.status when 'suspended' then known.suspended_until end,
    'suspendedReason', case known.status when 'suspended' then known.suspended_reason end,
    'worked', (select count(*) from public.bookings where worker_id = person and (status in ('checked_in', 'checked_out', 'approved') or restored)),
    'noShows', (select count(*) from public.bookings where worker_id = person and status = 'no_show' and not restored),
    'cancelled', (select count(*) from public.bookings where worker_id = person and status = 'cancelled_by_worker'),
    'waiting', (select count(*) from public.applications where worker_id = person and private.is_live_application(status)),
    'aheadAll', (select count(*) from public.bookings where worker_id = person and private.is_live_booking(status) and ends_at > private.now()), 'ahead', (select coalesce(jsonb_agg(row_to_json(booked)), '[]') from (
      select booking.id, venue.name as "venueName", booking.role, booking.starts_at as "startsAt", booking.ends_at as "endsAt", booking.tz
      from public.bookings booking join public.venues venue on venue.id = booking.venue_id
      where booking.worker_id = person and private.is_live_booking(booking.status) and booking.ends_at > private.now()
      order by booking.starts_at limit 50) booked),
    'venues', (select coalesce(jsonb_agg(row_to_json(seat)), '[]') from (
      select venue.id, venue.name, member.role from public.venue_users member join public.venues venue on venue.id = member.venue_id
      where member.user_id = person and member.revoked_at is null order by venue.name, venue.id) seat),
    'devices', (select coalesce(jsonb_agg(last_sync_at order by last_sync_at desc), '[]') from private.devices where user_id = person), 'history', private.history_of(person), 'historyAll', private.history_length_of(person));
end
$$;
grant execute on function private.user_for_admin(uuid) to authenticated;

create function public.admin_user(p_id uuid) returns jsonb language sql stable security invoker set search_path = '' as $$ select private.user_for_admin(p_id) $$;
comment on function public.admin_user(uuid) is 'One account with its figures, what is ahead, its venues, devices and history, or null. Admins only.';

revoke all on function public.admin_users(text, text, text, text, text, uuid, int), public.admin_workers(text, text, text, text, text, text, uuid, int),
  public.admin_user(uuid) from public, anon, authenticated, service_role;
grant execute on function public.admin_users(text, text, text, text, text, uuid, int), public.admin_workers(text, text, text, text, text, text, uuid, int), public.admin_user(uuid) to authenticated;

-- Nothing new for as long as it lasts; what is booked stays, unless it is released with it. Who administers the platform loses that right first.
create function private.suspend_user(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  person constant uuid := private.arg_uuid(args, 'user_id');
  until constant timestamptz := case when args ->> 'until' is not null then private.arg_instant(args, 'until') end;
  why constant text := private.arg_lines(args, 'reason', 500);
  changes constant boolean := args ? 'seen'; -- another end or reason; seen: the end that was shown
  released int := case when args ? 'release' and private.arg_bool(args, 'release') then 0 end; -- null: what is booked stays
  before jsonb;
begin
  perform private.require_admin('support');
  if released = 0 then perform private.hold_coming(person); end if;
  if until <= private.now() or until > private.now() + interval '5 years' then perform private.bad_argument('until'); end if;
  select jsonb_build_object('status', account_status) || case when account_status = 'suspended' then jsonb_build_object('until', suspended_until) else '{}' end
  into before from public.profiles join public.profile_private using (id) where id = person for no key update of profiles;
  if before is null then perform private.refuse('not_found', null, 404); end if;
  if not changes and before = jsonb_build_object('status', 'suspended', 'until', until) and (released is null or not private.has_work_ahead(person)) then return; end if; -- another admin was faster, with the same end
  if changes <> (before ? 'until') or changes and (before ->> 'until')::timestamptz is distinct from (case when args ->> 'seen' is not null then private.arg_instant(args, 'seen') end)
    or exists (select from public.admin_users where user_id = person and revoked_at is null) then perform private.refuse('wrong_state'); end if;
  update public.profiles set account_status = 'suspended' where id = person;
  update public.profile_private set suspended_at = case when changes then suspended_at else private.now() end, suspended_until = until, suspended_reason = why where id = person;
  perform private.close_requests_of(person);
  if released = 0 then released := nullif(private.release_coming(person), 0); end if;
  perform private.notify(person, 'account_suspended', jsonb_build_object('reason', why, 'released', released), released is not null);
  perform private.audit('suspend_user', 'profiles', person, jsonb_build_object('before', before, 'reason', why,
    'after', jsonb_build_object('status', 'suspended', 'until', until) || jsonb_strip_nulls(jsonb_build_object('released', released))));
end
$$;
select private.register_command('suspend_user', 1, 'Stops anything new for somebody, until a day or until they are reinstated, or changes that, and releases what they are booked on if wanted; they read the reason.');

create function private.reinstate_user(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  person constant uuid := private.arg_uuid(args, 'user_id');
  why constant text := private.arg_lines(args, 'reason', 500);
begin
  perform private.require_admin('support');
  perform private.refuse_own_case(null, person);
  if not exists (select from public.profiles where id = person) then perform private.refuse('not_found', null, 404); end if;
  if not private.reinstate(person) then return; end if; -- another admin was faster, or it ended by itself: it is told and logged once
  perform private.notify(person, 'account_reinstated', '{}');
  perform private.audit('reinstate_user', 'profiles', person, jsonb_build_object('before', jsonb_build_object('status', 'suspended'),
    'after', jsonb_build_object('status', 'active'), 'reason', why));
end
$$;
select private.register_command('reinstate_user', 1, 'Ends a suspension at once.');
