-- Who works for a venue, and as what: admin (everything), manager (posts and decides), staff (looks). Owned by the venue's
-- admins. A removed member stays as a row with revoked_at, so that old acts keep a name.

create table public.venue_users (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (length(name) <= 100),
  email text not null check (length(email) <= 320),
  role text not null check (role in ('admin', 'manager', 'staff')),
  is_primary boolean not null default false,
  revoked_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  unique (venue_id, user_id)
);
comment on table public.venue_users is 'Membership of a venue; the id is the name-based id of venue and user.';
-- the caller's venues: read by every policy
create index venue_users_user on public.venue_users (user_id, revoked_at, venue_id);
-- the pull: members of a venue since a cursor
create index venue_users_venue on public.venue_users (venue_id, row_xid, id);
-- one primary venue for each person
create unique index venue_users_primary on public.venue_users (user_id) where is_primary and revoked_at is null;

create function private.name_membership() returns trigger language plpgsql set search_path = '' as $$
begin
  -- What a client inserts and is not known already (known_membership) is nobody's to insert, and is told so in our words.
  if current_user = 'authenticated' then perform private.refuse('not_allowed', null, 403); end if;
  new.id := private.uuid5('venue_users:' || new.venue_id || ':' || new.user_id);
  return new;
end
$$;
create trigger name_membership before insert on public.venue_users for each row execute function private.name_membership();

-- A venue without an admin could never be helped by its own people. That holds for an account that is deleted too, unless
-- the venue goes with it or has been archived.
create function private.keep_an_admin() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  stays boolean := tg_op = 'UPDATE' and new.role = 'admin' and new.revoked_at is null;
begin
  if old.role = 'admin' and old.revoked_at is null and not stays then
    perform from public.venues where id = old.venue_id and (tg_op = 'UPDATE' or status <> 'archived') for no key update;
    if found and not exists (
      select from public.venue_users where venue_id = old.venue_id and id <> old.id and role = 'admin' and revoked_at is null
    ) then
      perform private.refuse('last_admin');
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger keep_an_admin before update of role, revoked_at or delete on public.venue_users for each row execute function private.keep_an_admin();

-- Membership opens and closes everything of a venue at once.
create function private.log_membership() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.revoked_at is null and new.revoked_at is not null) then
    perform private.log_scope('user:' || old.user_id, 'venue:' || old.venue_id, 'revoked');
    -- The people whom only the venue knew; who is still acquainted otherwise is not really gone and stays.
    insert into private.tombstones (audience, table_name, row_id)
    select 'user:' || old.user_id, 'profiles', person_id from private.acquaintances where audience = 'venue:' || old.venue_id;
  elsif new.revoked_at is null and (tg_op = 'INSERT' or old.revoked_at is not null) then
    perform private.log_scope('user:' || new.user_id, 'venue:' || new.venue_id, 'granted');
  end if;
  return null;
end
$$;
create trigger log_membership after insert or update or delete on public.venue_users for each row execute function private.log_membership();

alter table public.venue_users enable row level security;
create policy select_member_or_admin on public.venue_users for select to authenticated
  using (venue_id = any ((select private.my_venues())::uuid[]) or (select private.is_admin()));

revoke all on public.venue_users from anon, authenticated, service_role;

-- The person is told of their own removal by the scope log.
create function private.audience_of_venue_users(member public.venue_users) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['venue:' || member.venue_id, 'user:' || member.user_id];
end
$$;

select private.mirror_table('venue_users', 20, '{"venue": "venue_id", "user": "user_id"}',
  shown => 'id, row_xid, venue_id, user_id, name, email, role, is_primary, revoked_at, created_at, updated_at',
  seen => $$venue_id = any ((select private.my_venues())::uuid[])$$);

-- Whether the caller may do at a venue what takes a role: the whole guard of a venue's commands.
create function private.require_member(venue uuid, at_least text) returns void language plpgsql stable set search_path = '' as $$
begin
  if not exists (
    select from public.venue_users
    where venue_id = venue and user_id = auth.uid() and revoked_at is null and not (select private.session_has_ended())
      and array_position(array['staff', 'manager', 'admin'], role) >= array_position(array['staff', 'manager', 'admin'], at_least)
  ) then
    perform private.refuse('not_allowed', null, 403);
  end if;
end
$$;
comment on function private.require_member(uuid, text) is 'Refuses unless the caller is a member of the venue with at least this role.';

-- Suspension stops new business; what is already booked stays.
create function private.require_active(person_role text default null) returns void language plpgsql stable set search_path = '' as $$
declare
  person public.profiles;
begin
  select * into person from public.profiles where id = auth.uid();
  if person_role is not null and person.role is distinct from person_role then perform private.refuse('not_allowed', null, 403); end if;
  if person.account_status = 'suspended' then perform private.refuse('account_suspended', null, 403); end if;
end
$$;
comment on function private.require_active(text) is 'Refuses a suspended caller, and one whose role is another.';
