-- Contested check-ins: a venue cancels somebody's place while they are checking in, and neither has heard of the other. Attendance is a
-- fact and cancelling a decision, so both stay: the booking is cancelled and contested, the least hours are owed, in whichever order
-- the two arrive, and the venue says whether they keep working. Owned by the venue. Twin of `domain/bookings/contested.ts`.
--   contested: open -> kept (they work, by their facts) | sent_home (what they worked is owed, and never less than the least)
--   72 h after the end nobody is waited for: sent_home

create function private.least_owed(booking public.bookings) returns int language sql stable set search_path = '' as $$
  select round(booking.rate_minor * private.least_paid_min(booking) / 60.0)::int
$$;

-- When somebody was last heard from before a moment of which one of their devices told.
create function private.heard_before(person uuid, at timestamptz) returns timestamptz language sql stable set search_path = '' as $$
  select coalesce((select case when at between gap_from and gap_to then gap_from when at >= heard_at then heard_at end
    from private.presence where user_id = person), at - interval '1 minute')
$$;
comment on function private.heard_before(uuid, timestamptz) is 'The beginning of the silence in which it was; outside of one a minute before it, because a connected device asks once a minute.';

create function private.tell_contested(booking public.bookings) returns void language plpgsql set search_path = '' as $$
declare
  facts constant jsonb := private.facts_of_shift(booking.shift_id) || jsonb_build_object('booking_id', booking.id);
  for_venue constant jsonb := facts || jsonb_build_object('name', (select name from public.profiles where id = booking.worker_id));
begin
  perform private.notify(booking.worker_id, 'check_in_contested', facts, true);
  perform private.notify_managers(booking.venue_id, 'check_in_contested_to_venue', for_venue);
  -- Whoever cancels now has not heard of it either.
  if auth.uid() <> booking.worker_id then perform private.notify(auth.uid(), 'check_in_contested_to_venue', private.told_where(auth.uid(), for_venue)); end if;
end
$$;

-- The cancelling was heard first. A coming that nothing shows is their word, as against a no-show.
create function private.contest_coming() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  select * into booking from public.bookings where id = new.booking_id;
  if booking.status <> 'cancelled_by_venue' or booking.contested is not null then return null; end if;
  if new.source = 'rockstar' and private.heard_before(booking.worker_id, new.proven_at) >= booking.cancel_heard_at then return null; end if;
  update public.bookings set contested = 'open', cancel_tier = 'after_check_in', owed_minor = private.least_owed(booking), version = version + 1
  where id = booking.id;
  perform private.tell_contested(booking);
  return null;
end
$$;
create trigger contest_coming after insert on public.attendance_events for each row
  when (new.kind = 'in' and new.verdict in ('proven', 'by_hand')) execute function private.contest_coming();

-- The coming was heard first: whoever cancelled had not heard of it when they did. Their device is trusted, also of a short silence:
-- nothing is gained by saying so, because sending home then costs the same.
create function private.settle_contested() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.attendance_events where booking_id = new.id and kind = 'in' and verdict in ('proven', 'by_hand')
    and created_at > nullif(current_setting('encore.recorded_at', true), '')::timestamptz)
  then
    new.contested := 'open';
    new.owed_minor := private.least_owed(new);
    perform private.tell_contested(new);
  end if;
  return new;
end
$$;
-- After settle_booking, by its name.
create trigger settle_contested before update of status on public.bookings for each row
  when (old.status = 'checked_in' and new.status = 'cancelled_by_venue') execute function private.settle_contested();

create function private.settle_contest(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
  choice constant text := private.arg_one_of(args, 'choice', '{keep,send_home}');
begin
  select * into booking from public.bookings where id = private.arg_uuid(args, 'id');
  if booking.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(booking.venue_id, 'manager');
  perform from public.shifts where id = booking.shift_id for update;
  select * into booking from public.bookings where id = booking.id for update;
  -- A colleague was faster.
  if booking.contested = (case choice when 'keep' then 'kept' else 'sent_home' end) then return; end if;
  if booking.contested is distinct from 'open' then perform private.refuse('wrong_state'); end if;
  if choice = 'keep' then perform private.keep_working(booking); else perform private.send_home(booking, private.now()); end if;
end
$$;
select private.register_command('settle_contest', 1, 'Says whether somebody keeps working whose place was cancelled while they were checking in. A manager of the venue.');

create function private.keep_working(booking public.bookings) returns void language plpgsql set search_path = '' as $$
begin
  update public.bookings as work set contested = 'kept', status = 'confirmed', cancelled_at = null, cancel_reason = null, cancel_tier = null,
    cancel_heard_at = null, owed_minor = null, version = version + 1,
    restored = not (private.has_place_again(work) and exists (select from public.shifts where id = work.shift_id and status = 'published'))
  where id = booking.id;
  perform private.follow_attendance(booking.id, '');
  perform private.notify(booking.worker_id, 'contest_kept', private.facts_of_shift(booking.shift_id) || jsonb_build_object('booking_id', booking.id), true);
end
$$;

-- From when they came, or the start, until they left, or else until then.
create function private.send_home(booking public.bookings, until timestamptz) returns void language plpgsql set search_path = '' as $$
declare
  worked int;
begin
  select (extract(epoch from least(coalesce(max(at) filter (where kind = 'out'), until), booking.ends_at)
    - greatest(min(at) filter (where kind = 'in'), booking.starts_at)) / 60)::int
  into worked from (select kind, coalesce(proven_at, trusted_at) as at from public.attendance_events
    where booking_id = booking.id and verdict <> 'out_of_window') fact;
  update public.bookings set contested = 'sent_home', version = version + 1,
    owed_minor = greatest(private.least_owed(booking), round(rate_minor * worked / 60.0)::int)
  where id = booking.id;
  perform private.notify(booking.worker_id, 'contest_sent_home', private.facts_of_shift(booking.shift_id) || jsonb_build_object('booking_id', booking.id), true);
end
$$;

-- Part of the server's clock: a contest on which no manager has said anything, as long after the end as hours wait for a word. What was
-- worked until somebody left is owed; who never said that they left has the least.
create index bookings_contested on public.bookings (ends_at) where contested = 'open';

select private.register_part('settle_old_contest', 152, $$
  select id from public.bookings where contested = 'open' and ends_at <= private.now() - interval '72 hours' order by ends_at
$$);

create function private.settle_old_contest(of_booking uuid) returns void language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
begin
  select * into booking from public.bookings where id = of_booking for update;
  if booking.contested is distinct from 'open' or booking.ends_at > private.now() - interval '72 hours' then return; end if;
  perform private.send_home(booking, booking.starts_at);
end
$$;
comment on function private.settle_old_contest(uuid) is 'Nobody said whether a contested booking went on: what was worked is owed, at least the least.';
