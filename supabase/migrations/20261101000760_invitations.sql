-- Invitations: to a venue's team and to the platform's. The token is made here and mailed; only its SHA-256 is stored. One
-- use, seven days at most from the last mail, and only for the address it was sent to.

create table public.venue_invitations (
  id uuid primary key,
  venue_id uuid not null references public.venues (id) on delete cascade,
  email text not null check (email = lower(btrim(email)) and length(email) between 3 and 320),
  role text not null check (role in ('admin', 'manager', 'staff')),
  token_hash bytea not null unique check (length(token_hash) = 32),
  invited_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default private.now(),
  sent_at timestamptz not null default private.now(),
  expires_at timestamptz not null default private.now() + interval '7 days',
  used_at timestamptz,
  revoked_at timestamptz,
  constraint seven_days check (expires_at <= sent_at + interval '7 days')
);
comment on table public.venue_invitations is 'A seat at a venue, offered to an address.';
-- one live invitation for each address and venue
create unique index venue_invitations_live on public.venue_invitations (venue_id, email) where used_at is null and revoked_at is null;
-- whom somebody invited
create index venue_invitations_invited_by on public.venue_invitations (invited_by);

create table public.admin_invitations (
  id uuid primary key,
  email text not null check (email = lower(btrim(email)) and length(email) between 3 and 320),
  name text not null check (name = btrim(name) and length(name) between 2 and 100),
  role text not null check (role in ('super_admin', 'support', 'read_only')),
  token_hash bytea not null unique check (length(token_hash) = 32),
  invited_by uuid references public.profiles (id) on delete set null,
  by_operator boolean not null default false,
  created_at timestamptz not null default private.now(),
  sent_at timestamptz not null default private.now(),
  expires_at timestamptz not null default private.now() + interval '7 days',
  used_at timestamptz,
  revoked_at timestamptz,
  constraint seven_days check (expires_at <= sent_at + interval '7 days'),
  constraint offered_by_one check (not by_operator or invited_by is null)
);
comment on table public.admin_invitations is 'A place on the platform''s team, offered to an address of the admin domain. by_operator: by whoever runs the database, not by an admin.';
create unique index admin_invitations_live on public.admin_invitations (email) where used_at is null and revoked_at is null;
create index admin_invitations_invited_by on public.admin_invitations (invited_by);

create function private.check_admin_invitation() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin_address(new.email) then perform private.refuse('invalid_arguments', jsonb_build_object('argument', 'email'), 400); end if;
  return new;
end
$$;
create trigger check_admin_invitation before insert on public.admin_invitations for each row execute function private.check_admin_invitation();

-- Null, which is nobody's, for what is longer than any token: looking for one costs the same whatever was sent.
create function private.hash_of(token text) returns bytea language sql immutable set search_path = '' as $$
  select case when length(token) <= 64 then sha256(convert_to(token, 'UTF8')) end
$$;

-- An offer is as good as the right of who made it: asked when it is redeemed, as it was when it was made.
create function private.may_offer_seats(venue uuid, inviter uuid) returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.venue_users member
    join public.venues venue on venue.id = member.venue_id and venue.status <> 'archived'
    join public.profiles person on person.id = member.user_id and person.account_status = 'active'
    where member.venue_id = may_offer_seats.venue and member.user_id = inviter and member.role = 'admin' and member.revoked_at is null);
end
$$;
create function private.may_offer_rights(inviter uuid) returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.admin_users where user_id = inviter and role = 'super_admin' and revoked_at is null);
end
$$;

-- The live invitation that a token opens, locked against a second use; none when unknown, used, revoked, expired, or
-- offered by somebody who may not offer it now.
create function private.live_venue_invitation(token text) returns public.venue_invitations language plpgsql security definer set search_path = '' as $$
declare
  found_one public.venue_invitations;
begin
  select * into found_one from public.venue_invitations
  where token_hash = private.hash_of(token) and used_at is null and revoked_at is null and expires_at > private.now() for update;
  if not private.may_offer_seats(found_one.venue_id, found_one.invited_by) then return null; end if;
  return found_one;
end
$$;
create function private.live_admin_invitation(token text) returns public.admin_invitations language plpgsql security definer set search_path = '' as $$
declare
  found_one public.admin_invitations;
