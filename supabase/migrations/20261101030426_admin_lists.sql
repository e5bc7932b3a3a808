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

-- One page. `source` is named listed in it and has an id; `shown` are its columns as the page answers them, `wanted` is a condition,
-- `key` what it is sorted by, before the id. The first page says how many there are: while they are looked for where the condition
-- is worked out row by row, else past the columns that nobody asks for.
create function private.page_of(source text, shown text, wanted text, key text, down boolean, after_key text, after_id uuid, most int, counted boolean)
returns jsonb language plpgsql stable set search_path = '' as $$
declare
  size constant int := least(greatest(coalesce(most, 50), 1), 1000);
  way constant text := case when down then ' desc' else '' end;
  later constant text := case when after_id is null then ''
    else format(' and (%s, listed.id) %s (%L, %L)', key, case when down then '<' else '>' end, after_key, after_id) end;
  found jsonb;
  answer jsonb;
begin
  execute format('select coalesce(jsonb_agg(row_to_json(page)), ''[]'') from (select %s, (%s)::text as key, %s as total from %s where %s order by %s, listed.id%s limit %s) page',
    shown, key, case when counted and after_id is null then 'count(*) over ()' else 'null' end, source, wanted || later, key || way, way, size + 1) into found;
  answer := jsonb_build_object('more', jsonb_array_length(found) > size,
    'rows', (select coalesce(jsonb_agg(line - 'total' order by nth), '[]') from jsonb_array_elements(found) with ordinality as page(line, nth) where nth <= size));
  if after_id is not null then return answer; end if;
  if counted then return answer || jsonb_build_object('total', coalesce((found -> 0 ->> 'total')::int, 0)); end if;
  execute format('select $1 || jsonb_build_object(''total'', count(*)) from %s where %s', source, wanted) into answer using answer;
  return answer;
exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow then
  -- A key that no page of this order ended with.
  perform private.bad_argument('after_key');
end
$$;
comment on function private.page_of(text, text, text, text, boolean, text, uuid, int, boolean) is
  'So many rows of an admin''s list after the last of the page before, a thousand at most.';

-- Twenty of one state of what somebody handed in, the one that waits longest first. `counted` is the table that has them all.
create function private.page_of_queue(source text, shown text, counted text, of_state text, after_key text, after_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  answer jsonb;
begin
  if of_state not in ('waiting', 'verified', 'rejected') then perform private.bad_argument('state'); end if;
  execute format('select jsonb_build_object(''counts'', jsonb_build_object(''waiting'', count(*) filter (where state = ''waiting''),
    ''verified'', count(*) filter (where state = ''verified''), ''rejected'', count(*) filter (where state = ''rejected''))) from %s', counted) into answer;
  return answer || private.page_of(source || ' as listed', shown, format('listed.state = %L', of_state), 'handed_in_at', false, after_key, after_id, 20, false);
end
$$;
comment on function private.page_of_queue(text, text, text, text, text, uuid) is
  'Twenty of what was handed in, of one state, after the last of the page before, and how many there are of each.';
