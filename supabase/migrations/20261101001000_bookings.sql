-- Bookings: a booked place. Only the server makes one. The row holds the agreed terms, copied from the shift and changed
-- only by acceptance. Two rules are held by the database itself: nobody is booked twice at one time (exclusion), and a
-- shift is never overfilled (its counter, under the shift's row lock).
--   confirmed <-> change_pending -> checked_in -> checked_out -> approved
--   exits: cancelled_by_worker | cancelled_by_venue | no_show | released | transferred

create table public.bookings (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  shift_id uuid not null references public.shifts (id) on delete cascade,
  worker_id uuid not null references public.profiles (id) on delete cascade,
  venue_id uuid not null references public.venues (id) on delete cascade,
  application_id uuid references public.applications (id) on delete set null,
  role text not null references public.roles_catalog (slug),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  tz text not null,
  break_min int not null,
  rate_minor int not null check (rate_minor between 1 and 100000),
  currency text not null,
  place text check (length(place) <= 400),
  status text not null default 'confirmed' check (status in ('confirmed', 'change_pending', 'checked_in', 'checked_out', 'approved',
    'cancelled_by_worker', 'cancelled_by_venue', 'no_show', 'released', 'transferred')),
  source text not null check (source in ('application', 'claim', 'invitation', 'transfer')),
  cancelled_at timestamptz,
  cancel_reason text check (length(cancel_reason) <= 500),
  cancel_tier text check (cancel_tier in ('undo', 'early', 'notice', 'late', 'last_minute', 'after_check_in')),
  cancel_heard_at timestamptz,
  owed_minor int check (owed_minor >= 0),
  full_pay_minor int check (full_pay_minor >= 0),
  rest_reason text check (length(rest_reason) <= 500),
  proposed jsonb,
  answer_by timestamptz,
  answer_late boolean not null default false,
  no_show_at timestamptz,
  release_by text check (release_by in ('rockstar', 'venue')),
  release_reason text check (length(release_reason) <= 500),
  confirm_asked_at timestamptz,
  coming_at timestamptz,
  replaced_at timestamptz,
  restored boolean not null default false,
  contested text check (contested in ('open', 'kept', 'sent_home')),
  rules_version int not null default private.rules_version(),
  version int not null default 1,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint booking_span check (ends_at > starts_at),
  constraint change_proposed check ((status = 'change_pending') = (proposed is not null) and (proposed is null) = (answer_by is null)),
  constraint no_overlap exclude using gist (worker_id extensions.gist_uuid_ops with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('confirmed', 'change_pending', 'checked_in', 'checked_out', 'approved') and not restored)
);
comment on table public.bookings is 'A place that somebody has, at the terms they agreed to. cancel_tier says how much notice was given, cancel_heard_at when the server heard, owed_minor what the venue owes for it, or for full pay once they have come; full_pay_minor what it promised for the time between the planned start and their arrival; proposed are terms that wait for the worker''s yes, answer_late that they waited too long; no_show_at when somebody was said not to have come, also where that was withdrawn since; release_by which side would have it come to nothing and waits for the other to say the same; confirm_asked_at when somebody was last asked whether they come, coming_at since when they have said so, replaced_at when the venue let them go for having said nothing; restored that they had come after all, when their place had been given away: worked like any other, and counted nowhere; contested that it was cancelled while they were checking in, and what the venue said of it; rules_version which of the platform''s figures it was made under.';
-- one live booking for each worker and shift
create unique index bookings_live on public.bookings (shift_id, worker_id)
  where status in ('confirmed', 'change_pending', 'checked_in', 'checked_out', 'approved') and not restored;
-- the pull of the worker, and where they worked
create index bookings_worker on public.bookings (worker_id, row_xid, id) include (venue_id, shift_id);
-- the pull of a venue's members
create index bookings_venue on public.bookings (venue_id, row_xid, id);
-- clashes and rest
create index bookings_worker_time on public.bookings (worker_id, starts_at);
-- who is booked on a shift
create index bookings_shift on public.bookings (shift_id);
-- the clock: changes that wait for an answer
create index bookings_pending on public.bookings (answer_by) where status = 'change_pending';
-- which application led to it
create index bookings_application on public.bookings (application_id);

-- Where it is belongs to what was agreed.
create function private.place_booking() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select place into new.place from public.shifts where id = new.shift_id;
  return new;
end
$$;
create trigger place_booking before insert on public.bookings for each row when (new.place is null) execute function private.place_booking();

create function private.is_live_booking(status text) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return status in ('confirmed', 'change_pending', 'checked_in', 'checked_out', 'approved');
end
$$;
comment on function private.is_live_booking(text) is 'Takes a place on the shift and in the worker''s calendar.';

-- The counter is derived: it stamps the shift, and never moves its version. Its check constraint refuses overfilling. A
-- place that is handed over changes hands within one transaction: it is never free in between, so nothing is counted.
create function private.count_booking() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  before int := case when tg_op <> 'INSERT' and private.is_live_booking(old.status) and not old.restored then 1 else 0 end;
  after int := case when tg_op <> 'DELETE' and private.is_live_booking(new.status) and not new.restored then 1 else 0 end;
begin
  if (tg_op = 'INSERT' and new.source = 'transfer') or (tg_op = 'UPDATE' and new.status = 'transferred') then return null; end if;
  if before <> after then
    update public.shifts set confirmed_count = confirmed_count + after - before where id = coalesce(new.shift_id, old.shift_id);
  end if;
  return null;
end
$$;
create trigger count_booking after insert or delete or update of status on public.bookings
  for each row execute function private.count_booking();
-- What an application led to has been opened by the application, all but what only a place opens: colleagues and the
-- pack are older than the device's cursor. A request that is booked in its own transaction has brought the scope along.
create trigger open_post_to_worker after insert on public.bookings for each row when (new.application_id is null)
  execute function private.open_post_to_worker();

create function private.open_place_to_worker() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.scope_log where audience = 'user:' || new.worker_id and row_xid = pg_current_xact_id()
    and scope = 'shift:' || new.shift_id and change = 'granted')
  then
    perform private.log_scope('user:' || new.worker_id, 'shift:' || new.shift_id, 'granted');
  end if;
  return null;
end
$$;
create trigger open_place_to_worker after insert on public.bookings for each row when (new.application_id is not null)
  execute function private.open_place_to_worker();

alter table public.bookings enable row level security;
create policy select_worker_member_or_admin on public.bookings for select to authenticated
  using (worker_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]) or (select private.is_admin()));

revoke all on public.bookings from anon, authenticated, service_role;

create function private.audience_of_bookings(booking public.bookings) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || booking.worker_id, 'venue:' || booking.venue_id];
end
$$;

select private.mirror_table('bookings', 30, '{"user": "worker_id", "venue": "venue_id"}',
  shown => 'id, row_xid, shift_id, worker_id, venue_id, application_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency,
    place, status, source, cancelled_at, cancel_reason, cancel_tier, cancel_heard_at, owed_minor, full_pay_minor, rest_reason, proposed,
    answer_by, answer_late, no_show_at, release_by, release_reason, confirm_asked_at, coming_at, replaced_at, restored, contested, rules_version, version, created_at, updated_at',
  seen => $$ends_at >= (select private.horizon())
    and (worker_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]))$$);
