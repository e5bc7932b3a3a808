-- Shift crew: who else is on, by first name and role, for those booked on the shift. Kept by trigger from the bookings;
-- nobody writes it, and it says nothing of pay.

create table public.shift_crew (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  shift_id uuid not null references public.shifts (id) on delete cascade,
  worker_id uuid not null references public.profiles (id) on delete cascade,
  first_name text not null check (length(first_name) <= 100),
  role text not null references public.roles_catalog (slug),
  ends_at timestamptz not null,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.shift_crew is 'First names of those who have a place on a shift. The id is made of shift and worker.';
-- the pull of those booked; also who leaves
create index shift_crew_shift on public.shift_crew (shift_id, row_xid, id);
-- a new name
create index shift_crew_worker on public.shift_crew (worker_id);

create function private.first_name(of_name text) returns text language plpgsql immutable strict set search_path = '' as $$
begin
  return split_part(of_name, ' ', 1);
end
$$;

-- Comes and goes with the place. Who leaves loses sight of the others.
create function private.keep_crew() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was_on boolean := tg_op = 'UPDATE' and private.is_live_booking(old.status);
  is_on boolean := private.is_live_booking(new.status);
begin
  if is_on and not was_on then
    insert into public.shift_crew (id, shift_id, worker_id, first_name, role, ends_at)
    select private.uuid5('shift_crew:' || new.shift_id || ':' || new.worker_id), new.shift_id, new.worker_id,
      private.first_name(person.name), new.role, new.ends_at
    from public.profiles person where person.id = new.worker_id
    on conflict (id) do nothing;
  elsif was_on and not is_on then
    -- Of everybody who ever had a place: a whole crew may leave in one statement, and its rows go one by one.
    insert into private.tombstones (audience, table_name, row_id)
    select distinct 'user:' || new.worker_id, 'shift_crew', private.uuid5('shift_crew:' || new.shift_id || ':' || worker_id)
    from public.bookings where shift_id = new.shift_id;
    delete from public.shift_crew where shift_id = new.shift_id and worker_id = new.worker_id;
  end if;
  return null;
end
$$;
create trigger keep_crew after insert or update of status on public.bookings for each row execute function private.keep_crew();

create function private.rename_crew() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.shift_crew set first_name = private.first_name(new.name) where worker_id = new.id;
  return null;
end
$$;
create trigger rename_crew after update of name on public.profiles for each row when (old.name <> new.name) execute function private.rename_crew();

-- A crew leaves the mirror with its shift, on the day to which the shift was moved.
create function private.carry_crew() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.shift_crew set ends_at = new.ends_at where shift_id = new.id and ends_at <> new.ends_at;
  return null;
end
$$;
create trigger carry_crew after update of ends_at on public.shifts for each row execute function private.carry_crew();

alter table public.shift_crew enable row level security;
create policy select_booked on public.shift_crew for select to authenticated
  using (shift_id in (select private.my_booked_shifts()));
revoke all on public.shift_crew from anon, authenticated, service_role;

create function private.audience_of_shift_crew(crew public.shift_crew) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array(select 'user:' || worker_id from public.bookings where shift_id = crew.shift_id and private.is_live_booking(status));
end
$$;
select private.mirror_table('shift_crew', 34, '{"shift": "shift_id"}',
  shown => 'id, row_xid, shift_id, worker_id, first_name, role, ends_at, created_at, updated_at',
  seen => $$ends_at >= (select private.horizon()) and (shift_id in (select private.my_booked_shifts())) is true$$);
