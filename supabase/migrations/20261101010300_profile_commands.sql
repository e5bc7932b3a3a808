-- What a person changes about themselves. Only the fields named change, so that two devices that edit different fields do
-- not undo each other; of one field the later arrival stands.

create function private.edit_profile(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  me uuid := auth.uid();
  chosen text[];
begin
  if args ? 'name' and length(private.arg_text(args, 'name', 100)) < 2 then perform private.bad_argument('name'); end if;
  if args ? 'areas' then
    chosen := private.arg_texts(args, 'areas', 40, 50);
    if exists (select from unnest(chosen) area where area not in (select slug from public.areas)) then perform private.bad_argument('areas'); end if;
  end if;
  if args ? 'tz' and args ->> 'tz' <> 'auto' and not exists (select from private.time_zones where name = args ->> 'tz') then
    perform private.bad_argument('tz');
  end if;
  if args ? 'minimum_hourly_rate' and private.arg_int(args, 'minimum_hourly_rate', false) not between 0 and 100000 then
    perform private.bad_argument('minimum_hourly_rate');
  end if;

  if args ?| array['name', 'bio', 'location', 'skills', 'discoverable', 'onboarding_done'] then
    update public.profiles set
      name = case when args ? 'name' then private.arg_text(args, 'name', 100) else name end,
      bio = case when args ? 'bio' then private.arg_lines(args, 'bio', 2000, false) else bio end,
      location = case when args ? 'location' then private.arg_text(args, 'location', 200, false) else location end,
      skills = case when args ? 'skills' then private.arg_texts(args, 'skills', 60, 30) else skills end,
      discoverable = case when args ? 'discoverable' then private.arg_bool(args, 'discoverable') else discoverable end,
      onboarding_done_at = case when args ? 'onboarding_done' and private.arg_bool(args, 'onboarding_done')
        then coalesce(onboarding_done_at, private.now()) else onboarding_done_at end
    where id = me;
    -- A venue that they left learns nothing new of them.
    update public.venue_users set name = profile.name from public.profiles profile
    where user_id = me and revoked_at is null and profile.id = me and venue_users.name <> profile.name;
  end if;
  if args ?| array['phone', 'minimum_hourly_rate', 'home_lat', 'home_lng', 'areas', 'locale', 'tz'] then
    update public.profile_private secret set
      minimum_hourly_rate = case when args ? 'minimum_hourly_rate' then private.arg_int(args, 'minimum_hourly_rate', false) else minimum_hourly_rate end,
      phone = case when args ? 'phone' then private.arg_text(args, 'phone', 40, false) else phone end,
      home_lat = case when args ? 'home_lat' then private.arg_float(args, 'home_lat', -90, 90) else home_lat end,
      home_lng = case when args ? 'home_lng' then private.arg_float(args, 'home_lng', -180, 180) else home_lng end,
      areas = coalesce(chosen, secret.areas),
      locale = case when args ? 'locale' then private.arg_one_of(args, 'locale', '{en,es,fr}') else locale end,
      tz = case when args ? 'tz' then private.arg_text(args, 'tz', 64) else tz end
    where id = me;
  end if;
end
$$;
select private.register_command('edit_profile', 1, 'Changes the named fields of one''s own profile.');
