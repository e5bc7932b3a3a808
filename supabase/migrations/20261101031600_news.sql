-- News: what a super admin tells everybody who agreed to hear of it, by mail, in their language, at most twice in thirty days. What
-- was said is kept, and to how many; to whom is not. One click ends it for its reader: the consent and its date go.

create table private.news (
  id uuid primary key,
  sent_by uuid references public.profiles (id) on delete set null,
  sent_at timestamptz not null default private.now(),
  recipients int not null,
  -- By language, each {title, text}. English is always there.
  words jsonb not null
);
comment on table private.news is 'What was mailed to everybody who agreed to news, and to how many.';
-- the latest
create index news_sent_at on private.news (sent_at desc);
-- whoever sent it and goes
create index news_sent_by on private.news (sent_by);
alter table private.news enable row level security;

create function private.news_readers() returns table (user_id uuid, email text, locale text, role text, since timestamptz) language sql stable set search_path = '' as $$
  select person.id, secret.email, secret.locale, person.role, chosen.marketing_at
  from public.user_settings chosen join public.profiles person using (id) join public.profile_private secret using (id)
  where chosen.marketing and chosen.marketing_at <= private.now() and person.account_status = 'active' and length(secret.email) between 3 and 320
$$;
comment on function private.news_readers() is 'Who agreed to news, and since when.';

-- When the next may be sent: two within thirty days are the most that was promised to those who agreed.
create function private.news_from() returns timestamptz language sql stable set search_path = '' as $$
  select sent_at + interval '30 days' from private.news where sent_at > private.now() - interval '30 days' order by sent_at desc offset 1 limit 1
$$;
comment on function private.news_from() is 'Not before then; null where fewer than two were sent in thirty days.';

create function private.news_foot(locale text, since date) returns jsonb language sql immutable set search_path = '' as $$
  select case locale
    when 'es' then jsonb_build_object('Act', 'Abrir Encore', 'Foot', 'Aceptaste recibir novedades el ' || private.day_words(locale, since) || '. Puedes desactivarlas cuando quieras en tus ajustes.')
    when 'fr' then jsonb_build_object('Act', 'Ouvrir Encore', 'Foot', 'Vous avez accepté de recevoir nos actualités le ' || private.day_words(locale, since) || '. Désactivez-les à tout moment dans vos réglages.')
    else jsonb_build_object('Act', 'Open Encore', 'Foot', 'You agreed to get our news on ' || private.day_words(locale, since) || '. You can turn it off in your settings anytime.')
  end
$$;

-- In every language that was written; a title without its text, or a text without its title, is a slip.
create function private.news_words(args jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  said jsonb := '{}';
  locale text;
  title text;
  words text;
begin
  foreach locale in array array['en', 'es', 'fr'] loop
    title := private.arg_text(args, 'title_' || locale, 120, locale = 'en');
    words := private.arg_lines(args, 'text_' || locale, 2000, locale = 'en');
    if (title is null) <> (words is null) then perform private.bad_argument('text_' || locale); end if;
    if title is not null then said := said || jsonb_build_object(locale, jsonb_build_object('title', title, 'text', words)); end if;
  end loop;
  return said;
end
$$;

create function private.send_news(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  said jsonb;
  news_id uuid := private.arg_uuid(args, 'id');
  sent int;
begin
  perform private.require_admin('super_admin');
  said := private.news_words(args);
  -- Two super admins at once send one after the other, and the second is counted.
  perform pg_advisory_xact_lock(hashtext('news'));
  -- Sent again, since its answer was lost.
  if exists (select from private.news where id = news_id and words = said) then return; end if;
  if exists (select from private.news where id = news_id) then perform private.bad_argument('id'); end if;
  if private.news_from() > private.now() then perform private.refuse('throttled'); end if;
  insert into private.outgoing_mails (recipient, subject, words, unsubscribe_key)
  select reader.email, chosen.words ->> 'title', private.news_foot(spoken.language, (reader.since at time zone private.zone_of(reader.user_id))::date)
    || jsonb_build_object('Locale', spoken.language, 'Title', chosen.words ->> 'title', 'Text', chosen.words ->> 'text', 'Path', case when reader.role = 'venue' then '/venue' else '/rockstar' end), private.news_key_of(reader.user_id)
  from private.news_readers() reader, lateral (select case when said ? reader.locale then reader.locale else 'en' end as language) spoken,
    lateral (select said -> spoken.language as words) chosen;
  get diagnostics sent = row_count;
  insert into private.news (id, sent_by, recipients, words) values (news_id, auth.uid(), sent, said);
  perform private.audit('send_news', 'news', news_id, jsonb_build_object('after', jsonb_build_object('title', said #>> '{en,title}', 'recipients', sent)));
  perform pg_notify('encore_mail', '');
end
$$;
select private.register_command('send_news', 1, 'Mails news to everybody who agreed to it. Super admins, twice in thirty days.');

create function private.news_for_admins() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('super_admin');
  return jsonb_build_object('readers', (select count(*) from private.news_readers()), 'from', nullif(greatest(private.news_from(), private.now()), private.now()),
    'sent', (select coalesce(jsonb_agg(jsonb_build_object('id', news.id, 'title', news.words #>> '{en,title}', 'at', news.sent_at, 'recipients', news.recipients)
      order by news.sent_at desc), '[]') from private.news));
end
$$;
grant execute on function private.news_for_admins() to authenticated;
create function public.admin_news() returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.news_for_admins()
$$;
comment on function public.admin_news() is 'How many agreed to news, when the next may be sent, and what was. Super admins.';
revoke all on function public.admin_news() from public, anon, authenticated, service_role;
grant execute on function public.admin_news() to authenticated;
