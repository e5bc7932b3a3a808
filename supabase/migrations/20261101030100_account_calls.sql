-- The product's own calls around invitations, administration and activity. They stay callable by their names and are safe:
-- what a token opens is decided by the invitation, the address and the account, never by the arguments.

create function private.seen_admin_invitation(token text) returns table (email text, name text, role text)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.brake('admin_invitation:' || private.caller_address(), 10, interval '1 minute');
  return query select invitation.email, invitation.name, invitation.role from private.live_admin_invitation(token) invitation
    where invitation.id is not null;
end
$$;
create function public.validate_admin_invitation(p_token text) returns table (email text, name text, role text)
language sql volatile security invoker set search_path = '' as $$
  select * from private.seen_admin_invitation(p_token)
$$;
comment on function public.validate_admin_invitation(text) is 'What a live token offers; nothing for any other, ten tries a minute.';

create function private.seen_venue_invitation(token text) returns table (email text, role text, venue_id uuid, venue_name text)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.brake('venue_invitation:' || private.caller_address(), 10, interval '1 minute');
  return query select invitation.email, invitation.role, invitation.venue_id, venue.name
    from private.live_venue_invitation(token) invitation join public.venues venue on venue.id = invitation.venue_id;
end
$$;
create function public.get_venue_invitation(p_token text) returns table (email text, role text, venue_id uuid, venue_name text)
language sql volatile security invoker set search_path = '' as $$
  select * from private.seen_venue_invitation(p_token)
$$;
comment on function public.get_venue_invitation(text) is 'What a live token offers; nothing for any other, ten tries a minute.';

-- Grants to the caller alone, by the caller's own confirmed address; the address in the arguments only has to agree.
create function private.join_admins_as_caller(token text, address text) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  own text;
  granted boolean;
begin
  perform private.brake('admin_invitation:' || private.caller_address(), 10, interval '1 minute');
  select email into own from auth.users where id = auth.uid() and email_confirmed_at is not null;
  if own is null or lower(own) is distinct from lower(btrim(address)) or not exists (select from public.profiles where id = auth.uid()) then
    return '{"existing_user": false}';
  end if;
  -- Nobody is both suspended and an admin (`suspend_user`): the invitation waits for the end of it.
  if (select account_status from public.profiles where id = auth.uid() for no key update) = 'suspended' then return '{"existing_user": false, "suspended": true}'; end if;
  granted := not private.session_has_ended() and private.join_admins(token, auth.uid(), own);
  -- Rights over the platform never stand on a password that somebody else may have chosen.
  if granted then perform private.renew_sign_in(auth.uid()); end if;
  return jsonb_build_object('existing_user', granted);
end
$$;
create function public.handle_admin_invitation_for_existing_user(p_token text, p_email text) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.join_admins_as_caller(p_token, p_email)
$$;
comment on function public.handle_admin_invitation_for_existing_user(text, text) is 'Redeems an admin invitation for the signed-in person it was sent to.';

-- Kept for clients that call it after a sign-up: redeeming has marked the invitation already, and nobody else may.
create function public.mark_invitation_used(p_token text) returns void language plpgsql volatile security invoker set search_path = '' as $$
begin
  return;
end
$$;
comment on function public.mark_invitation_used(text) is 'Does nothing: an invitation is marked by being redeemed, in the same transaction.';

-- A token whose session was ended is told so, as by every other call, and not that this is no admin.
create function public.verify_admin_access() returns jsonb language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.require_person();
  return jsonb_build_object('is_admin', private.is_admin(), 'role', private.admin_role());
end
$$;
comment on function public.verify_admin_access() is 'Whether the caller administers the platform, and how far.';

create table public.user_activity (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  activity_type text not null,
  user_agent text,
  metadata jsonb not null default '{}',
  at timestamptz not null default private.now()
);
comment on table public.user_activity is 'Where people go in the app: page paths without query or fragment, kept 90 days.';
create index user_activity_user on public.user_activity (user_id, at desc);
create index user_activity_at on public.user_activity (at);
select private.register_clearing('public.user_activity', 'at', $$private.now() - private.days_kept('activity')$$);
alter table public.user_activity enable row level security;
create policy select_admin on public.user_activity for select to authenticated using ((select private.is_admin()));
revoke all on public.user_activity from anon, authenticated, service_role;
grant select (id, user_id, activity_type, user_agent, metadata, at) on public.user_activity to authenticated;

-- Own id whatever was given, any name of up to fifty characters, capped, throttled, and never an error: it must not disturb anybody.
create function private.note_activity(kind text, agent text, about jsonb) returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  kind := private.clean_text(kind);
  if private.session_has_ended() or not exists (select from public.profile_private where id = auth.uid()) or coalesce(length(kind), 0) not between 1 and 50
    or (select count(*) from public.user_activity where user_id = auth.uid() and at > private.now() - interval '1 minute') >= 60
    -- Each is kept for months, and one account could fill a disk with sixty a minute.
    or private.count_use('activity:' || auth.uid(), 3000, interval '1 day')
  then
    return;
  end if;
  if jsonb_typeof(about) is distinct from 'object' or octet_length(about::text) > 2048 then about := '{}'; end if;
  if jsonb_typeof(about -> 'page') = 'string' then about := jsonb_set(about, '{page}', to_jsonb(split_part(split_part(about ->> 'page', '?', 1), '#', 1))); end if;
  if jsonb_typeof(about -> 'path') = 'string' then about := jsonb_set(about, '{path}', to_jsonb(split_part(split_part(about ->> 'path', '?', 1), '#', 1))); end if;
  insert into public.user_activity (user_id, activity_type, user_agent, metadata) values (auth.uid(), kind, left(agent, 300), about);
end
$$;
create function public.log_user_activity(p_user_id uuid, p_activity_type text, p_user_agent text default null, p_metadata jsonb default '{}')
returns void language sql volatile security invoker set search_path = '' as $$
  select private.note_activity(p_activity_type, p_user_agent, p_metadata)
$$;
comment on function public.log_user_activity(uuid, text, text, jsonb) is 'Notes a page view or act of the caller; the user id in the arguments is not trusted.';

grant usage on schema private to anon;
revoke all on function public.validate_admin_invitation(text), public.get_venue_invitation(text), public.mark_invitation_used(text), public.verify_admin_access(),
  public.handle_admin_invitation_for_existing_user(text, text), public.log_user_activity(uuid, text, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.validate_admin_invitation(text), public.get_venue_invitation(text), public.mark_invitation_used(text),
  public.handle_admin_invitation_for_existing_user(text, text) to anon, authenticated;
grant execute on function public.verify_admin_access(), public.log_user_activity(uuid, text, text, jsonb) to authenticated;
grant execute on function private.seen_admin_invitation(text), private.seen_venue_invitation(text), private.join_admins_as_caller(text, text) to anon, authenticated;
grant execute on function private.note_activity(text, text, jsonb) to authenticated;
