-- Favourites first: a post that a venue's favourites see before everybody else, and the mode in which they are booked as
-- soon as they ask. Held back is a post with visible_from; the clock takes the date away when it has come, so that no
-- policy reads a clock and the row's new stamp brings it to everybody.

-- what is held back of a venue
create index shifts_held on public.shifts (venue_id, visible_from) where visible_from is not null;
-- what the clock releases
create index shifts_release on public.shifts (visible_from) where visible_from is not null and status = 'published';

-- Part of the server's clock.
select private.register_part('release_shift', 70, $$
  select id from public.shifts where visible_from is not null and visible_from <= private.now() and status = 'published' order by visible_from
$$);

create function private.release_shift(shift uuid) returns void language sql set search_path = '' as $$
  update public.shifts set visible_from = null where id = shift and visible_from <= private.now() and status = 'published'
$$;
comment on function private.release_shift(uuid) is 'What favourites saw first is everybody''s from now on.';

-- When everybody sees it: after the hours asked for, but two hours before the start at the latest.
create function private.held_until(shift public.shifts) returns timestamptz language plpgsql stable set search_path = '' as $$
declare
  until timestamptz := least(private.now() + shift.favourites_hours * interval '1 hour', shift.starts_at - interval '2 hours');
begin
  return case when until > private.now() then until end;
end
$$;

-- Becoming a favourite opens what is held back just now, ceasing to be one closes it.
create function private.follow_favourite() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  relation public.relations := coalesce(new, old);
  was boolean := tg_op <> 'INSERT' and old.set_by_side = 'venue' and old.kind = 'favourite';
  is_now boolean := tg_op <> 'DELETE' and new.set_by_side = 'venue' and new.kind = 'favourite';
  held uuid;
begin
  if was = is_now then return null; end if;
  for held in select id from public.shifts where venue_id = relation.venue_id and visible_from is not null and status = 'published' loop
    if is_now then
      perform private.log_scope('user:' || relation.worker_id, 'shift:' || held, 'granted');
    else
      insert into private.tombstones (audience, table_name, row_id) values ('user:' || relation.worker_id, 'shifts', held);
    end if;
  end loop;
  return null;
end
$$;
create trigger follow_favourite after insert or update or delete on public.relations
  for each row execute function private.follow_favourite();

-- A favourite who asks is booked at once where the venue said so. Whether somebody is one is not told: for everybody
-- else, and for whoever saw other terms, named no time after the start, is too tired, or marked the time unavailable, it stays a request.
create function private.welcome_favourite() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  shift public.shifts;
begin
  select * into shift from public.shifts where id = new.shift_id;
  if not private.is_expected(shift, new.arrives_at) then return null; end if;
  shift := private.from_arrival(shift, new.arrives_at);
  if shift.booking_mode <> 'instant_favourites' or new.seen_terms is not null
    or not private.is_favourite(shift.venue_id, new.worker_id)
    or not exists (select from public.venues where id = shift.venue_id and verification_status = 'verified')
    or private.free_places(shift) < 1
    or private.is_tired(new.worker_id, shift)
    or private.is_marked_unavailable(new.worker_id, tstzrange(shift.starts_at, shift.ends_at), shift.tz)
  then
    return null;
  end if;
  perform private.book(shift, new.id, new.worker_id, gen_random_uuid(), 'application');
  update public.applications set status = 'accepted', decided_at = private.now(), version = version + 1 where id = new.id;
  return null;
end
$$;
create trigger welcome_favourite after insert on public.applications for each row
  when (new.status = 'submitted' and new.source = 'application' and new.shift_id is not null)
  execute function private.welcome_favourite();
