-- For databases that many tests use one after the other: what every table and sequence holds can be saved and put back, which
-- takes a fraction of a copy, and what the connections have planned stays planned. Applied by the superuser, before any test.
create schema saved;

-- What was created, changed or dropped since: rows alone cannot be put back then. private.now() can, tests move the clock by it.
create table saved.schema_changes (what text not null);
create table saved.clock (definition text not null);
insert into saved.clock values (pg_get_functiondef('private.now'::regproc));

-- A null last value: nothing was taken yet.
create table saved.sequences (name regclass primary key, installed bigint, kept bigint);
insert into saved.sequences
  select seqrelid, pg_sequence_last_value(seqrelid) from pg_sequence join pg_class on pg_class.oid = seqrelid
  where relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace);

create function saved.set_sequence(name regclass, reached bigint) returns void language sql as $$
  select setval(name, coalesce(reached, seqstart), reached is not null) from pg_sequence where seqrelid = name
$$;

-- False where the schema was changed, or somebody holds what has to be written for longer than a moment.
create function saved.is_as_installed() returns boolean language plpgsql as $$
begin
  if exists (select from saved.schema_changes where what <> 'private.now()') then
    return false;
  end if;
  if exists (select from saved.schema_changes) then
    execute (select definition from saved.clock);
    delete from saved.schema_changes;
  end if;
  return true;
end $$;

-- Statements written out for each table, so that a connection plans them once.
do $do$
declare
  one record;
  clearing text := '';
  keeping text := '';
  bringing_back text := '';
  installing text := '';
  filled boolean;
begin
  for one in
    select class.oid::regclass as name, format('%s.%s', nspname, relname) as label,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
       where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class class join pg_namespace space on space.oid = relnamespace
    where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema', 'saved')
  loop
    execute format('create unlogged table saved.%I as select %s from %s', one.label, one.columns, one.name);
    execute format('select exists (select from %s)', one.name) into filled;
    if filled then
      execute format('create unlogged table saved.%I as table saved.%I', one.label || ' installed', one.label);
      installing := installing || format('insert into %s (%s) overriding system value table saved.%I; ', one.name, one.columns, one.label || ' installed');
    end if;
    clearing := clearing || format('delete from %s; ', one.name);
    keeping := keeping || format('delete from saved.%I; insert into saved.%I select %s from %s; ', one.label, one.label, one.columns, one.name);
    bringing_back := bringing_back || format('insert into %s (%s) overriding system value table saved.%I; ', one.name, one.columns, one.label);
  end loop;
  execute format($f$
    create function saved.keep() returns void language plpgsql as $$ begin
      %s update saved.sequences set kept = pg_sequence_last_value(name);
    end $$ $f$, keeping);
  -- As a replica: no trigger and no foreign key has a say.
  execute format($f$
    create function saved.bring_back() returns boolean language plpgsql set session_replication_role = replica set lock_timeout = '1s' as $$ begin
      if not saved.is_as_installed() then return false; end if;
      %s %s perform saved.set_sequence(name, kept) from saved.sequences;
      return true;
    end $$ $f$, clearing, bringing_back);
  execute format($f$
    create function saved.begin_anew() returns boolean language plpgsql set session_replication_role = replica set lock_timeout = '1s' as $$ begin
      if not saved.is_as_installed() then return false; end if;
      %s %s perform saved.set_sequence(name, installed) from saved.sequences;
      return true;
    end $$ $f$, clearing, installing);
end $do$;

create function saved.note_change() returns event_trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into saved.schema_changes
    select coalesce(object_identity, tg_tag) from pg_event_trigger_ddl_commands() where schema_name is distinct from 'pg_temp';
  if tg_tag like 'DROP%' then
    insert into saved.schema_changes values (tg_tag);
  end if;
end $$;
create event trigger note_change on ddl_command_end execute function saved.note_change();
