-- Who is locked out of their account by wrong passwords, for support and super admins; super admins let them in again. Of tries for
-- addresses that have no account nothing is said.

create function private.lockouts_for_admin(most int) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  upto constant timestamptz := private.now();
begin
  perform private.require_admin('support');
  return (select jsonb_build_object('all', coalesce(max(of_all), 0), 'rows', coalesce(jsonb_agg(to_jsonb(tried) - 'of_all'), '[]')) from (
    select count(*) over () as of_all, person.id as "userId", person.name, private.address_of(person.id) as email, tries.failures, tries.locks,
      case when tries.locked_until > upto then tries.locked_until end as "lockedUntil", tries.last_at as "lastAt"
    from private.password_tries tries join public.profiles person on tries.subject = 'user:' || person.id
    where tries.subject like 'user:%' and tries.last_at > upto - interval '1 day'
    order by coalesce(tries.locked_until > upto, false) desc, tries.last_at desc, person.id limit least(greatest(most, 1), 1000)) tried);
end
$$;
grant execute on function private.lockouts_for_admin(int) to authenticated;

create function public.admin_lockouts(p_most int default 50) returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.lockouts_for_admin(p_most)
$$;
comment on function public.admin_lockouts(int) is 'Accounts with wrong passwords within a day, those locked first: fifty, or so many as asked for, a thousand at most, and how many there are. Support and super admins only.';
revoke all on function public.admin_lockouts(int) from public, anon, authenticated, service_role;
grant execute on function public.admin_lockouts(int) to authenticated;

-- Also what was counted for their address, or their own form would go on waiting.
create function private.reset_lockout(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  person constant uuid := private.arg_uuid(args, 'user_id');
  address constant text := (select email from public.profile_private where id = person);
begin
  perform private.require_admin('super_admin');
  delete from private.password_tries where subject = 'user:' || person;
  -- Another admin was faster, or it ran out.
  if not found then return; end if;
  delete from private.password_tries where subject like private.address_subject(address) || '%';
  perform private.audit('reset_lockout', 'profiles', person, '{}');
end
$$;
select private.register_command('reset_lockout', 1, 'Forgets the wrong passwords of an account, so that its person may try again at once. Super admins only.');

-- An admin's address may clear the wait of its device (not the account's lock). Whoever did so is not signed in, so the entry names no
-- actor. Only while that address waits at this caller's, or anybody could fill the log; and alike for every address.
create function private.note_cleared_wait(address text) returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant text := private.caller_address();
  of_admin uuid;
begin
  perform private.brake('cleared_wait:' || caller, 10, interval '1 hour');
  select admin.user_id into of_admin from public.admin_users admin join public.profile_private secret on secret.id = admin.user_id
  where admin.revoked_at is null and lower(secret.email) = lower(btrim(address));
  if of_admin is null or not exists (select from private.password_tries
    where subject = private.address_subject(address) || caller and locked_until > private.now()) then return; end if;
  perform private.audit('clear_wait', 'profiles', of_admin, '{}');
end
$$;
create function public.sign_in_wait_cleared(p_email text) returns void language sql volatile security invoker set search_path = '' as $$
  select private.note_cleared_wait(p_email)
$$;
comment on function public.sign_in_wait_cleared(text) is 'Writes down that the wait of a device was cleared for an admin''s address; nothing for any other.';
revoke all on function public.sign_in_wait_cleared(text) from public, anon, authenticated, service_role;
grant execute on function public.sign_in_wait_cleared(text), private.note_cleared_wait(text) to anon, authenticated;
