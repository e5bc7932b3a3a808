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
create function private.audience_of_lists(list public.lists) returns text[] language sql as $$ select array['venue:' || list.id] $$;
create function private.audience_of_members(member public.members) returns text[] language sql as
  $$ select array['venue:' || member.list_id, 'user:' || member.user_id] $$;
create function private.audience_of_notes(note public.notes) returns text[] language sql as $$ select array['venue:' || note.list_id] $$;
select private.mirror_table('lists', 1, '{"venue": "id"}',
  shown => 'id, row_xid, title, owner_id, note_count', seen => 'id = any (private.my_venues())');
select private.mirror_table('members', 2, '{"venue": "list_id"}',
  shown => 'id, row_xid, list_id, user_id', seen => 'list_id = any (private.my_venues())');
select private.mirror_table('notes', 3, '{"venue": "list_id"}',
  shown => 'id, row_xid, list_id, author_id, text, version, taken_by', seen => 'list_id = any (private.my_venues())');
`;

/** The six commands, word for word as model-commands.ts carries them out. */
const COMMANDS = `
create sequence private.nth_tombstone;
alter table private.tombstones alter column id set default lpad(to_hex(nextval('private.nth_tombstone')), 32, '0')::uuid;
create function private.own_list(wanted uuid) returns public.lists language plpgsql as $$
declare
  list public.lists;
begin
  select * into list from public.lists where id = wanted;
  if list.id is null then perform private.refuse('not_found'); end if;
  if not exists (select from public.members where list_id = wanted and user_id = auth.uid()) then perform private.refuse('not_allowed'); end if;
  return list;
end
$$;
create function private.own_note(wanted uuid) returns public.notes language plpgsql as $$
declare
  note public.notes;
begin
  select * into note from public.notes where id = wanted;
  if note.id is null then perform private.refuse('not_found'); end if;
  perform private.own_list(note.list_id);
  return note;
end
$$;
create function private.create_list(args jsonb) returns void language plpgsql as $$
begin
  if jsonb_typeof(args -> 'title') is distinct from 'string' then perform private.refuse('invalid_arguments'); end if;
  if args ->> 'title' like '%!%' then perform private.refuse('title_not_allowed'); end if;
  if exists (select from public.lists where id = (args ->> 'id')::uuid) then perform private.refuse('already_there'); end if;
  insert into public.lists (id, title, owner_id, note_count) values ((args ->> 'id')::uuid, args ->> 'title', auth.uid(), 0);
  insert into public.members (id, list_id, user_id) values ((args ->> 'member_id')::uuid, (args ->> 'id')::uuid, auth.uid());
  perform private.log_scope('user:' || auth.uid(), 'venue:' || (args ->> 'id'), 'granted');
end
$$;
create function private.retitle(args jsonb) returns void language plpgsql as $$
declare
  list public.lists := private.own_list((args ->> 'id')::uuid);
begin
  if args ->> 'title' like '%!%' then perform private.refuse('title_not_allowed'); end if;
  update public.lists set title = args ->> 'title' where id = list.id;
end
$$;
create function private.add_note(args jsonb) returns void language plpgsql as $$
declare
  list public.lists := private.own_list((args ->> 'list_id')::uuid);
begin
  if args ->> 'text' like '%!%' then perform private.refuse('text_not_allowed'); end if;
  if exists (select from public.notes where id = (args ->> 'id')::uuid) then perform private.refuse('already_there'); end if;
  insert into public.notes (id, list_id, author_id, text, version) values ((args ->> 'id')::uuid, list.id, auth.uid(), args ->> 'text', 1);
  update public.lists set note_count = note_count + 1 where id = list.id;
end
$$;
create function private.edit_note(args jsonb) returns void language plpgsql as $$
declare
  note public.notes := private.own_note((args ->> 'id')::uuid);
begin
  if note.version <> (args ->> 'version')::int then perform private.refuse('terms_changed', jsonb_build_object('note', to_jsonb(note) - 'updated_at')); end if;
  update public.notes set text = args ->> 'text', version = version + 1 where id = note.id;
end
$$;
create function private.take_note(args jsonb) returns void language plpgsql as $$
declare
  note public.notes := private.own_note((args ->> 'id')::uuid);
begin
  if note.taken_by is not null then perform private.refuse('taken', jsonb_build_object('by', note.taken_by)); end if;
  update public.notes set taken_by = auth.uid() where id = note.id;
end
$$;
create function private.clear_list(args jsonb) returns void language plpgsql as $$
declare
  list public.lists := private.own_list((args ->> 'list_id')::uuid);
  free uuid;
begin
  for free in select id from public.notes where list_id = list.id and taken_by is null order by id loop
    delete from public.notes where id = free;
  end loop;
  update public.lists set note_count = (select count(*) from public.notes where list_id = list.id) where id = list.id;
end
$$;
select private.register_command(name, 1, 'Of the simulator') from unnest(array['create_list', 'retitle', 'add_note', 'edit_note', 'take_note', 'clear_list']) name;
`;

interface Limits {
  readonly pageSize: number;
  /** A push has time for one command only. */
  readonly hasNoTime: boolean;
}

export async function makeModelTables(db: Database, { pageSize, hasNoTime }: Limits): Promise<void> {
  await db.query(TABLES);
  await db.query(COMMANDS);
  const most = 'coalesce(most, 1000)';
  const smaller = `least(${pageSize}, coalesce(most, ${pageSize}))`;
  await rewrite(db, 'private.pull(jsonb,jsonb,numeric,integer)', `least(1000, ${most})`, smaller);
  if (hasNoTime) await rewrite(db, 'private.push(jsonb,uuid)', "interval := '1 second'", "interval := '0'");
}

/** Replaces words in the source of a function of ours. */
async function rewrite(db: Database, name: string, from: string, to: string): Promise<void> {
  const [found] = await db.query<{ source: string }>('select pg_get_functiondef($1::regprocedure) as source', [name]);
  if (found?.source.includes(from) !== true) throw new Error(`${name} has no «${from}»`);
  await db.query(found.source.replace(from, to));
}
