-- The venue's word on a request, and the worker's taking it back. Accepting books at once, because asking was consent to
-- the terms seen; where those have changed since, or the venue only offers, the place is held and the worker answers.

create function private.withdraw_application(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  application public.applications;
begin
  select * into application from public.applications where id = private.arg_uuid(args, 'id');
  if application.id is null then perform private.refuse('not_found', null, 404); end if;
  if application.worker_id <> auth.uid() then perform private.refuse('not_allowed', null, 403); end if;
  perform from public.shifts where id = application.shift_id for update;
  select * into application from public.applications where id = application.id for update;
  if application.status = 'accepted' then perform private.withdraw_accepted(application); return; end if;
  -- Said on another device, too.
  if application.status = 'withdrawn' then return; end if;
  if not private.is_live_application(application.status) then perform private.refuse('wrong_state'); end if;
  update public.applications set status = 'withdrawn', waitlist_pos = null, hold_until = null, version = version + 1 where id = application.id;
  if application.status = 'offered' and application.shift_id is not null then perform private.offer_places(application.shift_id, 1); end if;
end
$$;
select private.register_command('withdraw_application', 1, 'Takes a waiting request back; one accepted meanwhile is released, or cancelled when that is too long ago. Its worker.');

-- The venue said yes while the worker's no was on its way. A no said before the yes counts, for a quarter of an hour.
create function private.withdraw_accepted(application public.applications) returns void language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
  said_at timestamptz;
begin
  select * into booking from public.bookings
  where application_id = application.id and status in ('confirmed', 'change_pending') for update;
  if booking.id is null then perform private.refuse('wrong_state'); end if;
  said_at := private.acted_between(application.recorded_at, booking.starts_at);
  if said_at > application.decided_at or private.now() > application.decided_at + interval '15 minutes' then
    perform private.call_off(booking, said_at, null);
    return;
  end if;
  update public.bookings set status = 'released', cancelled_at = greatest(said_at, booking.updated_at), version = version + 1 where id = booking.id;
  update public.applications set status = 'withdrawn', version = version + 1 where id = application.id;
  perform private.tell_released(booking);
end
$$;

create function private.tell_released(booking public.bookings) returns void language sql set search_path = '' as $$
  select private.notify_managers(booking.venue_id, 'booking_released', private.facts_of_shift(booking.shift_id)
    || jsonb_build_object('booking_id', booking.id, 'name', (select name from public.profiles where id = booking.worker_id)), true)
$$;

-- Who decides on an application that moved meanwhile is told how: it was withdrawn, or a colleague has decided otherwise. Neither is a
-- change of the shift, which is what `terms_changed` says, and sent again it is refused again.
create function private.decide_application(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  application public.applications;
  shift public.shifts;
  current jsonb;
  decision text := private.arg_one_of(args, 'decision', '{accept,reject,shortlist,offer,waitlist}');
begin
  select * into application from public.applications where id = private.arg_uuid(args, 'id');
  if application.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(application.venue_id, 'manager');
  select * into shift from public.shifts where id = application.shift_id for update;
  perform private.lock_worker(application.worker_id);
  select * into application from public.applications where id = application.id for update;
  -- A colleague was faster.
  if private.is_decided_so(application, shift, decision) then return; end if;
  if application.version <> private.arg_int(args, 'version') then
    current := (select to_jsonb(shown) from private.mirror_applications shown where id = application.id);
    if application.status = 'withdrawn' then perform private.refuse('application_withdrawn', current); end if;
    if application.status in ('accepted', 'offered', 'rejected') then perform private.refuse('application_decided', current); end if;
    perform private.refuse('terms_changed', current);
  end if;
  if not (application.status in ('submitted', 'viewed') or (application.status = 'shortlisted' and decision <> 'shortlist')
    or (application.status = 'waitlisted' and decision in ('accept', 'reject', 'offer')))
  then
    perform private.refuse('wrong_state');
  end if;
  if application.job_id is not null then
    perform private.decide_job_application(application, decision, args);
    return;
  end if;
  if decision in ('accept', 'offer') then
    perform private.refuse_unplaceable(application, private.from_arrival(shift, application.arrives_at), args);
    -- Nobody is booked at terms they have not seen, or for a time that has passed.
    if private.asks_again(application, shift) then decision := 'offer'; end if;
  end if;
  if decision = 'accept' then
    perform private.book(private.from_arrival(shift, application.arrives_at), application.id, application.worker_id,
      private.arg_uuid(args, 'booking_id'), 'application');
  end if;
  if decision = 'offer' then perform private.hold_place(shift, application); end if;
  update public.applications set
    status = case decision when 'accept' then 'accepted' when 'reject' then 'rejected' when 'shortlist' then 'shortlisted'
      when 'offer' then 'offered' else 'waitlisted' end,
    decided_by = auth.uid(), decided_at = private.now(), decision_reason = private.arg_lines(args, 'reason', 500, false),
    waitlist_pos = case when decision = 'waitlist' then private.last_in_line(shift.id) end, version = application.version + 1
  where id = application.id;
  if decision = 'accept' then
    update public.bookings set rest_reason = private.arg_lines(args, 'rest_reason', 500, false) where application_id = application.id and rest_reason is null;
  end if;
end
$$;
select private.register_command('decide_application', 1, 'Accepts (and books at once), offers, rejects, shortlists or puts on the waiting list. A manager of the venue, who saw its present version.');

-- A yes to somebody whom it does not book: it offers the place.
create function private.asks_again(application public.applications, shift public.shifts) returns boolean language sql stable set search_path = '' as $$
  select application.seen_terms is not null or not private.is_expected(shift, application.arrives_at)
$$;

-- What is decided stands already. An acceptance whose booking has ended is closed, so it does not.
create function private.is_decided_so(application public.applications, shift public.shifts, decision text) returns boolean language sql stable set search_path = '' as $$
  select application.status = case decision when 'accept' then 'accepted' when 'reject' then 'rejected' when 'shortlist' then 'shortlisted'
      when 'offer' then 'offered' else 'waitlisted' end
    or (decision = 'accept' and application.status = 'offered' and application.shift_id is not null and private.asks_again(application, shift))
$$;

-- Every reason why this worker cannot have a place on this locked shift.
create function private.refuse_unplaceable(application public.applications, shift public.shifts, args jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.require_active();
  if shift.status is distinct from 'published' then perform private.refuse('shift_gone'); end if;
  if private.fillable_until(shift) <= private.now() then perform private.refuse('too_late'); end if;
  perform private.require_open_venue(shift.venue_id);
  if private.free_places(shift) <= 0 then
    perform private.refuse('too_late', jsonb_build_object('positions', shift.positions, 'confirmed_count', shift.confirmed_count));
  end if;
  if (select account_status from public.profiles where id = application.worker_id) = 'suspended' then
    perform private.refuse('account_suspended', jsonb_build_object('who', 'worker'));
  end if;
  perform private.refuse_clash(application.worker_id, shift.starts_at, shift.ends_at);
  -- The venue may ask somebody to come with less rest, but has to say why.
  if private.arg_lines(args, 'rest_reason', 500, false) is null and private.is_tired(application.worker_id, shift) then
    perform private.refuse('rest_too_short', jsonb_build_object('who', 'worker'));
  end if;
end
$$;
