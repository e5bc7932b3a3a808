-- Lists that rows refer to: where work is (areas) and what it is called (roles). The roles are closed and built into the
-- app; the areas grow with the market and are mirrored to everybody who is signed in, so that menus need no network.

-- In which a city may be paid: all pay hours in sums of one size, so the bounds of pay hold for each.
-- `src/domain/money.ts` has the same list.
create function private.currencies() returns text[] language sql immutable set search_path = '' as $$
  select array['GBP', 'USD', 'EUR', 'AUD', 'CAD', 'CHF', 'NZD', 'CLP', 'ARS', 'MXN', 'COP', 'PEN', 'UYU', 'BRL']
$$;
comment on function private.currencies() is 'In which a city, and so its venues and their posts, may be paid. Sums are in minor units: hundredths, and whole pesos of CLP, ARS, COP and UYU.';
-- Checked as whoever writes: plain clients add venues themselves.
grant execute on function private.currencies() to authenticated;

create table public.areas (
  id uuid primary key default gen_random_uuid(),
  row_xid xid8 not null default pg_current_xact_id(),
  slug text not null unique check (slug ~ '^[a-z]+(-[a-z]+)*$' and length(slug) <= 40),
  name text not null check (length(name) between 2 and 60),
  country text not null check (country ~ '^[A-Z]{2}$'),
  tz text not null check (length(tz) <= 64),
  currency text not null check (currency = any (private.currencies())),
  lat float8 not null check (lat between -90 and 90),
  lng float8 not null check (lng between -180 and 180),
  floor_minor int check (floor_minor between 1 and 100000),
  updated_at timestamptz not null default private.now()
);
comment on table public.areas is 'Cities that venues belong to and rockstars choose, each with its centre, zone and currency; floor_minor where the law of the city itself lets an adult be paid no less for an hour, else that of its country holds (platform_rules). Nothing takes one away.';
-- the pull
create index areas_changed on public.areas (row_xid, id);
insert into public.areas (slug, name, country, tz, currency, lat, lng) values
  ('london', 'London', 'GB', 'Europe/London', 'GBP', 51.5072, -0.1276),
  ('manchester', 'Manchester', 'GB', 'Europe/London', 'GBP', 53.4808, -2.2426),
  ('edinburgh', 'Edinburgh', 'GB', 'Europe/London', 'GBP', 55.9533, -3.1883),
  ('bristol', 'Bristol', 'GB', 'Europe/London', 'GBP', 51.4545, -2.5879),
  ('leeds', 'Leeds', 'GB', 'Europe/London', 'GBP', 53.8008, -1.5491),
  ('brighton', 'Brighton', 'GB', 'Europe/London', 'GBP', 50.8225, -0.1372),
  ('birmingham', 'Birmingham', 'GB', 'Europe/London', 'GBP', 52.4862, -1.8904),
  ('liverpool', 'Liverpool', 'GB', 'Europe/London', 'GBP', 53.4084, -2.9916),
  ('glasgow', 'Glasgow', 'GB', 'Europe/London', 'GBP', 55.8617, -4.2583),
  ('cardiff', 'Cardiff', 'GB', 'Europe/London', 'GBP', 51.4816, -3.1791),
  ('dublin', 'Dublin', 'IE', 'Europe/Dublin', 'EUR', 53.3498, -6.2603),
  ('lisbon', 'Lisbon', 'PT', 'Europe/Lisbon', 'EUR', 38.7223, -9.1393),
  ('madrid', 'Madrid', 'ES', 'Europe/Madrid', 'EUR', 40.4168, -3.7038),
  ('barcelona', 'Barcelona', 'ES', 'Europe/Madrid', 'EUR', 41.3874, 2.1686),
  ('paris', 'Paris', 'FR', 'Europe/Paris', 'EUR', 48.8566, 2.3522),
  ('berlin', 'Berlin', 'DE', 'Europe/Berlin', 'EUR', 52.5200, 13.4050),
  ('new-york', 'New York', 'US', 'America/New_York', 'USD', 40.7128, -74.0060);

