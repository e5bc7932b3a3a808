-- The pull: everything visible to the caller that changed since the cursor, in pages, exactly once in order of
-- (row_xid, id) for each table. Knows the mirrored tables by their registry, not by their meaning.
--
-- No row is missed: the watermark (the oldest transaction still running) is taken before the first row is read, and the
-- next pull starts from it. A row committed late carries a transaction id at or above it. Rows may come twice. What the call
-- itself wrote is read by this pull, so where nobody older runs the next one starts behind it; it writes no row after this.
--
-- The cursor is a JSON text for us alone: e epoch, u user, s since, d the horizon's day then, and while a pull goes on w watermark, n pass, t table,
-- x and i the place in it, f scopes to fill, o the only tables to fill them in, r whether this pull started from zero.
--   pass 1: what changed since s, by the caller's own keys; tombstones first
--   pass 2: the scopes that were granted (or revoked: what is left of them), from zero

-- Each tombstone stores its own audience.
create function private.page_of_tombstones(audiences text[], after_xid xid8, after_id uuid, size int) returns private.slice language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return (
    select row(json_agg(json_build_object('table', paged.table_name, 'id', paged.row_id)), count(*),
      (array_agg(paged.row_xid))[count(*)], (array_agg(paged.id))[count(*)])::private.slice
    from (
      select buried.* from unnest(audiences) mine(audience) cross join lateral (
        select tombstone.row_xid, tombstone.id, tombstone.table_name, tombstone.row_id from private.tombstones tombstone
        where tombstone.audience = mine.audience and (tombstone.row_xid, tombstone.id) > (after_xid, after_id)
        order by tombstone.row_xid, tombstone.id limit size) buried
      order by buried.row_xid, buried.id limit size) paged);
end
$$;
grant execute on function private.page_of_tombstones(text[], xid8, uuid, int) to authenticated;

-- Of rows that an audience lost, those that the caller really may no longer see, by table; by the offset each is looked up by its id.
create function private.really_gone(tombstones json) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  answer jsonb := '{}';
  lost_of text;
  lost uuid[];
begin
  for lost_of, lost in
    select tombstone ->> 'table', array_agg(distinct (tombstone ->> 'id')::uuid) from json_array_elements(tombstones) tombstone group by 1
  loop
    execute format('select array_agg(lost.id) from unnest($1) lost(id) where not exists (select from private.mirror_%I m where m.id = lost.id offset 0)', lost_of)
      into lost using lost;
    if lost is not null then answer := answer || jsonb_build_object(lost_of, to_jsonb(lost)); end if;
  end loop;
  return answer;
end
$$;
grant execute on function private.really_gone(json) to authenticated;

-- A cursor as a record, ready to go on. It starts from zero when it belongs to another history or person, when it is older
-- than the tombstones or than the horizon is wide (what changed unseen may have left by its age since, and leaves no tombstone),
-- and when it is ahead of this database, which then was put back from a copy. The later pages of a pull
-- from zero need no tombstones, so the floor does not concern them.
create function private.open_cursor(cursor text) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  place jsonb;
  newest constant xid8 := pg_snapshot_xmax(pg_current_snapshot());
begin
  -- A cursor of ours is flat and short. Text that nests a thousand deep is not read at all: reading it takes stack.
  if length(cursor) <= 100000 and length(cursor) - length(translate(cursor, '[{', '')) <= 1000 and pg_input_is_valid(cursor, 'jsonb') then
    place := cursor::jsonb;
  end if;
  if place ->> 'e' is distinct from private.epoch() or place ->> 'u' is distinct from auth.uid()::text
    or not coalesce(pg_input_is_valid(place ->> 's', 'xid8'), false) or (place ->> 's')::xid8 > newest
    or not coalesce(pg_input_is_valid(place ->> 'd', 'date') and (place ->> 'd')::date > private.horizon_day() - 56, false)
    or ((place ->> 's')::xid8 < private.floor() and not (place ? 'r' and place ? 't'))
    or (place ? 't' and not (pg_input_is_valid(place ->> 'w', 'xid8') and pg_input_is_valid(place ->> 'x', 'xid8')
      and pg_input_is_valid(place ->> 'i', 'uuid') and pg_input_is_valid(place ->> 'n', 'int') and pg_input_is_valid(place ->> 't', 'int')
      and jsonb_typeof(place -> 'f') = 'array' and (place ->> 'w')::xid8 <= newest))
  then
    return jsonb_build_object('e', private.epoch(), 'u', auth.uid(), 's', '0', 'r', true);
  end if;
  return place;
end
$$;
grant execute on function private.open_cursor(text) to authenticated;

-- What a page amounts to; t, x and i say where it broke off, and are null when the pass came to its end.
create type private.page as (rows json, gone jsonb, room int, t int, x xid8, i uuid);

-- One page of one pass: up to `room` rows from the place on, of the tables in which anything is new.
create function private.fill_page(place jsonb, keys private.scope_keys, room int) returns private.page language plpgsql stable set search_path = '' as $$
declare
  page private.page := row('{}'::json, '{}'::jsonb, room, null, null, null);
  start_xid xid8 := case when place -> 'n' = '1' then place ->> 's' else '0' end;
  from_table int := coalesce((place ->> 't')::int, 0);
  changed constant text[] := private.tables_changed(keys, start_xid);
  source record;
  from_xid xid8;
  from_id uuid;
  taken private.slice;
  names text[] := '{}';
  parts json[] := '{}';
