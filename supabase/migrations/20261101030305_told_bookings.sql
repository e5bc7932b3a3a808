-- What a venue is told by the clock: who was booked without a word of its own (a claim, a favourite, a place that was given out or taken
-- from the waiting list, changed terms that were accepted), and which shifts start with places unfilled. One row for each manager and
-- shift, which counts while it is unread. Whom a manager takes, and who accepts an invitation or covers for somebody, is told otherwise.
-- The clock tells it, since a claim holds its shift while others wait for it, and to tell two managers took a quarter of its time.

create table private.bookings_to_tell (
  booking_id uuid primary key
);
comment on table private.bookings_to_tell is 'Bookings that no manager made and of which none has been told yet. Emptied by each run of the clock.';
alter table private.bookings_to_tell enable row level security;

select private.register_part('tell_booking', 16, 'select booking_id from private.bookings_to_tell order by booking_id');

create function private.tell_booking(of_booking uuid) returns void language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
begin
  delete from private.bookings_to_tell where booking_id = of_booking;
  if not found then return; end if;
  select * into booking from public.bookings where id = of_booking;
  -- Who left before anybody knew is told of as somebody who left.
  if booking.id is null or not private.is_live_booking(booking.status) then return; end if;
  perform private.gather_for_managers(booking.venue_id, 'shift_booked', booking.shift_id, private.facts_of_shift(booking.shift_id)
    || jsonb_build_object('name', (select name from public.profiles where id = booking.worker_id), 'starts_at', booking.starts_at, 'ends_at', booking.ends_at));
end
$$;
comment on function private.tell_booking(uuid) is 'Part of the server''s clock: a venue hears of a booking that it did not make.';

-- A shift that starts with places unfilled is told at its start (`short_at` of `private.shifts_to_close`), while it can still be filled;
-- what happens when it cannot any more is what this said. Shifts of a venue that start together are one row, however many posts a wedding
-- has.
select private.register_part('tell_short_shift', 12, $$
  select shift_id from private.shifts_to_close where short_at <= private.now() order by short_at
$$);

create function private.tell_short_shift(of_shift uuid) returns void language plpgsql set search_path = '' as $$
declare
  shift public.shifts;
  until timestamptz;
begin
  update private.shifts_to_close set short_at = null where shift_id = of_shift and short_at <= private.now();
  if not found then return; end if;
  select * into shift from public.shifts where id = of_shift;
  until := private.fillable_until(shift);
  if shift.status <> 'published' or shift.confirmed_count >= shift.positions or until <= private.now() then return; end if;
  perform private.gather_for_managers(shift.venue_id, 'shift_short', private.uuid5('starts:' || shift.venue_id || ':' || extract(epoch from shift.starts_at)),
    private.facts_of_shift(shift.id) || jsonb_build_object('gaps', shift.positions - shift.confirmed_count, 'time', until));
end
$$;
comment on function private.tell_short_shift(uuid) is 'Part of the server''s clock: a venue hears that a shift has started with places unfilled.';
