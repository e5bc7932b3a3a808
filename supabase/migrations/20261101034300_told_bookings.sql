-- A venue hears who was booked without a word of its own: a claim, a favourite, a place that was given out or taken from the waiting list,
-- changed terms that were accepted. One row for each manager and shift, which counts while it is unread. Whom a manager takes, and who
-- accepts an invitation or covers for somebody, is told otherwise. The clock tells it: a claim holds its shift while others wait for it,
-- and to tell two managers took a quarter of its time.

create table private.bookings_to_tell (
  booking_id uuid primary key
);
comment on table private.bookings_to_tell is 'Bookings that no manager made and of which none has been told yet. Emptied by each run of the clock.';
alter table private.bookings_to_tell enable row level security;

create or replace function private.book(shift public.shifts, application uuid, worker uuid, booking uuid, by_way_of text) returns void
language plpgsql set search_path = '' as $$
declare
  clashing uuid[];
begin
  if exists (select from public.bookings where id = booking) then perform private.bad_argument('booking_id'); end if;
  insert into public.bookings (id, shift_id, worker_id, venue_id, application_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, place, source)
  values (booking, shift.id, worker, shift.venue_id, application, shift.role, shift.starts_at, shift.ends_at, shift.tz, shift.break_min,
    shift.rate_minor, shift.currency, shift.place, by_way_of);
  -- An update of nothing still fires triggers, and few have applied for anything at the same time.
  clashing := array(
    select asked.id from public.applications asked join public.shifts other on other.id = asked.shift_id
    where asked.worker_id = worker and asked.id is distinct from application and private.is_live_application(asked.status)
      and tstzrange(other.starts_at, other.ends_at) && tstzrange(shift.starts_at, shift.ends_at));
  if clashing <> '{}' then
    update public.applications set status = 'withdrawn', closed_reason = 'clash', waitlist_pos = null, version = version + 1
    where id = any (clashing) and private.is_live_application(status);
  end if;
  perform private.warn_long_week(shift, worker, booking);
  -- By the Rockstar or by the clock.
  if by_way_of in ('application', 'claim') and coalesce(auth.uid() = worker, true) then insert into private.bookings_to_tell values (booking); end if;
end
$$;

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

-- A shift that starts with places unfilled is told at its start, while it can still be filled; what happens when it cannot any more is
-- what this said. Shifts of a venue that start together are one row, however many posts a wedding has.
alter table private.shifts_to_close add column short_at timestamptz;
comment on column private.shifts_to_close.short_at is 'When its managers are told of places that are unfilled; null once that was looked at.';
-- the clock
create index shifts_to_close_short on private.shifts_to_close (short_at) where short_at is not null;
update private.shifts_to_close waiting set short_at = shift.starts_at from public.shifts shift where shift.id = waiting.shift_id and shift.starts_at > private.now();

create or replace function private.note_close() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'published' then
    -- What is posted after its start is not told that it has started.
    insert into private.shifts_to_close (shift_id, closes_at, short_at)
    values (new.id, private.fillable_until(new), case when new.starts_at > private.now() then new.starts_at end)
    on conflict (shift_id) do update set closes_at = excluded.closes_at, short_at = excluded.short_at;
  else
    delete from private.shifts_to_close where shift_id = new.id;
  end if;
  return null;
end
$$;

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

create or replace function private.mailed_kinds() returns text[] language sql immutable set search_path = '' as $$
  select '{account_suspended,account_reinstated,service_restored,appeal_decided,strikes_reviewed,strikes_decided,application_accepted,application_rejected,application_clash,application_closed,application_filled,application_shift_cancelled,application_shift_expired,job_application_accepted,job_application_offered,job_application_rejected,job_application_lapsed,job_application_filled,job_application_closed,asked_job_changed,job_offer_accepted,job_offer_declined,job_offer_lapsed,job_expired,shift_applied,job_applied,message_from_venue,message_from_rockstar,shift_booked,shift_short,points_late,points_cancelled,shift_invitation_accepted,shift_invitations_unanswered,job_invitations_unanswered,place_unanswered,change_declined,change_unanswered,document_rejected,document_verified,pay_approved,pay_refused,job_pay_approved,job_pay_refused,shift_removed,job_removed,venue_archived,venue_paused,venue_rejected,venue_resumed,venue_unverified,venue_verified}'::text[]
$$;

select private.require_sessions();
