-- Shift patterns: a week as a venue posts it, under a name: shifts by weekday and time on the wall, without a date. Owned by the venue
-- (managers and admins). Applied to a week they become drafts there, which the device writes as any draft. Kept until somebody throws them away.

create table public.shift_patterns (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 60),
  -- In the order of the week. Each has a weekday, 0 for Monday, and what a template has but its name.
  shifts jsonb not null check (jsonb_typeof(shifts) = 'array' and jsonb_array_length(shifts) between 1 and 60 and length(shifts::text) <= 60000),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.shift_patterns is 'A named set of shifts by weekday and time, for a week to begin with.';
-- the pull of a venue's members
create index shift_patterns_venue on public.shift_patterns (venue_id, row_xid, id);

alter table public.shift_patterns enable row level security;
create policy select_member_or_admin on public.shift_patterns for select to authenticated
  using (venue_id = any ((select private.my_venues())::uuid[]) or (select private.is_admin()));

revoke all on public.shift_patterns from anon, authenticated, service_role;

create function private.audience_of_shift_patterns(pattern public.shift_patterns) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['venue:' || pattern.venue_id];
end
$$;

select private.mirror_table('shift_patterns', 58, '{"venue": "venue_id"}',
  shown => 'id, row_xid, venue_id, name, shifts, created_at, updated_at',
  seen => $$venue_id = any ((select private.my_venues())::uuid[])$$);
