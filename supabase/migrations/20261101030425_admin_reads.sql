-- What the admin portal reads. Invoker functions: row level security decides, and who is no admin is told so.

-- The e-mail address of somebody, which is all that an admin is told of anybody's private half.
create function private.address_of(person uuid) returns text language plpgsql stable security definer set search_path = '' as $$
begin
  return (select email from public.profile_private where id = person and private.is_admin());
end
$$;
grant execute on function private.address_of(uuid) to authenticated;

-- Who may not decide about their own venue reads so where it waits, with who can.
create function private.own_deciders(of_venue uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() or not coalesce(private.is_own_case(auth.uid(), of_venue, null), false) then return null; end if;
  return (select coalesce(jsonb_agg(person.name order by person.name, person.id), '[]')
    from public.admin_users admin join public.profiles person on person.id = admin.user_id
    where private.may_decide(admin.user_id) and not coalesce(private.is_own_case(admin.user_id, of_venue, null), false));
end
$$;
comment on function private.own_deciders(uuid) is 'Of an admin''s own venue: the names of those who may decide about it. Null: it is not their own.';
grant execute on function private.own_deciders(uuid) to authenticated;

-- How many drafts wait for a look at their pay. What is in a private table is read for admins alone.
create function private.count_waiting_pay() returns int language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then return 0; end if;
  return (select count(*) from private.pay_looks look
    left join public.shifts shift on shift.id = look.shift_id left join public.jobs job on job.id = look.job_id
    where look.decision is null and 'draft' in (shift.status, job.status));
end
$$;
grant execute on function private.count_waiting_pay() to authenticated;

-- The fifty that have waited longest.
create function private.waiting_pay() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then return '[]'; end if;
  return (select coalesce(jsonb_agg(waiting.post order by waiting.asked_at), '[]') from (
    select look.asked_at, jsonb_build_object('venueName', venue.name, 'rateMinor', look.rate_minor, 'ownDeciders', private.own_deciders(venue.id))
      || case when look.job_id is null
      then jsonb_build_object('post', 'shift', 'id', shift.id, 'role', shift.role, 'title', shift.title, 'currency', shift.currency,
        'startsAt', shift.starts_at, 'endsAt', shift.ends_at, 'tz', shift.tz)
      else jsonb_build_object('post', 'job', 'id', job.id, 'title', job.title, 'currency', job.currency,
        'payMinMinor', job.pay_min_minor, 'payMaxMinor', job.pay_max_minor, 'payPeriod', job.pay_period) end as post
    from private.pay_looks look
    left join public.shifts shift on shift.id = look.shift_id left join public.jobs job on job.id = look.job_id
    join public.venues venue on venue.id = coalesce(shift.venue_id, job.venue_id)
    where look.decision is null and 'draft' in (shift.status, job.status) order by look.asked_at limit 50) waiting);
end
$$;
grant execute on function private.waiting_pay() to authenticated;

-- Fifty at the most: those that handed something in first, those that were rejected last.
create function private.venues_to_verify() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then return '[]'; end if;
  return (select coalesce(jsonb_agg(to_jsonb(waiting) || jsonb_build_object('ownDeciders', private.own_deciders(waiting.id))), '[]') from (
    select venue.id, venue.name, venue.address, venue.area, venue.industry, venue.created_at as "createdAt", owner.name as "ownerName",
      handed_in.state, handed_in.version, handed_in.reason
    from public.venues venue left join public.profiles owner on owner.id = venue.created_by
    left join public.venue_verifications handed_in on handed_in.id = venue.id
    where venue.status = 'active' and venue.verification_status = 'unverified'
    order by case handed_in.state when 'waiting' then 0 when 'rejected' then 2 else 1 end, coalesce(handed_in.handed_in_at, venue.created_at) limit 50) waiting);
end
$$;
grant execute on function private.venues_to_verify() to authenticated;

create function public.admin_overview() returns jsonb language plpgsql stable security invoker set search_path = '' as $$
begin
  if not private.is_admin() then perform private.refuse('not_allowed', null, 403); end if;
  return jsonb_build_object(
    'rockstars', (select count(*) from public.profiles where role = 'rockstar'),
    'suspended', (select count(*) from public.profiles where account_status = 'suspended'),
    'venues', (select count(*) from public.venues where status = 'active'),
    'unverified', (select count(*) from public.venues where status = 'active' and verification_status = 'unverified'),
    'openShifts', (select count(*) from public.shifts where status = 'published' and starts_at > private.now() - interval '8 hours'
      and ends_at > private.now() + interval '1 hour' and confirmed_count < positions),
    'startingToday', (select count(*) from public.shifts where status = 'published' and starts_at between private.now() and private.now() + interval '24 hours'),
    'gapsToday', (select coalesce(sum(positions - confirmed_count), 0) from public.shifts
      where status = 'published' and starts_at between private.now() and private.now() + interval '24 hours'),
    -- A change that waits for an answer keeps its place.
    'bookedAhead', (select count(*) from public.bookings where status in ('confirmed', 'change_pending') and starts_at > private.now()),
    'pay', private.waiting_pay(),
    'payWaiting', private.count_waiting_pay(),
    'queue', private.venues_to_verify());
end
$$;
comment on function public.admin_overview() is 'The admin dashboard: how the marketplace stands, and the venues and the pay that wait for a look, oldest first.';

create function public.admin_team() returns jsonb language plpgsql stable security invoker set search_path = '' as $$
begin
  if not private.is_admin() then perform private.refuse('not_allowed', null, 403); end if;
  return jsonb_build_object(
    'members', (select coalesce(jsonb_agg(member), '[]') from (
      select admin.user_id as "userId", person.name, private.address_of(admin.user_id) as email, admin.role, admin.granted_at as "since"
      from public.admin_users admin join public.profiles person on person.id = admin.user_id
      where admin.revoked_at is null order by person.name, admin.user_id) member),
    'invitations', (select coalesce(jsonb_agg(waiting), '[]') from (
      select id, email, name, role, sent_at as "sentAt", expires_at as "expiresAt", expires_at <= private.now() as expired
      from public.admin_invitations where used_at is null and revoked_at is null order by sent_at desc, id) waiting));
end
$$;
comment on function public.admin_team() is 'Who administers the platform, and who is invited to.';

revoke all on function public.admin_overview(), public.admin_team() from public, anon, authenticated, service_role;
grant execute on function public.admin_overview(), public.admin_team() to authenticated;
