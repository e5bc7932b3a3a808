-- Shift packs: what somebody needs on the way to a shift: how to get in, whom to ask for, what to wear and bring, and how to get
-- home when it ends. Owned by
-- the venue (managers and admins). It opens with the booking and closes with it, so applicants do not read names and
-- numbers. Its id is the shift's; place and end are copied from the shift.

create table public.shift_packs (
  id uuid primary key references public.shifts (id) on delete cascade,
  row_xid xid8 not null default pg_current_xact_id(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  ends_at timestamptz not null,
  arrival_note text check (length(arrival_note) <= 1000),
  contact_name text check (length(contact_name) <= 100),
  contact_phone text check (length(contact_phone) <= 40),
  dress_code text check (length(dress_code) <= 300),
  kit text check (length(kit) <= 300),
  getting_home text check (length(getting_home) <= 300),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.shift_packs is 'Arrival note, contact, dress, kit and the last way home of a shift, for the venue and those booked. The id is the shift''s.';
-- the pull of a venue's members
create index shift_packs_venue on public.shift_packs (venue_id, row_xid, id);

create function private.place_pack() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select venue_id, ends_at into new.venue_id, new.ends_at from public.shifts where id = new.id;
  return new;
end
$$;
create trigger place_pack before insert on public.shift_packs for each row execute function private.place_pack();

create function private.carry_pack() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.shift_packs set ends_at = new.ends_at where id = new.id and ends_at <> new.ends_at;
  return null;
end
$$;
create trigger carry_pack after update of ends_at on public.shifts for each row execute function private.carry_pack();

-- The last way home stands on the post too: who cannot get home should know before asking.
create function private.carry_way_home() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.shifts set getting_home = new.getting_home
  where id = coalesce(new.id, old.id) and getting_home is distinct from new.getting_home;
  return null;
end
$$;
create trigger carry_way_home after insert or delete on public.shift_packs for each row execute function private.carry_way_home();
create trigger carry_changed_way_home after update of getting_home on public.shift_packs for each row
  when (new.getting_home is distinct from old.getting_home) execute function private.carry_way_home();

create function private.my_booked_shifts() returns setof uuid language plpgsql stable security definer set search_path = '' rows 50 as $$
begin
  return query select shift_id from public.bookings where worker_id = auth.uid() and private.is_live_booking(status);
end
$$;
comment on function private.my_booked_shifts() is 'Shifts on which the caller has a place.';
grant execute on function private.my_booked_shifts() to authenticated;

-- A booking opens the pack by the scope that it grants; leaving one closes it, and a place given back opens it again.
create function private.close_pack_to_worker() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.is_live_booking(old.status) and not private.is_live_booking(new.status) then
    insert into private.tombstones (audience, table_name, row_id)
    select 'user:' || new.worker_id, 'shift_packs', id from public.shift_packs where id = new.shift_id;
  elsif private.is_live_booking(new.status) and not private.is_live_booking(old.status) then
    perform private.log_scope('user:' || new.worker_id, 'shift:' || new.shift_id, 'granted');
  end if;
  return null;
end
$$;
create trigger close_pack_to_worker after update of status on public.bookings for each row execute function private.close_pack_to_worker();

alter table public.shift_packs enable row level security;
create policy select_member_or_booked on public.shift_packs for select to authenticated
  using (venue_id = any ((select private.my_venues())::uuid[]) or id in (select private.my_booked_shifts()));

revoke all on public.shift_packs from anon, authenticated, service_role;

create function private.audience_of_shift_packs(pack public.shift_packs) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['venue:' || pack.venue_id] || array(
    select 'user:' || worker_id from public.bookings where shift_id = pack.id and private.is_live_booking(status));
end
$$;

select private.mirror_table('shift_packs', 33, '{"venue": "venue_id", "shift": "id"}',
  shown => 'id, row_xid, venue_id, ends_at, arrival_note, contact_name, contact_phone, dress_code, kit, getting_home, created_at, updated_at',
  seen => $$ends_at >= (select private.horizon())
    and (venue_id = any ((select private.my_venues())::uuid[]) or id in (select private.my_booked_shifts()))$$);
