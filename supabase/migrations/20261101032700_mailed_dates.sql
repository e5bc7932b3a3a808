-- Mails write a day as their reader does: '19 October 2026', not 2026-10-19. The week by mail and the foot of news had the latter.

create or replace function private.mail_report(reader uuid) returns void language plpgsql set search_path = '' as $$
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
  update private.report_readers set next_at = private.next_report_at(reader) where user_id = reader;
  perform pg_notify('encore_mail', '');
end
$$;

create or replace function private.news_foot(locale text, since timestamptz) returns jsonb language sql immutable set search_path = '' as $$
  select case locale
    when 'es' then jsonb_build_object('Act', 'Abrir Encore', 'Foot', 'Aceptaste recibir novedades el ' || private.day_words(locale, since::date) || '. Puedes desactivarlas cuando quieras en tus ajustes.')
    when 'fr' then jsonb_build_object('Act', 'Ouvrir Encore', 'Foot', 'Vous avez accepté de recevoir des nouvelles le ' || private.day_words(locale, since::date) || '. Désactivez-les à tout moment dans vos réglages.')
    else jsonb_build_object('Act', 'Open Encore', 'Foot', 'You agreed to news on ' || private.day_words(locale, since::date) || '. Turn them off in your settings anytime.')
  end
$$;
