-- A city may be paid in more currencies than its first three, and which they are is written down once. All have hundredths and pay hours in
-- sums of one size: the bounds of pay hold for each. `src/domain/money.ts` has the same list.

-- As in `…031450`, with that list.
create or replace function private.save_area(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  known public.areas;
  area public.areas;
begin
  perform private.require_admin('super_admin');
  select * into known from public.areas where id = private.arg_uuid(args, 'id') for update;
  area := known;
  area.id := private.arg_uuid(args, 'id');
  area.name := private.arg_text(args, 'name', 60);
  area.slug := coalesce(known.slug, private.slug_of(area.name));
  area.country := upper(private.arg_text(args, 'country', 2));
  area.tz := private.arg_text(args, 'tz', 64);
  area.currency := private.arg_one_of(args, 'currency', private.currencies());
  area.lat := private.arg_float(args, 'lat', -90, 90);
  area.lng := private.arg_float(args, 'lng', -180, 180);
  area.floor_minor := private.arg_int(args, 'floor_minor', false);
  if length(area.name) < 2 or area.slug = '' then perform private.bad_argument('name'); end if;
  if area.country !~ '^[A-Z]{2}$' then perform private.bad_argument('country'); end if;
  if area.floor_minor not between 1 and 100000 then perform private.bad_argument('floor_minor'); end if;
  if area.lat is null or area.lng is null then perform private.bad_argument('lat'); end if;
  if not exists (select from private.time_zones where name = area.tz) then perform private.bad_argument('tz'); end if;
  if exists (select from public.areas other where other.id <> area.id and (other.slug = area.slug or private.folded(other.name) = private.folded(area.name))) then
    perform private.refuse('area_exists');
  end if;
  if known.id is null then
    insert into public.areas (id, slug, name, country, tz, currency, lat, lng, floor_minor)
    values (area.id, area.slug, area.name, area.country, area.tz, area.currency, area.lat, area.lng, area.floor_minor);
  else
    perform private.check_area_change(known, area);
    update public.areas set name = area.name, country = area.country, tz = area.tz, currency = area.currency, lat = area.lat, lng = area.lng,
      floor_minor = area.floor_minor
    where id = area.id and (name, country, tz, currency, lat, lng, floor_minor)
      is distinct from (area.name, area.country, area.tz, area.currency, area.lat, area.lng, area.floor_minor);
  end if;
  perform private.audit('save_area', 'areas', area.id, case when known.id is null then '{}'
      else jsonb_build_object('before', jsonb_build_object('name', known.name, 'tz', known.tz, 'currency', known.currency, 'floor', known.floor_minor)) end
    || jsonb_build_object('after', jsonb_build_object('name', area.name, 'tz', area.tz, 'currency', area.currency, 'floor', area.floor_minor)));
end
$$;
