-- Shifts: work with a start, an end and a number of places. Owned by a venue (managers and admins). Drafts are the
-- venue's alone; published ones are every rockstar's. Times stand twice, as instants and as the wall time agreed.
--   draft -> published -> cancelled (venue) | removed (admin) | expired (clock: nobody booked, and too late to)

create table public.shifts (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  area text not null references public.areas (slug),
  role text not null references public.roles_catalog (slug),
  title text check (length(title) <= 100),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  tz text not null,
  starts_local text not null,
  ends_local text not null,
  break_min int not null default 0,
  rate_minor int not null check (rate_minor between 1 and 100000),
  currency text not null check (currency = any (private.currencies())),
  place text check (length(place) <= 400),
  tips boolean not null default false,
  positions int not null check (positions between 1 and 50),
  booking_mode text not null check (booking_mode in ('review', 'instant_favourites', 'instant')),
  favourites_hours int not null default 0 check (favourites_hours between 0 and 168),
  visible_from timestamptz,
  fair_minutes int not null default 0 check (fair_minutes between 0 and 60),
  fair_until timestamptz,
  getting_home text check (length(getting_home) <= 300),
  status text not null default 'draft' check (status in ('draft', 'published', 'cancelled', 'removed', 'expired')),
  confirmed_count int not null default 0,
  version int not null default 1,
  cancelled_reason text check (length(cancelled_reason) <= 500),
  published_at timestamptz,
  created_by uuid references public.profiles (id) on delete set null,
  updated_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint shift_length check (ends_at >= starts_at + interval '1 hour' and ends_at <= starts_at + interval '16 hours'),
  constraint shift_break check (break_min >= 0 and break_min * interval '1 minute' < ends_at - starts_at),
  constraint shift_not_overfilled check (confirmed_count between 0 and positions)
);
comment on table public.shifts is 'A piece of work posted by a venue. rate_minor is an hour''s pay in minor units of currency; visible_from is set while only favourites see it, fair_until while the requests of an instant shift''s first fair_minutes are gathered, place is address and city as people read them, getting_home the last way home that its pack names, updated_by who of the venue changed it last, if it was somebody of the venue.';
-- the pull of a venue's members
create index shifts_venue on public.shifts (venue_id, row_xid, id);
-- the pull of rockstars: posts of an area
create index shifts_area on public.shifts (area, row_xid, id);
-- a rockstar's digest: posts of an area that are not long over
create index shifts_area_end on public.shifts (area, ends_at);
-- a venue's calendar
create index shifts_venue_time on public.shifts (venue_id, starts_at);
-- what is open from now on; what the clock closes
create index shifts_open on public.shifts (status, starts_at);
-- what somebody posted
create index shifts_created_by on public.shifts (created_by);
-- what an account that is deleted changed last
create index shifts_updated_by on public.shifts (updated_by);

-- Place, zone and currency are the venue's, never the client's.
create function private.place_shift() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select area, tz, currency, private.place_words(venue) into new.area, new.tz, new.currency, new.place
  from public.venues venue where id = new.venue_id;
  return new;
end
$$;
create trigger place_shift before insert on public.shifts for each row execute function private.place_shift();

-- A colleague's board names who changed a shift. A Rockstar who takes a place, and the clock, are nobody's colleagues.
create function private.sign_shift() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.updated_by := (select user_id from public.venue_users where venue_id = new.venue_id and user_id = auth.uid() and revoked_at is null);
  return new;
end
$$;
comment on function private.sign_shift() is 'Writes down which member of the venue changes a shift; nobody, where it is not one.';
create trigger sign_shift before insert or update on public.shifts for each row
  when (current_setting('encore.restamping', true) is distinct from 'on') execute function private.sign_shift();

alter table public.shifts enable row level security;
create policy select_member_published_or_admin on public.shifts for select to authenticated
  using (venue_id = any ((select private.my_venues())::uuid[])
    or (status = 'published' and (select private.is_rockstar())
      and (visible_from is null or venue_id = any ((select private.my_favouring_venues())::uuid[])))
    or id in (select private.my_shifts())
    or (select private.is_admin()));

revoke all on public.shifts from anon, authenticated, service_role;

create function private.audience_of_shifts(shift public.shifts) returns text[] language plpgsql stable set search_path = '' as $$
begin
  if shift.status <> 'published' then return array['venue:' || shift.venue_id]; end if;
  if shift.visible_from is null then return array['venue:' || shift.venue_id, 'area:' || shift.area]; end if;
  -- Held back: those who see it first are told by name.
  return array['venue:' || shift.venue_id] || array(select 'user:' || worker_id from public.relations
    where venue_id = shift.venue_id and set_by_side = 'venue' and kind = 'favourite');
