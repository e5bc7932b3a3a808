-- Handing a booked shift over to a colleague. Who takes it over passes the checks of everybody who books at once; the place
-- changes hands within one transaction, at the terms that were agreed, so it is never free and never given twice.

-- A colleague is somebody with whom one has been on a shift: named by their row of that crew, so nobody can be probed for.
create function private.transfer_booking(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
  colleague public.shift_crew;
begin
  select * into booking from public.bookings where id = private.arg_uuid(args, 'booking_id');
  if booking.id is null then perform private.refuse('not_found', null, 404); end if;
  if booking.worker_id <> auth.uid() then perform private.refuse('not_allowed', null, 403); end if;
  perform from public.shifts where id = booking.shift_id for update;
  select * into booking from public.bookings where id = booking.id for update;
  if booking.status <> 'confirmed' then perform private.refuse('wrong_state'); end if;
  if booking.starts_at <= private.now() then perform private.refuse('too_late'); end if;
  select * into colleague from public.shift_crew
  where id = private.arg_uuid(args, 'crew_id') and shift_id in (select private.my_booked_shifts()) and worker_id <> auth.uid();
  if colleague.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.refuse_colleague(booking, colleague.worker_id);
  insert into public.transfers (id, booking_id, shift_id, venue_id, giver_id, worker_id, giver_name, worker_name, note, role,
    starts_at, ends_at, tz, break_min, rate_minor, currency)
  select private.arg_uuid(args, 'id'), booking.id, booking.shift_id, booking.venue_id, auth.uid(), colleague.worker_id,
    private.first_name(giver.name), colleague.first_name, private.arg_lines(args, 'note', 500, false), booking.role, booking.starts_at,
    booking.ends_at, booking.tz, booking.break_min, booking.rate_minor, booking.currency
  from public.profiles giver where giver.id = auth.uid();
exception when unique_violation then
  -- The id is another's.
  perform private.bad_argument('id');
end
$$;
select private.register_command('transfer_booking', 1, 'Asks a colleague to take a booked shift over. Its worker, who stays booked until it is done.');

-- One word for all that speaks against somebody: why is theirs and the venue's. Their calendar is not asked here at all.
create function private.refuse_colleague(booking public.bookings, colleague uuid) returns void language plpgsql stable set search_path = '' as $$
begin
  if exists (select from public.transfers where booking_id = booking.id and worker_id = colleague and status in ('asked', 'agreed', 'declined', 'refused'))
    or exists (select from public.bookings where shift_id = booking.shift_id and worker_id = colleague and private.is_live_booking(status))
  then
    perform private.refuse('already_invited');
  end if;
  if private.is_blocked(booking.venue_id, colleague) or not exists (select from public.profiles
    where id = colleague and role = 'rockstar' and account_status = 'active' and booking.role = any (skills))
  then
    perform private.refuse('cannot_take_over');
  end if;
  if (select count(*) from public.transfers where booking_id = booking.id) >= 20 then perform private.refuse('too_many'); end if;
end
$$;

-- The transfer that somebody answers, everything about it locked: the shift, the one who would come, then the row.
create function private.locked_transfer(args jsonb) returns public.transfers language plpgsql set search_path = '' as $$
declare
  transfer public.transfers;
begin
  select * into transfer from public.transfers where id = private.arg_uuid(args, 'id');
  if transfer.id is null then perform private.refuse('not_found', null, 404); end if;
  perform from public.shifts where id = transfer.shift_id for update;
  perform private.lock_worker(transfer.worker_id);
  select * into transfer from public.transfers where id = transfer.id for update;
  return transfer;
end
$$;

create function private.respond_transfer(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  transfer public.transfers := private.locked_transfer(args);
  answer text := private.arg_one_of(args, 'answer', '{accept,decline}');
  shift public.shifts;
begin
  if transfer.worker_id <> auth.uid() then perform private.refuse('not_allowed', null, 403); end if;
  if transfer.status in ('lapsed', 'withdrawn') then perform private.refuse('transfer_gone'); end if;
  -- A yes can be taken back until the venue has decided.
  if transfer.status <> 'asked' and (transfer.status, answer) <> ('agreed', 'decline') then perform private.refuse('wrong_state'); end if;
  if answer = 'decline' then
    update public.transfers set status = 'declined', version = version + 1 where id = transfer.id;
    return;
  end if;
  perform private.require_active('rockstar');
  transfer.new_booking_id := private.arg_uuid(args, 'booking_id');
  shift := private.shift_handed_over(transfer, args);
  if private.takes_without_asking(shift, transfer.worker_id) then
    perform private.hand_over(transfer, shift);
  else
    update public.transfers set status = 'agreed', agreed_at = private.now(), new_booking_id = transfer.new_booking_id, version = version + 1
    where id = transfer.id;
  end if;
end
$$;
select private.register_command('respond_transfer', 1, 'Takes a colleague''s shift over, which books it or asks the venue, or declines, also after a yes that the venue has not decided on. The colleague asked, who saw the present terms.');

create function private.decide_transfer(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  transfer public.transfers := private.locked_transfer(args);
  decision text := private.arg_one_of(args, 'decision', '{accept,refuse}');
begin
  perform private.require_member(transfer.venue_id, 'manager');
  perform private.require_active();
  -- A colleague was faster.
  if transfer.status = (case decision when 'accept' then 'transferred' else 'refused' end) then return; end if;
  if transfer.status in ('lapsed', 'withdrawn', 'declined') then perform private.refuse('transfer_gone'); end if;
  if transfer.status <> 'agreed' then perform private.refuse('wrong_state'); end if;
  if decision = 'refuse' then
    update public.transfers set status = 'refused', version = version + 1 where id = transfer.id;
  else
    perform private.hand_over(transfer, private.shift_handed_over(transfer, args));
  end if;
end
$$;
select private.register_command('decide_transfer', 1, 'Says yes to somebody who would take a booked shift over, or keeps who is booked. A manager of the venue, where it picks itself.');

create function private.withdraw_transfer(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  transfer public.transfers := private.locked_transfer(args);
begin
  if transfer.giver_id <> auth.uid() then perform private.refuse('not_allowed', null, 403); end if;
  -- Said on another device, too.
  if transfer.status = 'withdrawn' then return; end if;
  if not private.is_live_transfer(transfer.status) then perform private.refuse('wrong_state'); end if;
  update public.transfers set status = 'withdrawn', version = version + 1 where id = transfer.id;
end
$$;
select private.register_command('withdraw_transfer', 1, 'Asks a colleague no longer, and keeps the shift. Whoever wanted to hand it over.');

-- The shift at the terms of the transfer, with every reason why this person cannot have it at them.
create function private.shift_handed_over(transfer public.transfers, args jsonb) returns public.shifts language plpgsql stable set search_path = '' as $$
declare
  shift public.shifts;
begin
  select * into shift from public.shifts where id = transfer.shift_id;
  if shift.status <> 'published' then perform private.refuse('shift_gone'); end if;
  if transfer.starts_at <= private.now() then perform private.refuse('too_late'); end if;
  if transfer.version <> private.arg_int(args, 'version') then
    perform private.refuse('terms_changed', (select to_jsonb(shown) from private.mirror_transfers shown where id = transfer.id));
  end if;
  if private.is_blocked(transfer.venue_id, transfer.worker_id) or not exists (
    select from public.profiles where id = transfer.worker_id and account_status = 'active' and transfer.role = any (skills))
  then
    perform private.refuse('not_open_to_you');
  end if;
  perform private.refuse_clash(transfer.worker_id, transfer.starts_at, transfer.ends_at);
  shift.role := transfer.role;
  shift.starts_at := transfer.starts_at;
  shift.ends_at := transfer.ends_at;
  shift.break_min := transfer.break_min;
  shift.rate_minor := transfer.rate_minor;
  if private.is_tired(transfer.worker_id, shift) then perform private.refuse('rest_too_short'); end if;
  return shift;
end
$$;

create function private.takes_without_asking(shift public.shifts, worker uuid) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return (shift.booking_mode = 'instant' or (shift.booking_mode = 'instant_favourites' and private.is_favourite(shift.venue_id, worker)))
    and exists (select from public.venues where id = shift.venue_id and verification_status = 'verified');
end
$$;
comment on function private.takes_without_asking(public.shifts, uuid) is 'Whoever would be booked at once takes over at once; else the venue is asked.';

-- The place changes hands. What was asked of others about it lapses with the old booking.
create function private.hand_over(transfer public.transfers, shift public.shifts) returns void language plpgsql set search_path = '' as $$
declare
  given public.bookings;
  asked public.applications;
begin
  update public.transfers set status = 'transferred', agreed_at = coalesce(agreed_at, private.now()),
    new_booking_id = transfer.new_booking_id, version = version + 1 where id = transfer.id;
  update public.bookings set status = 'transferred', cancelled_at = private.now(), version = version + 1
  where id = transfer.booking_id and status = 'confirmed' returning * into given;
  if given.id is null then perform private.refuse('transfer_gone'); end if;
  update public.applications set status = 'closed', closed_reason = 'booking_cancelled', version = version + 1
  where id = given.application_id and status = 'accepted';
  -- What the colleague asked of this shift by themselves is answered by the place.
  select * into asked from public.applications
  where worker_id = transfer.worker_id and shift_id = shift.id and private.is_live_application(status) for update;
  perform private.book(shift, asked.id, transfer.worker_id, transfer.new_booking_id, 'transfer');
  update public.applications set status = 'accepted', decided_at = private.now(), hold_until = null, waitlist_pos = null,
    seen_version = shift.version, seen_terms = null, version = version + 1 where id = asked.id;
  -- A place that was held for them is somebody else's now.
  if asked.status = 'offered' then perform private.offer_places(shift.id, 1); end if;
end
$$;
