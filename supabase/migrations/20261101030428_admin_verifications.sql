-- Venues in the hands of the platform's people: what was handed in to be verified, the one that waits longest first; verified,
-- rejected with words, paused, resumed and closed. A decision names what it was made of, so of two admins the first decides.

-- A verified venue that moved waits too: to reject it takes its badge away, which the screen says before.
create view private.listed_verifications with (security_invoker = true) as
  select handed_in.id, venue.name, venue.address, venue.area, venue.industry, venue.status, venue.paused_by_platform, owner.name as owner_name,
    secret.email as owner_email, handed_in.legal_name, handed_in.registration_number, handed_in.website, handed_in.state, handed_in.reason,
    handed_in.version, handed_in.handed_in_at, handed_in.file_ids, venue.verification_status
  from public.venue_verifications handed_in join public.venues venue using (id)
  left join public.profiles owner on owner.id = venue.created_by left join public.profile_private secret on secret.id = owner.id;
comment on view private.listed_verifications is 'What was handed in, as the admin portal lists it; for definer functions.';
revoke all on private.listed_verifications from public, anon, authenticated, service_role;

-- Null where nothing was typed.
create function private.condition_of_verifications(words text) returns text language sql stable set search_path = '' as $$
  select case when words <> '' then format('(private.folded(listed.name) like %1$L or private.folded(listed.legal_name) like %1$L
    or lower(listed.registration_number) like %2$L)', private.within(private.folded(words)), private.within(lower(words))) end
$$;

create function private.page_of_verifications(of_state text, after_key text, after_id uuid, words text) returns jsonb
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
    'public.venue_verifications', of_state, private.condition_of_verifications(private.sought(words)), after_key, after_id);
end
$$;
grant execute on function private.page_of_verifications(text, text, uuid, text) to authenticated;

create function public.admin_verifications(p_state text default 'waiting', p_after_key text default null, p_after_id uuid default null, p_search text default '')
returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.page_of_verifications(p_state, p_after_key, p_after_id, p_search)
$$;
comment on function public.admin_verifications(text, text, uuid, text) is
  'Twenty venues that handed in to be verified, by state, the one that waits longest first, with what they said and their files'' names; found by name, legal name or number. Admins only.';
revoke all on function public.admin_verifications(text, text, uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.admin_verifications(text, text, uuid, text) to authenticated;

-- Of a venue that handed in nothing the act says the name.
create function private.admin_set_verification(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  chosen constant text := private.arg_one_of(args, 'status', '{verified,unverified}');
  why constant text := private.arg_lines(args, 'reason', 500, chosen = 'unverified');
  seen constant int := private.arg_int(args, 'version', false);
  seen_name constant text := private.arg_text(args, 'name', 100, false);
  venue public.venues;
  handed_in public.venue_verifications;
begin
  perform private.require_admin('support');
  select * into venue from public.venues where id = private.arg_uuid(args, 'id') for no key update;
  if venue.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.refuse_own_case(venue.id, null);
  select * into handed_in from public.venue_verifications where id = venue.id;
  -- Without a version: nothing was handed in when it was looked at. Earlier apps say no name.
  if seen is distinct from handed_in.version or private.name_letters(seen_name) <> private.name_letters(venue.name) then
    perform private.refuse('wrong_state');
  end if;
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
select private.register_command('admin_set_verification', 1, 'Verifies a venue, which opens instant booking, or rejects it or takes that back, with the reason that its people read.');

create function private.venue_for_admin(args jsonb) returns public.venues language plpgsql set search_path = '' as $$
declare
  venue public.venues;
begin
  perform private.require_admin('support');
  select * into venue from public.venues where id = private.arg_uuid(args, 'id') for no key update;
  if venue.id is null then perform private.refuse('not_found', null, 404); end if;
  return venue;
end
$$;

-- Of a venue that paused itself too: then it cannot resume by itself.
create function private.admin_pause_venue(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  why constant text := private.arg_lines(args, 'reason', 500);
  venue constant public.venues := private.venue_for_admin(args);
begin
  if venue.status = 'archived' then perform private.refuse('wrong_state'); end if;
  -- Another admin was faster.
  if venue.paused_by_platform then return; end if;
  update public.venues set status = 'paused', paused_by_platform = true where id = venue.id;
  perform private.notify_managers(venue.id, 'venue_paused', jsonb_build_object('of_venue', venue.id, 'venue', venue.name, 'reason', why));
  perform private.audit('admin_pause_venue', 'venues', venue.id, jsonb_build_object('before', jsonb_build_object('status', venue.status),
    'after', jsonb_build_object('status', 'paused'), 'reason', why));
end
$$;
select private.register_command('admin_pause_venue', 1, 'Stops anything new at a venue until the platform resumes it; its people read the reason.');

-- Nobody ends a pause of their own venue.
create function private.admin_resume_venue(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  venue constant public.venues := private.venue_for_admin(args);
begin
  perform private.refuse_own_case(venue.id, null);
  if venue.status = 'active' then return; end if;
  if not venue.paused_by_platform then perform private.refuse('wrong_state'); end if;
  perform private.reopen_venue(venue.id);
  perform private.notify_managers(venue.id, 'venue_resumed', jsonb_build_object('of_venue', venue.id, 'venue', venue.name));
  perform private.audit('admin_resume_venue', 'venues', venue.id, jsonb_build_object('before', jsonb_build_object('status', 'paused'),
    'after', jsonb_build_object('status', 'active')));
end
$$;
select private.register_command('admin_resume_venue', 1, 'Ends a pause by the platform.');

-- A super admin's: it is for good, while a pause, which support may set, stops new business as fast.
create function private.admin_archive_venue(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  why constant text := private.arg_lines(args, 'reason', 500);
  venue public.venues;
begin
  perform private.require_admin('super_admin');
  venue := private.venue_for_admin(args);
  -- Another admin was faster, or the venue closed itself.
  if venue.status = 'archived' then return; end if;
  perform private.close_venue(venue);
  perform private.notify_managers(venue.id, 'venue_archived', jsonb_build_object('of_venue', venue.id, 'venue', venue.name, 'reason', why));
  perform private.audit('admin_archive_venue', 'venues', venue.id, jsonb_build_object('before', jsonb_build_object('status', venue.status),
    'after', jsonb_build_object('status', 'archived'), 'reason', why));
end
$$;
select private.register_command('admin_archive_venue', 1, 'Closes a venue at which nobody is booked any more; its people read the reason.');
