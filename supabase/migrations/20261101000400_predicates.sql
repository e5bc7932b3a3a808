-- Who the caller is to whom. Row level security, the mirror views and the pull all ask here and nowhere else. Definer
-- functions, so that a policy does not run into another table's policy; written in plpgsql, whose plans are kept.
-- Small sets are arrays (an index can use them), large ones are sets (a hash can).

-- A token lives up to an hour longer than its session: signing out others, a new password and a sign-out delete the session's
-- row, and from then on its tokens open nothing. A token without a session is a test's or an operator's.
create function private.session_has_ended() returns boolean language plpgsql stable security definer set search_path = '' as $$
declare
  mine constant uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
begin
  return mine is not null and not exists (select from auth.sessions where id = mine);
end
$$;
comment on function private.session_has_ended() is 'Whether the caller''s token belongs to a session that was ended.';

create function private.my_venues() returns uuid[] language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select venue_id from public.venue_users where user_id = auth.uid() and revoked_at is null and not (select private.session_has_ended()));
end
$$;
comment on function private.my_venues() is 'Venues that the caller is a member of now.';

-- The areas a rockstar looks for work in; none chosen means none, and Find asks for one. Only rockstars look for work.
create function private.my_areas() returns text[] language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select secret.areas from public.profiles person join public.profile_private secret using (id)
    where person.id = auth.uid() and person.role = 'rockstar'), '{}');
end
$$;
comment on function private.my_areas() is 'Areas whose posts the caller carries offline.';

create function private.my_favouring_venues() returns uuid[] language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select venue_id from public.relations where worker_id = auth.uid() and set_by_side = 'venue' and kind = 'favourite');
end
$$;
comment on function private.my_favouring_venues() is 'Venues that ask the caller first.';

-- Calendar feeds and tickets of records are given to rockstars, by this alone: it asks for the session as well.
create function private.is_rockstar() returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return not private.session_has_ended() and exists (select from public.profiles where id = auth.uid() and role = 'rockstar');
end
$$;

create function private.audiences_of(person uuid, venues uuid[], areas text[]) returns text[] language plpgsql immutable set search_path = '' as $$
begin
  return array['user:' || person]
    || array(select 'venue:' || venue from unnest(venues) venue)
    || array(select 'area:' || area from unnest(areas) area);
end
$$;

create function private.my_audiences() returns text[] language plpgsql stable security definer set search_path = '' as $$
begin
  return private.audiences_of(auth.uid(), private.my_venues(), private.my_areas());
end
$$;
comment on function private.my_audiences() is 'The audiences whose tombstones and scope changes the caller may read.';

create function private.my_people() returns setof uuid language plpgsql stable security definer set search_path = '' rows 100 as $$
begin
  return query select person_id from private.acquaintances where audience = any (private.my_audiences());
end
$$;
comment on function private.my_people() is 'People whom the caller or a venue of the caller has to do with.';

create function private.my_shifts() returns setof uuid language plpgsql stable security definer set search_path = '' rows 100 as $$
begin
  return query
    select shift_id from public.applications where worker_id = auth.uid() and shift_id is not null
    union
    select shift_id from public.bookings where worker_id = auth.uid()
    union
    select shift_id from public.work_invitations where worker_id = auth.uid() and shift_id is not null
    union
    select shift_id from public.transfers where worker_id = auth.uid();
end
$$;
comment on function private.my_shifts() is 'Shifts that the caller applied for, was booked on, invited to or asked to take over.';

create function private.my_employers() returns setof uuid language plpgsql stable security definer set search_path = '' rows 100 as $$
begin
  return query
    select venue_id from public.applications where worker_id = auth.uid()
    union
    select venue_id from public.bookings where worker_id = auth.uid()
    union
    select venue_id from public.work_invitations where worker_id = auth.uid()
    union
    select venue_id from public.transfers where worker_id = auth.uid();
end
$$;
comment on function private.my_employers() is 'Venues that the caller applied to, worked for, was invited by or would take a shift over at.';

create function private.admin_role() returns text language plpgsql stable security definer set search_path = '' as $$
begin
  return (select role from public.admin_users where user_id = auth.uid() and revoked_at is null and not (select private.session_has_ended()));
end
$$;
comment on function private.admin_role() is 'super_admin, support, read_only, or null for everybody else.';
create function private.is_admin() returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.admin_users where user_id = auth.uid() and revoked_at is null and not (select private.session_has_ended()));
end
$$;

grant execute on function private.admin_role(), private.is_admin(), private.my_venues(), private.my_areas(), private.my_favouring_venues(), private.is_rockstar(), private.my_audiences(),
  private.my_people(), private.my_shifts(), private.my_employers() to authenticated;
