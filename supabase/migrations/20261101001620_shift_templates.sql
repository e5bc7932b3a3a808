-- Shift templates: what a venue posts again and again, under a name. Owned by the venue (managers and admins); a template
-- has times on the wall and no day, so nothing of it is an instant. Kept until somebody throws it away.

create table public.shift_templates (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 60),
  role text not null references public.roles_catalog (slug),
  starts_time text not null check (starts_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends_time text not null check (ends_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  break_min int not null check (break_min between 0 and 959),
  rate_minor int not null check (rate_minor between 1 and 100000),
  tips boolean not null,
  positions int not null check (positions between 1 and 50),
  booking_mode text not null check (booking_mode in ('review', 'instant_favourites', 'instant')),
  favourites_hours int not null default 0 check (favourites_hours between 0 and 168),
  fair_minutes int not null default 0 check (fair_minutes between 0 and 60),
  title text check (length(title) <= 100),
  -- What is said to those who come, as a shift's pack says it, without what is not said.
  pack jsonb not null default '{}' check (jsonb_typeof(pack) = 'object' and length(pack::text) <= 4000),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.shift_templates is 'What a venue posts again and again, without a day. The name is the venue''s own word for it.';
-- the pull of a venue's members
create index shift_templates_venue on public.shift_templates (venue_id, row_xid, id);

alter table public.shift_templates enable row level security;
create policy select_member_or_admin on public.shift_templates for select to authenticated
  using (venue_id = any ((select private.my_venues())::uuid[]) or (select private.is_admin()));

revoke all on public.shift_templates from anon, authenticated, service_role;

create function private.audience_of_shift_templates(template public.shift_templates) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['venue:' || template.venue_id];
end
$$;

select private.mirror_table('shift_templates', 23, '{"venue": "venue_id"}',
  shown => 'id, row_xid, venue_id, name, role, starts_time, ends_time, break_min, rate_minor, tips, positions, booking_mode,
    favourites_hours, fair_minutes, title, pack, created_at, updated_at',
  seen => $$venue_id = any ((select private.my_venues())::uuid[])$$);
