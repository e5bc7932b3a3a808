-- Password tries. Five wrong ones lock an account for a quarter of an hour, then half, then an hour at a time; while it is
-- locked the right password is answered as a wrong one. Counted by the auth server's hook (hosted: a plan that has it).
-- What the person is told comes from sign_in_wait, which knows no account, so that it tells nobody which addresses exist,
-- and counts an e-mail address for each caller's own, so that nobody locks a stranger's form.

create table private.password_tries (
  -- By the letter, so that the index finds all callers of an e-mail address by how it begins.
  subject text collate "C" primary key,
  failures int not null default 0,
  locks int not null default 0,
  locked_until timestamptz,
  last_at timestamptz not null default private.now()
);
comment on table private.password_tries is 'Wrong passwords since the last right one: of an account (user:), and as shown to one caller for an e-mail address (address:, hashed).';
alter table private.password_tries enable row level security;
create index password_tries_last_at on private.password_tries (last_at);
select private.register_clearing('private.password_tries', 'last_at', $$private.now() - interval '2 days'$$);

-- One wrong try. The fifth locks: 15 minutes, doubled by each lock up to 60. A day of peace forgets.
create function private.count_wrong_try(of_subject text) returns private.password_tries language plpgsql set search_path = '' as $$
declare
  tries private.password_tries;
begin
  insert into private.password_tries (subject) values (of_subject) on conflict do nothing;
  select * into tries from private.password_tries where subject = of_subject for update;
  if tries.last_at < private.now() - interval '1 day' then tries.failures := 0; tries.locks := 0; end if;
  if tries.locked_until > private.now() then return tries; end if;
  tries.failures := tries.failures + 1;
  if tries.failures >= 5 then
    tries.locked_until := private.now() + least(60, 15 * (2 ^ tries.locks)::int) * interval '1 minute';
    tries.locks := tries.locks + 1;
    tries.failures := 0;
  end if;
  update private.password_tries set failures = tries.failures, locks = tries.locks, locked_until = tries.locked_until, last_at = private.now()
  where subject = of_subject;
  return tries;
end
$$;

create function private.password_verification_attempt(event jsonb) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  of_subject text := 'user:' || (event ->> 'user_id');
begin
  if exists (select from private.password_tries where subject = of_subject and locked_until > private.now()) then
    return '{"decision": "reject", "message": "Invalid login credentials", "should_logout_user": false}';
  end if;
  if (event ->> 'valid')::boolean then
    delete from private.password_tries where subject = of_subject;
  else
    perform private.count_wrong_try(of_subject);
  end if;
  return '{"decision": "continue"}';
end
$$;
comment on function private.password_verification_attempt(jsonb) is 'Auth hook: the sixth try is refused, even the right one.';
grant execute on function private.password_verification_attempt(jsonb) to supabase_auth_admin;

-- How the tries for an e-mail address begin, whoever makes them; behind it stands the caller.
create function private.address_subject(address text) returns text language sql immutable set search_path = '' as $$
  select 'address:' || encode(sha256(convert_to(lower(btrim(coalesce(address, ''))), 'UTF8')), 'hex') || ' '
$$;

create function private.wait_of(address text, failed boolean) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  caller text := private.caller_address();
  of_subject text := private.address_subject(address) || caller;
  tries private.password_tries;
begin
  perform private.brake('sign_in_wait:' || caller, 60, interval '1 minute');
  if failed and of_subject is not null then
    tries := private.count_wrong_try(of_subject);
  else
    select * into tries from private.password_tries where subject = of_subject;
  end if;
  return jsonb_build_object(
    'attemptsLeft', case when tries.locked_until > private.now() then 0 else 5 - coalesce(tries.failures, 0) end,
    'waitSeconds', greatest(0, coalesce(ceil(extract(epoch from tries.locked_until - private.now())), 0))::int);
end
$$;

create function public.sign_in_wait(p_email text, p_failed boolean default false) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.wait_of(p_email, p_failed)
$$;
comment on function public.sign_in_wait(text, boolean) is 'How long an address has to wait, and how many tries are left; p_failed counts the try that just failed.';
revoke all on function public.sign_in_wait(text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.sign_in_wait(text, boolean), private.wait_of(text, boolean) to anon, authenticated;
