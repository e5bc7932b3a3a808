-- An admin verifies the name and the place that they saw. What was handed in counts as changed when its venue takes another name or
-- moves, whatever state it is in: only a verified one was looked at anew (`…033050`), so that one that waited, or that had moved, was
-- renamed while an admin read it, and verified under a name that nobody saw. Of a venue that handed in nothing the act says the name.

-- As in `…034120`, with the name.
create or replace function private.admin_set_verification(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  chosen constant text := private.arg_one_of(args, 'status', '{verified,unverified}');
  why constant text := private.arg_lines(args, 'reason', 500, chosen = 'unverified');
  seen constant int := private.arg_int(args, 'version', false);
  seen_name constant text := private.arg_text(args, 'name', 100, false);
  venue public.venues;
  handed_in public.venue_verifications;
begin
  perform private.require_admin('support');
  select * into venue from public.venues where id = private.arg_uuid(args, 'id') for update;
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