end
$$;

-- `own`: of a venue of the caller's, or one that they applied for, were booked on or invited to; the device keeps those for eight
-- weeks, and other people's posts for the day.
select private.mirror_table('shifts', 32, '{"venue": "venue_id", "area": "area", "shift": "id"}',
  shown => 'id, row_xid, venue_id, area, role, title, starts_at, ends_at, tz, starts_local, ends_local, break_min, rate_minor, currency,
    place, tips, positions, booking_mode, favourites_hours, visible_from, fair_minutes, fair_until, getting_home, status, confirmed_count, version, cancelled_reason,
    published_at, created_by, updated_by, created_at, updated_at',
  more => $$venue_id = any ((select private.my_venues())::uuid[]) or id in (select private.my_shifts()) as own$$,
  seen => $$ends_at >= (select private.horizon()) and (
    venue_id = any ((select private.my_venues())::uuid[]) or id in (select private.my_shifts())
    or (ends_at >= (select private.posts_from()) and status = 'published' and area = any ((select private.my_areas())::text[])
      and (visible_from is null or venue_id = any ((select private.my_favouring_venues())::uuid[]))))$$);

-- A city's posts go by their end: what the history of it holds besides is only the caller's own, found by what is theirs.
create or replace function private.keys_of_shifts(scopes private.scope_keys)
returns table (row_xid xid8, id uuid) language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
    select found.* from (select distinct unnest(scopes.area)) as sought(key) cross join lateral (
      select m.row_xid, m.id from private.mirror_shifts m where m.area = sought.key and m.ends_at >= (select private.posts_from()) offset 0) found
    union all
    select m.row_xid, m.id from private.mirror_shifts m
    where m.id = any (array(select private.my_shifts())) and m.area = any (scopes.area) and m.ends_at < (select private.posts_from())
    union all
    -- No shift is longer than sixteen hours.
    select found.* from (select distinct unnest(scopes.venue || case when cardinality(scopes.area) > 0 then private.my_venues() end)) as sought(key) cross join lateral (
      select m.row_xid, m.id from private.mirror_shifts m
      where m.venue_id = sought.key and m.starts_at >= (select private.horizon()) - interval '16 hours'
        and case when m.area = any (scopes.area) then m.ends_at < (select private.posts_from()) and m.id <> all (array(select private.my_shifts()))
          else sought.key = any (scopes.venue) end offset 0) found
    union all
    -- Of these areas and venues all that is seen stands above.
    select m.row_xid, m.id from private.mirror_shifts m where m.id = any (scopes.shift)
      and (m.area = any (scopes.area)) is not true and (m.venue_id = any (scopes.venue)) is not true;
end
$$;

-- A post of others that now ends on an earlier day may be over before a device hears of the change, and would stay there
-- with the day that the device knows: its going is told by name. Where the post is still seen the tombstone says nothing.
create function private.bury_shortened() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.tombstones (audience, table_name, row_id)
  select audience, 'shifts', new.id from unnest(private.audience_of_shifts(new)) audience;
  return null;
end
$$;
create trigger bury_shortened after update of ends_at on public.shifts
  for each row when ((new.ends_at at time zone 'UTC')::date < (old.ends_at at time zone 'UTC')::date) execute function private.bury_shortened();

-- Whether an instant is a reading of a wall time in a zone: either side of a repeated hour; a skipped time counts as the
-- same distance after the jump.
create function private.is_reading(of_wall text, in_zone text, instant timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  wall timestamp := of_wall::timestamp;
begin
  return instant at time zone in_zone = wall
    or (wall at time zone in_zone = instant and wall at time zone in_zone at time zone in_zone <> wall);
end
$$;
comment on function private.is_reading(text, text, timestamptz) is 'The twin of readWall on the device; both run the same table of cases.';

-- A gap may be filled after the start, while an hour of work is left: posted, asked for, offered and booked until then.
create function private.fillable_until(shift public.shifts) returns timestamptz language plpgsql immutable set search_path = '' as $$
begin
  return least(shift.starts_at + interval '8 hours', shift.ends_at - interval '1 hour');
end
$$;
comment on function private.fillable_until(public.shifts) is 'The twin of fillableUntil on the device.';
