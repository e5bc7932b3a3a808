-- Three mails in plainer words: why a password was made void, since when somebody gets news, and what the brackets hold in the
-- figures of a week.

create or replace function private.news_foot(locale text, since timestamptz) returns jsonb language sql immutable set search_path = '' as $$
  select case locale
    when 'es' then jsonb_build_object('Act', 'Abrir Encore', 'Foot', 'Aceptaste recibir novedades el ' || private.day_words(locale, since::date) || '. Puedes desactivarlas cuando quieras en tus ajustes.')
    when 'fr' then jsonb_build_object('Act', 'Ouvrir Encore', 'Foot', 'Vous avez accepté de recevoir nos actualités le ' || private.day_words(locale, since::date) || '. Désactivez-les à tout moment dans vos réglages.')
    else jsonb_build_object('Act', 'Open Encore', 'Foot', 'You agreed to get our news on ' || private.day_words(locale, since::date) || '. You can turn it off in your settings anytime.')
  end
$$;

create or replace function private.report_words(locale text, city text, last jsonb, before jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
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
