-- What a token still opens after its session was ended: nothing. sync and the direct calls ask by themselves (require_person), predicates
-- where they hand out keys that would outlive the token; here the tables do, which the API reads and writes without a function.

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