begin
  for source in
    select 'tombstones' as name, 0 as place where place -> 'n' = '1' and place -> 'r' is null
    union all
    select mirrored.name, mirrored.place from private.mirrored_tables mirrored
    order by 2
  loop
    continue when source.place < from_table or source.name <> all (changed) or (place -> 'n' = '2' and place ? 'o' and not place -> 'o' ? source.name);
    from_xid := case when source.place = from_table and place ? 'x' then (place ->> 'x')::xid8 else start_xid end;
    from_id := case when source.place = from_table and place ? 'i' then (place ->> 'i')::uuid else '00000000-0000-0000-0000-000000000000' end;
    if source.place = 0 then taken := private.page_of_tombstones(keys.audience, from_xid, from_id, page.room);
    else taken := private.slice_of(source.name, keys, from_xid, from_id, page.room);
    end if;
    if source.place = 0 and taken.size > 0 then
      page.gone := private.really_gone(taken.rows);
    elsif taken.size > 0 then
      names := names || source.name;
      parts := parts || taken.rows;
    end if;
    page.room := page.room - taken.size;
    if page.room <= 0 then
      page.t := source.place;
      page.x := taken.last_xid;
      page.i := taken.last_id;
      exit;
    end if;
  end loop;
  select coalesce(json_object_agg(name, part), '{}') into page.rows from unnest(names, parts) as named(name, part);
  return page;
end
$$;
grant execute on function private.fill_page(jsonb, private.scope_keys, int) to authenticated;

-- What a pull amounts to, in the words of the answer.
create type private.pulled as (epoch text, reset boolean, begins boolean, scopes jsonb, rows json, gone jsonb, cursor text, more boolean);

-- A place that also fills what these lists of {table, scope} name: their tables only, unless a whole scope is to be filled.
create function private.also_filling(place jsonb, refill jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  scopes jsonb := (select jsonb_agg(distinct scope) from (select listed -> 'scope' as scope from jsonb_array_elements(refill) listed union select jsonb_array_elements(place -> 'f')) as all_scopes);
  tables jsonb := (select jsonb_agg(distinct name) from (select listed -> 'table' as name from jsonb_array_elements(refill) listed union select jsonb_array_elements(coalesce(place -> 'o', '[]'))) as all_tables);
begin
  return place || jsonb_build_object('f', scopes) || case when place -> 'f' = '[]' or place ? 'o' then jsonb_build_object('o', tables) else '{}' end;
end
$$;
grant execute on function private.also_filling(jsonb, jsonb) to authenticated;

-- The call's own transaction is no other's that may still write.
create function private.behind_own(oldest xid8) returns xid8 language sql stable set search_path = '' as $$
  select case when oldest = pg_current_xact_id_if_assigned() then (oldest::text::bigint + 1)::text::xid8 else oldest end
$$;
grant execute on function private.behind_own(xid8) to authenticated;

-- `opened`: a cursor that open_cursor has read.
create function private.pull(opened jsonb, refill jsonb, most numeric, own int) returns private.pulled language plpgsql volatile set search_path = '' as $$
declare
  page_size constant int := greatest(1, least(1000, coalesce(most, 1000))) + case when most is null then own else 0 end;
  -- Before any row is read, in a statement of its own: later statements see at least as much.
  watermark constant xid8 := private.behind_own(pg_snapshot_xmin(pg_current_snapshot()));
  place jsonb := opened;
  starts_over constant boolean := place ? 'r';
  begins constant boolean := starts_over and not place ? 't';
  keys private.scope_keys;
  changes jsonb := '[]';
  first private.page := row('{}'::json, '{}'::jsonb, page_size, null, null, null);
  page private.page;
begin
  if not place ? 't' or place -> 'n' = '1' then keys := private.my_keys(); end if;
  if not place ? 't' then
    if not starts_over then changes := private.scope_changes(keys.audience, (place ->> 's')::xid8); end if;
    place := place || jsonb_build_object('w', watermark, 'd', private.horizon_day(), 'n', 1, 'f', (select coalesce(jsonb_agg(change -> 'scope'), '[]') from jsonb_array_elements(changes) change));
  end if;
  if refill <> '[]' then place := private.also_filling(place, refill); end if;
  if place -> 'n' = '1' then
    first := private.fill_page(place, keys, page_size);
    if first.t is null then place := (place - '{t,x,i}'::text[]) || '{"n": 2}'; end if;
  end if;
  page := first;
  if place -> 'n' = '2' and place -> 'f' <> '[]' then
    page := private.fill_page(place, private.keys_of_scopes(array(select jsonb_array_elements_text(place -> 'f'))), first.room);
    page.rows := private.joined(first.rows, page.rows);
  end if;
  return row(place ->> 'e', starts_over, begins, changes, page.rows, first.gone,
    case when page.t is null then jsonb_build_object('e', place -> 'e', 'u', place -> 'u', 's', place -> 'w', 'd', place -> 'd')
      else place || jsonb_build_object('t', page.t, 'x', page.x, 'i', page.i) end::text,
    page.t is not null);
end
$$;
comment on function private.pull(jsonb, jsonb, numeric, int) is 'One page. refill: tables and scopes to send again from zero, after a digest that did not match. most: rows and tombstones that the link of the device carries. own: commands of this call, for whose rows there is room besides: a queue whose answers were never complete would be told as done only at its end.';
grant execute on function private.pull(jsonb, jsonb, numeric, int) to authenticated;

-- Two sets of rows by table; a table in both has all of them.
create function private.joined(one json, other json) returns json language plpgsql immutable set search_path = '' as $$
begin
  if one::text = '{}' then return other; end if;
  return (
    select json_object_agg(name, part) from (
      select name, json_agg(part) as part from (
        select key as name, json_array_elements(value) as part from json_each(one)
        union all select key, json_array_elements(value) from json_each(other)) as all_rows
      group by name) as tables);
end
$$;
grant execute on function private.joined(json, json) to authenticated;