begin
  select * into found_one from public.admin_invitations
  where token_hash = private.hash_of(token) and used_at is null and revoked_at is null and expires_at > private.now() for update;
  if not found_one.by_operator and not private.may_offer_rights(found_one.invited_by) then return null; end if;
  return found_one;
end
$$;

-- Ending somebody revokes what they offered: a right that comes back later brings no old offers with it.
create function private.revoke_offers() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  case tg_table_name
    when 'venue_users' then
      update public.venue_invitations set revoked_at = private.now()
      where venue_id = new.venue_id and invited_by = new.user_id and used_at is null and revoked_at is null;
    when 'venues' then
      update public.venue_invitations set revoked_at = private.now() where venue_id = new.id and used_at is null and revoked_at is null;
    when 'admin_users' then
      update public.admin_invitations set revoked_at = private.now() where invited_by = new.user_id and used_at is null and revoked_at is null;
    else
      update public.venue_invitations set revoked_at = private.now() where invited_by = old.id and used_at is null and revoked_at is null;
      update public.admin_invitations set revoked_at = private.now() where invited_by = old.id and used_at is null and revoked_at is null;
  end case;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger revoke_offers after update of role, revoked_at on public.venue_users for each row
  when (old.role = 'admin' and old.revoked_at is null and (new.role <> 'admin' or new.revoked_at is not null)) execute function private.revoke_offers();
create trigger revoke_offers after update of status on public.venues for each row
  when (new.status = 'archived' and old.status <> 'archived') execute function private.revoke_offers();
create trigger revoke_offers after update of role, revoked_at on public.admin_users for each row
  when (old.role = 'super_admin' and old.revoked_at is null and (new.role <> 'super_admin' or new.revoked_at is not null)) execute function private.revoke_offers();
create trigger revoke_offers before delete on public.profiles for each row execute function private.revoke_offers();

-- Uses an invitation up for a person whose confirmed address it names. False: it does not open anything for them.
create function private.join_venue(token text, person uuid, address text) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  invitation public.venue_invitations := private.live_venue_invitation(token);
begin
  if invitation.id is null or invitation.email <> lower(address) or exists (select from public.profiles where id = person and role = 'rockstar') then
    return false;
  end if;
  update public.venue_invitations set used_at = private.now() where id = invitation.id;
  insert into public.venue_users (venue_id, user_id, name, email, role, is_primary)
  select invitation.venue_id, person, profile.name, address, invitation.role,
    not exists (select from public.venue_users where user_id = person and is_primary and revoked_at is null)
  from public.profiles profile where profile.id = person
  on conflict (venue_id, user_id) do update set name = excluded.name, email = excluded.email, role = excluded.role, revoked_at = null;
  -- That they were removed once is not true any longer.
  delete from public.notifications
  where user_id = person and kind = 'member_removed' and acked_at is null and payload ->> 'venue_id' = invitation.venue_id::text;
  return true;
end
$$;
create function private.join_admins(token text, person uuid, address text) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  invitation public.admin_invitations := private.live_admin_invitation(token);
begin
  if invitation.id is null or invitation.email <> lower(address) or not private.is_admin_address(address) then return false; end if;
  update public.admin_invitations set used_at = private.now() where id = invitation.id;
  insert into public.admin_users (user_id, role, granted_by) values (person, invitation.role, invitation.invited_by)
  on conflict (user_id) do update set role = excluded.role, granted_by = excluded.granted_by, granted_at = private.now(), revoked_at = null;
  return true;
end
$$;

alter table public.venue_invitations enable row level security;
alter table public.admin_invitations enable row level security;
create policy select_venue_admin_or_admin on public.venue_invitations for select to authenticated
  using (venue_id in (select member.venue_id from public.venue_users member
      where member.user_id = (select auth.uid()) and member.revoked_at is null and member.role = 'admin')
    or (select private.is_admin()));
create policy select_admin on public.admin_invitations for select to authenticated using ((select private.is_admin()));
revoke all on public.venue_invitations, public.admin_invitations from anon, authenticated, service_role;
grant select (id, venue_id, email, role, invited_by, created_at, sent_at, expires_at, used_at, revoked_at) on public.venue_invitations to authenticated;
grant select (id, email, name, role, invited_by, created_at, sent_at, expires_at, used_at, revoked_at) on public.admin_invitations to authenticated;
