-- What ends, or begins, when the wall shows a time for the second time: calendars read such a time as the first, so the event was an hour
-- shorter, or began an hour early. It is told by UTC. Twin of `moment` in src/domain/bookings/ical.ts.

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

create or replace function private.ical_event(event jsonb, stamp timestamptz) returns text[] language plpgsql stable set search_path = '' as $$
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
