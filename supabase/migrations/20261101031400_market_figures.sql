-- How the marketplace does, week by week, for the platform's admins: worked out of what stands, so that no figure has to be kept in
-- step. A week is the place's own, from Monday; a shift counts in the week it begins in, once it has begun.

-- what was written in a stretch of time: messages come in the order of their time
create index messages_created_at on public.messages using brin (created_at);

-- Its Monday, of the place where it began first.
create function private.this_week(of_area text) returns date language plpgsql stable set search_path = '' as $$
begin
  return (select max(date_trunc('week', private.now() at time zone tz)) from public.areas where of_area in ('all', slug))::date;
end
$$;

-- Two stretches of so many weeks, the one before for comparison; the week that runs is the last one, by the place's own week. A shift that
-- was worked without a post and written down afterwards (`recorded_shifts`) was no place to fill: it filled none and nobody waited for it.
-- Its hours, its pay and whoever worked count as any other's.
create function private.market_of(of_area text, weeks int) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  upto constant timestamptz := private.now();
  this_week constant date := private.this_week(of_area);
  first_week constant date := this_week - (weeks * 2 - 1) * 7;
  -- A place's Monday may begin half a day before that of UTC.
  since constant timestamptz := coalesce(first_week, (upto at time zone 'UTC')::date)::timestamp at time zone 'UTC' - interval '1 day';
begin
  if weeks is null or weeks not in (4, 12, 52) then perform private.bad_argument('weeks'); end if;
  if this_week is null then perform private.bad_argument('area'); end if;
  return (with
    posted as materialized (
      select id, area, date_trunc('week', starts_at at time zone tz)::date as week, positions, confirmed_count, status, published_at as posted_at
      from public.shifts
      where status in ('published', 'expired', 'cancelled') and starts_at between since and upto and (of_area = 'all' or area = of_area)),
    booked as materialized (
      select posted.area, posted.week, booking.worker_id, booking.status, booking.restored, booking.cancel_tier, booking.source, booking.created_at - posted.posted_at as waited
      from public.bookings booking join posted on posted.id = booking.shift_id
      where booking.status <> 'transferred'),
    written as materialized (
      select date_trunc('week', message.created_at at time zone coalesce(venue.tz, 'UTC'))::date as week, message.sender_id, count(*) as n
      from public.messages message join public.venues venue on venue.id = message.venue_id
      where message.created_at between since and upto and (of_area = 'all' or venue.area = of_area)
      group by 1, 2),
    places as (
      select week, area, count(*) as shifts, sum(positions) as places, sum(confirmed_count) as filled
      from posted where status <> 'cancelled' and posted_at is not null group by grouping sets ((week), (week, area))),
    takes as (
      select week, area, count(*) as bookings,
        count(*) filter (where status = 'cancelled_by_worker' and cancel_tier in ('late', 'last_minute', 'after_check_in')) as late_cancels,
        count(*) filter (where status = 'cancelled_by_worker' and coalesce(cancel_tier, '') not in ('late', 'last_minute', 'after_check_in')) as early_cancels,
        count(*) filter (where status = 'cancelled_by_venue') as venue_cancels,
        count(*) filter (where status = 'no_show' and not restored) as no_shows
      from booked group by grouping sets ((week), (week, area))),
    fills as (
      select week, percentile_disc(0.5) within group (order by waited) as waited
      from booked where waited >= interval '0' and source <> 'transfer' group by week),
    -- Of the weeks that are shown and of those before, each of all cities and of its own.
    stretches as (
      select week > this_week - weeks * 7 as now, area, round(extract(epoch from percentile_disc(0.5) within group (order by waited)) / 60)::int as middle
      from booked where waited >= interval '0' and source <> 'transfer' group by grouping sets ((week > this_week - weeks * 7), (week > this_week - weeks * 7, area))),
    waits as (
      select width_bucket(extract(epoch from waited) / 3600, array[1, 4, 12, 24, 48, 96]) as place, count(*) as n
      from booked where waited >= interval '0' and source <> 'transfer' and week > this_week - weeks * 7 group by 1),
    people as (
      select week, count(distinct id) as n from (
        select week, worker_id as id from booked where private.is_live_booking(status) or restored
        union all select week, sender_id from written where sender_id is not null) active group by week),
    words as (select week, sum(n) as n from written group by week),
    days as (select (first_week + nth * 7)::date as week from generate_series(0, weeks * 2 - 1) nth),
    lines as (
      select days.week, coalesce(places.shifts, 0) as shifts, coalesce(places.places, 0) as places, coalesce(places.filled, 0) as filled,
        round(extract(epoch from fills.waited) / 60)::int as "fillMin", coalesce(takes.bookings, 0) as bookings,
        coalesce(takes.late_cancels, 0) as "lateCancels", coalesce(takes.early_cancels, 0) as "earlyCancels", coalesce(takes.venue_cancels, 0) as "venueCancels",
        coalesce(takes.no_shows, 0) as "noShows", coalesce(people.n, 0) as people, coalesce(words.n, 0) as messages
      from days left join places on places.week = days.week and places.area is null left join takes on takes.week = days.week and takes.area is null
      left join fills on fills.week = days.week left join people on people.week = days.week left join words on words.week = days.week),
    cities as (
      select places.area, sum(places.shifts) as shifts, sum(places.places) as places, sum(places.filled) as filled, coalesce(sum(takes.bookings), 0) as bookings,
        coalesce(sum(takes.late_cancels), 0) as "lateCancels", coalesce(sum(takes.no_shows), 0) as "noShows",
        (select middle from stretches where stretches.now and stretches.area = places.area) as "fillMin"
      from places left join takes on takes.week = places.week and takes.area = places.area
      where places.area is not null and places.week > this_week - weeks * 7 group by places.area)
    select jsonb_build_object(
      'weeks', (select jsonb_agg(row_to_json(lines) order by lines.week) from lines),
      'cities', (select coalesce(jsonb_agg(row_to_json(cities) order by cities.places desc, cities.area), '[]') from cities),
      'waits', (select jsonb_agg(coalesce(waits.n, 0) order by place) from generate_series(0, 6) place left join waits using (place)),
      'fillMin', (select middle from stretches where now and area is null), 'fillMinBefore', (select middle from stretches where not now and area is null),
      'notes', private.notes_of_market(of_area, this_week - (weeks - 1) * 7)));
