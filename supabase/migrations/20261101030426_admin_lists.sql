-- The lists of the admin portal: a page behind a cursor, so that none is missed or shown twice while others change the list.

-- Letters as typed: the signs of a pattern mean themselves.
create function private.within(words text) returns text language sql immutable set search_path = '' as $$
  select '%' || regexp_replace(words, '([%_\\])', '\\\1', 'g') || '%'
$$;
comment on function private.within(text) is 'The pattern of LIKE for what holds these words.';

create function private.sought(words text) returns text language sql immutable set search_path = '' as $$
  select coalesce(private.clean_text(left(words, 200)), '')
$$;
comment on function private.sought(text) is 'What somebody typed to find something; empty for everything.';

-- By whom rows of a page were changed lately: the last act of another admin upon each, for who may read the log. Whoever sees a row
-- change under their eyes reads the name beside it; with the time, as a page that is read again knows which acts it had.
create function private.acts_upon(ids uuid[]) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(row_id, jsonb_build_object('by', name, 'at', at)), '{}') from (
    select distinct on (log.row_id) log.row_id, actor.name, log.at from public.audit_log log join public.profiles actor on actor.id = log.actor
    where log.row_id = any (ids) and log.kind = 'admin' and log.at > private.now() - interval '1 hour' and log.actor <> auth.uid()
    order by log.row_id, log.at desc) latest
$$;
comment on function private.acts_upon(uuid[]) is 'The last act of another admin upon each of these rows within the hour; for definer functions.';

-- What the audit log says of an act beside about whom it was: what was decided, of a dispute and a document as of a venue.
create function private.state_in_log(said jsonb) returns text language sql immutable set search_path = '' as $$
  select case when said ->> 'revoked_at' is null then coalesce(said ->> 'role', said ->> 'verification_status', said ->> 'decision', 'minutes:' || (said ->> 'minutes'),
    said ->> 'outcome', said ->> 'state', said ->> 'status', 'name:' || coalesce(said ->> 'name', said ->> 'command'), 'version:' || (said ->> 'version')) end
$$;
comment on function private.state_in_log(jsonb) is
  'What an entry says of before or after in one word: a role, a verification, a decision, a state; or minutes:, version: and name: with what follows. Null: nothing, or rights that ended.';

-- One page. `source` is named listed in it and has an id; `shown` are its columns as the page answers them, `wanted` is a condition, `key`
-- what it is sorted by, before the id. Rows are first chosen by what condition and order ask for, then read: the other columns, and tables
-- that only they come from, cost no more than a page. The log joins nine tables, and of more than eight (join_collapse_limit) the planner
-- would join all of it with everybody, every shift and every job before it took the fifty. The first page says how many there are: while
-- they are looked for where the condition is worked out row by row, else past the columns that nobody asks for; not at all where `counted`
-- is null. `found_by` is the column by which the chosen rows are found again.
create function private.page_of(source text, shown text, wanted text, key text, down boolean, after_key text, after_id uuid, most int, counted boolean,
  found_by text default 'id') returns jsonb language plpgsql stable set search_path = '' set join_collapse_limit = '12' as $$
declare
  size constant int := least(greatest(coalesce(most, 50), 1), 1000);
  way constant text := case when down then ' desc' else '' end;
  later constant text := case when after_id is null then ''
    else format(' and (%s, listed.id) %s (%L, %L)', key, case when down then '<' else '>' end, after_key, after_id) end;
  sorted constant text := format('%s%s, listed.id%s', key, way, way);
  found jsonb;
  answer jsonb;
begin
  execute format('select coalesce(jsonb_agg(row_to_json(page)), ''[]'') from (
      select %s, (%s)::text as key, chosen.total from (select listed.%I as found_by, %s as total from %s where %s order by %s limit %s) chosen
      join %s on listed.%I = chosen.found_by order by %s) page',
    shown, key, found_by, case when counted and after_id is null then 'count(*) over ()' else 'null' end, source, wanted || later, sorted, size + 1,
    source, found_by, sorted) into found;
  answer := jsonb_build_object('more', jsonb_array_length(found) > size,
    'rows', (select coalesce(jsonb_agg(line - 'total' order by nth), '[]') from jsonb_array_elements(found) with ordinality as page(line, nth) where nth <= size));
  -- Not for files, which ask for many rows once.
  if size <= 50 and private.admin_role() in ('super_admin', 'support') then
    answer := answer || jsonb_build_object('acts', private.acts_upon(array(select (line ->> 'id')::uuid from jsonb_array_elements(answer -> 'rows') line)));
  end if;
  if after_id is not null or counted is null then return answer; end if;
  if counted then return answer || jsonb_build_object('total', coalesce((found -> 0 ->> 'total')::int, 0)); end if;
  execute format('select $1 || jsonb_build_object(''total'', count(*)) from %s where %s', source, wanted) into answer using answer;
  return answer;
exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow then
  -- A key that no page of this order ended with.
  perform private.bad_argument('after_key');
end
$$;
comment on function private.page_of(text, text, text, text, boolean, text, uuid, int, boolean, text) is
  'So many rows of an admin''s list after the last of the page before, a thousand at most.';

-- Twenty of one state of what somebody handed in. What waits stays in the order in which it waits; of what is decided the newest comes
-- first, or after a year somebody who looks for yesterday's would turn a hundred pages. `counted` is the table that has them all; `wanted`,
-- where something was typed, a condition on the source: then those that match are counted.
create function private.page_of_queue(source text, shown text, counted text, of_state text, wanted text, after_key text, after_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  answer jsonb;
begin
  if of_state not in ('waiting', 'verified', 'rejected') then perform private.bad_argument('state'); end if;
  execute format('select jsonb_build_object(''counts'', jsonb_build_object(''waiting'', count(*) filter (where state = ''waiting''),
    ''verified'', count(*) filter (where state = ''verified''), ''rejected'', count(*) filter (where state = ''rejected''))) from %s', coalesce(source || ' as listed where ' || wanted, counted)) into answer;
  return answer || private.page_of(source || ' as listed', shown, format('listed.state = %L and %s', of_state, coalesce(wanted, 'true')), 'handed_in_at', of_state <> 'waiting',
    after_key, after_id, 20, false);
end
$$;
comment on function private.page_of_queue(text, text, text, text, text, text, uuid) is
  'Twenty of what was handed in, of one state, after the last of the page before, and how many there are of each. What waits longest comes first, of what is decided the newest.';
