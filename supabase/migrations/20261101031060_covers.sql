-- Covers: a venue looks for people for the places of a shift that nobody has, in waves: those whom it chose, those who have worked
-- there, everybody who may come. Owned by the venue. Asked for with one tap, also without signal, and judged when that is heard. Who
-- waits for a place comes before the first wave. The invitations of all waves end with the last one.
--   asking -> filled (no place is left) | stopped (venue, or the post ended) | ended (clock: nobody of the last wave came)

create table public.covers (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  shift_id uuid not null references public.shifts (id) on delete cascade,
  status text not null default 'asking' check (status in ('asking', 'filled', 'stopped', 'ended')),
  worker_ids uuid[] not null check (cardinality(worker_ids) <= 20),
  waves int not null check (waves between 1 and 3),
  apart_min int not null check (apart_min between 5 and 60),
  full_pay boolean not null default false,
  wave int not null default 0,
  next_at timestamptz,
  ends_at timestamptz not null,
  created_by uuid references public.profiles (id) on delete set null,
  version int not null default 1,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint wave_of_the_waves check (wave between 0 and waves),
  constraint goes_on_while_asking check ((next_at is not null) = (status = 'asking'))
);
comment on table public.covers is 'One search for people for a shift. wave is the last one that was asked, next_at when it goes on, ends_at the end of the shift; worker_ids are those whom the venue chose for the first wave; full_pay: whoever comes after the start is paid from the planned one.';
-- one search at a time for a shift
create unique index covers_asking on public.covers (shift_id) where status = 'asking';
-- the pull of a venue's members
create index covers_venue on public.covers (venue_id, row_xid, id);
-- removing a shift
create index covers_shift on public.covers (shift_id);
-- what the clock goes on with
create index covers_next on public.covers (next_at) where status = 'asking';
-- who asked
create index covers_created_by on public.covers (created_by);

alter table public.work_invitations add constraint invited_for_cover foreign key (cover_id) references public.covers (id) on delete set null;

alter table public.covers enable row level security;
create policy select_member_or_admin on public.covers for select to authenticated
  using (venue_id = any ((select private.my_venues())::uuid[]) or (select private.is_admin()));

revoke all on public.covers from anon, authenticated, service_role;

create function private.audience_of_covers(cover public.covers) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['venue:' || cover.venue_id];
end
$$;

-- Whom the venue chose is its own note to the server: what became of it stands in the invitations.
select private.mirror_table('covers', 56, '{"venue": "venue_id"}',
  shown => 'id, row_xid, venue_id, shift_id, status, waves, apart_min, full_pay, wave, next_at, ends_at, created_by, version, created_at, updated_at',
  seen => $$ends_at >= (select private.horizon()) and venue_id = any ((select private.my_venues())::uuid[])$$);

-- Whoever takes the last place ends the search for it, whichever way they came: nobody else is to answer in vain.
create function private.close_cover() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  closed uuid;
begin
  update public.covers set status = case new.status when 'published' then 'filled' else 'stopped' end, next_at = null, version = version + 1
  where shift_id = new.id and status = 'asking' returning id into closed;
  -- Of a post that has ended the invitations are taken back, as all are.
  if closed is null or new.status <> 'published' then return null; end if;
  update public.work_invitations invitation set status = 'too_late', version = version + 1
  where cover_id = closed and status in ('sent', 'seen')
    -- But for the one who is just accepting.
    and not exists (select from public.bookings where shift_id = new.id and worker_id = invitation.worker_id and private.is_live_booking(status));
  return null;
end
$$;
create trigger close_cover after update of confirmed_count, positions, status on public.shifts for each row
  when (old.status = 'published' and (new.status <> 'published' or new.confirmed_count >= new.positions)) execute function private.close_cover();

-- What was held for who waited is free again: the search goes on.
create function private.hasten_cover() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.covers set next_at = private.now() where shift_id = new.shift_id and status = 'asking' and wave = 0;
  return null;
end
$$;
create trigger hasten_cover after update of status on public.applications for each row
  when (old.status = 'offered' and new.status in ('declined', 'expired', 'withdrawn')) execute function private.hasten_cover();
