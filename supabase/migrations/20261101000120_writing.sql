-- How a command writes a row that may be there already. It fills a record field by field, each through a reader of arguments,
-- and puts it: no column is named a second time, and none is filled from what was sent but by the command.

-- An absent key leaves the column, so a queued command of an older app erases nothing that is newer; null empties it.
create function private.over(known anyelement, args jsonb) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(to_jsonb(known), '{}') || args
$$;
comment on function private.over(anyelement, jsonb) is 'The arguments of a replacing command over the row that is there.';

-- private.put_<table>(record): inserts the row or replaces it, with the table's own defaults where a field that must be filled is
-- empty. Called after the table's last column; generated, so that the statement keeps its plan.
create function private.write_put_of(name text) returns void language plpgsql set search_path = '' as $generator$
begin
  execute (
    select format($sql$
      create or replace function private.put_%1$s(saved public.%1$I) returns void language plpgsql set search_path = '' as $body$
      begin
        insert into public.%1$I (%2$s) values (%3$s) on conflict (id) do update set %4$s;
      end $body$
    $sql$, name, string_agg(quote_ident(field.attname), ', ' order by field.attnum),
      string_agg(case when field.attnotnull and kept.adbin is not null
        then format('coalesce(saved.%I, %s)', field.attname, pg_get_expr(kept.adbin, kept.adrelid))
        else format('saved.%I', field.attname) end, ', ' order by field.attnum),
      string_agg(format('%1$I = excluded.%1$I', field.attname), ', ' order by field.attnum)
        filter (where field.attname not in ('id', 'row_xid', 'created_at', 'updated_at')))
    from pg_catalog.pg_attribute field
    left join pg_catalog.pg_attrdef kept on kept.adrelid = field.attrelid and kept.adnum = field.attnum
    where field.attrelid = format('public.%I', name)::regclass and field.attnum > 0 and not field.attisdropped);
end
$generator$;
comment on function private.write_put_of(text) is 'Makes the one statement by which commands write a table.';
