-- What the server remembers of synchronisation: which database this is (epoch), what it answered (receipts), who synced
-- when (devices), what was taken away (tombstones, scope log), which commands exist, and what went wrong inside one.
-- Nothing here knows what a shift is. No client writes any of it.

create table private.sync_state (
  only_row boolean primary key default true check (only_row),
  epoch uuid not null default gen_random_uuid(),
  -- Tombstones and scope changes below this transaction id have been cleared away.
  floor xid8 not null default '0',
  -- A new epoch has begun and not every row has its new stamp.
  restamping boolean not null default false
);
comment on table private.sync_state is 'One row: the random half of the epoch, and how far back a cursor can be continued.';
insert into private.sync_state default values;

create table private.devices (
  id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  last_sync_at timestamptz not null,
  -- Which build of the app it runs, as it says itself.
  build text check (length(build) <= 40),
  primary key (user_id, id)
);
comment on table private.devices is 'When each device of a person last synced, and which build of the app it runs.';

create table private.receipts (
  user_id uuid not null references auth.users (id) on delete cascade,
  command_id uuid not null,
  name text not null,
  state text not null check (state in ('applied', 'rejected')),
  code text,
  detail jsonb,
  at timestamptz not null,
  primary key (user_id, command_id)
);
comment on table private.receipts is 'The answer given to each command, kept 60 days, so that a replay gets the same one.';
-- clearing away
create index receipts_at on private.receipts (at);

create table private.commands (
  name text primary key,
  version int not null check (version > 0),
  description text not null,
  brake text,
  brake_most int,
  brake_span interval,
  constraint whole_brake check (num_nulls(brake, brake_most, brake_span) in (0, 3))
);
comment on table private.commands is 'The verbs that the door runs; each is the function private.<name>(args jsonb). One version back is accepted. brake: tries of one person that are counted together.';

create table private.tombstones (
  id uuid primary key default gen_random_uuid(),
  audience text not null,
  row_xid xid8 not null default pg_current_xact_id(),
  table_name text not null,
  row_id uuid not null,
  at timestamptz not null default private.now()
);
comment on table private.tombstones is 'Who lost which row: one line for each audience, kept 180 days.';
-- the pull: one audience, since a cursor
create index tombstones_audience on private.tombstones (audience, row_xid, id);
-- clearing away
create index tombstones_at on private.tombstones (at);

create table private.scope_log (
  id uuid primary key default gen_random_uuid(),
  audience text not null,
  row_xid xid8 not null default pg_current_xact_id(),
  scope text not null,
  change text not null check (change in ('granted', 'revoked')),
  at timestamptz not null default clock_timestamp()
);
comment on table private.scope_log is 'What opened or closed many old rows at once to an audience, kept 180 days.';
-- the pull: one audience, since a cursor
create index scope_log_audience on private.scope_log (audience, row_xid);
-- clearing away
create index scope_log_at on private.scope_log (at);

create table private.command_errors (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  command_id uuid not null,
  name text not null,
  sqlstate text not null,
  message text not null,
  context text,
  at timestamptz not null default private.now()
);
comment on table private.command_errors is 'Errors without a code of ours. The text stays here; the person is told invalid_command.';
-- clearing away
create index command_errors_at on private.command_errors (at);

alter table private.sync_state enable row level security;
alter table private.devices enable row level security;
alter table private.receipts enable row level security;
alter table private.commands enable row level security;
alter table private.tombstones enable row level security;
alter table private.scope_log enable row level security;
alter table private.command_errors enable row level security;

-- A restore to a point in time, a branch or a move changes the system's identifier or timeline by itself.
create function private.epoch() returns text language plpgsql stable security definer set search_path = '' as $$
begin
  return md5((select epoch from private.sync_state) || ':'
    || (select system_identifier from pg_control_system()) || ':'
    || (select timeline_id from pg_control_checkpoint()));
end
$$;
comment on function private.epoch() is 'Which history this database is; a cursor of another one starts from zero.';
grant execute on function private.epoch() to authenticated;

create function private.floor() returns xid8 language plpgsql stable security definer set search_path = '' as $$
begin
  return (select floor from private.sync_state);
end
$$;
grant execute on function private.floor() to authenticated;

create function private.saw_device(device uuid, said jsonb) returns void language plpgsql security definer set search_path = '' as $$
declare
  -- Cut to size rather than refused: an app that names itself badly syncs all the same.
  runs constant text := case when jsonb_typeof(said) = 'string' then nullif(private.clean_text(left(said #>> '{}', 40)), '') end;
begin
  perform private.heard_from_person();
  -- Nothing is decided by it, so an hour is near enough.
  if not exists (
    select from private.devices
    where user_id = auth.uid() and id = device and last_sync_at > private.now() - interval '1 hour' and build is not distinct from runs
  ) then
    insert into private.devices (id, user_id, last_sync_at, build) values (device, auth.uid(), private.now(), runs)
    on conflict (user_id, id) do update set last_sync_at = excluded.last_sync_at, build = excluded.build;
    -- An id is any uuid: whoever makes up new ones pushes out their own.
    delete from private.devices where user_id = auth.uid() and id in (
      select id from private.devices where user_id = auth.uid() order by last_sync_at desc, id offset 20);
  end if;
end
$$;
grant execute on function private.saw_device(uuid, jsonb) to authenticated;

-- Clears away what is oldest of a table, up to a number: the clock comes every minute, and one transaction that deletes a
-- year's rows holds up everybody's watermark.
create function private.clear_some(of_table regclass, by_column text, before timestamptz, most int default 5000)
returns void language plpgsql set search_path = '' as $$
begin
  execute format('delete from %1$s where ctid = any (array(select ctid from %1$s where %2$I < $1 order by %2$I limit $2))', of_table, by_column)
    using before, most;
end
$$;
comment on function private.clear_some(regclass, text, timestamptz, int) is 'Deletes the oldest rows of a table, through the index of the column.';

-- Clears away what is older than promised, some of it at a time, and raises the floor to what was cleared.
create function private.clear_sync_state() returns void language plpgsql set search_path = '' as $$
declare
  most constant int := 5000;
  highest xid8;
begin
  perform private.clear_some('private.receipts', 'at', private.now() - interval '60 days');
  perform private.clear_some('private.command_errors', 'at', private.now() - interval '60 days');
  with dead as (
    delete from private.tombstones where ctid = any (array(
      select ctid from private.tombstones where at < private.now() - interval '180 days' order by at limit most)) returning row_xid
  ), closed as (
    delete from private.scope_log where ctid = any (array(
      select ctid from private.scope_log where at < private.now() - interval '180 days' order by at limit most)) returning row_xid
  )
  select max(row_xid) into highest from (select row_xid from dead union all select row_xid from closed) as cleared;
  if highest is not null then
    update private.sync_state set floor = greatest(floor, (highest::text::numeric + 1)::text::xid8);
  end if;
end
$$;
comment on function private.clear_sync_state() is 'Part of the server''s clock job.';
select private.register_part('clear_sync_state', 900, $$
  select '00000000-0000-0000-0000-000000000000'::uuid
  where exists (select from private.receipts where at < private.now() - interval '60 days')
    or exists (select from private.command_errors where at < private.now() - interval '60 days')
    or exists (select from private.tombstones where at < private.now() - interval '180 days')
    or exists (select from private.scope_log where at < private.now() - interval '180 days')
$$, 'select private.clear_sync_state()');
