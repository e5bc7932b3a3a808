-- Timesheets: the hours of one booking that both sides agree on. One for each booking that was worked or has ended, under an id
-- that both devices and the server work out from the booking's. A row stores what cannot be worked out from the facts: what
-- each side said of the figures, the figure agreed, and when it settles by itself; beside it the terms, so that it can be
-- read without its booking. When a worker's account is deleted, both stay, on a card without a name.
--   open -> submitted (the worker said theirs) | countered (the venue said another) -> approved (both said the same)
--   72 h after the last change of a figure: auto_approved, or disputed when two figures without proof differ
--   disputed -> approved (both said the same after all, or a person of the platform decided)

create table public.timesheets (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  booking_id uuid unique references public.bookings (id) on delete set null,
  venue_id uuid not null references public.venues (id) on delete cascade,
  worker_id uuid references public.profiles (id) on delete set null,
  role text not null references public.roles_catalog (slug),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  tz text not null,
  break_min int not null,
  rate_minor int not null,
  currency text not null,
  rules_version int not null default private.rules_version(),
  state text not null default 'open' check (state in ('open', 'submitted', 'countered', 'approved', 'auto_approved', 'disputed')),
  rockstar_min int check (rockstar_min between 0 and 1440),
  rockstar_reason text check (length(rockstar_reason) <= 500),
  venue_min int check (venue_min between 0 and 1440),
  venue_reason text check (length(venue_reason) <= 500),
  agreed_min int check (agreed_min >= 0),
  basis text check (basis in ('agreed', 'code', 'same', 'word', 'by_hand', 'plan', 'decided')),
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  settles_at timestamptz,
  last_by text not null check (last_by in ('rockstar', 'venue', 'clock')),
  locked_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint agreed_on_something check (num_nulls(agreed_min, basis, decided_at) in (0, 3)
    and (agreed_min is not null) = (state in ('approved', 'auto_approved'))),
  constraint settles_while_open check ((settles_at is not null) = (state in ('open', 'submitted', 'countered'))),
  constraint locked_when_agreed check (locked_at is null or agreed_min is not null)
);
comment on table public.timesheets is 'The agreed hours of a booking. rockstar_min and venue_min are what a side said, null while its facts speak for it; basis is what the agreed figure rests on; last_by whose act changed a figure last; locked_at when it was exported.';
-- the pull of the worker, and of a venue's members
create index timesheets_worker on public.timesheets (worker_id, row_xid, id);
create index timesheets_venue on public.timesheets (venue_id, row_xid, id);
-- the clock: what settles by itself
create index timesheets_settles on public.timesheets (settles_at) where settles_at is not null;
-- removing who decided
create index timesheets_decided_by on public.timesheets (decided_by);

-- The one of a booking, made when it is first needed.
create function private.open_timesheet(booking public.bookings, made_by text) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into public.timesheets (id, booking_id, venue_id, worker_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, rules_version, settles_at, last_by)
  values (private.uuid5('timesheets:' || booking.id), booking.id, booking.venue_id, booking.worker_id, booking.role, booking.starts_at,
    booking.ends_at, booking.tz, booking.break_min, booking.rate_minor, booking.currency, booking.rules_version, private.now() + interval '72 hours', made_by)
  on conflict (id) do nothing;
end
$$;

create function private.carry_timesheet() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.timesheets set starts_at = new.starts_at, ends_at = new.ends_at where booking_id = new.id;
  return null;
end
$$;
create trigger carry_timesheet after update of starts_at, ends_at on public.bookings for each row
  when ((old.starts_at, old.ends_at) is distinct from (new.starts_at, new.ends_at)) execute function private.carry_timesheet();

-- Bookings whose hours the clock drafts if nobody left by then: what it looks at instead of all that ever were.
create table private.bookings_to_draft (
  booking_id uuid primary key,
  ends_at timestamptz not null
);
comment on table private.bookings_to_draft is 'When the clock drafts a timesheet from the plan: six hours after the end. Without a foreign key, which every claim would pay for; a booking that is gone has nothing to draft.';
alter table private.bookings_to_draft enable row level security;
-- the clock
create index bookings_to_draft_at on private.bookings_to_draft (ends_at);

create function private.note_draft() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.status in ('confirmed', 'change_pending', 'checked_in', 'checked_out') then
    insert into private.bookings_to_draft values (new.id, new.ends_at) on conflict (booking_id) do update set ends_at = excluded.ends_at;
  else
    delete from private.bookings_to_draft where booking_id = new.id;
  end if;
  return null;
end
$$;
create trigger note_draft after insert on public.bookings for each row execute function private.note_draft();
create trigger note_draft_again after update of status, ends_at on public.bookings for each row
  when ((old.status, old.ends_at) is distinct from (new.status, new.ends_at)) execute function private.note_draft();

alter table public.timesheets enable row level security;
create policy select_worker_member_or_admin on public.timesheets for select to authenticated
  using (worker_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]) or (select private.is_admin()));

revoke all on public.timesheets from anon, authenticated, service_role;

create function private.audience_of_timesheets(sheet public.timesheets) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array_remove(array['user:' || sheet.worker_id, 'venue:' || sheet.venue_id], null);
end
$$;

select private.mirror_table('timesheets', 43, '{"user": "worker_id", "venue": "venue_id"}',
  shown => 'id, row_xid, booking_id, venue_id, worker_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, rules_version, state, rockstar_min,
    rockstar_reason, venue_min, venue_reason, agreed_min, basis, decided_by, decided_at, settles_at, locked_at, created_at, updated_at',
  seen => $$ends_at >= (select private.horizon())
    and (worker_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]))$$);
