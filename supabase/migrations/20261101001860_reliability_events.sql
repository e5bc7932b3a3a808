-- Reliability events: what took points from a Rockstar, one row for each booking of which something did. Worked out from how the
-- booking ended and from the facts of attendance, and worked out again when one of them changes, so that a no-show that is withdrawn
-- and a check-in that is proven later take their points back by themselves. A row that takes nothing any more stays, with 0.
-- A row counts for ninety days and may be appealed against for fourteen. A no-show takes nothing for the first three days, nor while one
-- that was contested in them is before a person, unless its Rockstar says that it is right. What is heavy also brings strikes, which stand
-- as long as the row counts or until ten clean shifts clear them (`…031070_strikes.sql`). Owned by its Rockstar; venues see none of them.

create type private.fault as (kind text, points int, strikes int, minutes int, happened_at timestamptz);

-- What a booking takes, by the figures it was made under; null when nothing. Twin of `domain/reliability/rules.ts`. Minutes: how late, or how long before the start.
create function private.fault_of(booking public.bookings) returns private.fault language plpgsql stable set search_path = '' as $$
declare
  came timestamptz;
  rules constant public.platform_rules := private.rules_of(booking.rules_version);
begin
  case booking.status
    when 'no_show' then
      return row('no_show', rules.no_show_points, rules.no_show_strikes, null, booking.starts_at)::private.fault;
    when 'cancelled_by_worker' then
      if coalesce(booking.cancel_tier, 'early') not in ('notice', 'late', 'last_minute') then return null; end if;
      return row('cancelled',
        case booking.cancel_tier when 'notice' then rules.notice_points when 'late' then rules.late_points else rules.last_minute_points end,
        case booking.cancel_tier when 'notice' then 0 when 'late' then rules.late_strikes else rules.last_minute_strikes end,
        greatest(0, private.minute_at(booking.starts_at) - private.minute_at(booking.cancelled_at)), booking.cancelled_at)::private.fault;
    when 'checked_in', 'checked_out', 'approved' then
      -- What a code proves, where one does; else whatever was said first, by whichever side.
      select coalesce(min(proven_at), min(trusted_at)) into came from public.attendance_events
      where booking_id = booking.id and kind = 'in' and verdict <> 'out_of_window';
      if came is null or came <= booking.starts_at + make_interval(mins => rules.grace_min) then return null; end if;
      return row('late', rules.arrival_points, 0, private.minute_at(came) - private.minute_at(booking.starts_at), booking.starts_at)::private.fault;
    else
      return null;
  end case;
end
$$;

create table public.reliability_events (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  booking_id uuid not null unique references public.bookings (id) on delete cascade,
  worker_id uuid not null references public.profiles (id) on delete cascade,
  venue_id uuid not null references public.venues (id) on delete cascade,
  tz text not null,
  kind text not null check (kind in ('late', 'cancelled', 'no_show')),
  points int not null check (points between 0 and 50),
  strikes int not null default 0 check (strikes between 0 and 3),
  strikes_left int not null default 0 check (strikes_left between 0 and 3),
  clean_shifts int not null default 0 check (clean_shifts between 0 and 9),
  cleared_at timestamptz,
  minutes int,
  happened_at timestamptz not null,
  counts_from timestamptz,
  appealed_at timestamptz,
  accepted_at timestamptz,
  taken_back_at timestamptz,
  appeal text check (length(appeal) <= 500),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint words_of_an_appeal check (appeal is null or appealed_at is not null),
  constraint accepted_or_appealed check (accepted_at is null or appealed_at is null)
);
comment on table public.reliability_events is 'One for each booking that took points, now or once; the id is the name-based id of the booking. kind and minutes say what it was, points what it takes now: 0 when it was taken back, by a fact or (taken_back_at) by a decision. strikes came with it, strikes_left stand; counts_from is when both begin to count, null while a person has first to decide; accepted_at when its person said that a no-show is right, so that it did not wait; clean_shifts of the ten that clear the oldest strike are done, on its row alone; cleared_at when a person cleared them.';
-- the pull of the worker
create index reliability_events_worker on public.reliability_events (worker_id, row_xid, id);
-- removing a venue
create index reliability_events_venue on public.reliability_events (venue_id);

