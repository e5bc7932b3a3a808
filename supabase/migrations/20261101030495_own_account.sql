-- How a person signs in and where they are signed in, and the end of it. They read the auth service's own rows: a session is a
-- device's, and once its row is gone its refresh tokens are too, and its tokens open nothing (session_has_ended).

create function private.account_of_caller() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_person();
  return (select jsonb_build_object('email', email, 'new_email', nullif(email_change, ''), 'mailed_at', email_change_sent_at)
    from auth.users where id = auth.uid()) || jsonb_build_object('sessions', (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.is_this desc, listed.seen_at desc), '[]') from (
      select session.id, coalesce(session.id = nullif(auth.jwt() ->> 'session_id', '')::uuid, false) as is_this, session.created_at as began_at,
        greatest(session.refreshed_at at time zone 'UTC', session.updated_at, session.created_at) as seen_at,
        left(session.user_agent, 300) as user_agent
      from auth.sessions session
      where session.user_id = auth.uid() and (session.not_after is null or session.not_after > private.now())
      order by 2 desc, 4 desc limit 50) listed));
end
$$;
create function public.own_account() returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.account_of_caller()
$$;
comment on function public.own_account() is 'The caller''s address, the new one that waits for its links, and where they are signed in: this session first, fifty at most.';

-- This session is not ended here: leaving a device wipes it, which only the device can do.
create function private.end_sessions_of_caller(session uuid) returns int language plpgsql volatile security definer set search_path = '' as $$
declare
  ended int;
begin
  perform private.require_person();
  delete from auth.sessions where user_id = auth.uid() and id is distinct from nullif(auth.jwt() ->> 'session_id', '')::uuid
    and (session is null or id = session);
  get diagnostics ended = row_count;
  return ended;
end
$$;
create function public.end_other_sessions(p_session uuid default null) returns int language sql volatile security invoker set search_path = '' as $$
  select private.end_sessions_of_caller(p_session)
$$;
comment on function public.end_other_sessions(uuid) is 'Ends one other session of the caller, or all of them; how many. Their tokens open nothing from then on.';

-- A new address that nobody confirmed yet is forgotten, and its links with it.
create function private.forget_new_email() returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_person();
  update auth.users set email_change = '', email_change_token_new = '', email_change_token_current = '', email_change_confirm_status = 0
  where id = auth.uid();
  -- Where the hosted service looks a mailed token up.
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1 and token_type in (''email_change_token_new'', ''email_change_token_current'')'
      using auth.uid();
  end if;
end
$$;
create function public.keep_email() returns void language sql volatile security invoker set search_path = '' as $$
  select private.forget_new_email()
$$;
comment on function public.keep_email() is 'Keeps the caller''s address: the new one that was asked for is forgotten.';

revoke all on function public.own_account(), public.keep_email(), public.end_other_sessions(uuid) from public, anon, authenticated, service_role;
grant execute on function public.own_account(), public.keep_email(), public.end_other_sessions(uuid) to authenticated;
grant execute on function private.account_of_caller(), private.forget_new_email(), private.end_sessions_of_caller(uuid) to authenticated;
