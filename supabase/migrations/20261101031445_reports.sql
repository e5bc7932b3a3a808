-- Reports for the platform: what venues, Rockstars and their hours came to over some weeks, in one city or in all. Worked out of what
-- stands, of shifts that have begun, like the weeks of the marketplace, whose stretch they share.

-- The Monday on which the first of so many weeks begins, as midnight of UTC: whose week a shift is in is asked by its own place.
create function private.reported_from(of_area text, weeks int) returns timestamptz language plpgsql stable set search_path = '' as $$
begin
  if weeks is null or weeks not in (4, 12, 52) then perform private.bad_argument('weeks'); end if;
  if private.this_week(of_area) is null then perform private.bad_argument('area'); end if;
  return (private.this_week(of_area) - (weeks - 1) * 7)::timestamp at time zone 'UTC';
end
$$;

-- A line for each booking of those weeks with its hours, and one for each shift that nobody took.
create function private.reported(of_area text, since timestamptz) returns table (
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
create function private.report_of_venues(of_area text, since timestamptz, most int) returns jsonb language sql stable set search_path = '' as $$
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

create function private.report_of_rockstars(of_area text, since timestamptz, most int) returns jsonb language sql stable set search_path = '' as $$
  with listed as (
    select person.id, person.name, person.reliability, person.rating, taken.*
    from (select worker_id, currency, count(*) filter (where worked) as shifts, coalesce(sum(agreed_min), 0) as minutes, coalesce(sum(pay_minor), 0) as "payMinor",
        coalesce(sum(owed_minor), 0) as "owedMinor", count(*) filter (where late) as "lateCancels", count(*) filter (where no_show) as "noShows"
      from private.reported(of_area, since) where worker_id is not null group by worker_id, currency) taken
    join public.profiles person on person.id = taken.worker_id)
  select jsonb_build_object('total', (select count(*) from listed), 'rows', (select coalesce(jsonb_agg(to_jsonb(top) - 'worker_id'), '[]')
    from (select * from listed order by minutes desc, shifts desc, name, id, currency limit most) top))
$$;

-- By city and currency: what was agreed, what waits for a word, what is disputed, what is owed for cancelled bookings.
create function private.report_of_hours(of_area text, since timestamptz, most int) returns jsonb language sql stable set search_path = '' as $$
  with listed as (
    select area, currency, count(agreed_min) as agreed, coalesce(sum(agreed_min), 0) as minutes, coalesce(sum(pay_minor), 0) as "payMinor",
      count(*) filter (where waiting) as waiting, count(*) filter (where disputed) as disputed,
      count(*) filter (where owed_minor > 0) as owed, coalesce(sum(owed_minor), 0) as "owedMinor"
    from private.reported(of_area, since) where worker_id is not null group by area, currency)
  select jsonb_build_object('total', (select count(*) from listed), 'rows', (select coalesce(jsonb_agg(row_to_json(top)), '[]')
    from (select * from listed order by minutes desc, area, currency limit most) top))
$$;

create function private.report_for_admins(report text, of_area text, weeks int) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 500;
  since timestamptz;
begin
  perform private.require_admin('read_only');
  if report is null or report not in ('venues', 'rockstars', 'hours') then perform private.bad_argument('report'); end if;
  since := private.reported_from(of_area, weeks);
  return case report
    when 'venues' then private.report_of_venues(of_area, since, most)
    when 'rockstars' then private.report_of_rockstars(of_area, since, most)
    when 'hours' then private.report_of_hours(of_area, since, most) end;
end
$$;
grant execute on function private.report_for_admins(text, text, int) to authenticated;

create function public.admin_report(p_report text, p_area text default 'all', p_weeks int default 12) returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.report_for_admins(p_report, p_area, p_weeks)
$$;
comment on function public.admin_report(text, text, int) is
  'What venues, Rockstars or hours came to in 4, 12 or 52 weeks of a city or of all: the 500 lines with most hours, and how many there are. Admins only.';
revoke all on function public.admin_report(text, text, int) from public, anon, authenticated, service_role;
grant execute on function public.admin_report(text, text, int) to authenticated;
