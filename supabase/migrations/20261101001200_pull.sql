-- The pull: everything visible to the caller that changed since the cursor, in pages, exactly once in order of
-- (row_xid, id) for each table. Knows the mirrored tables by their registry, not by their meaning.
--
-- No row is missed: the watermark (the oldest transaction still running) is taken before the first row is read, and the
-- next pull starts from it. A row committed late carries a transaction id at or above it. Rows may come twice.
--
-- The cursor is a JSON text for us alone: e epoch, u user, s since, and while a pull goes on w watermark, n pass, t table,
-- x and i the place in it, f scopes to fill, r whether this pull started from zero.
--   pass 1: what changed since s, by the caller's own keys; tombstones first
--   pass 2: the scopes that were granted (or revoked: what is left of them), from zero

create function private.page_of_tombstones(after_xid xid8, after_id uuid, size int)
returns table (row_xid xid8, id uuid, body jsonb) language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select buried.row_xid, buried.id, jsonb_build_object('table', buried.table_name, 'id', buried.row_id)
    from unnest(private.my_audiences()) mine(audience) cross join lateral (
      select stone.row_xid, stone.id, stone.table_name, stone.row_id from private.tombstones stone
      where stone.audience = mine.audience and (stone.row_xid, stone.id) > (after_xid, after_id)
      order by stone.row_xid, stone.id limit size) buried
    order by buried.row_xid, buried.id limit size;
end
$$;
grant execute on function private.page_of_tombstones(xid8, uuid, int) to authenticated;

