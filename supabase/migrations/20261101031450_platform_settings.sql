-- What super admins decide for the whole platform: its cities. A city is added with its centre, zone and currency, and a legal floor
-- where it has one of its own, and reaches every device with its next sync; each change is in the audit log, before and after.
-- The figures of everybody are decided in `…031700_rule_commands.sql`.

-- 'São Paulo' becomes 'sao-paulo'; empty where the name has no letter.
create function private.slug_of(name text) returns text language sql immutable set search_path = '' as $$
  select left(btrim(regexp_replace(private.folded(name), '[^a-z]+', '-', 'g'), '-'), 40)
$$;

-- What venues and bookings stand on does not move below them.
create function private.check_area_change(known public.areas, area public.areas) returns void language plpgsql set search_path = '' as $$
begin
  if (known.tz, known.currency, known.country) is distinct from (area.tz, area.currency, area.country)
    and exists (select from public.venues where venues.area = known.slug)
  then
    perform private.refuse('area_in_use');
  end if;
end
$$;

-- What was typed must still hold what the sender saw in it, unless it says by now what they typed.
create function private.refuse_area_changed(known public.areas, args jsonb) returns void language plpgsql stable set search_path = '' as $$
declare
  changed text[];
begin
  if jsonb_typeof(args -> 'seen') <> 'object' then perform private.bad_argument('seen'); end if;
  select array_agg(key order by key) into changed
  from jsonb_each(args -> 'seen') was join jsonb_each(to_jsonb(known)) is_now using (key)
  where was.value <> is_now.value and args -> key is distinct from is_now.value;
  if changed is not null then perform private.refuse('changed_since', to_jsonb(known) - 'row_xid' || jsonb_build_object('fields', changed)); end if;
end
$$;

create function private.save_area(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  known public.areas;
  area public.areas;
begin
  perform private.require_admin('super_admin');
  select * into known from public.areas where id = private.arg_uuid(args, 'id') for update;
  -- Without what was seen, as older apps send it, everything is written.
  if known.id is not null and args ? 'seen' then
    perform private.refuse_area_changed(known, args);
    args := private.over(known, private.typed_of(args));
  end if;
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
    -- Another admin was faster, with the same.
    if not found then return; end if;
  end if;
  perform private.audit('save_area', 'areas', area.id, case when known.id is null then '{}'
      else jsonb_build_object('before', jsonb_build_object('name', known.name, 'tz', known.tz, 'currency', known.currency, 'floor', known.floor_minor)) end
    || jsonb_build_object('after', jsonb_build_object('name', area.name, 'tz', area.tz, 'currency', area.currency, 'floor', area.floor_minor)));
end
$$;
select private.register_command('save_area', 1, 'Adds a city, or changes its name, centre and floor of its own; its zone and currency as long as no venue is there. Super admins only.');

-- What was decided, newest first; before and after as they were.
create function private.platform_for_admin() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('read_only');
  return jsonb_build_object(
    'adminDomain', (select value from private.settings where name = 'admin_domain'),
    'venues', (select coalesce(jsonb_object_agg(area, n), '{}') from (select area, count(*) as n from public.venues where area is not null group by area) there),
    'rules', private.rules_for_admin(),
    'history', (select coalesce(jsonb_agg(row_to_json(past)), '[]') from (
      select log.at, actor.name as by, log.after ->> 'name' as city, log.after ->> 'currency' as currency, log.before is null as added,
        (log.before ->> 'floor')::int as "floorBefore", (log.after ->> 'floor')::int as floor
      from public.audit_log log left join public.profiles actor on actor.id = log.actor
      where log.action = 'save_area' order by log.at desc, log.id desc limit 20) past));
end
$$;
grant execute on function private.platform_for_admin() to authenticated;

create function public.admin_platform() returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.platform_for_admin()
$$;
comment on function public.admin_platform() is 'The admin domain, how many venues each city has, the versions of the platform''s figures, and the last changes of cities. Admins only.';
revoke all on function public.admin_platform() from public, anon, authenticated, service_role;
grant execute on function public.admin_platform() to authenticated;
