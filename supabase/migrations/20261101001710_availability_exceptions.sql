-- Availability exceptions: days on which the usual week does not hold. They override the rules; time off is an exception
-- with a reason. Without hours the whole day is meant. The rockstar's alone, the reason too.

create table public.availability_exceptions (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  worker_id uuid not null references public.profiles (id) on delete cascade,
  starts_on date not null,
  ends_on date not null,
  start_local text check (start_local ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  end_local text check (end_local ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  kind text not null check (kind in ('available', 'prefer', 'unavailable')),
  reason text check (length(reason) <= 200),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint exception_span check (ends_on >= starts_on and ends_on - starts_on <= 366),
  constraint exception_hours check ((start_local is null) = (end_local is null))
);
comment on table public.availability_exceptions is 'Dates, first to last, that go before the weekly rules; each day from start_local to end_local, or all of it.';
-- the pull
create index availability_exceptions_worker on public.availability_exceptions (worker_id, row_xid, id);
-- whether somebody is free
create index availability_exceptions_days on public.availability_exceptions (worker_id, starts_on);

alter table public.availability_exceptions enable row level security;
create policy select_own_or_admin on public.availability_exceptions for select to authenticated
  using (worker_id = (select auth.uid()) or (select private.is_admin()));
revoke all on public.availability_exceptions from anon, authenticated, service_role;

create function private.audience_of_availability_exceptions(exception public.availability_exceptions) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || exception.worker_id];
end
$$;
select private.mirror_table('availability_exceptions', 14, '{"user": "worker_id"}',
  shown => 'id, row_xid, worker_id, starts_on, ends_on, start_local, end_local, kind, reason, created_at, updated_at',
  seen => $$worker_id = (select auth.uid())$$);
