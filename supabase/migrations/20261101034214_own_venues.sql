-- Who may not decide about their own venue reads so where it waits, with who can; and whoever of the platform opens what a venue handed in
-- is written down, as with a person's document.

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

create or replace function private.page_of_verifications(of_state text, after_key text, after_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('read_only');
  return private.page_of_queue('private.listed_verifications',
    'id, name, address, area, industry, status, paused_by_platform as "pausedByPlatform", owner_name as "ownerName", owner_email as "ownerEmail",
      legal_name as "legalName", registration_number as "registrationNumber", website, state, reason, version, handed_in_at as "handedInAt",
      verification_status as "verification", private.own_deciders(id) as "ownDeciders",
      (select coalesce(jsonb_agg(jsonb_build_object(''id'', file.id, ''name'', file.name, ''type'', file.type,
          ''bytes'', octet_length(decode(file.content, ''base64''))) order by file.created_at, file.id), ''[]'')
        from public.files file where file.id = any (listed.file_ids)) as files',
    'public.venue_verifications', of_state, after_key, after_id);
end
$$;

create or replace function private.venues_to_verify() returns jsonb language plpgsql stable security definer set search_path = '' as $$
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

create or replace function private.waiting_pay() returns jsonb language plpgsql stable security definer set search_path = '' as $$
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

create or replace function public.admin_venue(p_id uuid) returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.venue_page_for_admin(p_id) || jsonb_build_object('ownDeciders', private.own_deciders(p_id))
$$;
