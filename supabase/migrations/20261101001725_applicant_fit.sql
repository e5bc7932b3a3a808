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

create function private.has_room(worker uuid, of_shift uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce((
    select not private.is_marked_unavailable(worker, tstzrange(starts_at, ends_at), tz) from public.shifts where id = of_shift), true)
$$;
comment on function private.has_room(uuid, uuid) is 'False: the person''s own calendar says no to this shift. Jobs have no hours to say no to.';

create function private.note_fit() returns trigger language plpgsql set search_path = '' as $$
begin
  new.within_km := private.within_km(new.worker_id, new.venue_id);
  new.calendar_free := private.has_room(new.worker_id, new.shift_id);
  return new;
end
$$;
-- Who is booked in the same breath is compared with nobody.
create trigger note_fit before insert on public.applications for each row when (new.status <> 'accepted') execute function private.note_fit();

-- What waits for the venue's word follows home, calendar and hours; what is settled stays as it was.
create function private.refresh_fit(worker uuid, of_shift uuid) returns void language sql security definer set search_path = '' as $$
  update public.applications set within_km = fit.within_km, calendar_free = fit.calendar_free
  from (
    select id, private.within_km(worker_id, venue_id) as within_km, private.has_room(worker_id, shift_id) as calendar_free
    from public.applications
    where status in ('submitted', 'viewed', 'shortlisted') and (worker_id = worker or shift_id = of_shift)) fit
  where applications.id = fit.id and (applications.within_km, applications.calendar_free) is distinct from (fit.within_km, fit.calendar_free)
$$;

create function private.refresh_fit_of_worker() returns trigger language plpgsql set search_path = '' as $$
begin
  perform private.refresh_fit(case tg_table_name when 'profile_private' then to_jsonb(new) ->> 'id' else coalesce(to_jsonb(new), to_jsonb(old)) ->> 'worker_id' end::uuid, null);
  return null;
end
$$;
create trigger refresh_fit after insert or update or delete on public.availability_rules for each row execute function private.refresh_fit_of_worker();
create trigger refresh_fit after insert or update or delete on public.availability_exceptions for each row execute function private.refresh_fit_of_worker();
create trigger refresh_fit after update of home_lat, home_lng on public.profile_private for each row
  when ((old.home_lat, old.home_lng) is distinct from (new.home_lat, new.home_lng)) execute function private.refresh_fit_of_worker();

create function private.refresh_fit_of_shift() returns trigger language plpgsql set search_path = '' as $$
begin
  perform private.refresh_fit(null, new.id);
  return null;
end
$$;
create trigger refresh_fit after update of starts_at, ends_at on public.shifts for each row
  when ((old.starts_at, old.ends_at) is distinct from (new.starts_at, new.ends_at)) execute function private.refresh_fit_of_shift();
