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
