-- The week of the marketplace by mail, each Monday morning, for the admins who asked for it: one city or all, in their language, with
-- the week before it for comparison. Whoever is no admin any more gets none.

create table private.report_readers (
  user_id uuid primary key references public.admin_users (user_id) on delete cascade,
  area text not null check (length(area) <= 40),
  next_at timestamptz not null
);
comment on table private.report_readers is 'Who wants the last week by mail, of which city (or all), and when the next is due.';
-- the clock
create index report_readers_next on private.report_readers (next_at);
alter table private.report_readers enable row level security;

-- Monday at seven, where the reader is, or when the week has ended in the last of the cities that have venues: on Monday at seven in
-- Auckland it is still Sunday in Europe, and its reader would get the week before the last one.
create function private.report_due(reader uuid, of_area text) returns timestamptz language plpgsql stable set search_path = '' as $$
declare
  zone constant text := private.zone_of(reader);
  monday date := date_trunc('week', private.now() at time zone zone)::date;
  due timestamptz;
begin
  loop
    due := greatest((monday + time '07:00') at time zone zone, (select max(monday::timestamp at time zone city.tz) from public.areas city
      -- One look into an index for each city: of `exists` the planner makes a join of all venues.
      where city.slug = of_area or (of_area = 'all' and (select true from public.venues where area = city.slug limit 1))));
    if due > private.now() then return due; end if;
    monday := monday + 7;
  end loop;
end
$$;
comment on function private.report_due(uuid, text) is 'When a reader gets the next week of a city, or of all, by mail.';

create function private.set_report_mail(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  of_area constant text := private.arg_text(args, 'area', 40, false);
begin
  perform private.require_admin('read_only');
  if of_area is null then
    delete from private.report_readers where user_id = auth.uid();
    return;
  end if;
  if of_area <> 'all' and not exists (select from public.areas where slug = of_area) then perform private.bad_argument('area'); end if;
  insert into private.report_readers (user_id, area, next_at) values (auth.uid(), of_area, private.report_due(auth.uid(), of_area))
  on conflict (user_id) do update set area = excluded.area, next_at = excluded.next_at;
end
$$;
select private.register_command('set_report_mail', 1, 'Has the last week of a city, or of all, mailed to the caller each Monday; without a city it ends. Admins only.');

create function private.report_words(locale text, city text, last jsonb, before jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  -- Of each: this week, and the one before it in brackets.
  figures constant text[] := array(select coalesce(last ->> figure, '0') || ' (' || coalesce(before ->> figure, '0') || ')'
    from unnest(array['shifts', 'places', 'filled', 'bookings', 'lateCancels', 'venueCancels', 'noShows', 'people']) with ordinality listed(figure, nth) order by nth);
begin
  return jsonb_build_object('Locale', locale, 'Path', '/admin/reports?view=reports') || case locale
    when 'es' then jsonb_build_object('Title', format('Semana del %s: %s', last ->> 'week', coalesce(city, 'todas las ciudades')), 'Act', 'Abrir los informes',
      'Text', format('Turnos: %s. Plazas: %s, cubiertas: %s. Reservas: %s. Cancelaciones tardías: %s, de locales: %s. Ausencias: %s. Personas activas: %s. Entre paréntesis, la semana anterior.', variadic figures),
      'Foot', 'Solicitaste este correo en los informes. Allí puedes desactivarlo.')
    when 'fr' then jsonb_build_object('Title', format('Semaine du %s : %s', last ->> 'week', coalesce(city, 'toutes les villes')), 'Act', 'Ouvrir les rapports',
      'Text', format('Services : %s. Places : %s, pourvues : %s. Réservations : %s. Annulations tardives : %s, par les établissements : %s. Absences : %s. Personnes actives : %s. Entre parenthèses, la semaine précédente.', variadic figures),
      'Foot', 'Vous avez demandé cet e-mail dans les rapports. Vous pouvez l’y désactiver.')
    else jsonb_build_object('Title', format('Week of %s: %s', last ->> 'week', coalesce(city, 'all cities')), 'Act', 'Open the reports',
      'Text', format('Shifts: %s. Places: %s, filled: %s. Bookings: %s. Late cancellations: %s, by venues: %s. No-shows: %s. Active people: %s. In brackets, the week before.', variadic figures),
      'Foot', 'You asked for this email in Reports. You can turn it off there.')
  end;
end
$$;

create function private.mail_report(reader uuid) returns void language plpgsql set search_path = '' as $$
declare
  wanted private.report_readers;
  spoken text := (select locale from public.profile_private where id = reader);
  weeks jsonb;
  said jsonb;
begin
  select * into wanted from private.report_readers where user_id = reader and next_at <= private.now() for update;
  if not found then return; end if;
  if not exists (select from public.admin_users where user_id = reader and revoked_at is null) then
    delete from private.report_readers where user_id = reader;
    return;
  end if;
  -- The running week is the last one.
  weeks := private.market_of(wanted.area, 4) -> 'weeks';
  said := private.report_words(spoken, (select name from public.areas where slug = wanted.area),
    (weeks -> -2) || jsonb_build_object('week', private.day_words(spoken, (weeks -> -2 ->> 'week')::date)), weeks -> -3);
  insert into private.outgoing_mails (recipient, subject, words)
  select email, left(said ->> 'Title', 200), said from public.profile_private where id = reader and length(email) between 3 and 320;
  update private.report_readers set next_at = private.report_due(reader, wanted.area) where user_id = reader;
  perform pg_notify('encore_mail', '');
end
$$;
comment on function private.mail_report(uuid) is 'Mails the last week to an admin who asked for it.';
select private.register_part('mail_report', 192, 'select user_id from private.report_readers where next_at <= private.now() order by next_at');

create function private.report_mail_of_admin() returns text language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('read_only');
  return (select area from private.report_readers where user_id = auth.uid());
end
$$;
grant execute on function private.report_mail_of_admin() to authenticated;
create function public.admin_report_mail() returns text language sql stable security invoker set search_path = '' as $$
  select private.report_mail_of_admin()
$$;
comment on function public.admin_report_mail() is 'Of which city the caller gets the last week by mail: a city, all, or null for none. Admins only.';
revoke all on function public.admin_report_mail() from public, anon, authenticated, service_role;
grant execute on function public.admin_report_mail() to authenticated;
