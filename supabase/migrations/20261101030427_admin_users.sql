-- The people of the platform, for its admins: found by name or address, filtered, a page at a time; one of them with what
-- became of them; suspended and reinstated. Of the private half an admin is told the address and the suspension, no more.

-- the list, by name
create index profiles_name_key on public.profiles (name_key, id);
-- the list, newest first
create index profiles_newest on public.profiles (created_at desc, id desc);
-- the list, by some letters of a name or an address
create index profiles_name_letters on public.profiles using gin (name_key extensions.gin_trgm_ops);
create index profile_private_email_letters on public.profile_private using gin (lower(email) extensions.gin_trgm_ops);

-- What the list shows of one person. Inactive is who paused their account, and who has not synced for half a year: the next sync
-- ends it.
create view private.users with (security_invoker = true) as
  select person.id, person.name, person.name_key, lower(secret.email) as email, person.role, admin.role as admin_role,
    case when person.account_status <> 'active' then person.account_status
      when coalesce(heard.heard_at, person.created_at) < (select private.now()) - interval '180 days' then 'inactive' else 'active' end as status,
    person.location as town, person.created_at, heard.heard_at as seen_at, secret.suspended_until, secret.suspended_reason
  from public.profiles person
  join public.profile_private secret on secret.id = person.id
  left join private.presence heard on heard.user_id = person.id
  left join public.admin_users admin on admin.user_id = person.id and admin.revoked_at is null;
comment on view private.users is 'Accounts as the admin portal lists them; for definer functions.';
revoke all on private.users from public, anon, authenticated, service_role;

-- Letters as typed: the signs of a pattern mean themselves.
create function private.within(words text) returns text language sql immutable set search_path = '' as $$
  select '%' || regexp_replace(words, '([%_\\])', '\\\1', 'g') || '%'
$$;
comment on function private.within(text) is 'The pattern of LIKE for what holds these words.';

create function private.conditions_of_users(sought text, of_role text, of_status text) returns text
language plpgsql stable set search_path = '' as $$
declare
  name_like constant text := private.within(private.folded(sought));
  email_like constant text := private.within(lower(sought));
begin
  -- Two indexes, one for each table: as one condition over both neither would help. One or two letters are in so many that a
  -- look at everybody is the shorter way.
  return 'true' || case when sought = '' then ''
      when length(sought) < 3 then format(' and (users.name_key like %L or users.email like %L)', name_like, email_like)
      else format(' and users.id in (select id from public.profiles where name_key like %L union select id from public.profile_private where lower(email) like %L)',
        name_like, email_like) end
    || case of_role when 'all' then '' else format(' and users.role = %L', of_role) end
    || case of_status when 'all' then '' else format(' and users.status = %L', of_status) end;
end
$$;

create function private.page_of_users(sought text, of_role text, of_status text, sorted text, after_key text, after_id uuid, most int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size constant int := least(greatest(coalesce(most, 50), 1), 1000);
  wanted constant text := private.conditions_of_users(coalesce(private.clean_text(left(sought, 200)), ''), of_role, of_status);
  key constant text := case sorted when 'name' then 'users.name_key' when 'newest' then 'users.created_at' else 'coalesce(users.seen_at, ''-infinity'')' end;
  down constant text := case sorted when 'name' then '' else ' desc' end;
  later constant text := case when after_id is null then '' else
    format(' and (%s, users.id) %s (%L, %L)', key, case sorted when 'name' then '>' else '<' end, after_key, after_id) end;
  counted constant boolean := after_id is null and of_status <> 'all';
  found jsonb;
  answer jsonb;
begin
  if not private.is_admin() then perform private.refuse('not_allowed', null, 403); end if;
  if of_role not in ('all', 'venue', 'rockstar', 'platform_admin') then perform private.bad_argument('role'); end if;
  if of_status not in ('all', 'active', 'suspended', 'inactive') then perform private.bad_argument('status'); end if;
  if sorted not in ('name', 'newest', 'seen') then perform private.bad_argument('sort'); end if;
  -- A status is worked out row by row, so whoever asks for one is counted while they are looked for.
  execute format(
    'select coalesce(jsonb_agg(row_to_json(listed)), ''[]'') from (
       select users.id, users.name, users.email, users.role, users.admin_role as "adminRole", users.status, users.town,
         users.created_at as "createdAt", users.seen_at as "seenAt", %1$s::text as key, %5$s as total
       from private.users where %2$s order by %1$s%3$s, users.id%3$s limit %4$s) listed',
    key, wanted || later, down, size + 1, case when counted then 'count(*) over ()' else 'null' end) into found;
  answer := jsonb_build_object('more', jsonb_array_length(found) > size,
    'people', (select coalesce(jsonb_agg(person - 'total' order by nth), '[]') from jsonb_array_elements(found) with ordinality as listed(person, nth) where nth <= size));
  if after_id is null then
    if counted then answer := answer || jsonb_build_object('total', coalesce((found -> 0 ->> 'total')::int, 0));
    else execute 'select $1 || jsonb_build_object(''total'', count(*)) from private.users where ' || wanted into answer using answer;
    end if;
    answer := answer || jsonb_build_object('everybody', (select count(*) from public.profile_private));
  end if;
  return answer;
exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow then
  -- A key that no page of this order ended with.
  perform private.bad_argument('after_key');
end
$$;
grant execute on function private.page_of_users(text, text, text, text, text, uuid, int) to authenticated;

create function public.admin_users(p_search text default '', p_role text default 'all', p_status text default 'all', p_sort text default 'name',
  p_after_key text default null, p_after_id uuid default null, p_most int default 50) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.page_of_users(p_search, p_role, p_status, p_sort, p_after_key, p_after_id, p_most)
$$;
comment on function public.admin_users(text, text, text, text, text, uuid, int) is
  'Accounts by name or address, role and status, after the last of the page before: fifty, or so many as asked for, a thousand at most; with the first page how many there are. Admins only.';

-- What became of somebody, newest first: what admins did about them (for who may read the log), and what took points.
create function private.history_of(person uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(row_to_json(past)), '[]') from (
    select * from (
      (select log.at, log.action as what, actor.name as by, log.reason, null::int as points, null::text as venue
        from public.audit_log log left join public.profiles actor on actor.id = log.actor
        where log.row_id = person and private.admin_role() in ('super_admin', 'support') order by log.at desc limit 50)
      union all
      (select event.happened_at, event.kind, null, null, event.points, venue.name
        from public.reliability_events event join public.venues venue on venue.id = event.venue_id
        where event.worker_id = person order by event.happened_at desc limit 50)
      union all
      select created_at, 'registered', null, null, null, null from public.profiles where id = person
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
    'ahead', (select coalesce(jsonb_agg(row_to_json(booked)), '[]') from (
      select booking.id, venue.name as "venueName", booking.role, booking.starts_at as "startsAt", booking.ends_at as "endsAt", booking.tz
      from public.bookings booking join public.venues venue on venue.id = booking.venue_id
      where booking.worker_id = person and private.is_live_booking(booking.status) and booking.ends_at > private.now()
      order by booking.starts_at limit 50) booked),
    'venues', (select coalesce(jsonb_agg(row_to_json(seat)), '[]') from (
      select venue.id, venue.name, member.role from public.venue_users member join public.venues venue on venue.id = member.venue_id
      where member.user_id = person and member.revoked_at is null order by venue.name limit 50) seat),
    'devices', (select coalesce(jsonb_agg(last_sync_at order by last_sync_at desc), '[]') from private.devices where user_id = person),
    'history', private.history_of(person));
end
$$;
grant execute on function private.user_for_admin(uuid) to authenticated;

create function public.admin_user(p_id uuid) returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.user_for_admin(p_id)
$$;
comment on function public.admin_user(uuid) is 'One account with its figures, what is ahead, its venues, devices and history, or null. Admins only.';

revoke all on function public.admin_users(text, text, text, text, text, uuid, int), public.admin_user(uuid) from public, anon, authenticated, service_role;
grant execute on function public.admin_users(text, text, text, text, text, uuid, int), public.admin_user(uuid) to authenticated;

-- Nothing new for as long as it lasts; what is booked stays. Who administers the platform loses that right first.
create function private.suspend_user(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  person constant uuid := private.arg_uuid(args, 'user_id');
  until constant timestamptz := case when args -> 'until' is null or args ->> 'until' is null then null else private.arg_instant(args, 'until') end;
  why constant text := private.arg_lines(args, 'reason', 500);
  status_now text;
begin
  perform private.require_admin('support');
  if until <= private.now() or until > private.now() + interval '5 years' then perform private.bad_argument('until'); end if;
  select account_status into status_now from public.profiles join public.profile_private using (id) where id = person for update of profiles;
  if status_now is null then perform private.refuse('not_found', null, 404); end if;
  if status_now = 'suspended' or exists (select from public.admin_users where user_id = person and revoked_at is null) then
    perform private.refuse('wrong_state');
  end if;
  update public.profiles set account_status = 'suspended' where id = person;
  update public.profile_private set suspended_until = until, suspended_reason = why where id = person;
  perform private.close_requests_of(person);
  perform private.notify(person, 'account_suspended', jsonb_build_object('reason', why));
  perform private.audit('suspend_user', 'profiles', person, jsonb_build_object('before', jsonb_build_object('status', status_now),
    'after', jsonb_build_object('status', 'suspended', 'until', until), 'reason', why));
end
$$;
select private.register_command('suspend_user', 1, 'Stops anything new for somebody, until a day or until they are reinstated; they read the reason.');

create function private.reinstate_user(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  person constant uuid := private.arg_uuid(args, 'user_id');
  why constant text := private.arg_lines(args, 'reason', 500, false);
begin
  perform private.require_admin('support');
  update public.profiles set account_status = 'active' where id = person and account_status = 'suspended';
  if not found then perform private.refuse('wrong_state'); end if;
  update public.profile_private set suspended_until = null, suspended_reason = null where id = person;
  perform private.notify(person, 'account_reinstated', '{}');
  perform private.audit('reinstate_user', 'profiles', person, jsonb_build_object('before', jsonb_build_object('status', 'suspended'),
    'after', jsonb_build_object('status', 'active'), 'reason', why));
end
$$;
select private.register_command('reinstate_user', 1, 'Ends a suspension at once.');
