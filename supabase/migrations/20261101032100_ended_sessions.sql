-- What a token still opens after its session was ended: nothing. sync and the direct calls ask by themselves (require_person); here the
-- tables do, which the API reads and writes without a function, and what hands out keys that would outlive the token.

grant execute on function private.session_has_ended() to authenticated;

-- Beside each table's own policies, which say whose a row is. Called again by every later migration that makes a table. A policy waits
-- for calls that read the table, so it gives up after two seconds, as remirror_table does, and the migration is run again.
create function private.require_sessions() returns void language plpgsql set search_path = '' set lock_timeout = '2s' as $$
declare
  of_table regclass;
begin
  for of_table in
    select class.oid from pg_catalog.pg_class class
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and class.relrowsecurity
      and not exists (select from pg_catalog.pg_policy where polrelid = class.oid and polname = 'session_stands')
  loop
    execute format('create policy session_stands on %s as restrictive for all to authenticated using ((select not private.session_has_ended()))', of_table);
  end loop;
end
$$;
comment on function private.require_sessions() is 'Closes every table to tokens whose session was ended.';
select private.require_sessions();

-- The product's direct inserts are refused in our own codes (…030460) before a policy is asked.
create or replace function private.may_found_venue() returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return not private.session_has_ended() and exists (select from public.profiles where id = auth.uid() and role = 'venue' and account_status = 'active')
    and (select count(*) from public.venues where created_by = auth.uid()) < 20;
end
$$;
create or replace function private.refuse_message() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  conversation public.conversations;
begin
  if auth.uid() is null then return new; end if;
  if private.session_has_ended() then perform private.refuse('signed_out', null, 401); end if;
  select * into conversation from public.conversations where id = new.conversation_id;
  -- One that is not there and one of others are the same.
  if conversation.id is null or new.sender_id is distinct from auth.uid()
    or not (conversation.rockstar_id = auth.uid() or conversation.venue_id = any (private.my_venues()))
  then
    perform private.refuse('not_allowed', null, 403);
  end if;
  if length(private.clean_text(new.content, true)) not between 1 and 4000 or private.says_something(new.content) is not true then perform private.refuse('invalid_arguments', null, 400); end if;
  if exists (select from public.messages where id = new.id) then perform private.refuse('invalid_arguments', null, 409); end if;
  return new;
end
$$;
