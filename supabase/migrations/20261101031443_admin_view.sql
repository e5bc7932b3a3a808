-- What somebody has before them, as an admin may read it: the state of their own lists, without acting in their name. Nothing of chats and
-- notices, of phone, rate and home.

create function private.view_of_person(person uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  upto constant timestamptz := private.now();
  houses uuid[];
begin
  perform private.require_admin('read_only');
  if not exists (select from public.profiles where id = person) then return null; end if;
  houses := array(select venue_id from public.venue_users where user_id = person and revoked_at is null);
  return jsonb_build_object(
    'requests', (select jsonb_build_object('all', coalesce(max(of_all), 0), 'rows', coalesce(jsonb_agg(to_jsonb(shown) - 'of_all'), '[]')) from (
      select count(*) over () as of_all, asked.id, asked.status, shift.role, venue.name as "venueName", shift.starts_at as "startsAt", shift.ends_at as "endsAt", shift.tz
      from public.applications asked join public.shifts shift on shift.id = asked.shift_id join public.venues venue on venue.id = shift.venue_id
      where asked.worker_id = person and private.is_live_application(asked.status) and shift.ends_at > upto order by shift.starts_at, asked.id limit 10) shown),
    'invitations', (select count(*) from public.work_invitations where worker_id = person and status in ('sent', 'seen')),
    'ownHours', (select count(*) from public.timesheets where worker_id = person and state in ('open', 'submitted', 'countered')),
    'shifts', (select jsonb_build_object('all', coalesce(max(of_all), 0), 'rows', coalesce(jsonb_agg(to_jsonb(shown) - 'of_all'), '[]')) from (
      select count(*) over () as of_all, shift.id, shift.role, venue.name as "venueName", shift.starts_at as "startsAt", shift.ends_at as "endsAt", shift.tz, shift.positions as places,
        shift.confirmed_count as filled, (select count(*) from public.applications asked where asked.shift_id = shift.id and private.is_live_application(asked.status)) as waiting
      from public.shifts shift join public.venues venue on venue.id = shift.venue_id
      where shift.venue_id = any (houses) and shift.status = 'published' and shift.starts_at > upto order by shift.starts_at, shift.id limit 10) shown),
    'venueHours', (select count(*) from public.timesheets where venue_id = any (houses) and state in ('open', 'submitted', 'countered')));
end
$$;
grant execute on function private.view_of_person(uuid) to authenticated;

create function public.admin_user_view(p_id uuid) returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.view_of_person(p_id)
$$;
comment on function public.admin_user_view(uuid) is 'What somebody has before them: requests, invitations and hours, and the next shifts of their venues; null for nobody. Admins only.';
revoke all on function public.admin_user_view(uuid) from public, anon, authenticated, service_role;
grant execute on function public.admin_user_view(uuid) to authenticated;

-- Of what the page of an account lists the newest of.
create function private.history_length_of(person uuid) returns bigint language sql stable security definer set search_path = '' as $$
  select 1 + (select count(*) from public.audit_log where row_id = person and private.admin_role() in ('super_admin', 'support'))
    + (select count(*) from public.reliability_events where worker_id = person)
$$;
