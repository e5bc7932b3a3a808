-- People. What those who have to do with a person may see (profiles) and what only the person does (profile_private, same
-- id): row level security hides rows, not columns, so the private part is a table of its own. Made by the sign-up trigger.

create function private.folded(words text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(lower(normalize(words, NFD)), '[\u0300-\u036f]', '', 'g')
$$;

-- What a search reads of a person; each word begins after a space. The twin of saysWords on the device.
create function private.words_of(name text, town text, skills text[]) returns text language sql immutable set search_path = '' as $$
  select private.folded(' ' || name || ' ' || coalesce(town, '') || ' ' || array_to_string(skills, ' '))
$$;

create table public.profiles (
  -- The account's; a card outlives its account where others have something to do with it (…030497).
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  name text not null check (name = btrim(name) and length(name) between 2 and 100),
  bio text check (length(bio) <= 2000),
  location text check (length(location) <= 200),
  role text not null check (role in ('venue', 'rockstar', 'platform_admin')),
  skills text[] not null default '{}' check (cardinality(skills) <= 30),
  profile_image text check (length(profile_image) <= 500),
  venue_name text check (length(venue_name) <= 100),
  venue_address text check (length(venue_address) <= 300),
  venue_industry text,
  venue_contact text check (length(venue_contact) <= 200),
  discoverable boolean not null default true,
  account_status text not null default 'active' check (account_status in ('active', 'suspended', 'inactive')),
  onboarding_done_at timestamptz,
  -- What venues said and facts come to (…001870). Null: new.
  rating int check (rating between 10 and 50),
  rating_all int check (rating_all between 10 and 50),
  rating_count int,
  reliability int check (reliability between 0 and 100),
  last_ten int[] check (cardinality(last_ten) = 4),
  -- Kind and validity of each document (…031030), as venues read them: never the file or the number.
  documents jsonb not null default '[]' check (jsonb_typeof(documents) = 'array' and octet_length(documents::text) <= 4000),
  -- Kept, because a common word is looked for in thousands of rows.
  search_words text generated always as (private.words_of(name, location, skills)) stored,
  -- By which admins find and order people; not shown.
  name_key text generated always as (private.folded(name)) stored,
  version int not null default 1,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.profiles is 'The card of a person; the role never comes from the client. Ratings are tenths of a star, of ninety days and of all time. last_ten: of the last ten shifts how many on time, late, cancelled at short notice, missed.';

create table public.profile_private (
  id uuid primary key references public.profiles (id) on delete cascade,
  row_xid xid8 not null default pg_current_xact_id(),
  email text not null check (length(email) <= 320),
  phone text check (length(phone) <= 40),
  minimum_hourly_rate int check (minimum_hourly_rate between 0 and 100000),
  home_lat float8 check (home_lat between -90 and 90),
  home_lng float8 check (home_lng between -180 and 180),
  areas text[] not null default '{}' check (cardinality(areas) <= 50),
  suspended_at timestamptz,
  suspended_until timestamptz,
  suspended_reason text check (length(suspended_reason) <= 500),
  locale text not null default 'en' check (locale in ('en', 'es', 'fr')),
  tz text not null default 'auto' check (length(tz) <= 64),
  deletes_at timestamptz, -- the account goes then, unless the person keeps it
  updated_at timestamptz not null default private.now()
);
comment on table public.profile_private is 'What only the person sees of themselves. Rates are minor units of the area''s currency; no area means that they look for no work yet.';
-- sign-in and invitations find a person by address
create index profile_private_email on public.profile_private (lower(email));

-- Who may see whose card: written when two sides have to do with one another, and ended with what made it, once that has left
-- the horizon (…001790). Everybody is their own acquaintance, so that one way leads to every card.
create table private.acquaintances (
  audience text not null,
  person_id uuid not null references public.profiles (id) on delete cascade,
  row_xid xid8 not null default pg_current_xact_id(),
  -- Until then nobody asks whether there still is a reason: what was just begun lasts as long as the horizon is wide.
  kept_until date not null default private.horizon_day() + 112,
  primary key (audience, person_id)
);
comment on table private.acquaintances is 'Opens a person''s card to a venue or a user. row_xid is the later of the introduction and the card''s last change: the pull finds cards by it.';
-- the pull: cards opened to one audience, or changed, since a cursor
create index acquaintances_changed on private.acquaintances (audience, row_xid, person_id);
-- the clock: whose reasons are to be looked at
create index acquaintances_kept on private.acquaintances (kept_until);
-- following a card
create index acquaintances_person on private.acquaintances (person_id);

create function private.introduce(to_audience text, person uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  -- The update also makes the clock, which may be about to end it, wait or be waited for.
  insert into private.acquaintances as known (audience, person_id) values (to_audience, person)
  on conflict (audience, person_id) do update set kept_until = excluded.kept_until where known.kept_until < excluded.kept_until;
end
$$;
comment on function private.introduce(text, uuid) is 'Opens a card to an audience, or keeps it open.';

create function private.follow_card() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.acquaintances set row_xid = pg_current_xact_id() where person_id = new.id;
  return null;
end
$$;
create trigger follow_card after update on public.profiles for each row
  when (current_setting('encore.restamping', true) is distinct from 'on') execute function private.follow_card();

create function private.know_oneself() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.introduce('user:' || new.id, new.id);
  return null;
end
$$;
create trigger know_oneself after insert on public.profiles for each row execute function private.know_oneself();

-- Choosing areas opens and closes whole sets of posts.
create function private.log_areas() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_scope('user:' || new.id, 'area:' || area, 'revoked') from (select unnest(old.areas) except select unnest(new.areas)) as left_behind(area);
  perform private.log_scope('user:' || new.id, 'area:' || area, 'granted') from (select unnest(new.areas) except select unnest(old.areas)) as opened(area);
  return null;
end
$$;
create trigger log_areas after update of areas on public.profile_private for each row execute function private.log_areas();

alter table public.profiles enable row level security;
alter table public.profile_private enable row level security;
alter table private.acquaintances enable row level security;

create policy select_acquainted_or_admin on public.profiles for select to authenticated
  using (id in (select private.my_people()) or (select private.is_admin()));
-- Admins have no way to it but the functions that answer a part of it (address_of).
create policy select_own on public.profile_private for select to authenticated using (id = (select auth.uid()));
create policy select_acquainted on private.acquaintances for select to authenticated
  using (audience = any ((select private.my_audiences())::text[]));

revoke all on public.profiles, public.profile_private, private.acquaintances from anon, authenticated, service_role;
grant select (audience, person_id, row_xid) on private.acquaintances to authenticated;

create function private.audience_of_profiles(person public.profiles) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array(select audience from private.acquaintances where person_id = person.id);
end
$$;
create function private.audience_of_profile_private(person public.profile_private) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || person.id];
end
$$;

-- In which a rockstar's minimum is meant; null while no city is chosen. Sums are compared within one currency only.
create function private.own_currency(secret public.profile_private) returns text language sql stable set search_path = '' as $$
  select currency from public.areas where slug = secret.areas[1]
$$;

-- «is true»: the set is read once and hashed. As a bare condition it becomes a join that calls the function for each row.
select private.mirror_table('profiles', 11, '{"user": "id", "person": "id"}',
  shown => 'id, row_xid, name, bio, location, role, skills, profile_image, venue_name, venue_address, venue_industry, venue_contact,
    discoverable, account_status, onboarding_done_at, rating, rating_all, rating_count, reliability, last_ten, documents, version, created_at, updated_at',
  seen => $$(id in (select private.my_people())) is true$$,
  stamps => '{"private.acquaintances": {"audience": "audience"}, "public.profiles": {"user": "id", "person": "id"}}');
select private.mirror_table('profile_private', 10, '{"user": "id"}',
  shown => 'id, row_xid, email, phone, minimum_hourly_rate, home_lat, home_lng, areas, suspended_until, suspended_reason, locale, tz,
    deletes_at, updated_at',
  seen => $$id = (select auth.uid())$$);

-- Cards are found by acquaintance: its stamp is the later of the introduction and the card's last change, so one index holds
-- them in order for each audience. Who is known to several of the caller's audiences comes once, at the latest stamp.
create or replace function private.page_of_profiles(scopes private.scope_keys, after_xid xid8, after_id uuid, size int)
returns private.slice language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return (
    select row(coalesce(json_agg(card.body) filter (where card.id is not null), '[]'), count(*),
      (array_agg(paged.row_xid))[count(*)], (array_agg(paged.id))[count(*)])::private.slice
    from (
      select distinct on (found.row_xid, found.id) found.row_xid, found.id from (
        select introduced.* from unnest(scopes.audience) as sought(audience) cross join lateral (
          select known.row_xid, known.person_id as id from private.acquaintances known
          where known.audience = sought.audience and (known.row_xid, known.person_id) > (after_xid, after_id)
          order by known.row_xid, known.person_id limit size) introduced
        union all
        select named.* from unnest(scopes.person || scopes."user") as sought(key) cross join lateral (
          select m.row_xid, m.id from private.mirror_profiles m where m.id = sought.key and (m.row_xid, m.id) > (after_xid, after_id)) named
        where scopes.audience is null
      ) found order by found.row_xid, found.id limit size) paged
    left join lateral (
      select m.id, m as body from private.mirror_profiles m where m.id = paged.id and not exists (
        select from private.acquaintances later
        where later.person_id = paged.id and later.audience = any (scopes.audience) and later.row_xid > paged.row_xid)) card on true);
end
$$;

create or replace function private.keys_of_profiles(scopes private.scope_keys)
returns table (row_xid xid8, id uuid) language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query select m.row_xid, m.id from (
    select known.person_id from private.acquaintances known where known.audience = any (scopes.audience)
    union select unnest(scopes.person || scopes."user") where scopes.audience is null) wanted(id)
  join private.mirror_profiles m on m.id = wanted.id;
end
$$;
