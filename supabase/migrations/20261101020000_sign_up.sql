-- Accounts become people. What somebody writes into the metadata of their sign-up is untrusted and stays editable by
-- them: of it only the name and the flow are used, once: rockstar, venue with a new venue of that name, or a token whose
-- invitation says all the rest. A made-up role opens nothing.

-- Why a sign-up is refused, or null. The hosted service asks before it makes the user and tells the client the word.
create function private.sign_up_refusal(asked jsonb, address text) returns text language plpgsql security definer set search_path = '' as $$
declare
  for_venue public.venue_invitations;
  for_admin public.admin_invitations;
begin
  if jsonb_typeof(asked) is distinct from 'object' or length(private.clean_text(coalesce(asked ->> 'name', ''))) not between 2 and 100
    or not private.says_something(asked ->> 'name')
    or address is null or length(address) > 320
  then
    return 'sign_up_refused';
  end if;
  if asked ->> 'role' = 'rockstar' then return null; end if;
  if asked ->> 'role' = 'venue' and coalesce(asked ->> 'venueType', 'new_venue') = 'new_venue' then return null; end if;
  if asked ->> 'role' = 'venue' and asked ->> 'venueType' = 'join_venue' then
    for_venue := private.live_venue_invitation(asked ->> 'invitationToken');
    if for_venue.id is null then return 'invitation_invalid'; end if;
    return case when for_venue.email <> lower(address) then 'invitation_other_address' end;
  end if;
  if asked ->> 'role' = 'platform_admin' then
    for_admin := private.live_admin_invitation(asked ->> 'invitationToken');
    if for_admin.id is null then return 'invitation_invalid'; end if;
    return case when for_admin.email <> lower(address) then 'invitation_other_address' end;
  end if;
  return 'sign_up_refused';
end
$$;

-- The hosted service's hook, named in config.toml; the local backend calls it as well. Sign-ups that show a token are counted
-- here, where a refusal is an answer and takes nothing back: ten a minute from one address, right or wrong.
create function private.before_user_created(event jsonb) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  asked constant jsonb := event -> 'user' -> 'user_metadata';
  caller constant text := private.network_of(nullif(btrim(event -> 'metadata' ->> 'ip_address'), ''));
  refusal text;
begin
  if asked ->> 'invitationToken' is not null and private.count_use('sign_up_invitation:' || caller, 10, interval '1 minute') then
    return jsonb_build_object('error', jsonb_build_object('http_code', 429, 'message', 'throttled'));
  end if;
  refusal := private.sign_up_refusal(asked, event -> 'user' ->> 'email');
  if refusal is null then return '{}'; end if;
  return jsonb_build_object('error', jsonb_build_object('http_code', 403, 'message', refusal));
end
$$;
comment on function private.before_user_created(jsonb) is 'Auth hook: refuses with a word what the trigger would refuse without one.';
grant usage on schema private to supabase_auth_admin;
grant execute on function private.before_user_created(jsonb) to supabase_auth_admin;

create function private.check_sign_up() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  refusal text := private.sign_up_refusal(coalesce(new.raw_user_meta_data, '{}'), new.email);
begin
  if refusal is not null then perform private.refuse(refusal, null, 403); end if;
  -- An admin's token was mailed to this address: redeeming it is the confirmation.
  if new.raw_user_meta_data ->> 'role' = 'platform_admin' then new.email_confirmed_at := private.now(); end if;
  return new;
end
$$;
create trigger encore_check_sign_up before insert on auth.users for each row execute function private.check_sign_up();

-- Once the address is confirmed: the profile, and with it the venue, the seat or the rights, in the same transaction.
create function private.welcome() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  asked jsonb := coalesce(new.raw_user_meta_data, '{}');
  called text := private.clean_text(asked ->> 'name');
begin
  if new.email_confirmed_at is null or exists (select from public.profiles where id = new.id) then return null; end if;
  if asked ->> 'role' not in ('rockstar', 'venue', 'platform_admin') then perform private.refuse('sign_up_refused', null, 403); end if;
  insert into public.profiles (id, name, role) values (new.id, called, asked ->> 'role');
  insert into public.profile_private (id, email) values (new.id, new.email);
  if asked ->> 'role' = 'platform_admin' then
    if not private.join_admins(asked ->> 'invitationToken', new.id, new.email) then perform private.refuse('invitation_invalid', null, 403); end if;
  elsif asked ->> 'venueType' = 'join_venue' then
    -- Expired between sign-up and confirmation: the person is in, the seat is not; they can be invited again.
    perform private.join_venue(asked ->> 'invitationToken', new.id, new.email);
  elsif asked ->> 'role' = 'venue' then
    insert into public.venues (name, created_by) values (called, new.id);
  end if;
  return null;
end
$$;
create trigger encore_welcome_insert after insert on auth.users for each row execute function private.welcome();
create trigger encore_welcome_confirmed after update of email_confirmed_at on auth.users for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null) execute function private.welcome();

-- A changed address is copied to where others read it, and ends an admin's rights when it leaves the domain.
create function private.follow_address() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.profile_private set email = new.email where id = new.id;
  update public.venue_users set email = new.email where user_id = new.id and revoked_at is null;
  if not private.is_admin_address(new.email) then
    update public.admin_users set revoked_at = private.now() where user_id = new.id and revoked_at is null;
  end if;
  return null;
end
$$;
create trigger encore_follow_address after update of email on auth.users for each row
  when (old.email is distinct from new.email) execute function private.follow_address();
