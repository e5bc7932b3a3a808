-- Receipts: how far a notice about a booking that must be seen has got, for the venue whose change it is. Sent, on the person's
-- device, seen. Owned by the venue, whose members alone read it; one row for each such notice, whose id it has. It says nothing
-- of any other notice. Nothing is locked that a command of the venue waits for: a receipt is inserted with its notice, and
-- afterwards only the person told moves it on.

create table public.notice_receipts (
  id uuid primary key references public.notifications (id) on delete cascade,
  row_xid xid8 not null default pg_current_xact_id(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  kind text not null check (length(kind) <= 60),
  sent_at timestamptz not null,
  arrived_at timestamptz,
  seen_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint seen_has_arrived check (seen_at is null or arrived_at is not null)
);
comment on table public.notice_receipts is 'How far a notice about a booking has got that its person must see: sent, fetched by a device of theirs, seen. The id is the notice''s.';
-- the pull of a venue's members
create index notice_receipts_venue on public.notice_receipts (venue_id, row_xid, id);
-- bookings that go
create index notice_receipts_booking on public.notice_receipts (booking_id);

-- Only what is told to the person who is booked.
create function private.open_receipt() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not pg_input_is_valid(new.payload ->> 'booking_id', 'uuid') then return null; end if;
  insert into public.notice_receipts (id, venue_id, booking_id, kind, sent_at)
  select new.id, booking.venue_id, booking.id, new.kind, new.created_at from public.bookings booking
  where booking.id = (new.payload ->> 'booking_id')::uuid and booking.worker_id = new.user_id;
  return null;
end
$$;
create trigger open_receipt after insert on public.notifications for each row
  when (new.must_ack and new.payload ? 'booking_id') execute function private.open_receipt();

create function private.note_seen() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.notice_receipts set seen_at = new.read_at, arrived_at = coalesce(arrived_at, new.read_at) where id = new.id;
  return null;
end
$$;
create trigger note_seen after update of read_at on public.notifications for each row
  when (new.must_ack and old.read_at is null and new.read_at is not null) execute function private.note_seen();

alter table public.notice_receipts enable row level security;
create policy select_member on public.notice_receipts for select to authenticated
  using (venue_id = any ((select private.my_venues())::uuid[]));

revoke all on public.notice_receipts from anon, authenticated, service_role;

create function private.audience_of_notice_receipts(receipt public.notice_receipts) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['venue:' || receipt.venue_id];
end
$$;

select private.mirror_table('notice_receipts', 50, '{"venue": "venue_id"}',
  shown => 'id, row_xid, venue_id, booking_id, kind, sent_at, arrived_at, seen_at, created_at, updated_at',
  seen => $$sent_at >= (select private.horizon()) and venue_id = any ((select private.my_venues())::uuid[])$$);