-- Of rows that an audience lost, those that the caller really may no longer see, by table.
create function private.really_gone(stones jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  answer jsonb := '{}';
  lost_of text;
  lost uuid[];
begin
  for lost_of, lost in
    select stone ->> 'table', array_agg(distinct (stone ->> 'id')::uuid) from jsonb_array_elements(stones) stone group by 1
  loop
    execute format('select array_agg(lost.id) from unnest($1) lost(id) where not exists (select from private.mirror_%I m where m.id = lost.id)', lost_of)
      into lost using lost;
    if lost is not null then answer := answer || jsonb_build_object(lost_of, to_jsonb(lost)); end if;
  end loop;
  return answer;
end
$$;
grant execute on function private.really_gone(jsonb) to authenticated;

-- A cursor as a record, ready to go on; one of another history, person or too long ago starts from zero.
create function private.open_cursor(cursor text) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  place jsonb;
begin
  if pg_input_is_valid(cursor, 'jsonb') then place := cursor::jsonb; end if;
  if place ->> 'e' is distinct from private.epoch() or place ->> 'u' is distinct from auth.uid()::text
    or not coalesce(pg_input_is_valid(place ->> 's', 'xid8'), false) or (place ->> 's')::xid8 < private.floor()
    or (place ? 't' and not (pg_input_is_valid(place ->> 'w', 'xid8') and pg_input_is_valid(place ->> 'x', 'xid8')
      and pg_input_is_valid(place ->> 'i', 'uuid') and pg_input_is_valid(place ->> 'n', 'int') and pg_input_is_valid(place ->> 't', 'int')
      and jsonb_typeof(place -> 'f') = 'array'))
  then
    return jsonb_build_object('e', private.epoch(), 'u', auth.uid(), 's', '0', 'r', true);
  end if;
  return place;
end
$$;
grant execute on function private.open_cursor(text) to authenticated;

-- One page of one pass: fills up to `room` rows from the place on. Answers {rows, gone, t, x, i, full}.
create function private.fill_page(place jsonb, keys private.scope_keys, room int) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  nil constant uuid := '00000000-0000-0000-0000-000000000000';
  start_xid xid8 := case when place -> 'n' = '1' then place ->> 's' else '0' end;
  from_table int := coalesce((place ->> 't')::int, 0);
  from_xid xid8 := coalesce(place ->> 'x', start_xid::text);
  from_id uuid := coalesce(place ->> 'i', nil::text);
  source record;
  taken jsonb;
  size int;
  last_xid xid8;
  last_id uuid;
  rows jsonb := '{}';
  gone jsonb := '{}';
begin
  for source in
    select 'tombstones' as name, 0 as place, start_xid as start_xid where place -> 'n' = '1' and place -> 'r' is null
    union all
    select mirrored.name, mirrored.place, case when keyed_by_change then '0' else start_xid end from private.mirrored_tables mirrored
    order by 2
  loop
    continue when source.place < from_table;
    if source.place > from_table then
      from_xid := source.start_xid;
      from_id := nil;
    end if;
    execute case when source.place = 0 then
      'select jsonb_agg(p.body order by p.row_xid, p.id), count(*), (array_agg(p.row_xid order by p.row_xid desc, p.id desc))[1], (array_agg(p.id order by p.row_xid desc, p.id desc))[1] from private.page_of_tombstones($2, $3, $4) p'
    else
      format('select jsonb_agg(p.body order by p.row_xid, p.id), count(*), (array_agg(p.row_xid order by p.row_xid desc, p.id desc))[1], (array_agg(p.id order by p.row_xid desc, p.id desc))[1] from private.page_of_%I($1, $2, $3, $4) p', source.name)
    end into taken, size, last_xid, last_id using keys, from_xid, from_id, room;
    if size > 0 then
      if source.place = 0 then gone := private.really_gone(taken); else rows := rows || jsonb_build_object(source.name, taken); end if;
    end if;
    room := room - size;
    if room <= 0 then
      return jsonb_build_object('rows', rows, 'gone', gone, 'room', 0, 't', source.place, 'x', last_xid, 'i', last_id);
    end if;
  end loop;
  return jsonb_build_object('rows', rows, 'gone', gone, 'room', room);
end
$$;
grant execute on function private.fill_page(jsonb, private.scope_keys, int) to authenticated;

create function private.pull(cursor text, refill text[]) returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  page_size constant int := 1000;
  -- Before any row is read, in a statement of its own: later statements see at least as much.
  watermark constant xid8 := pg_snapshot_xmin(pg_current_snapshot());
  place jsonb := private.open_cursor(cursor);
  changes jsonb := '[]';
  page jsonb;
  answer jsonb;
  second jsonb;
begin
  if not place ? 't' then
    if place -> 'r' is null then changes := private.scope_changes((place ->> 's')::xid8); end if;
    place := place || jsonb_build_object('w', watermark, 'n', 1, 'f', (select coalesce(jsonb_agg(change -> 'scope'), '[]') from jsonb_array_elements(changes) change));
  end if;
  place := jsonb_set(place, '{f}', place -> 'f' || to_jsonb(refill));
  answer := jsonb_build_object('reset', coalesce((place -> 'r')::boolean, false), 'scopes', changes);
  page := jsonb_build_object('rows', '{}'::jsonb, 'gone', '{}'::jsonb, 'room', page_size);
  if place -> 'n' = '1' then
    page := private.fill_page(place, private.my_keys(case when place ? 'r' then '0' else (place ->> 's')::xid8 end), page_size);
    if (page ->> 'room')::int > 0 then place := (place - '{t,x,i}'::text[]) || '{"n": 2}'; end if;
  end if;
  if place -> 'n' = '2' and place -> 'f' <> '[]' then
    second := private.fill_page(place, private.keys_of_scopes(array(select jsonb_array_elements_text(place -> 'f'))), (page ->> 'room')::int);
    page := second || jsonb_build_object('gone', page -> 'gone', 'rows', private.joined(page -> 'rows', second -> 'rows'));
  end if;
  answer := answer || jsonb_build_object('rows', page -> 'rows', 'gone', page -> 'gone', 'more', page ? 't');
  if page ? 't' then
    place := place || jsonb_build_object('t', page -> 't', 'x', page -> 'x', 'i', page -> 'i');
  else
    place := jsonb_build_object('e', place -> 'e', 'u', place -> 'u', 's', place -> 'w');
  end if;
  return answer || jsonb_build_object('cursor', place::text);
end
$$;
comment on function private.pull(text, text[]) is 'One page. refill names scopes to send again from zero, after a digest that did not match.';
grant execute on function private.pull(text, text[]) to authenticated;

create function private.joined(one jsonb, other jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select one || other || coalesce((
    select jsonb_object_agg(key, value || (other -> key)) from jsonb_each(one) where other ? key), '{}')
$$;
grant execute on function private.joined(jsonb, jsonb) to authenticated;
