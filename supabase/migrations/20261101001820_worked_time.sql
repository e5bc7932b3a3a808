-- Worked time as a pure function of facts: what each side's facts say of one booking, to the minute. The phone's and the
-- venue's stand side by side and are never mixed. Twin of `domain/attendance/figures.ts`, over one table of cases.

create type private.worked_figure as (came_at timestamptz, left_at timestamptz, break_min int, paid_min int, proven boolean);

-- The union of the breaks inside the paid time; one that was not ended lasts as long as that. Null: none was recorded. A break
-- ends with the first end after it, and what begins meanwhile is the same break. An end in the instant of a beginning changes nothing,
-- whichever of the two is heard first: the break goes on, or it took no time.
create function private.break_minutes(of_booking uuid, of_source text, paid_from int, paid_to int) returns int
language sql stable set search_path = '' as $$
  with said as (
    select kind, coalesce(proven_at, trusted_at) as at from public.attendance_events
    where booking_id = of_booking and source = of_source and verdict <> 'out_of_window' and kind in ('break_start', 'break_end')
  ), facts as (
    select min(kind) as kind, private.minute_at(at) as at, row_number() over (order by said.at) as nth
    from said group by said.at having count(distinct kind) = 1
  ), starts as (
    select at, nth, coalesce((select before.kind from facts before where before.nth = facts.nth - 1), 'break_end') as before_it
    from facts where kind = 'break_start'
  )
  select coalesce(sum(greatest(0, least(coalesce((select min(ending.at) from facts ending where ending.kind = 'break_end' and ending.nth > starts.nth),
    paid_to), paid_to) - greatest(at, paid_from)))::int, (select 0 from said where kind = 'break_start' limit 1))
  from starts where before_it = 'break_end'
$$;

-- The end (until) or the start (from) that both sides said, the later of two such. Each side may say another, and until the other
-- side says the same, what was agreed stands.
create function private.agreed_time(of_booking uuid, of_kind text) returns timestamptz language sql stable set search_path = '' as $$
  with said as (
    select source, until, trusted_at as at from public.attendance_events
    where booking_id = of_booking and kind = of_kind and verdict <> 'out_of_window'
  )
  select until from said
  where until = (select other.until from said other where other.source <> said.source and other.at <= said.at order by other.at desc, other.until desc limit 1)
  order by at desc, until desc limit 1
$$;

-- Sent home: the venue was the first to say an end before the planned one.
create type private.agreed_end as (ends_at timestamptz, sent_home boolean);

create function private.agreed_end(booking public.bookings) returns private.agreed_end language sql stable set search_path = '' as $$
  select said.until, said.until < booking.ends_at
    and min(said.trusted_at) filter (where source = 'venue') <= min(said.trusted_at) filter (where source = 'rockstar')
  from public.attendance_events said
  where said.booking_id = booking.id and said.kind = 'until' and said.verdict <> 'out_of_window'
    and said.until = private.agreed_time(booking.id, 'until')
  group by said.until
$$;
comment on function private.agreed_end(public.bookings) is 'Until when both sides say that somebody works; null where that is as planned.';

-- Who is sent home is paid so many hours, or the whole of a shorter shift.
create function private.least_paid_min(booking public.bookings) returns int language sql stable set search_path = '' as $$
  select least((private.rules_of(booking.rules_version)).owed_hours * 60, greatest(0, private.minute_at(booking.ends_at) - private.minute_at(booking.starts_at) - booking.break_min))
$$;

create function private.figure_of(booking public.bookings, of_source text) returns private.worked_figure
language plpgsql stable set search_path = '' as $$
declare
  figure private.worked_figure;
  agreed constant private.agreed_end := private.agreed_end(booking);
  paid_from int;
  paid_to int;
begin
  select min(coalesce(proven_at, trusted_at)) filter (where kind = 'in'), max(coalesce(proven_at, trusted_at)) filter (where kind = 'out')
  into figure.came_at, figure.left_at from public.attendance_events
  where booking_id = booking.id and source = of_source and verdict <> 'out_of_window';
  if figure.came_at is null or figure.left_at is null or figure.left_at <= figure.came_at then return null; end if;
  -- Before the planned start only where both said so.
  paid_from := greatest(private.minute_at(figure.came_at), private.minute_at(least(booking.starts_at, private.agreed_time(booking.id, 'from'))));
  -- Fifteen minutes past the planned end, or a later one that was agreed, count by themselves.
  paid_to := greatest(paid_from, least(private.minute_at(figure.left_at),
    private.minute_at(greatest(booking.ends_at, agreed.ends_at)) + 15));
  figure.break_min := coalesce(private.break_minutes(booking.id, of_source, paid_from, paid_to), booking.break_min);
  figure.paid_min := greatest(case when agreed.sent_home then private.least_paid_min(booking) else 0 end,
    paid_to - paid_from - figure.break_min);
  figure.proven := (select count(distinct kind) = 2 from public.attendance_events
    where booking_id = booking.id and source = of_source and verdict = 'proven'
      and ((kind = 'in' and proven_at = figure.came_at) or (kind = 'out' and proven_at = figure.left_at)));
  return figure;
end
$$;
comment on function private.figure_of(public.bookings, text) is 'What one side''s facts say of a booking; null while a coming or a leaving after it is missing.';
