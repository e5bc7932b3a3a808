-- Answers to a proposed change: the worker's, and the venue's when none came in time. Nobody is marked down for a no.

-- The locked booking with a change that waits; its present version must be the one that was seen.
create function private.changed_booking(args jsonb) returns public.bookings language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
begin
  select * into booking from public.bookings where id = private.arg_uuid(args, 'id');
  perform from public.shifts where id = booking.shift_id for update;
  perform private.lock_worker(booking.worker_id);
  select * into booking from public.bookings where id = booking.id for update;
  if booking.status <> 'change_pending' then perform private.refuse('wrong_state'); end if;
  if booking.version <> private.arg_int(args, 'version') then
    perform private.refuse('terms_changed', (select to_jsonb(shown) from private.mirror_bookings shown where id = booking.id));
  end if;
  if booking.starts_at <= private.now() then perform private.refuse('too_late'); end if;
  return booking;
end
$$;

create function private.release(booking public.bookings, why text default null) returns void language plpgsql set search_path = '' as $$
begin
  update public.bookings set status = 'released', cancelled_at = greatest(private.acted_at(), booking.updated_at), cancel_reason = why,
    version = version + 1 where id = booking.id;
  update public.applications set status = 'closed', closed_reason = 'booking_cancelled', version = version + 1
  where id = booking.application_id and status = 'accepted';
end
$$;

-- Who answers a change has seen it: the bell does not ask again.
create function private.acknowledge_change(of_booking uuid) returns void language plpgsql set search_path = '' as $$
begin
  update public.notifications set acked_at = private.now(), read_at = coalesce(read_at, private.now())
  where user_id = auth.uid() and kind = 'change_proposed' and acked_at is null and payload ->> 'booking_id' = of_booking::text;
end
$$;

create function private.respond_change(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
  answer text := private.arg_one_of(args, 'answer', '{accept,decline}');
begin
  select * into booking from public.bookings where id = private.arg_uuid(args, 'id');
  if booking.id is null then perform private.refuse('not_found', null, 404); end if;
  if booking.worker_id <> auth.uid() then perform private.refuse('not_allowed', null, 403); end if;
  booking := private.changed_booking(args);
  if answer = 'decline' then
    perform private.release(booking);
  elsif not private.agree(booking, booking.proposed) then
    perform private.refuse('clash');
  end if;
  perform private.acknowledge_change(booking.id);
  perform private.notify_managers(booking.venue_id, case answer when 'accept' then 'change_accepted' else 'change_declined' end,
    private.facts_of_shift(booking.shift_id) || jsonb_build_object('booking_id', booking.id,
      'name', (select name from public.profiles where id = booking.worker_id)));
end
$$;
select private.register_command('respond_change', 1, 'Says yes to changed terms, or no and is released without a mark. Its worker, who saw the present proposal.');

-- Another manager had the same wish about the same proposal: the old terms stand, other than the shift's, or the person is let go.
create function private.is_settled(of_booking uuid, choice text, seen int) returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.bookings booking join public.shifts shift on shift.id = booking.shift_id
    where booking.id = of_booking and booking.version = seen + 1 and case choice when 'release' then booking.status = 'released'
      else booking.status = 'confirmed' and private.terms_of_booking(booking) <> private.terms_of(shift) end)
$$;

create function private.settle_change(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
  choice text := private.arg_one_of(args, 'choice', '{revert,release}');
begin
  select * into booking from public.bookings where id = private.arg_uuid(args, 'id');
  if booking.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(booking.venue_id, 'manager');
  perform from public.shifts where id = booking.shift_id for update;
  if private.is_settled(booking.id, choice, private.arg_int(args, 'version')) then return; end if;
  booking := private.changed_booking(args);
  if booking.answer_by > private.now() then perform private.refuse('answer_pending'); end if;
  if choice = 'release' then
    perform private.release(booking);
  else
    update public.bookings set status = 'confirmed', version = version + 1 where id = booking.id;
  end if;
  perform private.notify(booking.worker_id, case choice when 'release' then 'change_released' else 'change_reverted' end,
    private.facts_of_shift(booking.shift_id) || jsonb_build_object('booking_id', booking.id), true);
end
$$;
select private.register_command('settle_change', 1, 'Of a change that nobody answered in time: the old terms stand, or the person is released. A manager of the venue.');

-- Part of the server's clock. The venue hears that no answer came; a shift that begins is worked at the terms that were agreed.
select private.register_part('chase_change', 90, $$
  select id from public.bookings
  where status = 'change_pending' and ((not answer_late and answer_by <= private.now()) or starts_at <= private.now()) order by answer_by
$$);

create function private.chase_change(of_booking uuid) returns void language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
begin
  select * into booking from public.bookings where id = of_booking and status = 'change_pending' for update;
  if booking.id is null then return; end if;
  if not booking.answer_late and booking.answer_by <= private.now() then
    perform private.notify_managers(booking.venue_id, 'change_unanswered', private.facts_of_shift(booking.shift_id)
      || jsonb_build_object('booking_id', booking.id, 'name', (select name from public.profiles where id = booking.worker_id)));
    update public.bookings set answer_late = true where id = booking.id;
  end if;
  if booking.starts_at <= private.now() then
    update public.bookings set status = 'confirmed', version = version + 1 where id = booking.id;
  end if;
end
$$;
comment on function private.chase_change(uuid) is 'A proposal that was not answered in time.';