end
$$;
comment on function private.market_of(text, int) is 'For the two that may ask: admins, and the mail of the week.';

create function private.figures_of_market(of_area text, weeks int) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('read_only');
  return private.market_of(of_area, weeks);
end
$$;
grant execute on function private.figures_of_market(text, int) to authenticated;

create function public.admin_market(p_area text default 'all', p_weeks int default 12) returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.figures_of_market(p_area, p_weeks)
$$;
comment on function public.admin_market(text, int) is
  'Twice 4, 12 or 52 weeks of a city or of all: places and how many were filled, the median wait for a booking, cancellations, no-shows, people, messages; and the cities of the later half, and how long its bookings waited. Admins only.';

-- Cities whose last four whole weeks, of the place, filled ten points less than the four before, of twenty places at least.
create function private.fill_drops() returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  upto constant timestamptz := private.now();
begin
  if not private.is_admin() then return '[]'; end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('area', area, 'now', round(100 * now_filled / now_places), 'before', round(100 * before_filled / before_places))
      order by before_filled / before_places - now_filled / now_places desc), '[]')
    from (select area, sum(positions) filter (where late)::numeric as now_places, sum(confirmed_count) filter (where late)::numeric as now_filled,
        sum(positions) filter (where not late)::numeric as before_places, sum(confirmed_count) filter (where not late)::numeric as before_filled
      from (select area, positions, confirmed_count, weeks_ago <= 4 as late
        from (select area, positions, confirmed_count, (date_trunc('week', upto at time zone tz)::date - date_trunc('week', starts_at at time zone tz)::date) / 7 as weeks_ago
          from public.shifts where status in ('published', 'expired') and published_at is not null and starts_at between upto - interval '64 days' and upto) aged
        where weeks_ago between 1 and 8) begun
      group by area) filled
    where now_places >= 20 and before_places >= 20 and before_filled / before_places - now_filled / now_places >= 0.1);
end
$$;

-- What breaks, once each: the same words from the same place (its fingerprint), of seven days, the most frequent first, with the five
-- newest builds that it was met in.
create function private.frequent_errors(most int) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then return '[]'; end if;
  return (select coalesce(jsonb_agg(row_to_json(top)), '[]') from (
    select message, count(*) as times, count(distinct coalesce(user_id::text, user_agent)) as people, max(received_at) as "lastAt",
      left(md5(message || split_part(stack, chr(10), 2)), 8) as fingerprint,
      coalesce((array_agg(distinct build order by build desc) filter (where build is not null))[1:5], '{}') as builds
    from public.error_reports where received_at > private.now() - interval '7 days'
    group by message, split_part(stack, chr(10), 2) order by count(*) desc, max(received_at) desc limit most) top);
end
$$;

-- Devices whose person works within two days and that were silent for three, or whose changes were refused five times within a day.
create function private.stuck_devices() returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  upto constant timestamptz := private.now();
begin
  if not private.is_admin() then return '[]'; end if;
  return (select coalesce(jsonb_agg(row_to_json(stuck)), '[]') from (
    select person.id, person.name, found.silent, max(device.last_sync_at) as "lastAt" from (
      select booking.worker_id as user_id, true as silent from public.bookings booking
      where private.is_live_booking(booking.status) and booking.starts_at between upto and upto + interval '2 days'
        and exists (select from private.devices where user_id = booking.worker_id)
        and not exists (select from private.devices where user_id = booking.worker_id and last_sync_at > upto - interval '3 days')
      union
      select user_id, false from private.receipts where state = 'rejected' and at > upto - interval '1 day' group by user_id having count(*) >= 5) found
    join public.profiles person on person.id = found.user_id
    left join private.devices device on device.user_id = found.user_id
    group by person.id, person.name, found.silent order by found.silent desc, max(device.last_sync_at) limit 5) stuck);
end
$$;
comment on function private.stuck_devices() is 'Five people whose devices do not get through, those who work soon first.';

create function private.attention_of_admins() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('read_only');
  return jsonb_build_object(
    'disputes', (select count(*) from public.disputes where state <> 'decided'),
    'first', (select row_to_json(nearest) from (select id, kind, name, shift, decide_by as "decideBy" from private.listed_disputes
      where state <> 'decided' order by decide_by, id limit 1) nearest),
    'pay', private.count_waiting_pay(),
    'verifications', (select count(*) from public.venue_verifications where state = 'waiting'),
    'documents', case when private.admin_role() in ('support', 'super_admin') then (select count(*) from public.profile_documents where state = 'waiting') else 0 end,
    'drops', private.fill_drops(), 'errors', private.frequent_errors(3), 'stuck', private.stuck_devices());
end
$$;
grant execute on function private.attention_of_admins() to authenticated;

create function public.admin_attention() returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.attention_of_admins()
$$;
comment on function public.admin_attention() is 'What waits for an admin, with the dispute that is to be decided first; cities that fill less than before; errors that apps reported most. Admins only.';

revoke all on function public.admin_market(text, int), public.admin_attention() from public, anon, authenticated, service_role;
grant execute on function public.admin_market(text, int), public.admin_attention() to authenticated;
