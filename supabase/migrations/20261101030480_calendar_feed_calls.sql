-- The calls around a person's calendar feed: made or made anew, closed, looked at, and read by a calendar app, which sends
-- nothing but the address. The address carries the token, so it opens little (when and where, no pay, no names, no numbers),
-- can be closed at any time, and every wrong one is answered alike.

create function private.make_calendar_feed() returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  token text := private.new_token();
begin
  if not private.is_rockstar() then perform private.refuse('not_allowed', null, 403); end if;
  perform private.brake('calendar_feed:' || auth.uid(), 20, interval '1 hour');
  insert into public.calendar_feeds (user_id, token_hash) values (auth.uid(), private.hash_of(token))
  on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = private.now(), revoked_at = null;
  return token;
end
$$;
create function public.renew_calendar_feed() returns text language sql volatile security invoker set search_path = '' as $$
  select private.make_calendar_feed()
$$;
comment on function public.renew_calendar_feed() is 'The token of a new feed, told this once; an earlier one is closed. A rockstar.';

create function private.close_calendar_feed() returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_person();
  update public.calendar_feeds set revoked_at = private.now() where user_id = auth.uid() and revoked_at is null;
end
$$;
create function public.revoke_calendar_feed() returns void language sql volatile security invoker set search_path = '' as $$
  select private.close_calendar_feed()
$$;
comment on function public.revoke_calendar_feed() is 'Closes the caller''s feed: its address reads as one that never was.';

create function public.calendar_feed_since() returns timestamptz language sql stable security invoker set search_path = '' as $$
  select created_at from public.calendar_feeds where revoked_at is null
$$;
comment on function public.calendar_feed_since() is 'Since when the caller has a feed; null without one.';

-- What the person is booked on, as far back as devices go. Titles are in the language of their mails.
create function private.calendar_events(person uuid) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', booking.id, 'starts_at', booking.starts_at, 'ends_at', booking.ends_at, 'tz', booking.tz,
      'title', case secret.locale when 'es' then work.name_es when 'fr' then work.name_fr else work.name_en end || ', ' || venue.name,
      'place', coalesce(booking.place, venue.address, venue.name), 'text', '', 'cancelled', false) order by booking.starts_at, booking.id), '[]')
    from public.bookings booking
    join public.venues venue on venue.id = booking.venue_id
    join public.roles_catalog work on work.slug = booking.role
    join public.profile_private secret on secret.id = booking.worker_id
    where booking.worker_id = person and private.is_live_booking(booking.status) and booking.ends_at >= private.horizon());
end
$$;

-- A wrong token costs one look into an index. A right one is served one reading at a time, so that nobody can keep the
-- server busy with it; counting would need to write, which a reading may not.
create function private.read_calendar_feed(token text) returns text language plpgsql stable security definer set search_path = '' as $$
declare
  feed public.calendar_feeds;
begin
  select * into feed from public.calendar_feeds where token_hash = private.hash_of(token) and revoked_at is null;
  if feed.user_id is null then perform private.refuse('not_found', null, 404); end if;
  if not pg_try_advisory_xact_lock(hashtextextended(encode(feed.token_hash, 'hex'), 3)) then perform private.refuse('throttled', null, 429); end if;
  perform set_config('response.headers', '[{"Content-Type": "text/calendar; charset=utf-8"}, {"Cache-Control": "private, max-age=900"}]', true);
  return private.ical_text(private.calendar_events(feed.user_id), private.now());
end
$$;

-- The API's own way to answer with whatever the function says its type is, to whoever asks for whatever type: calendar apps
-- ask for all sorts.
create domain public."*/*" as text;
comment on domain public."*/*" is 'An answer that is not JSON; the function that returns it sets the header.';

create function public.calendar_feed(token text) returns public."*/*" language sql stable security invoker set search_path = '' as $$
  select private.read_calendar_feed(token)
$$;
comment on function public.calendar_feed(text) is 'The shifts of whoever the token belongs to, as iCalendar; not_found for every other token.';

revoke all on function public.renew_calendar_feed(), public.revoke_calendar_feed(), public.calendar_feed_since(), public.calendar_feed(text)
  from public, anon, authenticated, service_role;
grant execute on function public.renew_calendar_feed(), public.revoke_calendar_feed(), public.calendar_feed_since(),
  private.make_calendar_feed(), private.close_calendar_feed() to authenticated;
grant execute on function public.calendar_feed(text), private.read_calendar_feed(text) to anon, authenticated;
