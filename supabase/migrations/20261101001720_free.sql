-- Free or not free: what a week and its exceptions say of a slot. The twin of domain/availability/rules.ts; both run the
-- same table of cases. Nobody but commands may call these: a calendar is private, and so is the reason for a no.

-- Spans that speak of these wall times, exceptions above rules.
create function private.spoken_hours(worker uuid, from_wall timestamp, to_wall timestamp)
returns table (begins timestamp, ends timestamp, kind text, weight int) language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  select day + lower(hours) * interval '1 minute', day + upper(hours) * interval '1 minute', rule.kind, 0
  from generate_series(date_trunc('day', from_wall) - interval '1 day', to_wall, '1 day') day
  join public.availability_rules rule on rule.worker_id = worker and rule.weekday = extract(isodow from day)
    and daterange(rule.valid_from, rule.valid_to, '[]') @> day::date
  cross join lateral (select private.day_minutes(rule.start_local, rule.end_local) as hours) minutes
  union all
  select day + lower(hours) * interval '1 minute', day + upper(hours) * interval '1 minute', away.kind, 10
  from generate_series(date_trunc('day', from_wall) - interval '1 day', to_wall, '1 day') day
  join public.availability_exceptions away on away.worker_id = spoken_hours.worker and day::date between away.starts_on and away.ends_on
  cross join lateral (select coalesce(private.day_minutes(away.start_local, away.end_local), int4range(0, 1440)) as hours) minutes;
end
$$;

create function private.availability_of(worker uuid, from_wall timestamp, to_wall timestamp) returns text
language plpgsql stable set search_path = '' as $$
begin
  -- Most have said nothing.
  if not exists (select from public.availability_rules rule where rule.worker_id = worker)
    and not exists (select from public.availability_exceptions away where away.worker_id = worker)
  then
    return 'unsaid';
  end if;
  return (with spoken as (
    select begins, ends, kind, weight + case kind when 'unavailable' then 3 when 'prefer' then 2 else 1 end as weight
    from private.spoken_hours(worker, from_wall, to_wall) where begins < to_wall and ends > from_wall
  ), cuts as (
    select from_wall as at
    union select begins from spoken where begins > from_wall
    union select ends from spoken where ends < to_wall
  ), pieces as (
    select (select kind from spoken where begins <= at and ends > at order by weight desc limit 1) as kind from cuts
  )
  select case
    when bool_or(kind = 'unavailable') then 'unavailable'
    when bool_and(kind is not null and kind = 'prefer') then 'prefer'
    when bool_and(kind is not null) then 'available'
    when exists (
      select from public.availability_rules rule
      where rule.worker_id = worker and rule.kind <> 'unavailable' and daterange(rule.valid_from, rule.valid_to, '[]') @> from_wall::date)
    then 'outside'
    else 'unsaid' end
  from pieces);
end
$$;
comment on function private.availability_of(uuid, timestamp, timestamp) is
  'unavailable | outside (hours are given, these are not among them) | prefer | available | unsaid.';

create function private.is_marked_unavailable(worker uuid, slot tstzrange, zone text) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return private.availability_of(worker, lower(slot) at time zone zone, upper(slot) at time zone zone) in ('unavailable', 'outside');
end
$$;
comment on function private.is_marked_unavailable(uuid, tstzrange, text) is 'The zone is that of the place where the work is.';

create function private.is_free(worker uuid, slot tstzrange, zone text) returns boolean language sql stable security definer set search_path = '' as $$
  select not private.is_marked_unavailable(worker, slot, zone) and not exists (
    select from public.bookings
    where worker_id = worker and private.is_live_booking(status) and tstzrange(starts_at, ends_at) && slot)
$$;
comment on function private.is_free(uuid, tstzrange, text) is 'Neither marked otherwise nor booked. All that a venue may learn of a calendar.';

-- Where no place is named: that of the first city the person works in.
create function private.is_free(worker uuid, slot tstzrange) returns boolean language sql stable security definer set search_path = '' as $$
  select private.is_free(worker, slot, coalesce(
    (select area.tz from public.profile_private secret join public.areas area on area.slug = secret.areas[1] where secret.id = worker),
    'Europe/London'))
$$;
comment on function private.is_free(uuid, tstzrange) is 'The same by the clock of the person''s first city.';
