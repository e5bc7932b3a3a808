-- Nobody of the platform decides what they are part of: a dispute of a venue that they belong to or about themselves, who stands behind
-- their own venue, their own document. Another admin does; a dispute that nobody else may decide is decided by the clock.

-- A booking's venue too: a dispute about points keeps what the venue must not know, and so names none.
create function private.is_own_dispute(admin uuid, dispute public.disputes) returns boolean language sql stable set search_path = '' as $$
  select coalesce(private.is_own_case(admin, coalesce(dispute.venue_id, (select venue_id from public.bookings where id = dispute.booking_id)), dispute.worker_id), false)
$$;

create or replace function private.seen_dispute(args jsonb) returns public.disputes language plpgsql set search_path = '' as $$
declare
  dispute public.disputes;
begin
  perform private.require_admin('support');
  select * into dispute from public.disputes where id = private.arg_uuid(args, 'id');
  if dispute.id is null then perform private.refuse('not_found', null, 404); end if;
  if private.is_own_dispute(auth.uid(), dispute) then perform private.refuse('own_case', null, 403); end if;
  -- As everybody else locks: shift, booking, what hangs on it.
  perform from public.shifts where id = (select shift_id from public.bookings where id = dispute.booking_id) for update;
  perform from public.bookings where id = dispute.booking_id for update;
  select * into dispute from public.disputes where id = dispute.id for update;
  if dispute.version <> private.arg_int(args, 'version') then perform private.refuse('dispute_changed'); end if;
  return dispute;
end
$$;

-- Whom it may be given to are those who may decide this one; `own` says that the reader may not.
create or replace function private.desk_of_dispute(dispute public.disputes) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('question', dispute.question, 'askedAt', dispute.asked_at, 'assignedTo', dispute.assigned_to,
    'own', private.is_own_dispute(auth.uid(), dispute),
    'admins', (select coalesce(jsonb_agg(jsonb_build_object('id', person.id, 'name', person.name) order by person.name, person.id), '[]')
      from public.admin_users admin join public.profiles person on person.id = admin.user_id
      where private.may_decide(admin.user_id) and not private.is_own_dispute(admin.user_id, dispute)),
    'readers', jsonb_build_object('rockstar', private.reading_language(dispute.worker_id), 'venue', (
      select coalesce(jsonb_agg(jsonb_build_object('lang', lang, 'name', name) order by lang), '[]') from (
        select distinct on (lang) private.reading_language(member.user_id) as lang, member.name
        from public.venue_users member where member.venue_id = dispute.venue_id and member.revoked_at is null and member.role in ('admin', 'manager')
        order by 1, (member.role = 'admin') desc, member.name) read)));
end
$$;

create or replace function private.assign_dispute(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  who constant uuid := case when args ->> 'to' is null then null else private.arg_uuid(args, 'to') end;
  dispute public.disputes;
begin
  perform private.require_admin('support');
  select * into dispute from public.disputes where id = private.arg_uuid(args, 'id') for update;
  if dispute.id is null then perform private.refuse('not_found', null, 404); end if;
  if dispute.state = 'decided' then perform private.refuse('dispute_decided'); end if;
  if who is not null and not private.may_decide(who) then perform private.bad_argument('to'); end if;
  if who is not null and private.is_own_dispute(who, dispute) then perform private.refuse('own_case', null, 403); end if;
  if dispute.assigned_to is not distinct from who then return; end if;
  update public.disputes set assigned_to = who where id = dispute.id;
  perform private.audit('assign_dispute', 'disputes', dispute.id, jsonb_build_object(
    'before', (select jsonb_build_object('name', name) from public.profiles where id = dispute.assigned_to),
    'after', (select jsonb_build_object('name', name) from public.profiles where id = who)));
end
$$;

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
  if seen is distinct from handed_in.version and seen is not null then perform private.refuse('wrong_state'); end if;
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

create or replace function private.admin_decide_document(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  chosen constant text := private.arg_one_of(args, 'decision', '{verified,rejected}');
  why constant text := private.arg_lines(args, 'reason', 500, chosen = 'rejected');
  document public.profile_documents;
begin
  perform private.require_admin('support');
  select * into document from public.profile_documents where id = private.arg_uuid(args, 'id') for update;
  if document.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.refuse_own_case(null, document.worker_id);
  if document.version <> private.arg_int(args, 'version') or document.state = chosen then perform private.refuse('wrong_state'); end if;
  update public.profile_documents set state = chosen, reason = case chosen when 'rejected' then why end, version = version + 1 where id = document.id;
  perform private.notify(document.worker_id, case chosen when 'verified' then 'document_verified' else 'document_rejected' end,
    jsonb_build_object('document_id', document.id, 'document', document.type, 'reason', case chosen when 'rejected' then why end));
  perform private.audit('admin_decide_document', 'profiles', document.worker_id, jsonb_build_object('before', jsonb_build_object('state', document.state),
    'after', jsonb_build_object('state', chosen, 'type', document.type), 'reason', why));
end
$$;
