-- What is called from outside when it exists: auth hooks, which refuse one address and the third wrong password, and the
-- clock, which counts its runs.

create table private.attempts (user_id uuid primary key, failed int not null);
grant usage on schema private to supabase_auth_admin;
grant select, insert, update on private.attempts to supabase_auth_admin;

create function private.before_user_created(event jsonb) returns jsonb language sql set search_path = '' as $$
  select case when event #>> '{user,email}' like '%@refused.example'
    then '{"error": {"http_code": 403, "message": "not_allowed"}}'::jsonb else '{}'::jsonb end
$$;

create function private.password_verification_attempt(event jsonb) returns jsonb language plpgsql set search_path = '' as $$
declare
  tries int;
begin
  insert into private.attempts as known values ((event ->> 'user_id')::uuid, case when (event ->> 'valid')::boolean then 0 else 1 end)
  on conflict (user_id) do update set failed = case when known.failed < 2 and (event ->> 'valid')::boolean then 0 else known.failed + 1 end
  returning failed into tries;
  if tries > 2 then
    return '{"decision": "reject", "message": "too_many_attempts", "should_logout_user": false}';
  end if;
  return '{"decision": "continue"}';
end
$$;
revoke execute on function private.before_user_created, private.password_verification_attempt from public;
grant execute on function private.before_user_created, private.password_verification_attempt to supabase_auth_admin;

create table private.ticks (at timestamptz not null default now());
create function private.run_clock() returns void language sql set search_path = '' as $$
  insert into private.ticks default values
$$;
