-- How somebody who asked suits a shift besides their card: how far they live, coarsely, and whether their calendar has
-- room. Noted on the request itself, so that a venue's list ranks and explains without signal. Home point and calendar
-- stay with their person; who applies for a shift lets its venue know this much.

create function private.direct_km(from_lat float8, from_lng float8, to_lat float8, to_lng float8) returns float8
language sql immutable strict set search_path = '' as $$
  select 2 * 6371 * asin(least(1, sqrt(
    sin(radians(to_lat - from_lat) / 2) ^ 2
      + cos(radians(from_lat)) * cos(radians(to_lat)) * sin(radians(to_lng - from_lng) / 2) ^ 2)))
$$;
comment on function private.direct_km(float8, float8, float8, float8) is 'As the crow flies; the twin of domain/venues/distance.ts.';

create function private.within_km(worker uuid, venue uuid) returns int language sql stable security definer set search_path = '' as $$
  select coalesce((select min(step) from unnest('{2,3,5,8,16,32,48}'::int[]) step where km <= step), 100)
  from (
    select private.direct_km(secret.home_lat, secret.home_lng, place.lat, place.lng) as km
    from public.profile_private secret, public.venues place where secret.id = worker and place.id = venue) known
  where km is not null
$$;
comment on function private.within_km(uuid, uuid) is 'In steps too coarse to find a home by; 100 is farther, null not known.';

-- A venue may put its point anywhere, so one that was measured from again for each request, or whenever a shift is moved, could be led
-- around a home until its steps tell the street. A distance is measured once in four weeks, and anew where the home moves.
create table private.distances (
  venue_id uuid not null references public.venues (id) on delete cascade,
  worker_id uuid not null references public.profiles (id) on delete cascade,
  within_km int not null,
  measured_at timestamptz not null default private.now(),
  primary key (venue_id, worker_id)
);
comment on table private.distances is 'How far a person lives from a venue that they applied to, as it was last measured; kept four weeks.';
-- a home that moves
create index distances_worker on private.distances (worker_id);
-- clearing away
create index distances_measured_at on private.distances (measured_at);
select private.register_clearing('private.distances', 'measured_at', $$private.now() - interval '28 days'$$);
alter table private.distances enable row level security;

create function private.measured_km(worker uuid, venue uuid) returns int language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.distances as known (venue_id, worker_id, within_km)
  select venue, worker, fresh from private.within_km(worker, venue) fresh where fresh is not null
  on conflict (venue_id, worker_id) do update set within_km = excluded.within_km, measured_at = excluded.measured_at
  where known.measured_at < private.now() - interval '28 days';
  return (select within_km from private.distances where venue_id = venue and worker_id = worker);
end
$$;
comment on function private.measured_km(uuid, uuid) is 'What a venue is told of how far somebody lives: the same for four weeks, wherever it moves.';

-- Of a shift that changed, by the times that the person saw: what a venue makes of a post tells nothing of a calendar until they answer.
create function private.has_room(asked public.applications) returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce((
    select not private.is_marked_unavailable(asked.worker_id, tstzrange(coalesce((asked.seen_terms ->> 'starts_at')::timestamptz, starts_at),
      coalesce((asked.seen_terms ->> 'ends_at')::timestamptz, ends_at)), tz) from public.shifts where id = asked.shift_id), true)
$$;
comment on function private.has_room(public.applications) is 'False: the person''s own calendar says no to the shift that they applied for. Jobs have no hours to say no to.';

create function private.note_fit() returns trigger language plpgsql set search_path = '' as $$
begin
  new.within_km := private.measured_km(new.worker_id, new.venue_id);
  new.calendar_free := private.has_room(new);
  return new;
end
$$;
-- Who is booked in the same breath is compared with nobody.
create trigger note_fit before insert on public.applications for each row when (new.status <> 'accepted') execute function private.note_fit();

-- They have seen the shift as it is by now.
create function private.note_room() returns trigger language plpgsql set search_path = '' as $$
begin
  new.calendar_free := private.has_room(new);
  return new;
end
$$;
create trigger note_room before update of seen_terms on public.applications for each row
  when (old.seen_terms is not null and new.seen_terms is null and new.status in ('submitted', 'viewed', 'shortlisted')) execute function private.note_room();

-- What waits for the venue's word follows home, calendar and hours; what is settled stays as it was.
create function private.refresh_room(worker uuid, of_shift uuid) returns void language sql security definer set search_path = '' as $$
  update public.applications set calendar_free = fit.calendar_free
  from (
    select id, private.has_room(asked) as calendar_free from public.applications asked
    where status in ('submitted', 'viewed', 'shortlisted') and (worker_id = worker or shift_id = of_shift)) fit
  where applications.id = fit.id and applications.calendar_free <> fit.calendar_free
$$;

create function private.refresh_room_of_worker() returns trigger language plpgsql set search_path = '' as $$
begin
  perform private.refresh_room((coalesce(to_jsonb(new), to_jsonb(old)) ->> 'worker_id')::uuid, null);
  return null;
end
$$;
create trigger refresh_room after insert or update or delete on public.availability_rules for each row execute function private.refresh_room_of_worker();
create trigger refresh_room after insert or update or delete on public.availability_exceptions for each row execute function private.refresh_room_of_worker();

create function private.measure_anew() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.distances where worker_id = new.id;
  update public.applications set within_km = private.measured_km(worker_id, venue_id)
  where worker_id = new.id and status in ('submitted', 'viewed', 'shortlisted')
    and within_km is distinct from private.measured_km(worker_id, venue_id);
  return null;
end
$$;
create trigger measure_anew after update of home_lat, home_lng on public.profile_private for each row
  when ((old.home_lat, old.home_lng) is distinct from (new.home_lat, new.home_lng)) execute function private.measure_anew();

create function private.refresh_room_of_shift() returns trigger language plpgsql set search_path = '' as $$
begin
  perform private.refresh_room(null, new.id);
  return null;
end
$$;
create trigger refresh_room after update of starts_at, ends_at on public.shifts for each row
  when ((old.starts_at, old.ends_at) is distinct from (new.starts_at, new.ends_at)) execute function private.refresh_room_of_shift();
