-- What the audit log says of an act: about whom it was and what was decided, of a dispute and a document as of a venue. A mailed
-- invitation that is mailed again opens anew, and so is written down.

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
