-- Venues: places that post work. Owned by their admin members; a new one is made at sign-up or by its creator, and is
-- never deleted, only archived. Where it is, its zone and its currency are unknown until somebody of it says so: there is
-- no default city, and nothing is posted from nowhere.

create table public.venues (
  id uuid primary key default gen_random_uuid(),
  row_xid xid8 not null default pg_current_xact_id(),
  name text not null check (name = btrim(name) and length(name) between 2 and 100),
  address text check (length(address) <= 300),
  industry text not null default 'other' check (industry in ('bar', 'restaurant', 'cafe', 'nightclub', 'hotel', 'event', 'other')),
  contact text check (length(contact) <= 200),
  status text not null default 'active' check (status in ('active', 'paused', 'archived')),
  paused_by_platform boolean not null default false check (status = 'paused' or not paused_by_platform),
  verification_status text not null default 'unverified' check (verification_status in ('verified', 'unverified')),
  created_by uuid references public.profiles (id) on delete set null,
  tz text check (length(tz) <= 64),
  currency text check (currency = any (private.currencies())),
  area text references public.areas (slug),
  lat float8 check (lat between -90 and 90),
  lng float8 check (lng between -180 and 180),
  -- Somebody of it chose the point; else it is the middle of its city.
  point_placed boolean not null default false,
  description text check (length(description) <= 2000),
  -- Of public.files.
  photo uuid,
  -- What Rockstars said and facts come to, once a week (…001870). Null: new.
  rating int check (rating between 10 and 50),
  rating_all int check (rating_all between 10 and 50),
  rating_count int,
  late_cancels_pct int check (late_cancels_pct between 0 and 100),
  approval_hours int check (approval_hours >= 0),
  as_posted_pct int check (as_posted_pct between 0 and 100),
  version int not null default 1,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint venue_placed_whole check (num_nulls(area, tz, currency) in (0, 3))
);
comment on table public.venues is 'A place that posts work. Zone and currency are its city''s. While it is paused it takes nobody on; what is booked goes ahead.';
-- the pull: venues of an area since a cursor
create index venues_area on public.venues (area, row_xid, id);
-- what somebody created
create index venues_created_by on public.venues (created_by);

-- Zone and currency are the city's, never the client's, and so is the point until somebody moves it. Every form sends a point: one that is,
-- but for its rounding, the city's middle was chosen by nobody. Twin of `isPointPlaced`.
create function private.place_venue() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  city public.areas;
begin
  select * into city from public.areas where slug = new.area;
  new.tz := city.tz;
  new.currency := city.currency;
  if new.lat is null or new.lng is null then
    new.lat := city.lat;
    new.lng := city.lng;
  end if;
  new.point_placed := coalesce(greatest(abs(new.lat - city.lat), abs(new.lng - city.lng)) > 0.0001, false);
  return new;
end
$$;
create trigger place_venue before insert or update of area, lat, lng on public.venues for each row execute function private.place_venue();

-- A founder's card follows the venue that came with it while they are of it: nobody else writes on it.
create function private.follow_profile_venue() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.id = (select own.id from public.venues own where own.created_by = new.created_by order by own.created_at, own.id limit 1)
    -- A new venue gets its first member after this.
    and (tg_op = 'INSERT' or exists (select from public.venue_users where venue_id = new.id and user_id = new.created_by and revoked_at is null))
  then
    update public.profiles set venue_name = new.name, venue_address = new.address, venue_industry = new.industry, venue_contact = new.contact
    where id = new.created_by
      and (venue_name, venue_address, venue_industry, venue_contact) is distinct from (new.name, new.address, new.industry, new.contact);
  end if;
  return null;
end
$$;
create trigger follow_profile_venue after insert or update of name, address, industry, contact on public.venues
  for each row execute function private.follow_profile_venue();

-- What a post needs to know of its venue: the city gives it a clock and a currency, the address a way there.
create function private.require_place(venue public.venues, to_publish boolean) returns void language plpgsql stable set search_path = '' as $$
begin
  if venue.area is null or (to_publish and venue.address is null) then perform private.refuse('place_missing'); end if;
end
$$;

-- As a shift and a booking keep it: what was agreed outlives a venue that moves.
create function private.place_words(venue public.venues) returns text language sql stable security definer set search_path = '' as $$
  select venue.address || ', ' || name from public.areas where slug = venue.area
$$;
comment on function private.place_words(public.venues) is 'Address and city of a venue, null while one is missing; the twin of placeWords on the device.';

-- Posting, asking and booking wait while a venue is paused; what is agreed does not.
create function private.require_open_venue(of_venue uuid) returns void language plpgsql stable set search_path = '' as $$
declare
  stands constant text := (select status from public.venues where id = of_venue);
begin
  if stands = 'paused' then perform private.refuse('venue_paused'); end if;
  if stands = 'archived' then perform private.refuse('wrong_state'); end if;
end
$$;
comment on function private.require_open_venue(uuid) is 'Refuses what makes new business at a venue that is paused or closed.';

alter table public.venues enable row level security;
-- The creator sees the row in the transaction that makes it, so that an insert can return it.
create policy select_member_active_or_admin on public.venues for select to authenticated
  using ((status = 'active' and (select private.is_rockstar()))
    or id = any ((select private.my_venues())::uuid[])
    or id in (select private.my_employers())
    or (created_by = (select auth.uid()) and row_xid = pg_current_xact_id())
    or (select private.is_admin()));

revoke all on public.venues from anon, authenticated, service_role;

create function private.audience_of_venues(venue public.venues) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['venue:' || venue.id] || case when venue.status = 'active' and venue.area is not null then array['area:' || venue.area] else '{}' end;
end
$$;

select private.mirror_table('venues', 21, '{"venue": "id", "area": "area", "employer": "id"}',
  shown => 'id, row_xid, name, address, industry, contact, status, paused_by_platform, verification_status, created_by, tz, currency,
    area, lat, lng, point_placed, description, photo, rating, rating_all, rating_count, late_cancels_pct, approval_hours, as_posted_pct, version, created_at, updated_at',
  seen => $$id = any ((select private.my_venues())::uuid[])
    or (status = 'active' and area = any ((select private.my_areas())::text[]))
    or id in (select private.my_employers())$$);
