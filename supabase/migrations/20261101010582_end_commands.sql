-- Another end than planned: the venue and the worker each say until when. Kept like any fact, so that what two people say without
-- signal is agreed in whatever order it is heard; it moves the hours, never the times of the booking. What is agreed is worked out
-- in `…001820_worked_time.sql`.

create function private.propose_end(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  booking constant public.bookings := private.attended(args);
  fact constant uuid := private.arg_uuid(args, 'id');
  ends constant timestamptz := date_trunc('minute', private.arg_instant(args, 'until'));
  said constant timestamptz := private.arg_instant(args, 'said_at');
  ahead constant int := private.arg_int(args, 'offset_s', false);
  at constant timestamptz := private.trusted(said + coalesce(ahead, 0) * interval '1 second');
  side constant text := private.speaks_for(booking);
  stood constant text := private.figures_of(booking.id);
begin
  if side = 'venue' then perform private.require_member(booking.venue_id, 'manager'); end if;
  if ends <= booking.starts_at or ends > booking.ends_at + interval '8 hours' then perform private.bad_argument('until'); end if;
  if private.is_known_fact(fact, booking.id, 'until') then return; end if;
  perform private.require_attendable(booking);
  if booking.status = 'approved' then perform private.refuse('hours_agreed'); end if;
  insert into public.attendance_events (id, booking_id, actor_id, kind, source, until, said_at, offset_s, clock_jumped, trusted_at, verdict)
  values (fact, booking.id, auth.uid(), 'until', side, ends, said, ahead,
    args ? 'clock_jumped' and private.arg_bool(args, 'clock_jumped'), at, case when private.in_window('until', at, booking) then 'word' else 'out_of_window' end);
  perform private.follow_attendance(booking.id, stood);
  perform private.tell_of_end(booking, side, ends);
end
$$;
select private.register_command('propose_end', 1, 'Says until when somebody works a shift, later or earlier than planned; agreed when the other side says the same. The booking''s worker, or a manager of the venue.');

create function private.tell_of_end(booking public.bookings, side text, ends timestamptz) returns void language plpgsql set search_path = '' as $$
declare
  kind constant text := case when (private.agreed_end(booking)).ends_at = ends then 'end_agreed' else 'end_proposed' end;
  facts constant jsonb := private.facts_of_shift(booking.shift_id) || jsonb_build_object('booking_id', booking.id, 'time', ends,
    'name', (select name from public.profiles where id = booking.worker_id));
begin
  if side = 'venue' then perform private.notify(booking.worker_id, kind, facts);
  else perform private.notify_managers(booking.venue_id, kind || '_to_venue', facts); end if;
end
$$;