create table public.roles_catalog (
  slug text primary key check (slug ~ '^[a-z]+(-[a-z]+)*$'),
  family text not null check (family in ('bar', 'floor', 'kitchen', 'hotel', 'event')),
  name_en text not null,
  name_es text not null,
  name_fr text not null
);
comment on table public.roles_catalog is 'The roles that a post can ask for; a closed list, so that matching needs no guessing.';
-- In French without slashes, so that a narrow ticket can break between words: it cut `Barman/barmaid` inside the second one.
insert into public.roles_catalog (slug, family, name_en, name_es, name_fr) values
  ('bartender', 'bar', 'Bartender', 'Camarero/a de barra', 'Barman ou barmaid'),
  ('cocktail-bartender', 'bar', 'Cocktail bartender', 'Coctelero/a', 'Barman ou barmaid à cocktails'),
  ('barback', 'bar', 'Barback', 'Ayudante de barra', 'Aide au bar'),
  ('waiting-staff', 'floor', 'Waiting staff', 'Camarero/a de sala', 'Serveur ou serveuse'),
  ('host', 'floor', 'Host', 'Recepcionista de sala', 'Hôte ou hôtesse d’accueil'),
  ('barista', 'floor', 'Barista', 'Barista', 'Barista'),
  ('kitchen-porter', 'kitchen', 'Kitchen porter', 'Friegaplatos', 'Plongeur ou plongeuse'),
  ('commis-chef', 'kitchen', 'Commis chef', 'Ayudante de cocina', 'Commis de cuisine'),
  ('chef-de-partie', 'kitchen', 'Chef de partie', 'Jefe/a de partida', 'Chef de partie'),
  ('sous-chef', 'kitchen', 'Sous chef', 'Segundo/a de cocina', 'Sous-chef'),
  ('head-chef', 'kitchen', 'Head chef', 'Jefe/a de cocina', 'Chef de cuisine'),
  ('night-porter', 'hotel', 'Night porter', 'Conserje de noche', 'Réceptionniste de nuit'),
  ('room-attendant', 'hotel', 'Room attendant', 'Camarero/a de pisos', 'Femme ou valet de chambre'),
  ('supervisor', 'event', 'Supervisor', 'Supervisor/a', 'Responsable de salle'),
  ('events-crew', 'event', 'Events crew', 'Equipo de eventos', 'Équipe événementielle');

alter table public.areas enable row level security;
alter table public.roles_catalog enable row level security;
create policy select_signed_in on public.areas for select to authenticated using (true);
create policy select_signed_in on public.roles_catalog for select to authenticated using (true);
revoke all on public.areas, public.roles_catalog from anon, authenticated, service_role;
grant select (slug, family, name_en, name_es, name_fr) on public.roles_catalog to authenticated;

-- In force in 2026: New York City, above its country's.
update public.areas set floor_minor = 1700 where slug = 'new-york';

-- Nobody loses sight of a city, and nobody is notified of one: the next pull brings it.
create function private.audience_of_areas(area public.areas) returns text[] language sql immutable set search_path = '' as $$
  select '{}'::text[]
$$;

-- One scope holds them all.
select private.mirror_table('areas', 17, '{"catalogue": "catalogue"}',
  shown => 'id, row_xid, slug, name, country, tz, currency, lat, lng, floor_minor, updated_at',
  more => $$'areas' as catalogue$$,
  seen => $$true$$,
  stamps => '{"public.areas": {"catalogue": null}}');

-- Read once: the view that PostgreSQL has of them opens every file of its time zones at each question, which is 40 ms.
create table private.time_zones (name text primary key);
comment on table private.time_zones is 'Names of time zones that a person may choose, as this PostgreSQL knew them when it was set up.';
insert into private.time_zones select name from pg_timezone_names;
alter table private.time_zones enable row level security;
