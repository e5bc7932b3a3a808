-- Figures that count what was posted, by the place's own week and each currency by itself. A shift that was worked without a post and
-- written down afterwards (`recorded_shifts`) was no place to fill: it filled none and nobody waited for it. Its hours, its pay and whoever
-- worked count as any other's.

create or replace function private.market_of(of_area text, weeks int) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  upto constant timestamptz := private.now();
  this_week constant date := private.this_week(of_area);
  first_week constant date := this_week - (weeks * 2 - 1) * 7;
  -- A place's Monday may begin half a day before that of UTC.
  since constant timestamptz := coalesce(first_week, upto::date)::timestamp at time zone 'UTC' - interval '1 day';
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

-- The last four whole weeks and the four before them, of the place.
create or replace function private.fill_drops() returns jsonb language plpgsql stable security definer set search_path = '' as $$
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

-- The Monday on which the first of so many weeks begins, as midnight of UTC: whose week a shift is in is asked by its own place.
create or replace function private.reported_from(of_area text, weeks int) returns timestamptz language plpgsql stable set search_path = '' as $$
begin
  if weeks is null or weeks not in (4, 12, 52) then perform private.bad_argument('weeks'); end if;
  if private.this_week(of_area) is null then perform private.bad_argument('area'); end if;
  return (private.this_week(of_area) - (weeks - 1) * 7)::timestamp at time zone 'UTC';
end
$$;

create or replace function private.reported(of_area text, since timestamptz) returns table (
  shift_id uuid, venue_id uuid, area text, places int, filled int, worker_id uuid, worked boolean, late boolean, venue_cancel boolean, no_show boolean,
  currency text, agreed_min int, pay_minor bigint, waiting boolean, disputed boolean, owed_minor int)
language sql stable set search_path = '' as $$
  select shift.id, shift.venue_id, shift.area, case when shift.status <> 'cancelled' and shift.published_at is not null then shift.positions else 0 end,
    case when shift.status <> 'cancelled' and shift.published_at is not null then shift.confirmed_count else 0 end, booking.worker_id,
    private.is_live_booking(booking.status) or booking.restored,
    booking.status = 'cancelled_by_worker' and booking.cancel_tier in ('late', 'last_minute', 'after_check_in'),
    booking.status = 'cancelled_by_venue', booking.status = 'no_show' and not booking.restored,
    coalesce(booking.currency, shift.currency), sheet.agreed_min, round(sheet.rate_minor * sheet.agreed_min / 60.0)::bigint,
    sheet.state in ('open', 'submitted', 'countered'), sheet.state = 'disputed', booking.owed_minor
  from public.shifts shift
  left join public.bookings booking on booking.shift_id = shift.id and booking.status <> 'transferred'
  left join public.timesheets sheet on sheet.booking_id = booking.id
  where shift.status in ('published', 'expired', 'cancelled') and shift.starts_at between since - interval '1 day' and private.now()
    and date_trunc('week', shift.starts_at at time zone shift.tz)::date >= (since at time zone 'UTC')::date and (of_area = 'all' or shift.area = of_area)
$$;

-- A venue that moved to a place with another currency has a line for each, with the shifts of that currency alone.
create or replace function private.report_of_venues(of_area text, since timestamptz, most int) returns jsonb language sql stable set search_path = '' as $$
  with posted as (
    select venue_id, currency, count(*) as shifts, sum(places) as places, sum(filled) as filled
    from (select distinct shift_id, venue_id, currency, places, filled from private.reported(of_area, since)) once group by venue_id, currency),
  taken as (
    select venue_id, currency, coalesce(sum(agreed_min), 0) as minutes, coalesce(sum(pay_minor), 0) as "payMinor", coalesce(sum(owed_minor), 0) as "owedMinor",
      count(*) filter (where venue_cancel) as "venueCancels", count(*) filter (where no_show) as "noShows"
    from private.reported(of_area, since) group by venue_id, currency),
  listed as (
    select venue.id, venue.name, venue.area, taken.currency, posted.shifts, posted.places, posted.filled, taken.minutes, taken."payMinor", taken."owedMinor",
      taken."venueCancels", taken."noShows"
    from taken join posted using (venue_id, currency) join public.venues venue on venue.id = venue_id)
  select jsonb_build_object('total', (select count(*) from listed), 'rows', (select coalesce(jsonb_agg(row_to_json(top)), '[]')
    from (select * from listed order by minutes desc, shifts desc, name, id, currency limit most) top))
$$;
