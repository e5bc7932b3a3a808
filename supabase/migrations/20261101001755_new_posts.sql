-- New posts: telling those who wait for them, because the venue is a favourite of theirs or a saved search finds them. A
-- post is noted when everybody sees it; the clock gathers what a venue posts within two minutes and tells of it once.
-- One venue's posts cost one look at its favourites and at the searches of its city, each bounded. Nobody is told of one
-- venue or one search more than once in twelve hours, nor of more than ten in a day.

create table private.fresh_posts (
  shift_id uuid primary key references public.shifts (id) on delete cascade,
  venue_id uuid not null references public.venues (id) on delete cascade,
  posted_at timestamptz not null default private.now()
);
comment on table private.fresh_posts is 'Posts of which nobody has been told yet; short-lived.';
-- the clock: what has waited long enough
create index fresh_posts_at on private.fresh_posts (posted_at, venue_id);
-- what one venue posted
create index fresh_posts_venue on private.fresh_posts (venue_id);
alter table private.fresh_posts enable row level security;

create table private.told_of_posts (
  worker_id uuid not null references public.profiles (id) on delete cascade,
  -- A venue, or a saved search.
  source_id uuid not null,
  told_at timestamptz not null default private.now(),
  primary key (worker_id, source_id)
);
comment on table private.told_of_posts is 'When somebody was last told of new posts of a favourite venue or a saved search: the brake.';
-- clearing away
create index told_of_posts_at on private.told_of_posts (told_at);
select private.register_clearing('private.told_of_posts', 'told_at', $$private.now() - interval '2 days'$$);
alter table private.told_of_posts enable row level security;

create function private.note_post() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.fresh_posts (shift_id, venue_id) values (new.id, new.venue_id) on conflict do nothing;
  return null;
end
$$;
create trigger note_post after update of status, visible_from on public.shifts for each row
  when (new.status = 'published' and new.visible_from is null and (old.status <> 'published' or old.visible_from is not null))
  execute function private.note_post();

-- Part of the server's clock: venues that have posted.
select private.register_part('tell_of_posts', 80, $$
  select venue_id from private.fresh_posts where posted_at <= private.now() - interval '2 minutes'
  group by venue_id order by min(posted_at)
$$);

create function private.tell_of_posts(of_venue uuid) returns void language plpgsql set search_path = '' as $$
declare
  venue public.venues;
  posts uuid[];
begin
  select * into venue from public.venues where id = of_venue;
  with taken as (delete from private.fresh_posts where venue_id = of_venue returning shift_id)
  select array_agg(shift.id order by shift.starts_at) into posts from taken join public.shifts shift on shift.id = taken.shift_id
  where shift.status = 'published' and shift.visible_from is null and private.fillable_until(shift) > private.now() and shift.confirmed_count < shift.positions;
  if posts is null or venue.status <> 'active' then return; end if;
  perform private.tell_searches(venue, posts[1:50], private.tell_favourites(venue, posts[1:50]));
end
$$;
comment on function private.tell_of_posts(uuid) is 'Tells those who wait for it what a venue has posted.';

-- Those for whom the venue is a favourite; returns who was told.
create function private.tell_favourites(venue public.venues, posts uuid[]) returns uuid[] language plpgsql set search_path = '' as $$
declare
  fan record;
  told uuid[] := '{}';
begin
  for fan in
    select secret.id, array(select post.id from public.shifts post where post.id = any (posts) and post.area = any (secret.areas) order by post.starts_at) as found
    from public.relations relation join public.profile_private secret on secret.id = relation.worker_id
    where relation.venue_id = venue.id and relation.set_by_side = 'rockstar' and relation.kind = 'favourite'
    order by relation.created_at limit 1000
  loop
    continue when cardinality(fan.found) = 0 or not private.may_tell_of_posts(fan.id, venue.id, venue.id);
    perform private.notify(fan.id, case cardinality(fan.found) when 1 then 'favourite_posted' else 'favourite_posted_many' end,
      private.facts_of_posts(venue, fan.found));
    told := told || fan.id;
  end loop;
  return told;
end
$$;

-- Those one of whose saved searches finds some of it. Of more than five thousand searches in a city, some wait for another
-- post: who is looked at first changes with each.
create function private.tell_searches(venue public.venues, posts uuid[], already uuid[]) returns void language plpgsql set search_path = '' as $$
declare
  cities constant text[] := array(select distinct area from public.shifts where id = any (posts));
  told uuid[] := already;
  wish record;
