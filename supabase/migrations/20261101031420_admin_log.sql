-- The audit log as support and super admins read it: in pages, found by who did it, to whom or why, by act and by time.

-- Entries are numbered and pages go by uuid: the number at the end of an empty one keeps the order.
create view private.listed_log with (security_invoker = true) as
  select lpad(to_hex(log.id), 32, '0')::uuid as id, log.id as entry, log.at, log.kind, log.action, log.reason, log.actor, log.row_id, log.venue_id,
    coalesce(log.after ->> 'email', log.before ->> 'email') as email,
    coalesce(actor.name, private.address_of(log.actor)) as actor_name,
    coalesce(case when log.kind = 'venue' and about.id is not null then concat_ws(', ', about.name, venue.name) end, about.name, job.title,
      case when dispute.id is not null then concat_ws(', ', party.name, venue.name) end, venue.name, city.name, log.after ->> 'email', log.before ->> 'email',
      log.after ->> 'title', log.after ->> 'words', log.before ->> 'words') as subject,
    -- Whose page it leads to, in the order in which they give the subject its name.
    case when about.id is not null then 'user' when job.id is not null then 'job' when dispute.id is not null then 'dispute'
      when shift.id is not null then 'shift' when venue.id is not null then 'venue' end as subject_kind,
    coalesce(about.id, job.id, dispute.id, shift.id, venue.id) as subject_id,
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
comment on view private.listed_log is 'The audit log as the admin portal lists it; for definer functions.';
revoke all on private.listed_log from public, anon, authenticated, service_role;

-- Names are looked for where they stand, once, and entries by their own columns: to join each of fifty thousand with everybody, every
-- shift and every job that it might be about took four times as long.
create function private.entries_like(words text) returns text language sql stable set search_path = '' as $$
  select format($or$(listed.actor in (select id from public.profiles where name_key like %1$L) or listed.row_id in (select id from public.profiles where name_key like %1$L)
    or coalesce(listed.venue_id, listed.row_id) in (select id from public.venues where private.folded(name) like %1$L)
    or listed.row_id in (select shift.id from public.shifts shift join public.venues venue on venue.id = shift.venue_id where private.folded(venue.name) like %1$L)
    or listed.row_id in (select job.id from public.jobs job join public.venues venue on venue.id = job.venue_id where private.folded(venue.name) like %1$L)
    or listed.row_id in (select id from public.disputes where worker_id in (select id from public.profiles where name_key like %1$L)
      or venue_id in (select id from public.venues where private.folded(name) like %1$L))
    or listed.row_id in (select id from public.jobs where lower(title) like %2$L)
    or lower(listed.reason) like %2$L or lower(listed.email) like %2$L)$or$, private.within(private.folded(words)), private.within(lower(words)))
$$;

-- `span`: two moments, each '' for none; devices say the days that somebody chose so, by the clock by which they show the entries.
create function private.page_of_log(sought text, of_action text, of_kind text, since text, span text[], page jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  after_key constant text := page ->> 'key';
  after_id constant uuid := (page ->> 'id')::uuid;
  words constant text := private.sought(sought);
  days constant int := case since when 'all' then null when 'day' then 1 when 'week' then 7 when 'month' then 30 when 'quarter' then 90 end;
  first_at constant timestamptz := case when span[1] <> '' then private.arg_instant(jsonb_build_object('from', span[1]), 'from') end;
  end_at constant timestamptz := case when span[2] <> '' then private.arg_instant(jsonb_build_object('until', span[2]), 'until') end;
begin
  perform private.require_admin('support');
  if since is null or (days is null and since <> 'all') then perform private.bad_argument('since'); end if;
  if of_kind is null or of_kind not in ('all', 'admin', 'venue', 'rockstar', 'data') then perform private.bad_argument('kind'); end if;
  return private.page_of('private.listed_log as listed', 'id, at, action, actor_name as "actorName", subject, subject_kind as "subjectKind",
      subject_id as "subjectId", before, after, reason',
    'true' || case when words = '' then '' else ' and ' || private.entries_like(words) end
      || case of_action when 'all' then '' else format(' and listed.action = %L', of_action) end
      || case of_kind when 'all' then '' else format(' and listed.kind = %L', of_kind) end
      || case when days is null then '' else format(' and listed.at > %L', private.now() - days * interval '1 day') end
      || case when first_at is null then '' else format(' and listed.at >= %L', first_at) end
      || case when end_at is null then '' else format(' and listed.at < %L', end_at) end,
    'at', true, after_key, after_id, (page ->> 'most')::int, words <> '', 'entry')
    || case when after_id is null then jsonb_build_object('all', (select count(*) from public.audit_log)) else '{}' end;
end
$$;
grant execute on function private.page_of_log(text, text, text, text, text[], jsonb) to authenticated;

create function public.admin_audit(p_search text default '', p_action text default 'all', p_since text default 'all',
  p_after_key text default null, p_after_id uuid default null, p_most int default 50, p_kind text default 'all', p_from text default '',
  p_until text default '') returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.page_of_log(p_search, p_action, p_kind, p_since, array[p_from, p_until],
    jsonb_build_object('key', p_after_key, 'id', p_after_id, 'most', p_most))
$$;
comment on function public.admin_audit(text, text, text, text, uuid, int, text, text, text) is
  'The audit log, newest first, by words, act, whose act and time (since, or from one instant up to another), paged as admin_users is. Support and super admins only.';
revoke all on function public.admin_audit(text, text, text, text, uuid, int, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.admin_audit(text, text, text, text, uuid, int, text, text, text) to authenticated;
