-- How a table becomes mirrored. An entity file writes two things by hand, its audience and its mirror view, and calls
-- private.mirror_table once; that makes the triggers (stamp, tombstones, doorbell) and the functions that page and digest
-- the view. The functions are generated rather than dynamic so that their plans are kept between calls.

-- One change at a time has one transaction id; the pull reads by it.
create function private.stamp() returns trigger language plpgsql set search_path = '' as $$
begin
  new.row_xid := pg_current_xact_id();
  if tg_op = 'UPDATE' and current_setting('encore.restamping', true) is distinct from 'on' then
    new.updated_at := private.now();
  end if;
  return new;
end
$$;

create table private.mirrored_tables (
  name text primary key,
  -- Parents before children, own rows first.
  place int not null unique,
  -- By kind of scope, the column that names it: {"venue": "venue_id"}.
  branches jsonb not null,
  -- The keys themselves are only what changed (people), so a pull reads their rows from zero.
  keyed_by_change boolean not null
);
comment on table private.mirrored_tables is 'What a pull reads, in this order.';
alter table private.mirrored_tables enable row level security;

-- The keys by which rows are looked for: those of the caller in an ordinary pull, those of the reopened scopes in a back-fill.
create type private.scope_keys as (
  "user" uuid[], venue uuid[], area text[], person uuid[], shift uuid[], job uuid[], employer uuid[], conversation uuid[], catalogue text[]
);

-- Once for each person and transaction, however many statements it has; whom a venue's audience names is looked up once too.
-- Noted in settings of the transaction, which a rolled back savepoint takes back with it. There are 256 of them, told apart
-- by the last two digits of the id, so that none grows long: with one, twenty thousand people took minutes.
create function private.is_first_ring(audience text) returns boolean language plpgsql set search_path = '' as $$
declare
  drawer text := 'encore.rung_' || right(audience, 2);
  rung text := coalesce(current_setting(drawer, true), '');
begin
  if position(audience in rung) > 0 then return false; end if;
  perform set_config(drawer, rung || ',' || audience, true);
  return true;
end
$$;

-- Rings for every user whom the audiences name. Areas are never rung for: new posts are found by the next pull.
create function private.ring(audiences text[]) returns void language plpgsql security definer set search_path = '' as $$
declare
  audience text;
  member uuid;
begin
  foreach audience in array audiences loop
    continue when audience like 'area:%' or not private.is_first_ring(audience);
    if audience like 'user:%' then
      perform realtime.send('{}'::jsonb, 'poke', audience, true);
    elsif audience like 'venue:%' then
      for member in select user_id from public.venue_users where venue_id = substr(audience, 7)::uuid and revoked_at is null loop
        if private.is_first_ring('user:' || member) then perform realtime.send('{}'::jsonb, 'poke', 'user:' || member, true); end if;
      end loop;
    end if;
  end loop;
end
$$;
comment on function private.ring(text[]) is 'The doorbell: tells that something changed, never what.';

create function private.log_scope(to_audience text, of_scope text, what text) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into private.scope_log (audience, scope, change) values (to_audience, of_scope, what);
end
$$;

-- Triggers of a mirrored table.
create function private.mirror_triggers(name text) returns void language plpgsql set search_path = '' as $generator$
begin
  execute format($sql$
    create function private.bury_%1$s() returns trigger language plpgsql security definer set search_path = '' as $body$
    declare
      lost text[] := private.audience_of_%1$s(old);
    begin
      if tg_op = 'UPDATE' then
        lost := array(select unnest(lost) except select unnest(private.audience_of_%1$s(new)));
      end if;
      if cardinality(lost) > 0 then
        insert into private.tombstones (audience, table_name, row_id) select audience, %1$L, old.id from unnest(lost) audience;
        perform private.ring(lost);
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $body$;
    create function private.ring_%1$s() returns trigger language plpgsql security definer set search_path = '' as $body$
    begin
      perform private.ring(array(
        select distinct audience from changed row_now, unnest(private.audience_of_%1$s(row(row_now.*)::public.%1$I)) audience
        where audience !~ '^area:'));
      return null;
    end $body$;
    create trigger zz_stamp before insert or update on public.%1$I for each row execute function private.stamp();
    create trigger bury_update after update on public.%1$I for each row
      when (current_setting('encore.restamping', true) is distinct from 'on') execute function private.bury_%1$s();
    -- What every device drops by itself at the horizon goes without a stone.
    create trigger bury_delete before delete on public.%1$I for each row
      when (current_setting('encore.clearing', true) is distinct from 'on') execute function private.bury_%1$s();
    create trigger ring_insert after insert on public.%1$I referencing new table as changed for each statement execute function private.ring_%1$s();
    create trigger ring_update after update on public.%1$I referencing new table as changed for each statement
      when (current_setting('encore.restamping', true) is distinct from 'on') execute function private.ring_%1$s();
  $sql$, name);
