-- A very small product for the tests of the embedded backend itself: notes that only their owner sees. It stands in for
-- the real migrations, so that a fault of theirs never looks like one of the backend.

create schema private;
revoke all on schema private from public;
create extension if not exists btree_gist with schema extensions;

create table public.notes (
  id uuid primary key,
  owner_id uuid not null,
  thread text not null,
  secret text,
  body text not null check (body <> ''),
  created_at timestamptz not null default now()
);
alter table public.notes enable row level security;
create policy select_owner on public.notes for select to authenticated
  using (owner_id = (select auth.uid()) and (select auth.jwt() ->> 'session_id') is distinct from 'ended');
create policy insert_owner on public.notes for insert to authenticated with check (owner_id = (select auth.uid()));
create policy delete_owner on public.notes for delete to authenticated using (owner_id = (select auth.uid()));
revoke all on public.notes from anon, authenticated;
grant select (id, owner_id, thread, body, created_at), insert (id, owner_id, thread, body), delete on public.notes to authenticated;
alter publication supabase_realtime add table public.notes;

create table private.ledger (id int primary key, words text);
alter table private.ledger enable row level security;

create policy select_own_topic on realtime.messages for select to authenticated
  using (extension = 'broadcast' and realtime.topic() = 'user:' || (select auth.uid())::text);

create function public.poke(person uuid) returns void language sql security definer set search_path = '' as $$
  select realtime.send('{"n": 1}'::jsonb, 'poke', 'user:' || person::text, true)
$$;
revoke execute on function public.poke from public;
grant execute on function public.poke to authenticated;

create function public.fail_with(code text) returns void language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = code, message = 'terms_changed', detail = '{"now": 2}', hint = 'look again';
end
$$;
create function public.whose_request() returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('uid', auth.uid(), 'role', auth.role(), 'address', current_setting('request.headers', true)::jsonb ->> 'x-forwarded-for')
$$;

create function public.sealed() returns jsonb language sql stable set search_path = '' as $$ select '{}'::jsonb $$;
create domain public."*/*" as text;
create function public.sealed_file() returns public."*/*" language sql stable set search_path = '' as $$ select 'a file' $$;
revoke execute on function public.sealed, public.sealed_file from public;

create function public.many_words() returns text language sql stable set search_path = '' as $$
  select repeat('shift ', 1000)
$$;

create function private.refuse_strange_role() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.raw_user_meta_data ->> 'role' = 'platform_admin' then
    raise exception 'not_allowed';
  end if;
  return new;
end
$$;
create trigger refuse_strange_role before insert on auth.users for each row execute function private.refuse_strange_role();
