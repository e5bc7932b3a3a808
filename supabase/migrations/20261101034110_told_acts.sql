-- What the audit log says of an act: about whom it was and what was decided, of a dispute and a document as of a venue. A mailed
-- invitation that is mailed again opens anew, and so is written down.

create function private.state_in_log(said jsonb) returns text language sql immutable set search_path = '' as $$
  select case when said ->> 'revoked_at' is null then coalesce(said ->> 'role', said ->> 'verification_status', said ->> 'decision', 'minutes:' || (said ->> 'minutes'),
    said ->> 'outcome', said ->> 'state', said ->> 'status', 'name:' || coalesce(said ->> 'name', said ->> 'command'), 'version:' || (said ->> 'version')) end
$$;
comment on function private.state_in_log(jsonb) is
  'What an entry says of before or after in one word: a role, a verification, a decision, a state; or minutes:, version: and name: with what follows. Null: nothing, or rights that ended.';

create or replace view private.listed_log with (security_invoker = true) as
  select lpad(to_hex(log.id), 32, '0')::uuid as id, log.id as entry, log.at, log.kind, log.action, log.reason, log.actor, log.row_id, log.venue_id,
    coalesce(log.after ->> 'email', log.before ->> 'email') as email,
    coalesce(actor.name, private.address_of(log.actor)) as actor_name,
    coalesce(case when log.kind = 'venue' and about.id is not null then concat_ws(', ', about.name, venue.name) end, about.name, job.title,
      case when dispute.id is not null then concat_ws(', ', party.name, venue.name) end, venue.name, city.name, log.after ->> 'email', log.before ->> 'email',
      log.after ->> 'title', log.after ->> 'words', log.before ->> 'words') as subject,
    private.state_in_log(log.before) as before, private.state_in_log(log.after) as after
  from public.audit_log log
  left join public.profiles actor on actor.id = log.actor
  left join public.profiles about on about.id = log.row_id
  left join public.shifts shift on shift.id = log.row_id
  left join public.jobs job on job.id = log.row_id
  left join public.areas city on city.id = log.row_id
  left join public.disputes dispute on dispute.id = log.row_id
  left join public.profiles party on party.id = dispute.worker_id
  left join public.venues venue on venue.id = coalesce(log.venue_id, shift.venue_id, job.venue_id, dispute.venue_id, log.row_id);

create or replace function private.entries_like(words text) returns text language sql stable set search_path = '' as $$
  select format($or$(listed.actor in (select id from public.profiles where name_key like %1$L) or listed.row_id in (select id from public.profiles where name_key like %1$L)
    or coalesce(listed.venue_id, listed.row_id) in (select id from public.venues where private.folded(name) like %1$L)
    or listed.row_id in (select shift.id from public.shifts shift join public.venues venue on venue.id = shift.venue_id where private.folded(venue.name) like %1$L)
    or listed.row_id in (select job.id from public.jobs job join public.venues venue on venue.id = job.venue_id where private.folded(venue.name) like %1$L)
    or listed.row_id in (select id from public.disputes where worker_id in (select id from public.profiles where name_key like %1$L)
      or venue_id in (select id from public.venues where private.folded(name) like %1$L))
    or listed.row_id in (select id from public.jobs where lower(title) like %2$L)
    or lower(listed.reason) like %2$L or lower(listed.email) like %2$L)$or$, private.within(private.folded(words)), private.within(lower(words)))
$$;

-- What was decided stands with the act, as the log says it. Of a post its pay too, which the log keeps with the venue.
create or replace function private.log_of(post uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', log.at, 'what', log.action, 'by', actor.name, 'reason', log.reason, 'state', private.state_in_log(log.after))
    order by log.at desc, log.id desc), '[]')
  from public.audit_log log left join public.profiles actor on actor.id = log.actor
  where private.admin_role() in ('super_admin', 'support') and (log.row_id = post
    or (log.action = 'admin_decide_pay' and coalesce(log.before ->> 'shift_id', log.before ->> 'job_id') = post::text
      and log.row_id = coalesce((select venue_id from public.shifts where id = post), (select venue_id from public.jobs where id = post))))
$$;

create or replace function private.history_of(person uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
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

create or replace function private.resend_admin_invitation(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  invitation public.admin_invitations := private.waiting_admin_invitation(args);
  token text := private.new_token();
begin
  update public.admin_invitations set token_hash = private.hash_of(token), sent_at = private.now(), expires_at = private.now() + interval '7 days',
    invited_by = auth.uid(), by_operator = false
  where id = invitation.id returning * into invitation;
  perform private.mail_admin_invitation(invitation, token);
  perform private.audit('resend_admin_invitation', 'admin_invitations', invitation.id,
    jsonb_build_object('after', jsonb_build_object('email', invitation.email, 'role', invitation.role)));
end
$$;
