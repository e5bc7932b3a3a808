-- A booking that both sides would rather not have, and one of which nobody knows whether it stands.
--
-- Release: each side says that it would have it come to nothing, and it does when the other says the same, in whatever order that is
-- heard: no points, nothing owed, no mark on the venue. Until then the booking stands as agreed.
--
-- Confirming: whoever booked long before is asked two days and one day before the start whether they come. No answer changes nothing by
-- itself, because a phone without signal is not a no; from twelve hours before the start the venue may give the place to somebody
-- else. A yes that was said before that and heard after it makes of it what it then was: the venue's late cancellation.

-- The locked booking that has not begun, and the side that the caller speaks for.
create function private.unbegun_booking(args jsonb) returns public.bookings language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
begin
  select * into booking from public.bookings where id = private.arg_uuid(args, 'id');
  if booking.id is null then perform private.refuse('not_found', null, 404); end if;
  if booking.worker_id <> auth.uid() then perform private.require_member(booking.venue_id, 'manager'); end if;
  perform from public.shifts where id = booking.shift_id for update;
  perform private.lock_worker(booking.worker_id);
  select * into booking from public.bookings where id = booking.id for update;
  return booking;
end
$$;

create function private.propose_release(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  wanted constant boolean := private.arg_bool(args, 'release');
  why constant text := private.arg_lines(args, 'reason', 500, false);
  booking constant public.bookings := private.unbegun_booking(args);
  side constant text := case when booking.worker_id = auth.uid() then 'rockstar' else 'venue' end;
begin
  -- Both have said so: on another device, or a colleague was faster.
  if wanted and booking.status = 'released' then return; end if;
  if booking.status not in ('confirmed', 'change_pending') then perform private.refuse('wrong_state'); end if;
  if booking.starts_at <= private.now() then perform private.refuse('too_late'); end if;
  if not wanted then
    if booking.release_by is null then return; end if;
    update public.bookings set release_by = null, release_reason = null where id = booking.id;
    if booking.release_by <> side then perform private.tell_of_release(booking, side, 'release_declined'); end if;
  elsif booking.release_by <> side then
    perform private.release(booking, coalesce(booking.release_reason, why));
    perform private.tell_of_release(booking, side, 'release_agreed');
  else
    update public.bookings set release_by = side, release_reason = why where id = booking.id;
    if booking.release_by is null then perform private.tell_of_release(booking, side, 'release_asked'); end if;
  end if;
end
$$;
select private.register_command('propose_release', 1, 'Says that a booking may come to nothing, or that it stands; released when the other side says the same, with no mark for anybody. Its worker, or a manager of the venue, before the start.');

create function private.tell_of_release(booking public.bookings, side text, kind text) returns void language plpgsql set search_path = '' as $$
declare
  facts constant jsonb := private.facts_of_shift(booking.shift_id) || jsonb_build_object('booking_id', booking.id,
    'name', (select name from public.profiles where id = booking.worker_id));
begin
  if side = 'venue' then perform private.notify(booking.worker_id, kind, facts, kind = 'release_agreed');
  else perform private.notify_managers(booking.venue_id, kind || '_to_venue', facts, kind = 'release_agreed'); end if;
end
$$;
comment on function private.tell_of_release(public.bookings, text, text) is 'The other side hears what one says of coming to nothing.';

-- Part of the server's clock.
select private.register_part('ask_whether_coming', 86, $$
  select booking_id from private.bookings_to_watch where ask_at <= private.now() order by ask_at
$$);

create function private.ask_whether_coming(of_booking uuid) returns void language plpgsql set search_path = '' as $$
declare
  watched private.bookings_to_watch;
  kind text;
begin
  update private.bookings_to_watch set ask_at = case when starts_at - interval '24 hours' > private.now() then starts_at - interval '24 hours' end
  where booking_id = of_booking and ask_at <= private.now() returning * into watched;
  if watched.starts_at is null or watched.starts_at <= private.now() then return; end if;
  update public.bookings set confirm_asked_at = private.now() where id = of_booking and status = 'confirmed' and coming_at is null;
  kind := case when found then 'confirm_asked' when watched.ask_at is null then 'shift_ahead' end;
  perform private.notify(watched.worker_id, kind, private.facts_of_place(booking)) from public.bookings booking where id = of_booking and kind is not null;
end
$$;
comment on function private.ask_whether_coming(uuid) is 'A shift comes near: whoever booked it long before is asked whether they come; who has said so is reminded a day before.';

create function private.confirm_booking(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  booking public.bookings := private.unbegun_booking(args);
begin
  if booking.worker_id <> auth.uid() then perform private.refuse('not_allowed', null, 403); end if;
  if booking.status = 'released' and private.acted_at() < booking.replaced_at then
    update public.bookings set status = 'cancelled_by_venue', cancel_tier = 'late', coming_at = private.acted_at(), version = version + 1
    where id = booking.id;
    perform private.notify_managers(booking.venue_id, 'replaced_had_confirmed', private.facts_of_shift(booking.shift_id)
      || jsonb_build_object('booking_id', booking.id, 'name', (select name from public.profiles where id = booking.worker_id)));
    return;
  end if;
  if booking.status not in ('confirmed', 'change_pending') then perform private.refuse('wrong_state'); end if;
  if booking.starts_at <= private.now() then perform private.refuse('too_late'); end if;
  update public.bookings set coming_at = private.acted_at() where id = booking.id and coming_at is null;
end
$$;
select private.register_command('confirm_booking', 1, 'Says that one comes, before a shift that was booked long ago. Its worker.');

create function private.replace_booking(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  booking constant public.bookings := private.unbegun_booking(args);
begin
  perform private.require_member(booking.venue_id, 'manager');
  -- A colleague was faster.
  if booking.status = 'released' and booking.replaced_at is not null then return; end if;
  if booking.status not in ('confirmed', 'change_pending') or booking.coming_at is not null then perform private.refuse('wrong_state'); end if;
  if booking.starts_at <= private.now() then perform private.refuse('too_late'); end if;
  if booking.confirm_asked_at is null or booking.confirm_asked_at > private.now() - interval '6 hours'
    or booking.starts_at > private.now() + interval '12 hours'
  then perform private.refuse('answer_pending'); end if;
  perform private.release(booking);
  update public.bookings set replaced_at = private.now() where id = booking.id;
  perform private.notify(booking.worker_id, 'booking_replaced', private.facts_of_shift(booking.shift_id) || jsonb_build_object('booking_id', booking.id), true);
end
$$;
select private.register_command('replace_booking', 1, 'Lets somebody go who was asked whether they come and has not answered, from twelve hours before the start; the place reopens, with no mark for anybody. A manager of the venue.');

-- What a suspended person is booked on and has not begun, where an admin chose that it comes to nothing. Its shifts are locked before the
-- person, as everybody locks.
create function private.coming(person uuid) returns setof public.bookings language sql stable set search_path = '' as $$
  select * from public.bookings where worker_id = person and status in ('confirmed', 'change_pending') and starts_at > private.now()
$$;

create function private.hold_coming(person uuid) returns void language sql set search_path = '' as $$
  select from public.shifts where id in (select shift_id from private.coming(person)) order by id for update
$$;

create function private.release_coming(person uuid) returns int language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
  released int := 0;
begin
  -- Booked since: whoever holds that shift may wait for this person, so this gives way and is tried again.
  perform from public.shifts where id in (select shift_id from private.coming(person)) order by id for update nowait;
  for booking in select * from private.coming(person) order by starts_at loop
    perform private.release(booking);
    perform private.notify_managers(booking.venue_id, 'platform_released', private.facts_of_shift(booking.shift_id) || jsonb_build_object(
      'booking_id', booking.id, 'starts_at', booking.starts_at, 'ends_at', booking.ends_at,
      'name', (select name from public.profiles where id = person)), true);
    released := released + 1;
  end loop;
  return released;
end
$$;
comment on function private.release_coming(uuid) is 'Releases what somebody is booked on, with no mark for anybody: places reopen and venues are told. How many.';
