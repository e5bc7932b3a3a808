-- How the rows of a mirrored table are found: a page of them after a place, and the ids and stamps of a scope. Written for each
-- table when it is mirrored, so that plans are kept. Always through the keys that the caller holds and the index that begins
-- with them, never by reading a table: a pull costs what changed for the person, a digest what the person has.

-- Rows of one table for a page: how many, and the place of the last. Rows are json and not jsonb: they are only ever joined
-- and sent, and as text that costs a third.
create type private.slice as (rows json, size int, last_xid xid8, last_id uuid);

-- private.slice_of: the page function of a table by the table's name. Written anew for each table, with the calls spelled
-- out: planning a dynamic call costs more than reading a table in which nothing changed, and a pull reads them all.
create function private.write_slice_of() returns void language plpgsql set search_path = '' as $generator$
begin
  execute format($sql$
    create or replace function private.slice_of(name text, scopes private.scope_keys, after_xid xid8, after_id uuid, size int)
    returns private.slice language plpgsql stable set search_path = '' as $body$
    begin
      case name %s end case;
    end $body$;
    grant execute on function private.slice_of(text, private.scope_keys, xid8, uuid, int) to authenticated;
  $sql$, (select string_agg(format('when %L then return private.page_of_%s(scopes, after_xid, after_id, size);', mirrored.name, mirrored.name), ' ' order by place)
    from private.mirrored_tables mirrored));
end
$generator$;

-- private.tables_changed: which tables have rows of these keys stamped since, tombstones too. One look into an index for each
-- key, in one statement: most pulls find something in one table or in none, and asking each page function in turn took three
-- quarters of a pull. It says only where to look; what is seen there the pages and their policies decide. Seldom is there any
-- row, so no plan may look for the first one by reading the table.
create function private.write_tables_changed() returns void language plpgsql set search_path = '' as $generator$
begin
  execute format($sql$
    create or replace function private.tables_changed(scopes private.scope_keys, since xid8) returns text[] language plpgsql stable
    security definer set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off as $body$
    begin
      return array_remove(array[%s], null);
    end $body$;
    grant execute on function private.tables_changed(private.scope_keys, xid8) to authenticated;
  $sql$, (
    select string_agg(format('case when %s then %L end', looks, name), ', ') from (
      select looked.name, string_agg(format('exists (select from %s where %s and row_xid >= since)', looked.of_table::regclass,
        case when branch.by_column is null then format('scopes.%I is not null', branch.kind) else format('%I = any (scopes.%I)', branch.by_column, branch.kind) end), ' or ' order by branch.kind) as looks
      from (
        select 'tombstones' as name, 'private.tombstones' as of_table, '{"audience": "audience"}'::jsonb as columns
        union all
        select mirrored.name, stamped.key, stamped.value from private.mirrored_tables mirrored, jsonb_each(mirrored.stamps) stamped) looked,
        jsonb_each_text(looked.columns) as branch(kind, by_column)
      group by looked.name) as by_table));
end
$generator$;

