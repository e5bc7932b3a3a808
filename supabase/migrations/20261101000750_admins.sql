-- The platform's own people. Rights come from a row here, made only by redeeming an invitation with the confirmed
-- address it was sent to; never from a profile, a token's claims or what a client says.

create table public.admin_users (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  role text not null check (role in ('super_admin', 'support', 'read_only')),
  granted_by uuid references public.profiles (id) on delete set null,
  granted_at timestamptz not null default private.now(),
  revoked_at timestamptz
);
comment on table public.admin_users is 'Who administers the platform, and how far.';
-- whom somebody let in
create index admin_users_granted_by on public.admin_users (granted_by);

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default private.now(),
  actor uuid,
  kind text not null default 'admin' check (kind in ('admin', 'venue', 'rockstar', 'data')),
  action text not null,
  table_name text not null,
  row_id uuid,
  venue_id uuid,
  before jsonb,
  after jsonb,
  reason text
);
comment on table public.audit_log is 'Who did what to whose row, and why; only ever added to, by definer functions. kind: an act of an admin, of a venue or a Rockstar that concerns others, or what somebody asked of their own data.';
-- the log, newest first
create index audit_log_at on public.audit_log (at desc);
-- what was done about somebody or something, newest first
create index audit_log_row on public.audit_log (row_id, at desc);

-- The last super admin cannot be lost, not with their account either, and every change of rights is written down.
create function private.keep_a_super_admin() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  stays boolean := tg_op = 'UPDATE' and new.role = 'super_admin' and new.revoked_at is null;
begin
  if old.role = 'super_admin' and old.revoked_at is null and not stays
    and not exists (select from public.admin_users where user_id <> old.user_id and role = 'super_admin' and revoked_at is null for update)
  then
    perform private.refuse('last_super_admin');
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger keep_a_super_admin before update or delete on public.admin_users for each row execute function private.keep_a_super_admin();

create function private.audit_admins() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_log (actor, action, table_name, row_id, before, after)
  values (auth.uid(), 'admin_rights', 'admin_users', new.user_id, case when tg_op = 'UPDATE' then to_jsonb(old) end, to_jsonb(new));
  return null;
end
$$;
create trigger audit_admins after insert or update on public.admin_users for each row execute function private.audit_admins();

-- Nobody of the platform decides what they are part of: a dispute of a venue that they belong to or about themselves, who stands behind
-- their own venue, what it pays, their own document. Another admin does; a dispute that nobody else may decide is decided by the clock.
create function private.is_own_case(admin uuid, of_venue uuid, of_worker uuid) returns boolean language sql stable set search_path = '' as $$
  select admin = of_worker or exists (select from public.venue_users where venue_id = of_venue and user_id = admin and revoked_at is null)
$$;
comment on function private.is_own_case(uuid, uuid, uuid) is 'Whether somebody is part of what is to be decided: they work at the venue or are the person it is about.';

create function private.refuse_own_case(of_venue uuid, of_worker uuid) returns void language plpgsql stable set search_path = '' as $$
begin
  if coalesce(private.is_own_case(auth.uid(), of_venue, of_worker), false) then perform private.refuse('own_case', null, 403); end if;
end
$$;
comment on function private.refuse_own_case(uuid, uuid) is 'Refuses whoever is part of what they would decide.';

alter table public.admin_users enable row level security;
alter table public.audit_log enable row level security;
create policy select_admin on public.admin_users for select to authenticated using ((select private.is_admin()));
create policy select_security on public.audit_log for select to authenticated using ((select private.admin_role()) in ('super_admin', 'support'));
revoke all on public.admin_users, public.audit_log from anon, authenticated, service_role;
grant select (user_id, role, granted_by, granted_at, revoked_at) on public.admin_users to authenticated;
grant select (id, at, actor, kind, action, table_name, row_id, venue_id, before, after, reason) on public.audit_log to authenticated;
