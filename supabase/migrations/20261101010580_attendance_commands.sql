-- Coming, leaving and resting: facts, so none is refused for its time or its code; each is kept with what it is worth.
-- A booking's state follows from its facts alone, in whatever order they arrive. Twin of `domain/attendance/`.

-- From an hour before the start; coming until eight hours after it, everything else until twelve after the end.
create function private.in_window(kind text, at timestamptz, booking public.bookings) returns boolean language sql immutable set search_path = '' as $$
  select (kind = 'from' or at >= booking.starts_at - interval '1 hour')
    and at <= case when kind = 'in' then booking.starts_at + interval '8 hours' else booking.ends_at + interval '12 hours' end
$$;

-- Whether who was given up can have their place back: nobody else has it, and they are nowhere else.
create function private.has_place_again(booking public.bookings) returns boolean language sql stable set search_path = '' as $$
  select private.free_places(shift) > 0 and not exists (
    select from public.bookings other where other.worker_id = booking.worker_id and other.id <> booking.id
      and private.is_live_booking(other.status) and not other.restored
      and tstzrange(other.starts_at, other.ends_at) && tstzrange(booking.starts_at, booking.ends_at))
  from public.shifts shift where shift.id = booking.shift_id
$$;

-- The state of a booking by its facts: here since there is a coming, gone since there is a leaving after it. A no-show stands
-- against the person's own word, and is withdrawn by a coming that a code proves or that the venue writes down. Who is gone has
-- hours; `stood` is what the figures were before the fact, so that the time to answer begins anew only with another figure.
create function private.follow_attendance(of_booking uuid, stood text) returns void language plpgsql set search_path = '' as $$
declare
  came timestamptz;
  went timestamptz;
  shown boolean;
  booking public.bookings;
begin
  select min(coalesce(proven_at, trusted_at)) filter (where kind = 'in'), max(coalesce(proven_at, trusted_at)) filter (where kind = 'out'),
    coalesce(bool_or(kind = 'in' and verdict in ('proven', 'by_hand')), false)
  into came, went, shown from public.attendance_events where booking_id = of_booking and verdict <> 'out_of_window';
  update public.bookings as work set status = case when went > came then 'checked_out' else 'checked_in' end, version = version + 1,
    restored = case when status = 'no_show' then not private.has_place_again(work) else restored end
  where id = of_booking and came is not null and (status in ('confirmed', 'change_pending', 'checked_in') or (status = 'no_show' and shown))
    and status <> case when went > came then 'checked_out' else 'checked_in' end
  returning * into booking;
  if booking.status = 'checked_out' then
    perform private.open_timesheet(booking, private.speaks_for(booking));
  end if;
  if private.figures_of(of_booking) is distinct from stood then
    perform private.weigh_timesheet(sheet.id, private.speaks_for(work))
    from public.timesheets sheet join public.bookings work on work.id = sheet.booking_id where sheet.booking_id = of_booking;
  end if;
end
$$;

create function private.has_left(booking public.bookings) returns boolean language sql stable set search_path = '' as $$
  select coalesce(max(coalesce(proven_at, trusted_at)) filter (where kind = 'out') > min(coalesce(proven_at, trusted_at)) filter (where kind = 'in'), false)
  from public.attendance_events where booking_id = booking.id and verdict <> 'out_of_window'
$$;
comment on function private.has_left(public.bookings) is 'Whether anybody stated that somebody left after they came.';

create function private.speaks_for(booking public.bookings) returns text language sql stable set search_path = '' as $$
  select case when booking.worker_id = auth.uid() then 'rockstar' else 'venue' end
$$;

-- A booking about which somebody may still state a fact, locked: what was called off by the venue or counted as a no-show
-- too, because who says so may not have heard of it.
create function private.attended(args jsonb) returns public.bookings language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
begin
  -- Who was given up may get their place back: the shift is locked first, as by everybody who fills one. From the start on anybody who
  -- has not come may be given up before their booking is locked below (`mark_no_show` allows it half an hour later).
  perform from public.shifts where id = (select shift_id from public.bookings where id = private.arg_uuid(args, 'booking_id')
    and (status = 'no_show' or status in ('confirmed', 'change_pending') and starts_at <= private.now()))
  for update;
  select * into booking from public.bookings where id = private.arg_uuid(args, 'booking_id') for update;
  if booking.id is null then perform private.refuse('not_found', null, 404); end if;
  return booking;
end
$$;

create function private.require_attendable(booking public.bookings) returns void language plpgsql set search_path = '' as $$
begin
  if booking.status in ('cancelled_by_worker', 'released', 'transferred') then perform private.refuse('wrong_state'); end if;
end
$$;

-- The same fact again. An id that stands for something else is refused.
create function private.is_known_fact(fact uuid, of_booking uuid, of_kind text) returns boolean language plpgsql stable set search_path = '' as $$
declare
  known public.attendance_events;
begin
  select * into known from public.attendance_events where id = fact;
  if known.id is not null and (known.booking_id, known.kind, known.actor_id) is distinct from (of_booking, of_kind, auth.uid()) then
    perform private.refuse('not_allowed', null, 403);
  end if;
  return known.id is not null;
end
$$;