-- private.digest_of: count and order-free hash of the rows of some keys of a table, in exact 24-bit arithmetic that JavaScript
-- numbers do as well. Let a be the first and b the last six hex digits of the id's last twelve, x = row_xid mod 2^24 and
-- y = (row_xid div 2^24) mod 2^24. Then hi = (31 a + 17 x + y) mod 2^24 and lo = (37 b + 23 x + y) mod 2^24; the hash is
-- the xor of all hi and the xor of all lo, each as six hex digits; of no rows 000000000000. What is over 24 bits is cut off once,
-- behind the xor, which comes to the same. The id's digits are read from its bytes: as text they were most of a digest. Written
-- anew for each table, as slice_of is, and for the same reason.
create function private.write_digest_of() returns void language plpgsql set search_path = '' as $generator$
begin
  execute format($sql$
    create or replace function private.digest_of(name text, scopes private.scope_keys) returns jsonb language plpgsql stable
    set search_path = '' set plan_cache_mode = force_generic_plan as $body$
    begin
      case name %s end case;
    end $body$;
    grant execute on function private.digest_of(text, private.scope_keys) to authenticated;
  $sql$, (select string_agg(format($part$when %L then return (
      select jsonb_build_object('count', count(*), 'hash',
        lpad(to_hex(coalesce(bit_xor(((get_byte(tail, 10) << 16) + (get_byte(tail, 11) << 8) + get_byte(tail, 12)) * 31 + stamp * 17 + (stamp >> 24)), 0) & 16777215), 6, '0') ||
        lpad(to_hex(coalesce(bit_xor(((get_byte(tail, 13) << 16) + (get_byte(tail, 14) << 8) + get_byte(tail, 15)) * 37 + stamp * 23 + (stamp >> 24)), 0) & 16777215), 6, '0'))
      from (select uuid_send(keyed.id) as tail, keyed.row_xid::text::bigint as stamp from private.keys_of_%I(scopes) keyed offset 0) parts);$part$, mirrored.name, mirrored.name), ' ' order by place)
    from private.mirrored_tables mirrored));
end
$generator$;

-- The branches of a table as one query: for each key of each kind of scope, rows of the mirror view after a place, in order.
create function private.branches_sql(name text, branches jsonb, most text) returns text language sql immutable set search_path = '' as $$
  select string_agg(format($sql$
    select %2$L || sought.key as scope, found.* from unnest(scopes.%2$I) as sought(key) cross join lateral (
      select m.row_xid, m.id, m as body from private.mirror_%1$s m
      where m.%3$I = sought.key and (m.row_xid, m.id) > (after_xid, after_id)
      order by m.row_xid, m.id limit %4$s) found$sql$, name, kind, by_column, most), ' union all ' order by kind)
  from jsonb_each_text(branches) as branch(kind, by_column)
$$;

-- private.page_of_<table>. The index decides and not the numbers, so one generic plan serves; planning anew would cost more
-- than reading. Of a few keys each is asked for a whole page. Of many (a group of fifty venues) that would be fifty pages read
-- for one: there each is asked for its share, and what counts is what lies before the first key that had more to give.
create function private.write_page_of(name text, branches jsonb) returns void language plpgsql set search_path = '' as $generator$
begin
  execute format($sql$
    create function private.page_of_%1$s(scopes private.scope_keys, after_xid xid8, after_id uuid, size int)
    returns private.slice language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $body$
    #variable_conflict use_column
    declare
      keys constant int := %2$s;
      share constant int := greatest(40, 2 * size / greatest(keys, 1));
      page private.slice := row(null, 0, null, null);
      parts json[] := '{}';
      more json[];
      taken int;
      edge_xid xid8;
      edge_id uuid;
    begin
      if keys <= 8 then
        -- The rows come in order, and so do the aggregates over them.
        return (select row(json_agg(paged.body), count(*), (array_agg(paged.row_xid))[count(*)], (array_agg(paged.id))[count(*)])::private.slice from (
          select distinct on (found.row_xid, found.id) found.* from (%3$s) found order by found.row_xid, found.id limit size) paged);
      end if;
      loop
        with found as materialized (%4$s),
        last_of as (select distinct on (scope) row_xid, id, count(*) over (partition by scope) as given from found order by scope, row_xid desc, id desc),
        edge as materialized (select row_xid, id from last_of where given = share order by row_xid, id limit 1),
        kept as (
          select distinct on (row_xid, id) row_xid, id, body from found
          where not exists (select from edge where (found.row_xid, found.id) > (edge.row_xid, edge.id))
          order by row_xid, id limit size - page.size)
        select array_agg(row_to_json(kept.body)), count(*), (array_agg(kept.row_xid))[count(*)], (array_agg(kept.id))[count(*)],
          (select row_xid from edge), (select id from edge)
        into more, taken, page.last_xid, page.last_id, edge_xid, edge_id from kept;
        parts := parts || more;
        page.size := page.size + taken;
        exit when page.size >= size or edge_xid is null;
        after_xid := edge_xid;
        after_id := edge_id;
      end loop;
      page.rows := array_to_json(parts);
      return page;
    end $body$;
    grant execute on function private.page_of_%1$s(private.scope_keys, xid8, uuid, int) to authenticated;
  $sql$, name, (select string_agg(format('coalesce(cardinality(scopes.%I), 0)', kind), ' + ') from jsonb_object_keys(branches) kind),
    private.branches_sql(name, branches, 'size'), private.branches_sql(name, branches, 'share'));