end
$generator$;

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

-- private.page_of_<table>: rows of the mirror view after a place, found by each kind of scope through its own index. The
-- index decides and not the numbers, so one generic plan serves; planning anew would cost more than reading.
-- private.keys_of_<table>: ids and stamps of one scope of the view, '*' for all of it; for digests and repair.
create function private.mirror_table(name text, place int, branches jsonb, keyed_by_change boolean default false) returns void language plpgsql set search_path = '' as $generator$
declare
  pages text;
  keys text;
begin
  insert into private.mirrored_tables values (name, place, branches, keyed_by_change);
  select string_agg(format($sql$
    select found.* from unnest(scopes.%2$I) as sought(key) cross join lateral (
      select m.row_xid, m.id, m as body from private.mirror_%1$s m
      where m.%3$I = sought.key and (m.row_xid, m.id) > (after_xid, after_id)
      order by m.row_xid, m.id limit size) found$sql$, name, kind, by_column), ' union all ' order by kind)
  into pages from jsonb_each_text(branches) as branch(kind, by_column) where not keyed_by_change or kind = 'person';
  execute format($sql$
    create function private.page_of_%1$s(scopes private.scope_keys, after_xid xid8, after_id uuid, size int)
    returns private.slice language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $body$
    #variable_conflict use_column
    begin
      -- The rows come in order, and so do the aggregates over them.
      return (select row(json_agg(paged.body), count(*), (array_agg(paged.row_xid))[count(*)], (array_agg(paged.id))[count(*)])::private.slice from (
        select distinct on (found.row_xid, found.id) found.* from (%2$s) found order by found.row_xid, found.id limit size) paged);
    end $body$;
    grant execute on function private.page_of_%1$s(private.scope_keys, xid8, uuid, int) to authenticated;
  $sql$, name, pages);
  select string_agg(format('when %L then m.%I::text = $2', kind, by_column), ' ')
  into keys from jsonb_each_text(branches) as branch(kind, by_column);
  -- Its arguments by number: a view may well have a column called kind or key.
  execute format($sql$
    create function private.keys_of_%1$s(kind text, key text)
    returns table (row_xid xid8, id uuid) language plpgsql stable set search_path = '' as $body$
    #variable_conflict use_column
    begin
      return query select m.row_xid, m.id from private.mirror_%1$s m where case $1 when '*' then true %2$s else false end;
    end $body$;
    grant execute on function private.keys_of_%1$s(text, text) to authenticated;
    revoke all on private.mirror_%1$s from public, anon, authenticated, service_role;
    grant select on private.mirror_%1$s to authenticated;
  $sql$, name, keys);
  perform private.write_slice_of();
  perform private.mirror_triggers(name);
end
$generator$;
comment on function private.mirror_table(text, int, jsonb, boolean) is 'Called once, at the end of an entity file.';

-- The first day that the mirror still holds: what ended before it leaves. The one place where a view may read a clock.
create function private.horizon_day() returns date language plpgsql stable set search_path = '' as $$
begin
  return (private.now() at time zone 'UTC')::date - 56;
end
$$;
grant execute on function private.horizon_day() to authenticated;

create function private.horizon() returns timestamptz language plpgsql stable set search_path = '' as $$
begin
  return private.horizon_day()::timestamp at time zone 'UTC';
end
$$;
grant execute on function private.horizon() to authenticated;
