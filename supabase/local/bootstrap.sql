-- What the hosted service has before our first migration and a bare PostgreSQL has not: the API's roles, the schemas and
-- the realtime objects. Runs on the embedded engine and on plain PostgreSQL, at every start; every statement may be repeated.
-- It knows nothing of Encore. Rights are the hosted service's for new projects: no table is granted to anybody by default.

do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role', 'supabase_auth_admin', 'supabase_realtime_admin'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
    end if;
  end loop;
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    create role authenticator noinherit;
  end if;
end
$$;
alter role service_role bypassrls;
grant anon, authenticated, service_role to authenticator;

create schema if not exists extensions;
create schema if not exists auth;
create schema if not exists realtime;
grant usage on schema public, extensions, auth, realtime to anon, authenticated, service_role;
grant usage on schema public, auth, extensions to supabase_auth_admin;
grant usage, create on schema realtime to supabase_realtime_admin;
revoke create on schema public from public;

-- Who is asking. The embedded API sets one setting a claim, the hosted one the whole set as JSON: both are read.
-- Without settings of their own, as on the hosted service: that lets the planner put them into the statement that asks,
-- and a claim asks some eighty times.
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.role', true), ''), nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role')
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.email', true), ''), nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email')
$$;

create table if not exists realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp without time zone not null default now(),
  inserted_at timestamp without time zone not null default now(),
  id uuid not null default gen_random_uuid(),
  binary_payload bytea,
  primary key (id, inserted_at)
);
do $$
begin
  if (select tableowner from pg_catalog.pg_tables where schemaname = 'realtime' and tablename = 'messages') <> 'supabase_realtime_admin' then
    alter table realtime.messages owner to supabase_realtime_admin;
  end if;
end
$$;
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create or replace function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- A broadcast is a row. It never breaks the transaction that sends it: a failure is a warning, as on the hosted service.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql as $$
begin
  begin
    perform set_config('realtime.topic', topic, true);
    insert into realtime.messages (payload, event, topic, private, extension)
    values (payload, event, topic, private, 'broadcast');
  exception when others then
    raise warning 'realtime.send failed: %', sqlerrm;
  end;
end
$$;

do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;
