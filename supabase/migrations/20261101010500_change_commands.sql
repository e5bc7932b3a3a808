-- Changing a shift that people can see. What makes nobody worse off applies at once and they are told; anything else is a
-- proposal to each person booked, whose agreed terms hold until they say yes. Who asked at other terms is asked again.
--   confirmed -> change_pending (edit) -> confirmed (yes, or the venue takes it back) | released (no, or the venue lets go)

create function private.terms_of_booking(booking public.bookings) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('role', booking.role, 'starts_at', booking.starts_at, 'ends_at', booking.ends_at,
    'break_min', booking.break_min, 'rate_minor', booking.rate_minor, 'place', booking.place)
$$;

-- Whether somebody who agreed to the one has to be asked about the other; the twin of isMaterial on the device.
create function private.is_material(agreed jsonb, wanted jsonb) returns boolean language sql stable set search_path = '' as $$
  select abs(extract(epoch from (wanted ->> 'starts_at')::timestamptz - (agreed ->> 'starts_at')::timestamptz)) > 900
    or abs(extract(epoch from (wanted ->> 'ends_at')::timestamptz - (agreed ->> 'ends_at')::timestamptz)) > 900
    or wanted ->> 'role' <> agreed ->> 'role'
    or (wanted ->> 'rate_minor')::int < (agreed ->> 'rate_minor')::int
    or (wanted ->> 'break_min')::int > (agreed ->> 'break_min')::int
    or coalesce(wanted ->> 'place' <> agreed ->> 'place', false)
$$;
comment on function private.is_material(jsonb, jsonb) is 'Start or end moved by more than a quarter of an hour, another role, less pay, a longer break, another place.';

-- Puts terms into a booking. False when its worker cannot be in two places.
create function private.agree(booking public.bookings, terms jsonb) returns boolean language plpgsql set search_path = '' as $$
begin
  update public.bookings set role = terms ->> 'role', starts_at = (terms ->> 'starts_at')::timestamptz, ends_at = (terms ->> 'ends_at')::timestamptz,
    break_min = (terms ->> 'break_min')::int, rate_minor = (terms ->> 'rate_minor')::int, place = coalesce(terms ->> 'place', place), status = 'confirmed',
    version = version + case when status = 'change_pending' then 1 else 0 end
  where id = booking.id;
  return true;
exception when exclusion_violation then
  return false;
end
$$;

-- `began`: of a shift that the booking has followed, the terms with which its version began.
create function private.propose(booking public.bookings, wanted jsonb, began jsonb default null) returns void language plpgsql set search_path = '' as $$
declare
  agreed jsonb := private.terms_of_booking(booking);
  answer timestamptz;
begin
  if wanted = coalesce(booking.proposed, agreed) then return; end if;
  -- The last of what a venue made of the shift is what has to be seen.
  perform private.forget_unread(booking.worker_id, '{shift_changed,change_proposed}', booking.id::text);
  if not private.is_material(agreed, wanted) and private.is_material(began, wanted) is not true and private.agree(booking, wanted) then
    -- Back to what they agreed to, before they answered what was asked.
    perform private.notify(booking.worker_id, case when wanted = agreed then 'change_reverted' else 'shift_changed' end,
      private.facts_of_shift(booking.shift_id) || jsonb_build_object('booking_id', booking.id), true);
    return;
  end if;
  -- Half a day, or until six hours before the start; never less than a quarter of an hour.
  answer := greatest(private.now() + interval '15 minutes', least(private.now() + interval '12 hours',
    least(booking.starts_at, (wanted ->> 'starts_at')::timestamptz) - interval '6 hours'));
  update public.bookings set status = 'change_pending', proposed = wanted, answer_by = answer, answer_late = false, version = version + 1
  where id = booking.id;
  perform private.notify(booking.worker_id, 'change_proposed', private.facts_of_shift(booking.shift_id)
    || jsonb_build_object('booking_id', booking.id, 'time', answer), true);
end
$$;

-- Two managers at one shift: each sends what stood where they typed, so that only what both mean is refused, with what it is.
create function private.refuse_changed_since(known public.shifts, seen jsonb) returns void language plpgsql stable set search_path = '' as $$
declare
  changed text[];