create function private.reckon_fault(of_booking uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
  fault private.fault;
  counts timestamptz;
begin
  select * into booking from public.bookings where id = of_booking;
  fault := private.fault_of(booking);
  counts := case fault.kind when 'no_show' then private.now() + interval '72 hours' else fault.happened_at end;
  if coalesce(fault.points, 0) = 0 then
    update public.reliability_events set points = 0, strikes = 0, strikes_left = 0 where booking_id = of_booking and points > 0;
    return;
  end if;
  -- What has just come stands: the clock works out only what was cleared since, and until then its person would read that it was.
  insert into public.reliability_events as known (id, booking_id, worker_id, venue_id, tz, kind, points, strikes, strikes_left, minutes, happened_at, counts_from)
  values (private.uuid5('reliability_events:' || of_booking), of_booking, booking.worker_id, booking.venue_id, booking.tz, fault.kind,
    fault.points, fault.strikes, case when counts <= private.now() then fault.strikes else 0 end, fault.minutes, fault.happened_at, counts)
  on conflict (id) do update set kind = excluded.kind, points = case when known.taken_back_at is null then excluded.points else 0 end,
    strikes = case when known.taken_back_at is null then excluded.strikes else 0 end,
    strikes_left = case when known.taken_back_at is null then excluded.strikes_left else 0 end, minutes = excluded.minutes, happened_at = excluded.happened_at,
    counts_from = excluded.counts_from, accepted_at = null,
    -- Who came after all, but late, may appeal against that.
    appealed_at = case when known.kind = excluded.kind then known.appealed_at end, appeal = case when known.kind = excluded.kind then known.appeal end
  where (known.kind, known.points, known.minutes, known.happened_at)
    is distinct from (excluded.kind, case when known.taken_back_at is null then excluded.points else 0 end, excluded.minutes, excluded.happened_at);
end
$$;
comment on function private.reckon_fault(uuid) is 'Works out again what a booking takes from its worker''s reliability.';

create function private.reckon_fault_of_booking() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.reckon_fault(new.id);
  return null;
end
$$;
-- Nothing is done for the making of a booking, nor for what takes no points and took none.
create trigger reckon_fault after update of status on public.bookings for each row
  when (new.status is distinct from old.status and (new.status in ('cancelled_by_worker', 'no_show', 'checked_in', 'checked_out') or old.status in ('no_show', 'checked_in')))
  execute function private.reckon_fault_of_booking();

create function private.reckon_fault_of_fact() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.reckon_fault(new.booking_id);
  return null;
end
$$;
create trigger reckon_fault after insert on public.attendance_events for each row when (new.kind = 'in') execute function private.reckon_fault_of_fact();

alter table public.reliability_events enable row level security;
create policy select_own_or_admin on public.reliability_events for select to authenticated
  using (worker_id = (select auth.uid()) or (select private.is_admin()));

revoke all on public.reliability_events from anon, authenticated, service_role;

create function private.audience_of_reliability_events(event public.reliability_events) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || event.worker_id];
end
$$;

-- A horizon of its own: ninety days, as long as a row counts.
select private.mirror_table('reliability_events', 46, '{"user": "worker_id"}',
  shown => 'id, row_xid, booking_id, worker_id, venue_id, tz, kind, points, strikes, strikes_left, clean_shifts, minutes, happened_at, counts_from, accepted_at, appealed_at, appeal, created_at, updated_at',
  seen => $$happened_at >= (select private.horizon()) - interval '34 days' and worker_id = (select auth.uid())$$);
