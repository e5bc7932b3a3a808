-- Attendance: what was said of when somebody came, left and rested, and until when they work. Facts, only ever added: of the
-- worker (with the code on the venue's screen, or by their word), and by hand of a manager. Ids come from the device, so a
-- fact that arrives twice, by whatever way, is one. Seen by the worker and the venue's members.
--   said_at      by the clock of the device on which it was said
--   trusted_at  what of that is trusted (recorded times): corrected by what the device had last heard, else the arrival
--   proven_at    the minute of the code, where the code proves it; that minute counts, whatever any clock says
--   distance_m   how far from the venue a phone took itself to be, give or take accuracy_m; only where its owner added it. Where that was is not kept
--   until        another end than planned, or of the kind from another start, which one side says; agreed when the other says the same
-- What a code is worth (verdict) is judged when it arrives: `…010580_attendance_commands.sql`.

create table public.attendance_events (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  venue_id uuid not null references public.venues (id) on delete cascade,
  worker_id uuid not null references public.profiles (id) on delete cascade,
  actor_id uuid references public.profiles (id) on delete set null,
  ends_at timestamptz not null,
  kind text not null check (kind in ('in', 'out', 'break_start', 'break_end', 'until', 'from')),
  until timestamptz,
  source text not null check (source in ('rockstar', 'venue')),
  said_at timestamptz not null,
  offset_s int,
  clock_jumped boolean not null default false,
  trusted_at timestamptz not null,
  proven_at timestamptz,
  verdict text not null check (verdict in ('proven', 'old_key', 'replay', 'wrong_shift', 'skew', 'out_of_window', 'mistyped', 'unknown',
    'too_many', 'word', 'by_hand')),
  code text check (length(code) <= 40),
  distance_m int check (distance_m between 0 and 20100000),
  accuracy_m int check (accuracy_m between 0 and 1000000),
  reason text check (length(reason) <= 500),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint proof_has_minute check ((proven_at is not null) = (verdict = 'proven')),
  constraint by_hand_explained check ((source = 'venue' and kind not in ('until', 'from')) = (reason is not null)),
  constraint distance_of_coming check (num_nulls(distance_m, accuracy_m) = 2
    or (num_nulls(distance_m, accuracy_m) = 0 and kind = 'in' and source = 'rockstar')),
  constraint until_has_time check ((kind in ('until', 'from')) = (until is not null))
);
comment on table public.attendance_events is 'Facts of when somebody came, left and rested. offset_s is how many seconds the server''s time was ahead of the device''s when last heard, clock_jumped that the clock was set since; the code itself is for the server alone.';
-- what is known of a booking
create index attendance_events_booking on public.attendance_events (booking_id);
-- the pull of the worker, and of a venue's members
create index attendance_events_worker on public.attendance_events (worker_id, row_xid, id);
create index attendance_events_venue on public.attendance_events (venue_id, row_xid, id);
-- removing who acted
create index attendance_events_actor on public.attendance_events (actor_id);

create function private.place_attendance() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select venue_id, worker_id, ends_at into new.venue_id, new.worker_id, new.ends_at from public.bookings where id = new.booking_id;
  -- No night has as many: each is a row on the devices of the other side, and a figure of the booking reads them all.
  if (select count(*) from public.attendance_events where booking_id = new.booking_id) >= 300 then perform private.refuse('throttled', null, 429); end if;
  return new;
end
$$;
create trigger place_attendance before insert on public.attendance_events for each row execute function private.place_attendance();

create function private.carry_attendance() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.attendance_events set ends_at = new.ends_at where booking_id = new.id;
  return null;
end
$$;
create trigger carry_attendance after update of ends_at on public.bookings for each row
  when (old.ends_at <> new.ends_at) execute function private.carry_attendance();

alter table public.attendance_events enable row level security;
create policy select_worker_member_or_admin on public.attendance_events for select to authenticated
  using (worker_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]) or (select private.is_admin()));

revoke all on public.attendance_events from anon, authenticated, service_role;

create function private.audience_of_attendance_events(event public.attendance_events) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || event.worker_id, 'venue:' || event.venue_id];
end
$$;

select private.mirror_table('attendance_events', 42, '{"user": "worker_id", "venue": "venue_id"}',
  shown => 'id, row_xid, booking_id, venue_id, worker_id, actor_id, ends_at, kind, source, said_at, offset_s, clock_jumped, trusted_at,
    proven_at, verdict, reason, distance_m, accuracy_m, until, created_at, updated_at',
  seen => $$ends_at >= (select private.horizon())
    and (worker_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]))$$);
