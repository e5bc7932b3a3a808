-- Writing down a shift that was worked without a post, and the other side's word. Nobody is booked, and no hours count, before both
-- have said the same.

-- How long after the end somebody may still write it down.
create function private.recordable() returns interval language sql immutable set search_path = '' as $$
  select interval '28 days'
$$;

create function private.record_shift(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  worker constant uuid := private.arg_uuid(args, 'worker_id');
  own constant boolean := worker = auth.uid();
  venue public.venues;
  shift public.shifts;
begin
  if not own then perform private.require_member(private.arg_uuid(args, 'venue_id'), 'manager'); end if;
  perform private.require_active(case when own then 'rockstar' end);
  select * into venue from public.venues where id = private.arg_uuid(args, 'venue_id');
  -- Strangers have not worked together, and nobody learns that they were blocked.
  if private.is_blocked(venue.id, worker) or not exists (select from private.acquaintances tie join public.profiles person on person.id = tie.person_id
    where tie.audience = 'venue:' || venue.id and person.id = worker and person.role = 'rockstar')
  then perform private.refuse('not_found', null, 404); end if;
  perform private.require_place(venue, false);
  shift := private.recorded_as_shift(venue, args);
  perform private.check_shift(shift);
  if shift.ends_at > private.now() then perform private.refuse('not_over'); end if;
  if shift.ends_at < private.now() - private.recordable() then perform private.refuse('too_long_ago'); end if;
  if own then perform private.refuse_clash(worker, shift.starts_at, shift.ends_at); end if;
  if (select count(*) from public.recorded_shifts where venue_id = venue.id and worker_id = worker and status = 'asked') >= 20 then
    perform private.refuse('too_many');
  end if;
  -- What is taken back and written down again is told again, and whoever follows a venue's link knows it.
  if (select count(*) from public.recorded_shifts where venue_id = venue.id and worker_id = worker and created_at > private.now() - interval '1 day') >= 40 then
    perform private.refuse('throttled', null, 429);
  end if;
  insert into public.recorded_shifts (id, venue_id, worker_id, said_by, role, starts_at, ends_at, tz, break_min, rate_minor, currency, note, created_by)
  values (private.arg_uuid(args, 'id'), venue.id, worker, case when own then 'rockstar' else 'venue' end, shift.role, shift.starts_at, shift.ends_at,
    shift.tz, shift.break_min, shift.rate_minor, shift.currency, private.arg_lines(args, 'note', 500, false), auth.uid());
exception when unique_violation then
  -- The id is another's.
  perform private.bad_argument('id');
end
$$;
select private.register_command('record_shift', 1, 'Writes down a shift that was worked without a post, for the other side to confirm. A Rockstar of their own, or a manager of the venue; the two know each other.');

-- As it would have been posted.
create function private.recorded_as_shift(venue public.venues, args jsonb) returns public.shifts language plpgsql stable set search_path = '' as $$
declare
  shift public.shifts;
begin
  shift.venue_id := venue.id;
  shift.tz := venue.tz;
  shift.currency := venue.currency;
  shift.role := private.arg_text(args, 'role', 40);
  shift.starts_at := private.arg_instant(args, 'starts_at');
  shift.ends_at := private.arg_instant(args, 'ends_at');
  shift.starts_local := private.wall_text(shift.starts_at, shift.tz);
  shift.ends_local := private.wall_text(shift.ends_at, shift.tz);
  shift.break_min := private.arg_int(args, 'break_min');
  shift.rate_minor := private.arg_int(args, 'rate_minor');
  shift.positions := 1;
  -- The pay of posts has a line above which a person looks; what nobody saw posted has to stay below it.
  if private.is_absurd_pay(private.pay_of_shift(shift)) then perform private.refuse('rate_out_of_range', null, 400); end if;
  return shift;
end
$$;

create function private.wall_text(at timestamptz, tz text) returns text language sql stable set search_path = '' as $$
  select to_char(at at time zone tz, 'YYYY-MM-DD"T"HH24:MI')
$$;

create function private.answer_recorded(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  recorded public.recorded_shifts;
  answer constant text := private.arg_one_of(args, 'answer', '{agree,decline,withdraw}');
  side text;
begin
  select * into recorded from public.recorded_shifts where id = private.arg_uuid(args, 'id');
  if recorded.id is null then perform private.refuse('not_found', null, 404); end if;
  side := case when recorded.worker_id = auth.uid() then 'rockstar' else 'venue' end;
  if side = 'venue' then perform private.require_member(recorded.venue_id, 'manager'); end if;
  if (answer = 'withdraw') <> (side = recorded.said_by) then perform private.refuse('not_allowed', null, 403); end if;
  perform private.lock_worker(recorded.worker_id);
  select * into recorded from public.recorded_shifts where id = recorded.id for update;
  -- A colleague was faster.
  if recorded.status = (case answer when 'agree' then 'agreed' when 'decline' then 'declined' else 'withdrawn' end) then return; end if;
  if recorded.status <> 'asked' then perform private.refuse('wrong_state'); end if;
  if answer = 'agree' then
    perform private.require_active();
    perform private.refuse_clash(recorded.worker_id, recorded.starts_at, recorded.ends_at);
    perform private.agree_recorded(recorded, side);
  else
    update public.recorded_shifts set status = case answer when 'decline' then 'declined' else 'withdrawn' end, version = version + 1 where id = recorded.id;
  end if;
end
$$;
select private.register_command('answer_recorded', 1, 'Confirms a shift that the other side wrote down, which books it with its hours agreed, or declines it; who wrote it down takes it back. Its worker, or a manager of the venue.');

create function private.agree_recorded(recorded public.recorded_shifts, by_side text) returns void language plpgsql set search_path = '' as $$
declare
  of_shift constant uuid := private.uuid5('shifts:' || recorded.id);
  booking public.bookings;
  sheet public.timesheets;
begin
  insert into public.shifts (id, venue_id, role, starts_at, ends_at, starts_local, ends_local, break_min, rate_minor, positions, booking_mode, status, created_by)
  values (of_shift, recorded.venue_id, recorded.role, recorded.starts_at, recorded.ends_at, private.wall_text(recorded.starts_at, recorded.tz),
    private.wall_text(recorded.ends_at, recorded.tz), recorded.break_min, recorded.rate_minor, 1, 'review', 'published', recorded.created_by);
  insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source)
  values (private.uuid5('bookings:' || recorded.id), of_shift, recorded.worker_id, recorded.venue_id, recorded.role, recorded.starts_at, recorded.ends_at,
    recorded.tz, recorded.break_min, recorded.rate_minor, recorded.currency, case recorded.said_by when 'venue' then 'invitation' else 'application' end)
  returning * into booking;
  perform private.open_timesheet(booking, by_side);
  select * into sheet from public.timesheets where booking_id = booking.id;
  perform private.agree_hours(sheet, private.planned_min(booking), 'agreed', auth.uid());
  update public.recorded_shifts set status = 'agreed', version = version + 1 where id = recorded.id;
  -- What else was written down of that time is answered by it.
  update public.recorded_shifts set status = 'lapsed', version = version + 1
  where worker_id = recorded.worker_id and status = 'asked' and starts_at < recorded.ends_at and ends_at > recorded.starts_at;
end
$$;
