-- Keys of punches: with what a phone without signal signs the facts that it shows as a QR code, so that whoever carries them here can
-- neither change nor make them. One for each booking, made with it; it goes to its worker's devices and to nobody else's. Owned by
-- the worker. Twin of `domain/attendance/sheets.ts`.

create table public.punch_keys (
  id uuid primary key references public.bookings (id) on delete cascade,
  row_xid xid8 not null default pg_current_xact_id(),
  worker_id uuid not null references public.profiles (id) on delete cascade,
  ends_at timestamptz not null,
  key text not null check (key ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.punch_keys is 'The secret with which a booking''s worker signs punches that somebody else carries. The id is the booking''s.';
-- the pull of its worker
create index punch_keys_worker on public.punch_keys (worker_id, row_xid, id);

create function private.make_punch_key() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.punch_keys (id, worker_id, ends_at, key)
  values (new.id, new.worker_id, new.ends_at, encode(extensions.gen_random_bytes(32), 'hex'));
  return null;
end
$$;
create trigger make_punch_key after insert on public.bookings for each row
  when (new.status in ('confirmed', 'change_pending')) execute function private.make_punch_key();

create function private.carry_punch_key() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.punch_keys set ends_at = new.ends_at where id = new.id;
  return null;
end
$$;
create trigger carry_punch_key after update of ends_at on public.bookings for each row
  when (old.ends_at <> new.ends_at) execute function private.carry_punch_key();

alter table public.punch_keys enable row level security;
create policy select_worker on public.punch_keys for select to authenticated using (worker_id = (select auth.uid()));

revoke all on public.punch_keys from anon, authenticated, service_role;

create function private.audience_of_punch_keys(of_booking public.punch_keys) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || of_booking.worker_id];
end
$$;

select private.mirror_table('punch_keys', 49, '{"user": "worker_id"}',
  shown => 'id, row_xid, worker_id, ends_at, key, created_at, updated_at',
  seen => $$ends_at >= (select private.horizon()) and worker_id = (select auth.uid())$$);
