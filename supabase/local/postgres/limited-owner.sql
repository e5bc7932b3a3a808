-- The role under which migrations run on a plain PostgreSQL: what the hosted service lets its project owner do and no
-- more, so that a migration which only a superuser could apply fails here and not on the day of the release.

do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'project_owner') then
    create role project_owner login createrole bypassrls password 'project_owner';
  end if;
end
$$;
grant anon, authenticated, service_role, supabase_realtime_admin to project_owner;
do $$
begin
  execute format('grant create on database %I to project_owner', current_database());
end
$$;
alter schema public owner to project_owner;
alter schema extensions owner to project_owner;
alter publication supabase_realtime owner to project_owner;
grant usage on schema auth, realtime to project_owner;
grant all on all tables in schema auth to project_owner;
grant execute on all functions in schema auth, realtime to project_owner;
