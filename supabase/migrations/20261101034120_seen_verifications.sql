-- Who decides about a venue names what they decide about: of two admins the first decides, whichever screen they sit at. The dashboard
-- tells what each venue handed in, or why it was rejected, and what waits for a look comes first. Nobody ends a pause of their own venue.

create or replace function private.admin_set_verification(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  chosen constant text := private.arg_one_of(args, 'status', '{verified,unverified}');
  why constant text := private.arg_lines(args, 'reason', 500, chosen = 'unverified');
  seen constant int := private.arg_int(args, 'version', false);
  venue public.venues;
  handed_in public.venue_verifications;
begin
  perform private.require_admin('support');
  select * into venue from public.venues where id = private.arg_uuid(args, 'id') for update;
  if venue.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.refuse_own_case(venue.id, null);
  select * into handed_in from public.venue_verifications where id = venue.id;
  -- Without a version: nothing was handed in when it was looked at.
  if seen is distinct from handed_in.version then perform private.refuse('wrong_state'); end if;
  if venue.verification_status = chosen and handed_in.state is distinct from 'waiting' then return; end if;
  update public.venues set verification_status = chosen where id = venue.id and verification_status <> chosen;
  update public.venue_verifications set state = case chosen when 'verified' then 'verified' else 'rejected' end,
    reason = case chosen when 'unverified' then why end, version = version + 1
  where id = venue.id;
  perform private.notify_managers(venue.id, case when chosen = 'verified' then 'venue_verified'
    when venue.verification_status = 'verified' then 'venue_unverified' else 'venue_rejected' end,
    jsonb_build_object('of_venue', venue.id, 'venue', venue.name, 'reason', why));
  perform private.audit('admin_set_verification', 'venues', venue.id, jsonb_build_object('before', jsonb_build_object('verification_status', venue.verification_status),
    'after', jsonb_build_object('verification_status', chosen), 'reason', why));
end
$$;

create or replace function private.admin_resume_venue(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  venue constant public.venues := private.venue_for_admin(args);
begin
  perform private.refuse_own_case(venue.id, null);
  if not venue.paused_by_platform then perform private.refuse('wrong_state'); end if;
  perform private.reopen_venue(venue.id);
  perform private.notify_managers(venue.id, 'venue_resumed', jsonb_build_object('of_venue', venue.id, 'venue', venue.name));
  perform private.audit('admin_resume_venue', 'venues', venue.id, jsonb_build_object('before', jsonb_build_object('status', 'paused'),
    'after', jsonb_build_object('status', 'active')));
end
$$;

-- A verified venue that moved waits too: to reject it takes its badge away, which the screen says before.
create or replace view private.listed_verifications with (security_invoker = true) as
  select handed_in.id, venue.name, venue.address, venue.area, venue.industry, venue.status, venue.paused_by_platform, owner.name as owner_name,
    secret.email as owner_email, handed_in.legal_name, handed_in.registration_number, handed_in.website, handed_in.state, handed_in.reason,
    handed_in.version, handed_in.handed_in_at, handed_in.file_ids, venue.verification_status
  from public.venue_verifications handed_in join public.venues venue using (id)
  left join public.profiles owner on owner.id = venue.created_by left join public.profile_private secret on secret.id = owner.id;

create or replace function private.page_of_verifications(of_state text, after_key text, after_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('read_only');
  return private.page_of_queue('private.listed_verifications',
    'id, name, address, area, industry, status, paused_by_platform as "pausedByPlatform", owner_name as "ownerName", owner_email as "ownerEmail",
      legal_name as "legalName", registration_number as "registrationNumber", website, state, reason, version, handed_in_at as "handedInAt",
      verification_status as "verification",
      (select coalesce(jsonb_agg(jsonb_build_object(''id'', file.id, ''name'', file.name, ''type'', file.type,
          ''bytes'', octet_length(decode(file.content, ''base64''))) order by file.created_at, file.id), ''[]'')
        from public.files file where file.id = any (listed.file_ids)) as files',
    'public.venue_verifications', of_state, after_key, after_id);
end
$$;

-- Fifty at the most: those that handed something in first, those that were rejected last.
create function private.venues_to_verify() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then return '[]'; end if;
  return (select coalesce(jsonb_agg(waiting), '[]') from (
    select venue.id, venue.name, venue.address, venue.area, venue.industry, venue.created_at as "createdAt", owner.name as "ownerName",
      handed_in.state, handed_in.version, handed_in.reason
    from public.venues venue left join public.profiles owner on owner.id = venue.created_by
    left join public.venue_verifications handed_in on handed_in.id = venue.id
    where venue.status = 'active' and venue.verification_status = 'unverified'
    order by case handed_in.state when 'waiting' then 0 when 'rejected' then 2 else 1 end, coalesce(handed_in.handed_in_at, venue.created_at) limit 50) waiting);
end
$$;
grant execute on function private.venues_to_verify() to authenticated;

create or replace function public.admin_overview() returns jsonb language plpgsql stable security invoker set search_path = '' as $$
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
    'queue', private.venues_to_verify());
end
$$;
