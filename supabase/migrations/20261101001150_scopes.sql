-- Scopes: the sets of rows that a pull reads by. Whose they are, how their names are taken apart, and what was opened or
-- closed since a cursor. Tombstones and scope changes are readable by those whom they are addressed to.

-- What a caller looks through: all that is theirs.
create function private.my_keys() returns private.scope_keys language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  keys private.scope_keys;
begin
  keys."user" := array[auth.uid()];
  keys.venue := private.my_venues();
  keys.area := private.my_areas();
  keys.audience := private.audiences_of(auth.uid(), keys.venue, keys.area);
  -- However old the request is: the view shows the shift for as long as the shift itself is not over.
  keys.shift := array(
    select shift.id from private.my_shifts() asked(id) join public.shifts shift on shift.id = asked.id where shift.ends_at >= private.horizon());
  keys.job := array(select private.my_jobs());
  keys.employer := array(select private.my_employers());
  keys.catalogue := '{areas,rules}';
  return keys;
end
$$;
grant execute on function private.my_keys() to authenticated;

-- 'venue:<id>' and the like, each under its kind; '*' is all that is the caller's. Names that nobody gave are left out.
create function private.keys_of_scopes(scopes text[]) returns private.scope_keys language plpgsql stable security definer set search_path = '' as $$
declare
  keys private.scope_keys;
  grouped jsonb;
begin
  if '*' = any (scopes) then return private.my_keys(); end if;
  select jsonb_object_agg(kind, names) into grouped from (
    select split_part(scope, ':', 1) as kind, jsonb_agg(distinct split_part(scope, ':', 2)) as names
    from unnest(scopes) scope
    where scope ~ '^(area|catalogue):[a-z-]+$' or scope ~ '^(user|venue|person|shift|job|employer|conversation):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    group by 1) as by_kind;
  keys := jsonb_populate_record(keys, coalesce(grouped, '{}'));
  -- A venue opens with the people it knows.
  keys.person := keys.person || array(
    select person_id from private.acquaintances where audience = any (private.my_audiences()) and audience = any (scopes) and audience like 'venue:%');
  return keys;
end
$$;
grant execute on function private.keys_of_scopes(text[]) to authenticated;

create policy select_addressed on private.tombstones for select to authenticated
  using (audience = any ((select private.my_audiences())::text[]));
create policy select_addressed on private.scope_log for select to authenticated
  using (audience = any ((select private.my_audiences())::text[]));
revoke all on private.tombstones, private.scope_log from anon, authenticated, service_role;
grant select (id, audience, row_xid, table_name, row_id) on private.tombstones to authenticated;
grant select (id, audience, row_xid, scope, change, at) on private.scope_log to authenticated;
create policy select_registry on private.mirrored_tables for select to authenticated using (true);
revoke all on private.mirrored_tables from anon, authenticated, service_role;
grant select (name, place, branches) on private.mirrored_tables to authenticated;

-- The last word about each scope since the cursor.  A transaction that began before another may well speak after it: the moment decides.
create function private.scope_changes(audiences text[], since xid8) returns jsonb language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('scope', scope, 'change', change) order by scope), '[]') from (
      select distinct on (entry.scope) entry.scope, entry.change
      from unnest(audiences) mine(audience)
      join private.scope_log entry on entry.audience = mine.audience and entry.row_xid >= since
      order by entry.scope, entry.at desc, entry.row_xid desc) as latest);
end
$$;
grant execute on function private.scope_changes(text[], xid8) to authenticated;
