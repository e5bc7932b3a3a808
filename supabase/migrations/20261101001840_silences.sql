-- Silences: since when nothing has been heard of the phone of somebody who is due, from an hour before the start until they have
-- come or the end, so that nobody is called late for a cellar without signal. A time and nothing else: no place. Owned by the
-- venue, whose members alone read it; the app says so to the rockstar. Written by the clock after five minutes without a call,
-- and emptied by the next call. Knows no fact of attendance: who has come is not watched any more.

create table public.silences (
  id uuid primary key references public.bookings (id) on delete cascade,
  row_xid xid8 not null default pg_current_xact_id(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  ends_at timestamptz not null,
  silent_since timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.silences is 'Since when the phone of somebody who is due has not been heard from; null when it is heard again. The id is the booking''s.';
-- the pull of a venue's members
create index silences_venue on public.silences (venue_id, row_xid, id);

-- Bookings of people who have not come: what the clock looks at instead of all that ever were.
create table private.bookings_to_watch (
  booking_id uuid primary key,
  worker_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- They were told that it starts soon, or took it when it did.
  reminded boolean not null,
  -- When they are asked next whether they come; null: not any more.
  ask_at timestamptz
);
comment on table private.bookings_to_watch is 'Who is due and has not come: until the end the clock looks whether their phone is heard. Without a foreign key, which every claim would pay for; of a booking that is gone nothing is written, and its row leaves at the end.';
alter table private.bookings_to_watch enable row level security;
-- the clock; of what starts within two hours few are reminded already, so reminders go through it too
create index bookings_to_watch_at on private.bookings_to_watch (starts_at);
-- who is asked next whether they come
create index bookings_to_ask on private.bookings_to_watch (ask_at) where ask_at is not null;
-- a person who is heard again
create index bookings_to_watch_worker on private.bookings_to_watch (worker_id);

create function private.reminded_ahead() returns interval language sql immutable set search_path = '' as $$
  select interval '2 hours'
$$;
comment on function private.reminded_ahead() is 'How long before the start the phone of whoever is booked says so.';

create function private.next_ask(starts timestamptz, since timestamptz) returns timestamptz language sql immutable set search_path = '' as $$
  select case when starts - since > interval '72 hours' then starts - interval '48 hours'
    when starts - since > interval '36 hours' then starts - interval '24 hours' end
$$;
comment on function private.next_ask(timestamptz, timestamptz) is 'When somebody is asked whether they come: two days and one day before the start. Who has said yes to a shift within the last day or so is not asked for the same again.';

create function private.begin_watch() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.bookings_to_watch values (new.id, new.worker_id, new.starts_at, new.ends_at, new.starts_at <= private.now() + private.reminded_ahead(),
      private.next_ask(new.starts_at, private.now()));
  return null;
end
$$;
create trigger begin_watch after insert on public.bookings for each row when (new.status in ('confirmed', 'change_pending')) execute function private.begin_watch();

-- Whatever was known is known of other times: the clock begins anew.
create function private.note_watch() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.silences where id = new.id;
  if new.status in ('confirmed', 'change_pending') and new.ends_at > private.now() then
    insert into private.bookings_to_watch values (new.id, new.worker_id, new.starts_at, new.ends_at, new.starts_at <= private.now() + private.reminded_ahead(),
      private.next_ask(new.starts_at, private.now()))
    on conflict (booking_id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      reminded = excluded.reminded or (bookings_to_watch.reminded and bookings_to_watch.starts_at = excluded.starts_at),
      ask_at = case when bookings_to_watch.starts_at = excluded.starts_at then bookings_to_watch.ask_at else excluded.ask_at end;
  else
    delete from private.bookings_to_watch where booking_id = new.id;
  end if;
  return null;
end
$$;
create trigger note_watch after update of status, starts_at, ends_at on public.bookings for each row
  when ((old.status, old.starts_at, old.ends_at) is distinct from (new.status, new.starts_at, new.ends_at)) execute function private.note_watch();

-- Of somebody who has never opened the app nothing is said.
select private.register_part('watch_phone', 160, $$
  select watched.booking_id from private.bookings_to_watch watched
  where watched.starts_at <= private.now() + interval '1 hour'
    and (watched.ends_at <= private.now()
      or ((select heard_at from private.presence where user_id = watched.worker_id) < private.now() - interval '5 minutes'
        and (select silent_since from public.silences where id = watched.booking_id) is null))
  order by watched.starts_at
$$);

create function private.watch_phone(of_booking uuid) returns void language plpgsql set search_path = '' as $$
declare
  watched private.bookings_to_watch;
  heard timestamptz;
begin
  select * into watched from private.bookings_to_watch where booking_id = of_booking for update;
  if watched.ends_at <= private.now() then
    delete from public.silences where id = of_booking;
    delete from private.bookings_to_watch where booking_id = of_booking;
    return;
  end if;
  -- Held, so that a call at this moment finds the row that it has to empty.
  select heard_at into heard from private.presence where user_id = watched.worker_id for share;
  if watched.starts_at > private.now() + interval '1 hour' or heard >= private.now() - interval '5 minutes' then return; end if;
  insert into public.silences (id, venue_id, ends_at, silent_since)
  select id, venue_id, ends_at, heard from public.bookings where id = of_booking and heard is not null
  on conflict (id) do update set silent_since = excluded.silent_since;
end
$$;
comment on function private.watch_phone(uuid) is 'Nothing was heard for five minutes of somebody who is due: their venue sees since when. After the end nothing is kept.';

create function private.facts_of_place(booking public.bookings) returns jsonb language sql stable set search_path = '' as $$
  select private.facts_of_shift(booking.shift_id)
    || jsonb_build_object('booking_id', booking.id, 'starts_at', booking.starts_at, 'ends_at', booking.ends_at)
$$;
comment on function private.facts_of_place(public.bookings) is 'What a reminder says of a place: the times that were agreed, whatever is proposed.';

-- Once for each start: what a closed phone shows before somebody has to leave.
select private.register_part('remind_of_shift', 85, $$
  select booking_id from private.bookings_to_watch
  where not reminded and starts_at <= private.now() + private.reminded_ahead() order by starts_at
$$);

create function private.remind_of_shift(of_booking uuid) returns void language plpgsql set search_path = '' as $$
declare
  watched private.bookings_to_watch;
begin
  update private.bookings_to_watch set reminded = true where booking_id = of_booking and not reminded returning * into watched;
  if watched.starts_at is null or watched.starts_at <= private.now() then return; end if;
  perform private.notify(worker_id, 'shift_soon', private.facts_of_place(booking)) from public.bookings booking where id = of_booking;
end
$$;
comment on function private.remind_of_shift(uuid) is 'A shift starts soon: whoever is booked is told, once.';

create function private.end_silence() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.silences set silent_since = null
  where silent_since is not null and id in (select booking_id from private.bookings_to_watch where worker_id = new.user_id);
  return null;
end
$$;
create trigger end_silence after update of heard_at on private.presence for each row
  when (new.heard_at - old.heard_at > interval '5 minutes') execute function private.end_silence();

alter table public.silences enable row level security;
create policy select_member on public.silences for select to authenticated
  using (venue_id = any ((select private.my_venues())::uuid[]));

revoke all on public.silences from anon, authenticated, service_role;

create function private.audience_of_silences(silence public.silences) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['venue:' || silence.venue_id];
end
$$;

select private.mirror_table('silences', 44, '{"venue": "venue_id"}',
  shown => 'id, row_xid, venue_id, ends_at, silent_since, created_at, updated_at',
  seen => $$ends_at >= (select private.horizon()) and venue_id = any ((select private.my_venues())::uuid[])$$);