end
$generator$;

-- private.keys_of_<table>: ids and stamps of all rows of the keys, for digests and repair. «offset 0» keeps it one look into an
-- index for each key; else the planner joins the keys with the whole table. No row comes twice, for that would be gone from an
-- xor: each key is looked up once, and each kind leaves out what those before it have. A union is a third dearer.
create function private.write_keys_of(name text, branches jsonb) returns void language plpgsql set search_path = '' as $generator$
begin
  execute format($sql$
    create function private.keys_of_%1$s(scopes private.scope_keys)
    returns table (row_xid xid8, id uuid) language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $body$
    #variable_conflict use_column
    begin
      return query %2$s;
    end $body$;
    grant execute on function private.keys_of_%1$s(private.scope_keys) to authenticated;
  $sql$, name, (select string_agg(format($sql$
      select found.* from (select distinct unnest(scopes.%2$I)) as sought(key) cross join lateral (
        select m.row_xid, m.id from private.mirror_%1$s m where m.%3$I = sought.key%4$s offset 0) found$sql$, name, branch.kind, branch.by_column,
      (select string_agg(format(' and (m.%I = any (scopes.%I)) is not true', before.by_column, before.kind), '' order by before.kind)
        from jsonb_each_text(branches) as before(kind, by_column) where before.kind < branch.kind)), ' union all ' order by branch.kind)
    from jsonb_each_text(branches) as branch(kind, by_column)));
end
$generator$;

-- private.mirror_<table>, as the registry says it.
create function private.write_view_of(name text) returns void language plpgsql set search_path = '' as $generator$
declare
  kept private.mirrored_tables;
begin
  select * into kept from private.mirrored_tables mirrored where mirrored.name = write_view_of.name;
  execute format('create view private.mirror_%1$s with (security_invoker = true) as select %2$s from public.%1$I where %3$s', name,
    concat_ws(', ', array_to_string(kept.shown, ', '), kept.more, (select string_agg(format('%s as %I', value, key), ', ' order by key) from jsonb_each_text(kept.hidden))),
    kept.seen);
  execute format('revoke all on private.mirror_%1$s from public, anon, authenticated, service_role; grant select on private.mirror_%1$s to authenticated', name);
end
$generator$;

-- `shown`: the columns that people may read, here and through the API; any other is private. `more`: what the mirror is told besides,
-- worked out for the reader. `seen`: which rows. `stamps`: where its stamps stand, if not in itself under its branches. Called once, at the
-- end of an entity file; later migrations call remirror_table.
create function private.mirror_table(name text, place int, branches jsonb, shown text, seen text, more text default null, stamps jsonb default null)
returns void language plpgsql set search_path = '' as $generator$
begin
  insert into private.mirrored_tables values (name, place, branches, coalesce(stamps, jsonb_build_object('public.' || quote_ident(name), branches)),
    string_to_array(regexp_replace(shown, '\s', '', 'g'), ','), more, seen);
  execute format('grant select (%2$s) on public.%1$I to authenticated', name, shown);
  perform private.write_view_of(name);
  perform private.write_page_of(name, branches);
  perform private.write_keys_of(name, branches);
  perform private.write_slice_of();
  perform private.write_tables_changed();
  perform private.write_digest_of();
  perform private.mirror_triggers(name);
end
$generator$;
comment on function private.mirror_table(text, int, jsonb, text, text, text, jsonb) is 'Makes the mirror of a table, and the right to read what it shows.';
