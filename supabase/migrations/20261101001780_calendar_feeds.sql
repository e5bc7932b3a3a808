-- Calendar feeds: the one private address at which a person's calendar app reads their shifts. Owned by the person: made,
-- made anew and closed by them. The token of the address is told once and kept as its hash alone.

create table public.calendar_feeds (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default private.now(),
  revoked_at timestamptz
);
comment on table public.calendar_feeds is 'Whoever has the token reads when and where this person works, and nothing else; a closed feed reads as one that never was.';

alter table public.calendar_feeds enable row level security;
create policy select_own on public.calendar_feeds for select to authenticated using (user_id = (select auth.uid()));

revoke all on public.calendar_feeds from anon, authenticated, service_role;
grant select (user_id, created_at, revoked_at) on public.calendar_feeds to authenticated;
