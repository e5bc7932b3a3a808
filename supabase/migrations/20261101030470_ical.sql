-- iCalendar text (RFC 5545), for feeds that calendar apps read. Twin of src/domain/bookings/ical.ts: the same events make
-- the same text. Wall times with their zone, and the zone's changes of clocks spelt out, so that a shift over the autumn
-- night is as long in any calendar as it is at the venue.

-- Events: [{ "id", "starts_at", "ends_at", "tz", "title", "place", "text", "cancelled" }, …]
create function private.ical_text(events jsonb, stamp timestamptz) returns text language plpgsql stable set search_path = '' as $$
begin
  return (
    select string_agg(private.ical_folded(line) || E'\r\n', '' order by part, nth, line_nth) from (
      select 0 as part, 0::bigint as nth, line_nth, line from unnest(array['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Encore//Shifts//EN',
        'CALSCALE:GREGORIAN', 'METHOD:PUBLISH', 'X-WR-CALNAME:Encore', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'])
        with ordinality as head(line, line_nth)
      union all
      select 1, zone.first_nth, line_nth, line from (
        select event ->> 'tz' as tz, min(nth) as first_nth, min((event ->> 'starts_at')::timestamptz) as first_at,
          max((event ->> 'ends_at')::timestamptz) as last_at
        from jsonb_array_elements(events) with ordinality as listed(event, nth) group by 1) zone,
        unnest(private.ical_zone(zone.tz, zone.first_at, zone.last_at)) with ordinality as zoned(line, line_nth)
      union all
      select 2, nth, line_nth, line from jsonb_array_elements(events) with ordinality as listed(event, nth),
        unnest(private.ical_event(event, stamp)) with ordinality as told(line, line_nth)
      union all
      select 3, 0, 1, 'END:VCALENDAR') lines);
end
$$;

-- What ends, or begins, when the wall shows a time for the second time is told by UTC: calendars read such a time as the first, so the
-- event would be an hour shorter, or begin an hour early. Twin of `moment` in src/domain/bookings/ical.ts.
create function private.ical_moment(at timestamptz, tz text) returns text language plpgsql stable set search_path = '' as $$
declare
  utc constant timestamp := at at time zone 'UTC';
  -- By so much the clock went back since the day before.
  back constant interval := (private.minutes_east(utc - interval '1 day', tz) - private.minutes_east(utc, tz)) * interval '1 minute';
begin
  if back > interval '0' and (at - back) at time zone tz = at at time zone tz then
    return ':' || to_char(utc, 'YYYYMMDD"T"HH24MI"00Z"');
  end if;
  return ';TZID=' || tz || ':' || to_char(at at time zone tz, 'YYYYMMDD"T"HH24MI"00"');
end
$$;
comment on function private.ical_moment(timestamptz, text) is 'A moment as a line of an event goes on after DTSTART or DTEND.';

create function private.ical_event(event jsonb, stamp timestamptz) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['BEGIN:VEVENT', 'UID:' || (event ->> 'id') || '@encore',
      'DTSTAMP:' || to_char(stamp at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"'),
      'DTSTART' || private.ical_moment((event ->> 'starts_at')::timestamptz, event ->> 'tz'),
      'DTEND' || private.ical_moment((event ->> 'ends_at')::timestamptz, event ->> 'tz'),
      'SUMMARY:' || private.ical_escaped(event ->> 'title'), 'LOCATION:' || private.ical_escaped(event ->> 'place')]
    || case when event ->> 'text' = '' then '{}' else array['DESCRIPTION:' || private.ical_escaped(event ->> 'text')] end
    || array['STATUS:' || case when (event -> 'cancelled')::boolean then 'CANCELLED' else 'CONFIRMED' end, 'END:VEVENT'];
end
$$;

-- The zone from the year before the first event to the end of the last one's.
create function private.ical_zone(tz text, first_at timestamptz, last_at timestamptz) returns text[] language plpgsql immutable set search_path = '' as $$
declare
  from_utc timestamp := date_trunc('year', first_at at time zone 'UTC') - interval '1 year';
  to_utc timestamp := date_trunc('year', last_at at time zone 'UTC') + interval '1 year';
  start_min int := private.minutes_east(from_utc, tz);
  lines text[];
  lowest int;
begin
  with days as (
    select day, private.minutes_east(day, tz) as before_min, private.minutes_east(day + interval '1 day', tz) as after_min
    from generate_series(from_utc, to_utc - interval '1 day', interval '1 day') day
  ), changes as (
    -- The minute from which the later offset holds.
    select before_min, after_min, (select min(minute) from generate_series(day + interval '1 minute', day + interval '1 day', interval '1 minute') minute
      where private.minutes_east(minute, tz) = after_min) as at_utc
    from days where before_min <> after_min
    union all
    select start_min, start_min, from_utc
  ), told as (
    select *, min(after_min) over () as floor_min from changes
  )
  select array_agg(line order by at_utc, nth) into lines from told, unnest(array[
    'BEGIN:' || case when after_min > floor_min then 'DAYLIGHT' else 'STANDARD' end,
    'DTSTART:' || to_char(at_utc + before_min * interval '1 minute', 'YYYYMMDD"T"HH24MISS'),
    'TZOFFSETFROM:' || private.ical_offset(before_min), 'TZOFFSETTO:' || private.ical_offset(after_min),
    'END:' || case when after_min > floor_min then 'DAYLIGHT' else 'STANDARD' end]) with ordinality as observance(line, nth);
  return array['BEGIN:VTIMEZONE', 'TZID:' || tz] || lines || array['END:VTIMEZONE'];
end
$$;

create function private.minutes_east(at_utc timestamp, tz text) returns int language sql immutable set search_path = '' as $$
  select (extract(epoch from (at_utc at time zone 'UTC') at time zone tz - at_utc) / 60)::int
$$;

create function private.ical_offset(minutes int) returns text language sql immutable set search_path = '' as $$
  select case when minutes < 0 then '-' else '+' end || to_char(abs(minutes) / 60, 'FM00') || to_char(abs(minutes) % 60, 'FM00')
$$;

create function private.ical_escaped(said text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(private.without_controls(said), '([\\;,])', '\\\1', 'g'), '\n', '\\n', 'g')
$$;

-- Long lines go on in the next, after a blank; no character is cut.
create function private.ical_folded(line text) returns text language plpgsql immutable set search_path = '' as $$
declare
  out_line text := '';
  room int := 75;
  one text;
begin
  if octet_length(line) <= room then return line; end if;
  foreach one in array regexp_split_to_array(line, '') loop
    if octet_length(one) > room then
      out_line := out_line || E'\r\n ';
      room := 74;
    end if;
    out_line := out_line || one;
    room := room - octet_length(one);
  end loop;
  return out_line;
end
$$;
