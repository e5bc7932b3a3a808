-- Closed lists that rows refer to: where work is (areas) and what it is called (roles). The app has both built in, so
-- that menus need no network; these make sure that the database knows the same.

create table public.areas (
  slug text primary key check (slug ~ '^[a-z]+(-[a-z]+)*$'),
  name text not null,
  tz text not null,
  currency text not null check (currency in ('GBP', 'USD', 'EUR')),
  lat float8 not null,
  lng float8 not null
);
comment on table public.areas is 'Cities that venues belong to and rockstars choose; ours, changed by migrations.';
insert into public.areas (slug, name, tz, currency, lat, lng) values
  ('london', 'London', 'Europe/London', 'GBP', 51.5072, -0.1276),
  ('manchester', 'Manchester', 'Europe/London', 'GBP', 53.4808, -2.2426),
  ('edinburgh', 'Edinburgh', 'Europe/London', 'GBP', 55.9533, -3.1883),
  ('bristol', 'Bristol', 'Europe/London', 'GBP', 51.4545, -2.5879),
  ('leeds', 'Leeds', 'Europe/London', 'GBP', 53.8008, -1.5491),
  ('brighton', 'Brighton', 'Europe/London', 'GBP', 50.8225, -0.1372),
  ('birmingham', 'Birmingham', 'Europe/London', 'GBP', 52.4862, -1.8904),
  ('liverpool', 'Liverpool', 'Europe/London', 'GBP', 53.4084, -2.9916),
  ('glasgow', 'Glasgow', 'Europe/London', 'GBP', 55.8617, -4.2583),
  ('cardiff', 'Cardiff', 'Europe/London', 'GBP', 51.4816, -3.1791),
  ('dublin', 'Dublin', 'Europe/Dublin', 'EUR', 53.3498, -6.2603),
  ('new-york', 'New York', 'America/New_York', 'USD', 40.7128, -74.0060);

create table public.roles_catalog (
  slug text primary key check (slug ~ '^[a-z]+(-[a-z]+)*$'),
  family text not null check (family in ('bar', 'floor', 'kitchen', 'hotel', 'event')),
  name_en text not null,
  name_es text not null,
  name_fr text not null
);
comment on table public.roles_catalog is 'The roles that a post can ask for; a closed list, so that matching needs no guessing.';
insert into public.roles_catalog (slug, family, name_en, name_es, name_fr) values
  ('bartender', 'bar', 'Bartender', 'Camarero/a de barra', 'Barman/barmaid'),
  ('cocktail-bartender', 'bar', 'Cocktail bartender', 'Coctelero/a', 'Barman/barmaid à cocktails'),
  ('barback', 'bar', 'Barback', 'Ayudante de barra', 'Aide au bar'),
  ('waiting-staff', 'floor', 'Waiting staff', 'Camarero/a de sala', 'Serveur/serveuse'),
  ('host', 'floor', 'Host', 'Recepcionista de sala', 'Hôte/hôtesse d’accueil'),
  ('barista', 'floor', 'Barista', 'Barista', 'Barista'),
  ('kitchen-porter', 'kitchen', 'Kitchen porter', 'Friegaplatos', 'Plongeur/plongeuse'),
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
grant select (slug, name, tz, currency, lat, lng) on public.areas to authenticated;
grant select (slug, family, name_en, name_es, name_fr) on public.roles_catalog to authenticated;