create function private.state_own_fact(args jsonb, kind text) returns void language plpgsql set search_path = '' as $$
declare
  booking constant public.bookings := private.attended(args);
  fact public.attendance_events;
begin
  if booking.worker_id <> auth.uid() then perform private.refuse('not_allowed', null, 403); end if;
  fact.id := private.arg_uuid(args, 'id');
  fact.kind := kind;
  fact.said_at := private.arg_instant(args, 'said_at');
  fact.offset_s := private.arg_int(args, 'offset_s', false);
  fact.clock_jumped := args ? 'clock_jumped' and private.arg_bool(args, 'clock_jumped');
  fact.code := private.arg_text(args, 'code', 40, false);
  select place.distance_m, place.accuracy_m into fact.distance_m, fact.accuracy_m from private.distance_said(args, booking.venue_id) place where kind = 'in';
  if private.is_known_fact(fact.id, booking.id, kind) then
    perform private.complete_relayed(fact);
    return;
  end if;
  perform private.require_attendable(booking);
  fact.trusted_at := private.trusted(fact.said_at + coalesce(fact.offset_s, 0) * interval '1 second');
  perform private.add_own_fact(booking, fact);
end
$$;

create function private.add_own_fact(booking public.bookings, fact public.attendance_events) returns void language plpgsql set search_path = '' as $$
declare
  stood constant text := private.figures_of(booking.id);
  thought_at constant timestamptz := fact.said_at + coalesce(fact.offset_s, 0) * interval '1 second';
  judged record;
begin
  fact.verdict := 'word';
  if fact.code is not null then
    select * into judged from private.judge_code(fact.code, booking, thought_at,
      (select count(*)::int from public.attendance_events where booking_id = booking.id and code is not null and verdict <> 'proven'));
    fact.verdict := judged.verdict;
    fact.proven_at := judged.proven_at;
  end if;
  -- A code proves one thing: who leaves with the code of their coming has not shown when they left.
  if fact.kind = 'out' and exists (select from public.attendance_events where booking_id = booking.id and kind = 'in' and code = fact.code) then
    fact.verdict := 'replay';
    fact.proven_at := null;
  end if;
  if not private.in_window(fact.kind, coalesce(fact.proven_at, fact.trusted_at), booking) then
    fact.verdict := 'out_of_window';
    fact.proven_at := null;
  end if;
  insert into public.attendance_events
    (id, booking_id, actor_id, kind, source, said_at, offset_s, clock_jumped, trusted_at, proven_at, verdict, code, distance_m,
     accuracy_m)
  values (fact.id, booking.id, booking.worker_id, fact.kind, 'rockstar', fact.said_at, fact.offset_s, fact.clock_jumped, fact.trusted_at,
    fact.proven_at, fact.verdict, fact.code, fact.distance_m, fact.accuracy_m);
  if fact.kind = 'in' then
    update public.attendance_events set verdict = 'replay', proven_at = null
    where booking_id = booking.id and kind = 'out' and code = fact.code and verdict = 'proven';
  end if;
  perform private.follow_attendance(booking.id, stood);
end
$$;

create function private.check_in(args jsonb) returns void language plpgsql set search_path = '' as $$
begin
  perform private.state_own_fact(args, 'in');
end
$$;
select private.register_command('check_in', 1, 'Says that one is here, with the code on the venue''s screen or by one''s word. The booking''s worker.');

create function private.check_out(args jsonb) returns void language plpgsql set search_path = '' as $$
begin
  perform private.state_own_fact(args, 'out');
end
$$;
select private.register_command('check_out', 1, 'Says that one leaves, with the code on the venue''s screen or by one''s word. The booking''s worker.');

create function private.start_break(args jsonb) returns void language plpgsql set search_path = '' as $$
begin
  perform private.state_own_fact(args - 'code', 'break_start');
end
$$;
select private.register_command('start_break', 1, 'Says that one''s break begins. The booking''s worker.');

create function private.end_break(args jsonb) returns void language plpgsql set search_path = '' as $$
begin
  perform private.state_own_fact(args - 'code', 'break_end');
end
$$;
select private.register_command('end_break', 1, 'Says that one''s break is over. The booking''s worker.');

create function private.record_attendance(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
  fact constant uuid := private.arg_uuid(args, 'id');
  kind constant text := private.arg_one_of(args, 'kind', '{in,out,break_start,break_end}');
  at constant timestamptz := least(private.arg_instant(args, 'said_at'), private.now());
  why constant text := private.arg_lines(args, 'reason', 500);
  stood text;
begin
  booking := private.attended(args);
  perform private.require_member(booking.venue_id, 'manager');
  stood := private.figures_of(booking.id);
  if private.is_known_fact(fact, booking.id, kind) then return; end if;
  perform private.require_attendable(booking);
  insert into public.attendance_events (id, booking_id, actor_id, kind, source, said_at, trusted_at, verdict, reason)
  values (fact, booking.id, auth.uid(), kind, 'venue', at, at,
    case when private.in_window(kind, at, booking) then 'by_hand' else 'out_of_window' end, why);
  perform private.follow_attendance(booking.id, stood);
end
$$;
select private.register_command('record_attendance', 1, 'Writes by hand when somebody came, left or rested, and why by hand. A manager of the venue.');
