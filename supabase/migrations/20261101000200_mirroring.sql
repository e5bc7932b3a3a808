-- How a table becomes mirrored. An entity file writes its audience by hand and calls private.mirror_table once, with the columns
-- that are shown; that makes the right to read them, the mirror view, the triggers (stamp, tombstones, doorbell) and the functions
-- that page and digest the view. A later migration changes what is shown by private.remirror_table. The functions are generated rather than dynamic so that their plans are kept between calls.

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
  -- Where the stamps stand that a pull goes by: of each table, by kind of scope, the column of the key; null if all rows are
  -- everybody's. The table itself and its branches, unless its file says otherwise.
  stamps jsonb not null,
  -- What private.write_view_of makes the view of: columns that people may read, what is worked out for the reader besides, which rows.
  shown text[] not null,
  more text,
  seen text not null,
  -- By column that is not shown any more: what apps that still ask for it are sent in its place.
  hidden jsonb not null default '{}'
);
comment on table private.mirrored_tables is 'What a pull reads, in this order.';
alter table private.mirrored_tables enable row level security;

-- The keys by which rows are looked for: those of the caller in an ordinary pull, those of the reopened scopes in a back-fill.
create type private.scope_keys as (
  "user" uuid[], venue uuid[], area text[], person uuid[], shift uuid[], job uuid[], employer uuid[], conversation uuid[], catalogue text[],
  -- To whom cards are open: those of all the caller's audiences, found by acquaintance.
  audience text[]
);

-- Of these audiences, those that have not been notified in this transaction, which now have been: once for each person, however
-- many statements it has, and a venue's members are looked up once too. Noted in settings of the transaction, which a rolled
-- back savepoint takes back with it. There are 256 of them, told apart by the last two digits of the id. Few are looked for one
-- by one, as most calls have two or three; of many each setting is read and written once, else twenty thousand people took minutes.
create function private.first_rung(audiences text[]) returns text[] language plpgsql set search_path = '' as $$
declare
  audience text;
  drawer text;
  rung text;
  asked text[];
  first text[] := '{}';
begin
  if cardinality(audiences) <= 20 then
    foreach audience in array audiences loop
      continue when audience like 'area:%';
      drawer := 'encore.rung_' || right(audience, 2);
      rung := coalesce(current_setting(drawer, true), '');
      continue when position(audience in rung) > 0;
      rung := set_config(drawer, rung || ',' || audience, true);
      first := first || audience;
    end loop;
    return first;
  end if;
  for drawer, asked in select 'encore.rung_' || right(each, 2), array_agg(each) from unnest(audiences) each where each not like 'area:%' group by 1 loop
    rung := coalesce(current_setting(drawer, true), '');
    asked := array(select unnest(asked) except select unnest(string_to_array(rung, ',')));
    continue when asked = '{}';
    perform set_config(drawer, rung || ',' || array_to_string(asked, ','), true);
    first := first || asked;
  end loop;
  return first;
end
$$;

-- Notifies every user in the given audiences. Areas get no notification: the next pull finds new posts.
create function private.ring(audiences text[]) returns void language plpgsql security definer set search_path = '' as $$
declare
  audience text;
  venues uuid[] := '{}';
begin
  foreach audience in array private.first_rung(audiences) loop
    if audience like 'user:%' then perform realtime.send('{}'::jsonb, 'poke', audience, true);
    elsif audience like 'venue:%' then venues := venues || substr(audience, 7)::uuid;
    end if;
  end loop;
  if venues = '{}' then return; end if;
  foreach audience in array private.first_rung(array(
    select distinct 'user:' || user_id from public.venue_users where venue_id = any (venues) and revoked_at is null)) loop
    perform realtime.send('{}'::jsonb, 'poke', audience, true);
  end loop;
end
$$;
comment on function private.ring(text[]) is 'The doorbell: tells that something changed, never what.';

create function private.log_scope(to_audience text, of_scope text, what text) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into private.scope_log (audience, scope, change) values (to_audience, of_scope, what);
end
$$;

-- Triggers of a mirrored table. By row: whose a row was and is now is asked once, for the tombstones and for the bell, and what a
-- command writes is single rows, for which a statement's table of changed rows cost more than the bell itself.
create function private.mirror_triggers(name text) returns void language plpgsql set search_path = '' as $generator$
begin
  execute format($sql$
    create function private.ring_%1$s() returns trigger language plpgsql security definer set search_path = '' as $body$
    begin
      perform private.ring(private.audience_of_%1$s(new));
      return null;
    end $body$;
    create function private.bury_%1$s() returns trigger language plpgsql security definer set search_path = '' as $body$
    declare
      lost text[] := private.audience_of_%1$s(old);
      kept text[] := '{}';
    begin
      if tg_op = 'UPDATE' then kept := private.audience_of_%1$s(new); end if;
      -- Nearly always.
      if lost <@ kept then
        perform private.ring(kept);
      else
        lost := array(select unnest(lost) except select unnest(kept));
        insert into private.tombstones (audience, table_name, row_id) select audience, %1$L, old.id from unnest(lost) audience;
        perform private.ring(lost || kept);
      end if;
      -- A row that nobody's device has goes too: null would keep it.
      return case when tg_op = 'DELETE' then old else new end;
    end $body$;
    create trigger zz_stamp before insert or update on public.%1$I for each row execute function private.stamp();
    create trigger ring_insert after insert on public.%1$I for each row execute function private.ring_%1$s();
    create trigger bury_update after update on public.%1$I for each row
      when (current_setting('encore.restamping', true) is distinct from 'on') execute function private.bury_%1$s();
    -- What every device drops by itself at the horizon goes without a tombstone.
    create trigger bury_delete before delete on public.%1$I for each row
      when (current_setting('encore.clearing', true) is distinct from 'on') execute function private.bury_%1$s();
  $sql$, name);
end
$generator$;

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

-- Posts of others are for who looks for work: they leave with the UTC day on which they ended. The same day as the horizon's,
-- said from its other end.
create function private.posts_from() returns timestamptz language plpgsql stable set search_path = '' as $$
begin
  return (private.horizon_day() + 56)::timestamp at time zone 'UTC';
end
$$;
grant execute on function private.posts_from() to authenticated;