begin
  if jsonb_typeof(seen) <> 'object' then perform private.bad_argument('seen'); end if;
  select array_agg(key order by key) into changed
  from jsonb_each(to_jsonb(private.as_written(known, seen))) was join jsonb_each(to_jsonb(known)) is_now using (key)
  where was.value <> is_now.value;
  if changed is not null then perform private.refuse('changed_since', private.shown_shift(known.id) || jsonb_build_object('fields', changed)); end if;
end
$$;
comment on function private.refuse_changed_since(public.shifts, jsonb) is 'Refuses when a field that is to be changed no longer holds what the sender saw in it.';

create function private.edit_shift(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  known public.shifts;
  saved public.shifts;
  booking public.bookings;
  wanted jsonb;
  began jsonb;
  stood jsonb;
  material boolean;
begin
  select * into known from public.shifts where id = private.arg_uuid(args, 'id') for update;
  if known.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(known.venue_id, 'manager');
  perform private.require_active();
  if known.status <> 'published' then perform private.refuse('wrong_state'); end if;
  if known.starts_at <= private.now() then perform private.refuse('too_late'); end if;
  if args ? 'seen' then perform private.refuse_changed_since(known, args -> 'seen');
  elsif known.version <> private.arg_int(args, 'version') then perform private.refuse('terms_changed', private.shown_shift(known.id)); end if;
  saved := private.as_written(known, args - 'seen');
  perform private.check_shift(saved);
  if saved.rate_minor > known.rate_minor then perform private.refuse_absurd_pay(private.pay_of_shift(saved), 'pay_needs_draft'); end if;
  if saved.starts_at <> known.starts_at and saved.starts_at < private.now() + interval '15 minutes' then perform private.refuse('start_in_past', null, 400); end if;
  if saved.positions < known.positions - private.free_places(known) then perform private.refuse('positions_taken', null, 400); end if;
  wanted := private.terms_of(saved);
  began := private.first_terms(known);
  stood := case when private.is_material(private.terms_of(known), wanted) then private.terms_of(known) else began end;
  material := private.is_material(stood, wanted);
  if wanted <> private.terms_of(known) then
    insert into private.past_terms values (known.id, known.version, stood) on conflict (shift_id, version) do update set terms = excluded.terms;
  end if;
  if material then perform private.ask_again(known, stood, wanted); end if;
  update public.shifts set role = saved.role, title = saved.title, starts_at = saved.starts_at, ends_at = saved.ends_at,
    starts_local = saved.starts_local, ends_local = saved.ends_local, break_min = saved.break_min, rate_minor = saved.rate_minor,
    tips = saved.tips, positions = saved.positions, booking_mode = saved.booking_mode, version = version + material::int
  where id = known.id;
  for booking in select * from public.bookings where shift_id = known.id and status in ('confirmed', 'change_pending') order by id for update loop
    perform private.propose(booking, wanted, case when private.terms_of_booking(booking) = private.terms_of(known) then began end);
  end loop;
  if saved.tips <> known.tips then perform private.tell_booked(known.id); end if;
  if args ? 'pack' then perform private.keep_pack(known.id, args -> 'pack'); end if;
end
$$;
select private.register_command('edit_shift', 1, 'Changes a posted shift: at once what makes nobody worse off, else as a proposal to those booked. A manager of the venue, who saw what stands in what they change, or its present version.');

-- Those who wait keep what they saw, until it is what stands again; they are told once.
create function private.ask_again(known public.shifts, stood jsonb, wanted jsonb) returns void language plpgsql set search_path = '' as $$
begin
  perform private.notify_gathered(worker_id, 'asked_shift_changed', known.id, private.facts_of_shift(known.id) || jsonb_build_object('application_id', id))
  from public.applications where shift_id = known.id and private.is_live_application(status) and seen_terms is null;
  update public.applications set
    seen_terms = case when private.is_material(coalesce(seen_terms, stood), wanted) then coalesce(seen_terms, stood) end,
    seen_version = case when private.is_material(coalesce(seen_terms, stood), wanted) then seen_version else known.version + 1 end
  where shift_id = known.id and private.is_live_application(status);
end
$$;

-- The venue has moved: who is booked is asked, who waits sees it. Clock and currency stay as they were agreed.
create function private.move_shift(of_shift uuid, to_place text) returns void language plpgsql set search_path = '' as $$
declare
  known public.shifts;
  wanted jsonb;
  booking public.bookings;
begin
  select * into known from public.shifts where id = of_shift and status = 'published' and starts_at > private.now() for update;
  if known.id is null or known.place is not distinct from to_place then return; end if;
  wanted := private.terms_of(known) || jsonb_build_object('place', to_place);
  insert into private.past_terms values (known.id, known.version, private.terms_of(known)) on conflict (shift_id, version) do update set terms = excluded.terms;
  perform private.ask_again(known, private.terms_of(known), wanted);
  update public.shifts set place = to_place, version = version + 1 where id = known.id;
  for booking in select * from public.bookings where shift_id = known.id and status in ('confirmed', 'change_pending') order by id for update loop
    perform private.propose(booking, wanted);
  end loop;
end
$$;

-- A venue may have a thousand posts ahead, and all of them in one statement would outlast it, at every try. A hundred follow it at once, the
-- nearest; the rest with the clock.
create table private.left_posts (
  shift_id uuid primary key references public.shifts (id) on delete cascade
);
comment on table private.left_posts is 'Posts and drafts of a venue that moved or closed which have not followed it yet. Emptied by the clock.';
alter table private.left_posts enable row level security;
select private.register_part('follow_venue', 17, 'select shift_id from private.left_posts order by shift_id');

create function private.follow_venue(of_shift uuid) returns void language plpgsql set search_path = '' as $$
declare
  venue public.venues;
begin
  select * into venue from public.venues where id = (select venue_id from public.shifts where id = of_shift) for no key update;
  delete from private.left_posts where shift_id = of_shift;
  if venue.status <> 'archived' then perform private.move_shift(of_shift, private.place_words(venue));
  elsif exists (select from public.shifts where id = of_shift and (status = 'draft' or (status = 'published' and ends_at > private.now())) for update) then
    perform private.call_off_shift(of_shift, 'cancelled', null);
  end if;
end
$$;
comment on function private.follow_venue(uuid) is 'A post of a venue that moved is moved, of one that closed called off.';

create function private.renew_application(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  application public.applications;
  shift public.shifts;
  at_once boolean;
begin
  select * into application from public.applications where id = private.arg_uuid(args, 'id');
  if application.id is null then perform private.refuse('not_found', null, 404); end if;
  if application.worker_id <> auth.uid() then perform private.refuse('not_allowed', null, 403); end if;
  perform private.require_active('rockstar');
  select * into shift from public.shifts where id = application.shift_id for update;
  perform private.lock_worker(auth.uid());
  select * into application from public.applications where id = application.id for update;
  if application.seen_terms is null or application.status not in ('submitted', 'viewed', 'shortlisted', 'waitlisted') then perform private.refuse('wrong_state'); end if;
  if private.fillable_until(shift) <= private.now() then perform private.refuse('too_late'); end if;
  if shift.version <> private.arg_int(args, 'seen_version') then perform private.refuse('terms_changed', private.shown_shift(shift.id)); end if;
  at_once := private.is_expected(shift, application.arrives_at);
  shift := private.from_arrival(shift, application.arrives_at);
  perform private.refuse_clash(auth.uid(), shift.starts_at, shift.ends_at);
  at_once := at_once and shift.fair_until is null and application.source = 'claim' and application.status <> 'waitlisted' and private.books_at_once(shift)
    and private.free_places(shift) > 0 and not private.is_tired(auth.uid(), shift);
  if at_once then perform private.book(shift, application.id, auth.uid(), private.arg_uuid(args, 'booking_id'), 'claim'); end if;
  update public.applications set status = case when at_once then 'accepted' else status end, seen_version = shift.version, seen_terms = null,
    decided_at = case when at_once then private.now() end, version = version + 1
  where id = application.id;
end
$$;
select private.register_command('renew_application', 1, 'Still wants a shift whose terms changed; a claim is booked if a place is left. Its rockstar, who saw the present terms.');
