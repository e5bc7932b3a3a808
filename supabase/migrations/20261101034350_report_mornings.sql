-- The week by mail waits until the week is over where it is of. On Monday at seven in Auckland it is still Sunday in Europe: of London its
-- reader got the week before the last one, and of all cities a week without the European Sunday.

-- Monday at seven, where the reader is, or when the week has ended in the last of the cities that have venues.
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

create or replace function private.set_report_mail(args jsonb) returns void language plpgsql set search_path = '' as $$
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
  update private.report_readers set next_at = private.report_due(reader, wanted.area) where user_id = reader;
  perform pg_notify('encore_mail', '');
end
$$;
drop function private.next_report_at(uuid);
