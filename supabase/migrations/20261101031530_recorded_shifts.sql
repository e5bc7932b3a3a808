-- Recorded shifts: work that was done without a post. One side writes down what it was, the other says yes, and only then it is a
-- shift, a booking and agreed hours like any other. Owned by the two; the row holds the terms as they were written down, which
-- nobody changes: who wrote them wrong takes them back and records anew.
--   asked -> agreed | declined (the other side) | withdrawn (who recorded it) | lapsed (the time was agreed by another record)

create table public.recorded_shifts (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  worker_id uuid not null references public.profiles (id) on delete cascade,
  said_by text not null check (said_by in ('rockstar', 'venue')),
  role text not null references public.roles_catalog (slug),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  tz text not null,
  break_min int not null,
  rate_minor int not null check (rate_minor between 1 and 100000),
  currency text not null,
  note text check (length(note) <= 500),
  status text not null default 'asked' check (status in ('asked', 'agreed', 'declined', 'withdrawn', 'lapsed')),
  created_by uuid references public.profiles (id) on delete set null,
  version int not null default 1,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint recorded_span check (ends_at > starts_at)
);
comment on table public.recorded_shifts is 'A shift that was worked without a post, as one side wrote it down; said_by which. Its shift and booking, once the other side has said yes, have ids that follow from its own.';
-- the pull of the worker, and of a venue's members
create index recorded_shifts_worker on public.recorded_shifts (worker_id, row_xid, id);
create index recorded_shifts_venue on public.recorded_shifts (venue_id, row_xid, id);
-- who recorded
create index recorded_shifts_created_by on public.recorded_shifts (created_by);

alter table public.recorded_shifts enable row level security;
create policy select_worker_member_or_admin on public.recorded_shifts for select to authenticated
  using (worker_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]) or (select private.is_admin()));

revoke all on public.recorded_shifts from anon, authenticated, service_role;

create function private.audience_of_recorded_shifts(recorded public.recorded_shifts) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || recorded.worker_id, 'venue:' || recorded.venue_id];
end
$$;

select private.mirror_table('recorded_shifts', 57, '{"user": "worker_id", "venue": "venue_id"}',
  shown => 'id, row_xid, venue_id, worker_id, said_by, role, starts_at, ends_at, tz, break_min, rate_minor, currency, note, status, created_by,
    version, created_at, updated_at',
  seen => $$ends_at >= (select private.horizon())
    and (worker_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]))$$);

insert into private.export_parts values (84, 'recorded_shifts', 'public.recorded_shifts', 'worker_id = $1');

-- What each side is told of the other's word. Of hours that are agreed the worker hears as of any (`agree_hours`).
create function private.tell_recorded() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  facts constant jsonb := (select jsonb_build_object('recorded_id', new.id, 'venue_id', new.venue_id, 'venue', venue.name, 'name', person.name,
      'role', new.role, 'starts_at', new.starts_at, 'ends_at', new.ends_at, 'tz', new.tz,
      'reason', case new.status when 'asked' then new.note end)
    from public.venues venue, public.profiles person where venue.id = new.venue_id and person.id = new.worker_id);
begin
  if (new.status = 'asked') = (new.said_by = 'rockstar') then
    if new.status in ('asked', 'agreed', 'declined') then
      perform private.notify_managers(new.venue_id, 'recorded_' || new.status || '_to_venue', facts);
    end if;
  elsif new.status in ('asked', 'declined') then
    perform private.notify(new.worker_id, 'recorded_' || new.status, facts);
  end if;
  return null;
end
$$;
create trigger tell_recorded_asked after insert on public.recorded_shifts for each row execute function private.tell_recorded();
create trigger tell_recorded after update of status on public.recorded_shifts for each row
  when (old.status is distinct from new.status) execute function private.tell_recorded();
