-- Relations: what one side thinks of the other, for its own eyes. A venue's favourites are asked first; who is blocked, by
-- either side, is not offered to the other. No row means neutral. Owned by the side that set it; the other never learns.

create table public.relations (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  worker_id uuid not null references public.profiles (id) on delete cascade,
  set_by_side text not null check (set_by_side in ('venue', 'rockstar')),
  kind text not null check (kind in ('favourite', 'blocked')),
  note text check (length(note) <= 500),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  unique (venue_id, worker_id, set_by_side)
);
comment on table public.relations is 'A venue''s favourites and blocks, and a rockstar''s; the id is the name-based id of both and the side.';
-- the pull of a venue's members
create index relations_venue on public.relations (venue_id, row_xid, id);
-- the pull of a rockstar
create index relations_worker on public.relations (worker_id, row_xid, id);

create function private.is_favourite(venue uuid, worker uuid) returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.relations
    where venue_id = venue and worker_id = worker and set_by_side = 'venue' and kind = 'favourite');
end
$$;
comment on function private.is_favourite(uuid, uuid) is 'Whether the venue asks this rockstar first.';

create function private.is_blocked(venue uuid, worker uuid) returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.relations where venue_id = venue and worker_id = worker and kind = 'blocked');
end
$$;
comment on function private.is_blocked(uuid, uuid) is 'Whether either side wants nothing to do with the other.';

-- While one side has blocked the other neither writes, so that nobody is written to whom they cannot answer, unless they have work to talk
-- about.
create function private.blocking_sides(venue uuid, rockstar uuid) returns text[] language plpgsql stable security definer set search_path = '' as $$
declare
  sides constant text[] := array(select set_by_side from public.relations where venue_id = venue and worker_id = rockstar and kind = 'blocked');
begin
  if sides <> '{}' and exists (select from public.bookings
    where worker_id = rockstar and venue_id = venue and private.is_live_booking(status) and ends_at > private.now())
  then
    return '{}';
  end if;
  return sides;
end
$$;
comment on function private.blocking_sides(uuid, uuid) is 'Who of the two blocked the other: venue, rockstar; nobody while something they are booked on is still to come or running.';
create function private.takes_no_messages(venue uuid, rockstar uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select 'rockstar' = any (private.blocking_sides(venue, rockstar))
$$;
comment on function private.takes_no_messages(uuid, uuid) is 'Whether the rockstar blocked the venue, and no work keeps them in touch.';

alter table public.relations enable row level security;
create policy select_own_side_or_security on public.relations for select to authenticated
  using ((set_by_side = 'rockstar' and worker_id = (select auth.uid()))
    or (set_by_side = 'venue' and venue_id = any ((select private.my_venues())::uuid[]))
    or (select private.admin_role()) in ('super_admin', 'support'));

revoke all on public.relations from anon, authenticated, service_role;

create function private.audience_of_relations(relation public.relations) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array[case relation.set_by_side when 'venue' then 'venue:' || relation.venue_id else 'user:' || relation.worker_id end];
end
$$;

select private.mirror_table('relations', 22, '{"user": "worker_id", "venue": "venue_id"}',
  shown => 'id, row_xid, venue_id, worker_id, set_by_side, kind, note, created_at, updated_at',
  seen => $$(set_by_side = 'rockstar' and worker_id = (select auth.uid()))
    or (set_by_side = 'venue' and venue_id = any ((select private.my_venues())::uuid[]))$$);
