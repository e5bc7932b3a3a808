-- The audit log between two moments: what was done on one night last month was behind every entry since. Devices say the days that
-- somebody chose as moments, by the clock by which they show the entries.

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
  return private.page_of('private.listed_log as listed', 'id, at, action, actor_name as "actorName", subject, before, after, reason',
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

-- Another list of arguments is another function, and of two the API would not know which is meant. Devices of the version before name
-- the arguments that they know.
drop function public.admin_audit(text, text, text, text, uuid, int, text);
drop function private.page_of_log(text, text, text, text, jsonb);

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
