-- Another end or start than planned: the venue and the worker each say until when, or from when. Kept like any fact, so that what two
-- people say without signal is agreed in whatever order it is heard; it moves the hours, never the times of the booking. What is agreed
-- is worked out in `…001820_worked_time.sql`.

create function private.propose_end(args jsonb) returns void language plpgsql set search_path = '' as $$
begin
  perform private.propose_time(args, 'until');
end
$$;
select private.register_command('propose_end', 1, 'Says until when somebody works a shift, later or earlier than planned; agreed when the other side says the same. The booking''s worker, or a manager of the venue.');

create function private.propose_start(args jsonb) returns void language plpgsql set search_path = '' as $$
begin
  perform private.propose_time(args, 'from');
end
$$;
select private.register_command('propose_start', 1, 'Says from when somebody is paid, up to an hour before the planned start; agreed when the other side says the same. The booking''s worker, or a manager of the venue.');

-- The argument with the time is called as the kind of fact is.
create function private.propose_time(args jsonb, of_kind text) returns void language plpgsql set search_path = '' as $$
declare
  booking constant public.bookings := private.attended(args);
  fact constant uuid := private.arg_uuid(args, 'id');
  moment constant timestamptz := date_trunc('minute', private.arg_instant(args, of_kind));
  said constant timestamptz := private.arg_instant(args, 'said_at');
  ahead constant int := private.arg_int(args, 'offset_s', false);
  at constant timestamptz := private.trusted(said + coalesce(ahead, 0) * interval '1 second');
  side constant text := private.speaks_for(booking);
  stood constant text := private.figures_of(booking.id);
begin
  if side = 'venue' then perform private.require_member(booking.venue_id, 'manager'); end if;
  if of_kind = 'until' and (moment <= booking.starts_at or moment > booking.ends_at + interval '8 hours')
    -- A check-in counts from then on; who has to come earlier still has another shift.
    or of_kind = 'from' and (moment > booking.starts_at or moment < booking.starts_at - interval '1 hour')
  then perform private.bad_argument(of_kind); end if;
  if private.is_known_fact(fact, booking.id, of_kind) then return; end if;
  perform private.require_attendable(booking);
  if booking.status = 'approved' then perform private.open_hours(args); end if;
  insert into public.attendance_events (id, booking_id, actor_id, kind, source, until, said_at, offset_s, clock_jumped, trusted_at, verdict)
  values (fact, booking.id, auth.uid(), of_kind, side, moment, said, ahead,
    args ? 'clock_jumped' and private.arg_bool(args, 'clock_jumped'), at, case when private.in_window(of_kind, at, booking) then 'word' else 'out_of_window' end);
  perform private.follow_attendance(booking.id, stood);
  perform private.tell_of_time(booking, of_kind, moment);
end
$$;

create function private.tell_of_time(booking public.bookings, of_kind text, moment timestamptz) returns void language plpgsql set search_path = '' as $$
declare
  kind constant text := case of_kind when 'until' then 'end' else 'start' end
    || case when private.agreed_time(booking.id, of_kind) = moment then '_agreed' else '_proposed' end;
  facts constant jsonb := private.facts_of_shift(booking.shift_id) || jsonb_build_object('booking_id', booking.id, 'time', moment,
    'name', (select name from public.profiles where id = booking.worker_id));
begin
  if private.speaks_for(booking) = 'venue' then perform private.notify(booking.worker_id, kind, facts);
  else perform private.notify_managers(booking.venue_id, kind || '_to_venue', facts); end if;
end
$$;