begin
  for wish in
    select kept.id, kept.worker_id, kept.name, array(
      select post.id from public.shifts post
      where post.id = any (posts) and post.area = any (secret.areas) and private.is_wanted(post, venue, secret, kept.filters::jsonb)
      order by post.starts_at) as found
    from (
      select search.* from public.saved_searches search join public.profile_private near on near.id = search.worker_id
      where near.areas && cities and not exists (select from private.told_of_posts brake
        where brake.worker_id = search.worker_id and brake.source_id = search.id and brake.told_at > private.now() - interval '12 hours')
      order by hashtextextended(search.id::text, hashtextextended(posts[1]::text, 0)) limit 5000) kept
    join public.profile_private secret on secret.id = kept.worker_id
  loop
    continue when cardinality(wish.found) = 0 or wish.worker_id = any (told)
      or not private.may_tell_of_posts(wish.worker_id, venue.id, wish.id);
    perform private.notify(wish.worker_id, case cardinality(wish.found) when 1 then 'search_matched' else 'search_matched_many' end,
      private.facts_of_posts(venue, wish.found) || jsonb_build_object('search', wish.name));
    told := told || wish.worker_id;
  end loop;
end
$$;

create function private.facts_of_posts(venue public.venues, found uuid[]) returns jsonb language sql stable set search_path = '' as $$
  select case cardinality(found) when 1 then private.facts_of_shift(found[1])
    else jsonb_build_object('posts_of', venue.id, 'venue', venue.name, 'n', cardinality(found)) end
$$;

-- Notes it as told when it may be.
create function private.may_tell_of_posts(worker uuid, venue uuid, source uuid) returns boolean language plpgsql set search_path = '' as $$
begin
  if private.is_blocked(venue, worker) or not exists (select from public.profiles where id = worker and role = 'rockstar' and account_status = 'active')
    or (select count(*) from private.told_of_posts where worker_id = worker and told_at > private.now() - interval '1 day') >= 10
  then
    return false;
  end if;
  insert into private.told_of_posts as known (worker_id, source_id) values (worker, source)
  on conflict (worker_id, source_id) do update set told_at = excluded.told_at where known.told_at <= private.now() - interval '12 hours';
  return found;
end
$$;

-- Whether the filters of a saved search, as Find on the device writes them, let a post through; the twin of `passes` in
-- domain/shifts/search.ts. Nothing that a device may have written makes it fail. Numbers are compared as of any size: as floats, one search
-- by 1e400 km would keep a whole city from hearing of new posts.
create function private.is_wanted(post public.shifts, venue public.venues, secret public.profile_private, wish jsonb) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  own_roles text[];
  least_rate numeric := case when wish -> 'minimum' = '"own"' then secret.minimum_hourly_rate
    when jsonb_typeof(wish -> 'minimum') = 'number' then (wish ->> 'minimum')::numeric end;
  km float8;
begin
  if (post.rate_minor < least_rate and post.currency = private.own_currency(secret)) or coalesce(wish ->> 'day', left(post.starts_local, 10)) <> left(post.starts_local, 10) then return false; end if;
  if jsonb_typeof(wish -> 'roles') = 'array' then
    if wish -> 'roles' <> '[]' and not (wish -> 'roles') ? post.role then return false; end if;
  else
    own_roles := array(select slug from public.roles_catalog where slug = any ((select skills from public.profiles where id = secret.id)::text[]));
    if own_roles <> '{}' and post.role <> all (own_roles) then return false; end if;
  end if;
  if jsonb_typeof(wish -> 'venueTypes') = 'array' and wish -> 'venueTypes' <> '[]' and not (wish -> 'venueTypes') ? venue.industry then return false; end if;
  if wish -> 'instantOnly' = 'true' and not (post.booking_mode = 'instant' and venue.verification_status = 'verified') then return false; end if;
  if wish -> 'favouritesOnly' = 'true' and not exists (select from public.relations
    where venue_id = venue.id and worker_id = secret.id and set_by_side = 'rockstar' and kind = 'favourite') then return false; end if;
  if jsonb_typeof(wish -> 'withinKm') = 'number' then
    km := private.direct_km(secret.home_lat, secret.home_lng, venue.lat, venue.lng);
    if km::numeric > (wish ->> 'withinKm')::numeric then return false; end if;
  end if;
  return wish -> 'fitsCalendar' is distinct from 'true' or private.is_free(secret.id, tstzrange(post.starts_at, post.ends_at), post.tz);
end
$$;
comment on function private.is_wanted(public.shifts, public.venues, public.profile_private, jsonb) is 'Whether a saved search finds a post.';
