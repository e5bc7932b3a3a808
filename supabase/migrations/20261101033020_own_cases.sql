-- Nobody of the platform decides what they are part of: a dispute of a venue that they belong to or about themselves, who stands behind
-- their own venue, their own document. Another admin does; a dispute that nobody else may decide is decided by the clock.

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
