-- Availability rules: the hours of a week that a rockstar usually works, or never does. The rockstar's alone; a venue
-- learns only whether somebody is free for a slot. Times are those on the wall of the place where the work is, so 18:00
-- stays 18:00 when clocks change. An end at or before the start is meant for the next day.

create table public.availability_rules (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  worker_id uuid not null references public.profiles (id) on delete cascade,
  weekday int not null check (weekday between 1 and 7),
  start_local text not null check (start_local ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  end_local text not null check (end_local ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  kind text not null check (kind in ('available', 'prefer', 'unavailable')),
  valid_from date,
  valid_to date,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint rule_span check (valid_from is null or valid_to is null or valid_to >= valid_from)
);
comment on table public.availability_rules is 'A span of a weekday (1 is Monday) that repeats every week while it is valid.';

-- Minutes of a time of day.
create function private.minute_of(time_of_day text) returns int language sql immutable strict set search_path = '' as $$
  select split_part(time_of_day, ':', 1)::int * 60 + split_part(time_of_day, ':', 2)::int
$$;

-- From the midnight that begins the weekday; an overnight span reaches past 1440.
create function private.day_minutes(start_local text, end_local text) returns int4range language sql immutable strict set search_path = '' as $$
  select int4range(private.minute_of(start_local),
    private.minute_of(end_local) + case when end_local <= start_local then 1440 else 0 end)
$$;

-- the pull; also one person's week
create index availability_rules_worker on public.availability_rules (worker_id, row_xid, id);
-- A weekday says one thing once.
alter table public.availability_rules add constraint hours_said_once exclude using gist (
  worker_id extensions.gist_uuid_ops with =, weekday extensions.gist_int4_ops with =, kind extensions.gist_text_ops with =,
  private.day_minutes(start_local, end_local) with &&, daterange(valid_from, valid_to, '[]') with &&);

alter table public.availability_rules enable row level security;
create policy select_own_or_admin on public.availability_rules for select to authenticated
  using (worker_id = (select auth.uid()) or (select private.is_admin()));
revoke all on public.availability_rules from anon, authenticated, service_role;

create function private.audience_of_availability_rules(rule public.availability_rules) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || rule.worker_id];
end
$$;
select private.mirror_table('availability_rules', 13, '{"user": "worker_id"}',
  shown => 'id, row_xid, worker_id, weekday, start_local, end_local, kind, valid_from, valid_to, created_at, updated_at',
  seen => $$worker_id = (select auth.uid())$$);
