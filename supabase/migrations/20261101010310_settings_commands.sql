-- What a person sets for themselves. Only the fields named change, so that two devices do not undo each other. The
-- language is also the one in which the product's mails are written.

create function private.save_settings(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  insert into public.user_settings (id) values (me) on conflict (id) do nothing;
  update public.user_settings chosen set
    email = case when args ? 'email' then private.arg_bool(args, 'email') else chosen.email end,
    push = case when args ? 'push' then private.arg_bool(args, 'push') else chosen.push end,
    sms = case when args ? 'sms' then private.arg_bool(args, 'sms') else chosen.sms end,
    marketing = case when args ? 'marketing' then private.arg_bool(args, 'marketing') else chosen.marketing end,
    -- Consent counts from when it was first given, and ends with it.
    marketing_at = case when not args ? 'marketing' then chosen.marketing_at
      when private.arg_bool(args, 'marketing') then coalesce(chosen.marketing_at, private.now()) end,
    quiet_from = case when args ? 'quiet_from' then private.arg_time(args, 'quiet_from', false) else chosen.quiet_from end,
    quiet_until = case when args ? 'quiet_until' then private.arg_time(args, 'quiet_until', false) else chosen.quiet_until end,
    color_scheme = case when args ? 'color_scheme' then private.arg_one_of(args, 'color_scheme', '{auto,light,dark}') else chosen.color_scheme end,
    language = case when args ? 'language' then private.arg_one_of(args, 'language', '{en,es,fr}') else chosen.language end,
    time_zone = case when args ? 'time_zone' then private.arg_one_of(args, 'time_zone', '{auto,UTC,EST,PST}') else chosen.time_zone end
  where id = me;
  if args ? 'language' then
    update public.profile_private set locale = args ->> 'language' where id = me and locale <> args ->> 'language';
  end if;
end
$$;
select private.register_command('save_settings', 1, 'Changes the named ones of one''s own settings. Anybody with a profile.');

-- Where the person's clock stands, for quiet hours: said by their device, which needs no answer. It is no wish of theirs, so
-- it never waits in a queue, and it changes nothing for who chose a zone.
create function private.keep_time_zone(zone text) returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.session_has_ended() or not exists (select from private.time_zones where name = zone)
    or exists (select from public.user_settings where id = auth.uid() and time_zone <> 'auto')
    or not exists (select from public.profile_private where id = auth.uid() and tz <> zone)
    or private.count_use('time_zone:' || auth.uid(), 20, interval '1 hour')
  then
    return;
  end if;
  update public.profile_private set tz = zone where id = auth.uid();
end
$$;
create function public.note_time_zone(p_tz text) returns void language sql volatile security invoker set search_path = '' as $$
  select private.keep_time_zone(p_tz)
$$;
comment on function public.note_time_zone(text) is 'Keeps the device''s time zone of who leaves the choice to the device; nothing for an unknown zone, twenty changes an hour.';
revoke all on function public.note_time_zone(text) from public, anon, authenticated, service_role;
grant execute on function public.note_time_zone(text) to authenticated;
grant execute on function private.keep_time_zone(text) to authenticated;

-- In which language somebody is written to who never chose one: that of their device, or who reads Spanish on their phone gets English
-- mails, pushes and calendars.
create function private.keep_language(spoken text) returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.session_has_ended() or spoken is null or spoken not in ('en', 'es', 'fr')
    or exists (select from public.user_settings where id = auth.uid() and language is not null)
    or not exists (select from public.profile_private where id = auth.uid() and locale <> spoken)
    or private.count_use('language:' || auth.uid(), 20, interval '1 hour')
  then
    return;
  end if;
  update public.profile_private set locale = spoken where id = auth.uid();
end
$$;
create function public.note_language(p_language text) returns void language sql volatile security invoker set search_path = '' as $$
  select private.keep_language(p_language)
$$;
comment on function public.note_language(text) is 'Keeps the device''s language of who never chose one; nothing for an unknown language, twenty changes an hour.';
revoke all on function public.note_language(text) from public, anon, authenticated, service_role;
grant execute on function public.note_language(text) to authenticated;
grant execute on function private.keep_language(text) to authenticated;
