-- Saved searches: filters that a rockstar looks with again and again, under a name. Theirs alone. What stands in filters is
-- the device's own; the server reads it to tell of new posts (private.is_wanted).

create table public.saved_searches (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  worker_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 60),
  filters text not null check (length(filters) <= 2000),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.saved_searches is 'A named set of filters of Find, as JSON text of the device.';
-- the pull
create index saved_searches_worker on public.saved_searches (worker_id, row_xid, id);

alter table public.saved_searches enable row level security;
-- What filters hold may be the least pay that somebody asks for, which no admin reads.
create policy select_own on public.saved_searches for select to authenticated using (worker_id = (select auth.uid()));
revoke all on public.saved_searches from anon, authenticated, service_role;

create function private.audience_of_saved_searches(search public.saved_searches) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || search.worker_id];
end
$$;
select private.mirror_table('saved_searches', 15, '{"user": "worker_id"}',
  shown => 'id, row_xid, worker_id, name, filters, created_at, updated_at',
  seen => $$worker_id = (select auth.uid())$$);
