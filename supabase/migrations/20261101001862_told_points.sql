-- Points that a Rockstar was not shown when they were taken are told: of a late arrival, which a code, the venue or an end of the night
-- settles, and of a cancellation whose time on the phone could not be trusted, so that it counts from when it arrived. A no-show is told
-- as such, and whoever cancels sees the points before they do. A fact that comes later and takes a late arrival back is told too.

create function private.tell_points() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  select * into booking from public.bookings where id = new.booking_id;
  perform private.notify(new.worker_id, case when new.points = 0 then 'points_back' else 'points_' || new.kind end,
    private.facts_of_place(booking) || jsonb_build_object('reliability_event_id', new.id, 'n', new.points, 'minutes', new.minutes, 'counted_at', new.happened_at));
  return null;
end
$$;
create trigger tell_points_taken after insert on public.reliability_events for each row
  when (new.kind = 'late' or (new.kind = 'cancelled' and private.was_held_back())) execute function private.tell_points();
-- Of a decision both sides are told in its own words (`dispute_decided`), of a no-show that falls too.
create trigger tell_points_changed after update of points on public.reliability_events for each row
  when (new.kind = 'late' and new.taken_back_at is null and old.taken_back_at is null
    and ((new.points > 0 and (old.points = 0 or old.kind <> 'late')) or (new.points = 0 and old.points > 0)))
  execute function private.tell_points();
