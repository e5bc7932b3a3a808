-- Booking contacts: how the two sides of a booking reach one another. Written when it is confirmed, each for the other
-- side only; gone when the booking is left, and thirty days after the shift. So a phone has them without signal.

create table public.booking_contacts (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  side text not null check (side in ('rockstar', 'venue')),
  -- Of the booking, which goes with either.
  worker_id uuid,
  venue_id uuid,
  name text not null,
  phone text,
  email text,
  ends_at timestamptz not null,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint contact_reader check ((side = 'venue') = (worker_id is not null) and (side = 'rockstar') = (venue_id is not null))
);
comment on table public.booking_contacts is 'Of one side (side), for the other: worker_id or venue_id says who reads it.';
-- the pull of the worker
create index booking_contacts_worker on public.booking_contacts (worker_id, row_xid, id) where worker_id is not null;
-- the pull of the venue's members
create index booking_contacts_venue on public.booking_contacts (venue_id, row_xid, id) where venue_id is not null;
-- a booking's own
create index booking_contacts_booking on public.booking_contacts (booking_id);
-- what the clock takes away
create index booking_contacts_end on public.booking_contacts (ends_at);

-- Of the venue: whoever posted the shift, else who founded it, else who has been its admin longest; its own number goes before theirs.
-- Nobody who is no member now: their number is no longer the venue's to give.
create function private.contact_of(booking public.bookings) returns uuid language sql stable security definer set search_path = '' as $$
  select member.user_id from public.venue_users member, public.shifts shift, public.venues venue
  where venue.id = booking.venue_id and shift.id = booking.shift_id and member.venue_id = booking.venue_id and member.revoked_at is null
    and (member.user_id in (shift.created_by, venue.created_by) or member.role = 'admin')
  order by member.user_id is not distinct from shift.created_by desc, member.user_id is not distinct from venue.created_by desc, member.created_at, member.id
  limit 1
$$;
comment on function private.contact_of(public.bookings) is 'Who of the venue is named to somebody booked; null where it has no admin.';

create function private.open_contacts(booking public.bookings) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into public.booking_contacts (id, booking_id, side, venue_id, worker_id, name, phone, email, ends_at)
  select private.uuid5('booking_contacts:' || booking.id || ':rockstar'), booking.id, 'rockstar', booking.venue_id, null::uuid, person.name,
    secret.phone, secret.email, booking.ends_at
  from public.profiles person join public.profile_private secret using (id) where person.id = booking.worker_id
  union all
  select private.uuid5('booking_contacts:' || booking.id || ':venue'), booking.id, 'venue', null, booking.worker_id,
    coalesce(poster.name, venue.name), coalesce(venue.contact, secret.phone), secret.email, booking.ends_at
  from public.venues venue
  left join public.profiles poster on poster.id = private.contact_of(booking)
  left join public.profile_private secret on secret.id = poster.id
  where venue.id = booking.venue_id
  on conflict (id) do nothing;
end
$$;

create function private.keep_contacts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.is_live_booking(new.status) and new.ends_at > private.now() - private.days_kept('contacts') then
    perform private.open_contacts(new);
  elsif new.status in ('cancelled_by_worker', 'cancelled_by_venue', 'released', 'transferred') then
    delete from public.booking_contacts where booking_id = new.id;
  end if;
  return null;
end
$$;
create trigger keep_contacts after insert or update of status on public.bookings for each row execute function private.keep_contacts();

-- They leave so long after the shift as it was moved to.
create function private.carry_contacts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.booking_contacts set ends_at = new.ends_at where booking_id = new.id;
  return null;
end
$$;
create trigger carry_contacts after update of ends_at on public.bookings for each row
  when (old.ends_at <> new.ends_at) execute function private.carry_contacts();

-- The contacts that name somebody who is of the venue no more name somebody else now: those of a venue, or of all.
create function private.renew_contacts(of_venue uuid default null) returns void language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  for booking in
    select booked.* from public.booking_contacts contact join public.bookings booked on booked.id = contact.booking_id
    where contact.side = 'venue' and (of_venue is null or booked.venue_id = of_venue) and not exists (select from public.venue_users member
      where member.venue_id = booked.venue_id and member.email = contact.email and member.revoked_at is null)
    order by booked.id
  loop
    delete from public.booking_contacts where booking_id = booking.id and side = 'venue';
    perform private.open_contacts(booking);
  end loop;
end
$$;
comment on function private.renew_contacts(uuid) is 'Names somebody else to those booked where whoever was named has left the venue.';

create function private.pass_on_contacts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.renew_contacts(old.venue_id);
  return null;
end
$$;
create trigger pass_on_contacts after update of revoked_at on public.venue_users for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function private.pass_on_contacts();
create trigger pass_on_contacts_of_deleted after delete on public.venue_users for each row
  when (old.revoked_at is null) execute function private.pass_on_contacts();

-- Part of the server's clock.
select private.register_part('close_contact', 180, $$
  select id from public.booking_contacts where ends_at <= private.now() - private.days_kept('contacts') order by ends_at
$$);

create function private.close_contact(contact uuid) returns void language sql set search_path = '' as $$
  delete from public.booking_contacts where id = contact and ends_at <= private.now() - private.days_kept('contacts')
$$;
comment on function private.close_contact(uuid) is 'So many days after a shift as the platform says its two sides no longer have each other''s numbers.';

alter table public.booking_contacts enable row level security;
create policy select_other_side on public.booking_contacts for select to authenticated
  using (worker_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]));
revoke all on public.booking_contacts from anon, authenticated, service_role;

create function private.audience_of_booking_contacts(contact public.booking_contacts) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return case when contact.worker_id is null then array['venue:' || contact.venue_id] else array['user:' || contact.worker_id] end;
end
$$;
select private.mirror_table('booking_contacts', 35, '{"user": "worker_id", "venue": "venue_id"}',
  shown => 'id, row_xid, booking_id, side, worker_id, venue_id, name, phone, email, ends_at, created_at, updated_at',
  seen => $$ends_at >= (select private.horizon())
    and (worker_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]))$$);
