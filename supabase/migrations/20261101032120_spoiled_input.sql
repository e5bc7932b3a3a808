-- Input that no form sends, and that broke more than its own call: numbers that a float cannot hold, offsets that no zone has, addresses
-- longer than their column. Refused as wrong arguments, or read as what they mean.

-- As numbers of any size are compared. As floats, one search by 1e400 km kept a whole city from hearing of new posts.
create or replace function private.is_wanted(post public.shifts, venue public.venues, secret public.profile_private, wish jsonb) returns boolean
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

create or replace function private.is_push_service(endpoint text) returns boolean language sql stable security definer set search_path = '' as $$
  select length(endpoint) <= 1000 and (
    endpoint ~ '^https://([a-z0-9-]+\.)*(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)/[!-~]+$'
    or starts_with(endpoint, (select value from private.settings where name = 'push_service')))
$$;

-- Of documents and evidence: the id is the device's.
create or replace function private.read_file(file public.files) returns public.files language plpgsql stable set search_path = '' as $$
begin
  if file.id is null then perform private.bad_argument('id'); end if;
  file.name := private.clean_text(left(file.name, 200));
  if not private.says_something(coalesce(file.name, '')) then perform private.bad_argument('name'); end if;
  if length(file.content) > 1398104 then perform private.refuse('file_too_large'); end if;
  if coalesce(file.content, '') !~ '^[A-Za-z0-9+/]+={0,2}$' or length(file.content) % 4 <> 0 then perform private.bad_argument('content'); end if;
  file.type := private.type_of_content(decode(file.content, 'base64'));
  if file.type is null then perform private.refuse('file_unreadable'); end if;
  return file;
end
$$;
