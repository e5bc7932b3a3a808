// The simulator's three tables in a real PostgreSQL, mirrored by the very functions that mirror ours: so that its model server
// and private.pull can be asked the same. A list is a venue to the scopes; what a person reads by is cut to that.
import type { Database } from '#tests/support/postgres.ts';

const TABLES = `
delete from private.mirrored_tables;
truncate private.tombstones, private.scope_log;
create table public.lists (id uuid primary key, row_xid xid8 not null, updated_at timestamptz not null default now(),
  title text not null, owner_id uuid not null, note_count int not null);
create table public.members (id uuid primary key, row_xid xid8 not null, updated_at timestamptz not null default now(),
  list_id uuid not null, user_id uuid not null);
create table public.notes (id uuid primary key, row_xid xid8 not null, updated_at timestamptz not null default now(),
  list_id uuid not null, author_id uuid not null, text text not null, version int not null, taken_by uuid);
grant all on public.lists, public.members, public.notes to public;
create or replace function private.my_venues() returns uuid[] language sql stable security definer set search_path = '' as $$
  select array(select list_id from public.members where user_id = auth.uid())
$$;
create or replace function private.my_areas() returns text[] language sql stable as $$ select '{}'::text[] $$;
create or replace function private.my_keys(since xid8) returns private.scope_keys language plpgsql stable security definer set search_path = '' as $$
declare
  keys private.scope_keys;
begin
  keys.venue := private.my_venues();
  return keys;
end
$$;
create function private.audience_of_lists(list public.lists) returns text[] language sql as $$ select array['venue:' || list.id] $$;
create function private.audience_of_members(member public.members) returns text[] language sql as
  $$ select array['venue:' || member.list_id, 'user:' || member.user_id] $$;
create function private.audience_of_notes(note public.notes) returns text[] language sql as $$ select array['venue:' || note.list_id] $$;
create view private.mirror_lists as select id, row_xid, title, owner_id, note_count from public.lists where id = any (private.my_venues());
create view private.mirror_members as select id, row_xid, list_id, user_id from public.members where list_id = any (private.my_venues());
create view private.mirror_notes as select id, row_xid, list_id, author_id, text, version, taken_by from public.notes
  where list_id = any (private.my_venues());
select private.mirror_table('lists', 1, '{"venue": "id"}');
select private.mirror_table('members', 2, '{"venue": "list_id"}');
select private.mirror_table('notes', 3, '{"venue": "list_id"}');
`;

export async function makeModelTables(db: Database, pageSize: number): Promise<void> {
  await db.query(TABLES);
  const [found] = await db.query<{ source: string }>(
    "select pg_get_functiondef('private.pull(text,jsonb,numeric)'::regprocedure) as source",
  );
  const size = `greatest(1, least(${pageSize}, coalesce(most, ${pageSize})))`;
  const source = found?.source.replace('greatest(1, least(1000, coalesce(most, 1000)))', size);
  if (source === undefined || source === found?.source) throw new Error('private.pull has no page size to set');
  await db.query(source);
}
