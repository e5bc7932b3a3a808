-- The waiting list. A place that reopens goes to the head of the line, who has it for a while; whoever does not take it
-- makes room for the next. Offers are made where a place reopens and where one was not taken, never because somebody
-- merely waits: a venue may keep people in reserve while it still has places.
--   waitlisted -> offered (place reopened) -> accepted | declined | expired (clock) -> the next one is offered

-- Holds a place for somebody and tells them; false for who has left the line since it was read, which takes no lock of the shift.
create function private.hold_place(shift public.shifts, application public.applications) returns boolean language plpgsql set search_path = '' as $$
declare
  until_at timestamptz := private.hold_until(shift);
begin
  update public.applications set status = 'offered', waitlist_pos = null, hold_until = until_at, version = version + 1
  where id = application.id and status = application.status;
  if not found then return false; end if;
  perform private.notify(application.worker_id, 'place_offered', private.facts_of_shift(shift.id)
    || jsonb_build_object('application_id', application.id, 'time', until_at), true);
  return true;
end
$$;

-- Offers so many places of a shift to those who have waited longest and can come. The caller holds the shift's lock or
-- changes the shift's row, which is the same.
create function private.offer_places(of_shift uuid, places int) returns void language plpgsql security definer set search_path = '' as $$
declare
  shift public.shifts;
  waiting public.applications;
  left_over int;
begin
  select * into shift from public.shifts where id = of_shift for update;
  if shift.status <> 'published' or private.fillable_until(shift) <= private.now() then return; end if;
  -- Nobody is offered a place that they could not take; it is offered when the venue goes on.
  if exists (select from public.venues where id = shift.venue_id and status <> 'active') then return; end if;
  left_over := least(places, private.free_places(shift));
  for waiting in select * from public.applications where shift_id = shift.id and status = 'waitlisted' order by waitlist_pos loop
    exit when left_over <= 0;
    if private.can_come(waiting, private.from_arrival(shift, waiting.arrives_at)) then
      left_over := left_over - private.hold_place(shift, waiting)::int;
    end if;
  end loop;
end
$$;

create function private.is_bookable(worker uuid, shift public.shifts) returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return (select account_status from public.profiles where id = worker) = 'active'
    and not private.is_blocked(shift.venue_id, worker)
    and not exists (select from public.bookings where worker_id = worker and private.is_live_booking(status)
      and starts_at < shift.ends_at and ends_at > shift.starts_at);
end
$$;

create function private.can_come(waiting public.applications, shift public.shifts) returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_bookable(waiting.worker_id, shift)
    and not private.is_marked_unavailable(waiting.worker_id, tstzrange(shift.starts_at, shift.ends_at), shift.tz)
    and not (waiting.source = 'claim' and private.is_tired(waiting.worker_id, shift));
end
$$;
comment on function private.can_come(public.applications, public.shifts) is 'Whether it makes sense to hold a place for this person.';

create function private.reopen_places() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.offer_places(new.id, greatest(0, old.confirmed_count - new.confirmed_count) + greatest(0, new.positions - old.positions));
  return null;
end
$$;
create trigger reopen_places after update of confirmed_count, positions on public.shifts for each row
  when (new.status = 'published' and (new.confirmed_count < old.confirmed_count or new.positions > old.positions))
  execute function private.reopen_places();

create function private.respond_offer(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  application public.applications;
  shift public.shifts;
  answer text := private.arg_one_of(args, 'answer', '{accept,decline}');
  why text := private.arg_lines(args, 'reason', 500, false);
begin
  select * into application from public.applications where id = private.arg_uuid(args, 'id');
  if application.id is null then perform private.refuse('not_found', null, 404); end if;
  if application.worker_id <> auth.uid() then perform private.refuse('not_allowed', null, 403); end if;
  if application.job_id is not null then
    perform private.respond_job_offer(application, answer, args);
    return;
  end if;
  select * into shift from public.shifts where id = application.shift_id for update;
  perform private.lock_worker(auth.uid());
  select * into application from public.applications where id = application.id for update;
  if application.status = 'expired' or application.hold_until < private.now() then
    -- A no that comes after the place has gone on is no news, and nothing that its person has to deal with.
    if answer = 'decline' then return; end if;
    perform private.refuse('offer_lapsed');
  end if;
  if application.status <> 'offered' then perform private.refuse('wrong_state'); end if;
  if answer = 'decline' then
    update public.applications set status = 'declined', hold_until = null, decision_reason = why, version = version + 1 where id = application.id;
    perform private.notify_managers(application.venue_id, 'offer_declined', private.facts_of_shift(shift.id)
      || jsonb_build_object('name', (select name from public.profiles where id = application.worker_id), 'reason', why));
    perform private.offer_places(shift.id, 1);
    return;
  end if;
  perform private.require_active('rockstar');
  if shift.status <> 'published' then perform private.refuse('shift_gone'); end if;
  if private.fillable_until(shift) <= private.now() then perform private.refuse('too_late'); end if;
  if shift.version <> private.arg_int(args, 'seen_version') then perform private.refuse('terms_changed', private.shown_shift(shift.id)); end if;
  -- A hold is short: who says yes without a time comes at once.
  shift := private.from_arrival(shift, private.arg_arrival(args, shift));
  perform private.refuse_clash(auth.uid(), shift.starts_at, shift.ends_at);
  perform private.book(shift, application.id, auth.uid(), private.arg_uuid(args, 'booking_id'), application.source);
  update public.applications set status = 'accepted', decided_at = private.now(), hold_until = null, seen_version = shift.version,
    seen_terms = null, version = version + 1 where id = application.id;
end
$$;
select private.register_command('respond_offer', 1, 'Takes the place that is held for one, at the terms seen, or leaves it to the next; takes or declines the offer of a job. Its rockstar, in time.');

-- Part of the server's clock. Places that were held for nothing go to the next in line; shift by shift, in one order.
select private.register_part('pass_on_holds', 20, $$
  select distinct shift_id from public.applications
  where shift_id is not null and hold_until is not null and (status <> 'offered' or hold_until < private.now()) order by shift_id
$$);

create function private.pass_on_holds(of_shift uuid) returns void language plpgsql set search_path = '' as $$
declare
  shift public.shifts;
  lapsed public.applications;
  late public.applications;
  places int;
begin
  perform from public.shifts where id = of_shift for update;
  for lapsed in select * from public.applications where shift_id = of_shift and status = 'offered' and hold_until < private.now() order by hold_until loop
    perform private.notify(lapsed.worker_id, 'offer_lapsed', private.facts_of_shift(of_shift) || jsonb_build_object('application_id', lapsed.id));
    late := lapsed;
  end loop;
  update public.applications set hold_until = null, status = case when status = 'offered' then 'expired' else status end, version = version + 1
  where shift_id = of_shift and hold_until is not null and (status <> 'offered' or hold_until < private.now());
  get diagnostics places = row_count;
  perform private.offer_places(of_shift, places);
  select * into shift from public.shifts where id = of_shift;
  -- While somebody waits the place goes on to them, which asks nothing of the venue.
  if late.id is not null and shift.status = 'published' and private.fillable_until(shift) > private.now() and private.free_places(shift) > 0 then
    perform private.notify_managers(shift.venue_id, 'place_unanswered', private.facts_of_shift(of_shift)
      || jsonb_build_object('name', (select name from public.profiles where id = late.worker_id)));
  end if;
end
$$;
comment on function private.pass_on_holds(uuid) is 'A held place that nobody took is offered to the next.';

-- Who leaves the line moves up those behind: at once where the shift is locked, as whoever decides about it has it. Whoever is booked
-- elsewhere, blocked or gone leaves several lines and has locked none of their shifts: there others hold rows of those behind, and two
-- calls that moved up one another's people ended as a deadlock. Those lines close with the clock.
create table private.left_lines (
  application_id uuid primary key,
  shift_id uuid not null
);
comment on table private.left_lines is 'Requests that left waiting lists whose shifts were not locked. Emptied by each run of the clock.';
alter table private.left_lines enable row level security;

create function private.close_ranks() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('encore.lines_close', true) = 'later' then
    insert into private.left_lines values (old.id, old.shift_id) on conflict do nothing;
  else
    update public.applications set waitlist_pos = waitlist_pos - 1
    where shift_id = old.shift_id and status = 'waitlisted' and waitlist_pos > old.waitlist_pos;
  end if;
  return null;
end
$$;
create trigger close_ranks after update of status on public.applications for each row
  when (old.status = 'waitlisted' and new.status <> 'waitlisted') execute function private.close_ranks();

-- Part of the server's clock.
select private.register_part('close_line', 18, 'select application_id from private.left_lines order by application_id');

create function private.close_line(of_application uuid) returns void language plpgsql set search_path = '' as $$
declare
  of_shift uuid;
begin
  delete from private.left_lines where application_id = of_application returning shift_id into of_shift;
  perform from public.shifts where id = of_shift for update;
  update public.applications behind set waitlist_pos = line.nth
  from (select id, row_number() over (order by waitlist_pos, id) as nth from public.applications where shift_id = of_shift and status = 'waitlisted') line
  where behind.id = line.id and behind.waitlist_pos <> line.nth;
end
$$;
comment on function private.close_line(uuid) is 'Those behind somebody who left a waiting list move up.';
