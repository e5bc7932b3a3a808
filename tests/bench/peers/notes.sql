-- The one table of the bench: notes of a person's own, some about another note. Ours reads it through the mirror, as every
-- table of the product; a peer reads what it has of it in a view with the columns that its guide asks for, and no others.

-- The bench's app has this table alone: nobody pays for those of the product.
delete from private.mirrored_tables;

create table public.peer_notes (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  owner_id uuid not null default auth.uid(),
  text text not null check (text <> 'refused'),
  about uuid references public.peer_notes (id),
  -- Of the app's second version; those who still run the first one write none.
  label text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted boolean not null default false,
  "_modified" timestamptz not null default now(),
  "_deleted" boolean not null default false,
  -- How often somebody's write of this note took effect.
  effects int not null default 0
);
create index peer_notes_owner on public.peer_notes (owner_id, row_xid, id);
create index peer_notes_modified on public.peer_notes (owner_id, "_modified", id);
create index peer_notes_about on public.peer_notes (about);

-- As with the moddatetime of the guides: the time of the transaction.
create function private.touch_peer_note() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  new."_modified" := now();
  new.effects := case when tg_op = 'UPDATE' then old.effects else 0 end + 1;
  return new;
end
$$;
create trigger touch_peer_note before insert or update on public.peer_notes
  for each row execute function private.touch_peer_note();

alter table public.peer_notes enable row level security;
create policy select_own on public.peer_notes for select to authenticated using (owner_id = (select auth.uid()));
create policy insert_own on public.peer_notes for insert to authenticated with check (owner_id = (select auth.uid()));
create policy update_own on public.peer_notes for update to authenticated using (owner_id = (select auth.uid()));
grant select, insert, update on public.peer_notes to authenticated;

create view public.rxdb_notes with (security_invoker = true) as
  select id, owner_id, text, about, label, created_at, "_modified", "_deleted" from public.peer_notes;
create view public.legend_notes with (security_invoker = true) as
  select id, owner_id, text, about, label, created_at, updated_at, deleted from public.peer_notes;
grant select, insert, update on public.rxdb_notes, public.legend_notes to authenticated;

create function private.audience_of_peer_notes(note public.peer_notes) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || note.owner_id];
end
$$;
select private.mirror_table('peer_notes', 99, '{"user": "owner_id"}',
  shown => 'id, row_xid, owner_id, text, about, label, created_at', seen => 'owner_id = (select auth.uid())');

create function private.put_peer_note(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  said text := private.arg_text(args, 'text', 1000);
begin
  if said = 'refused' then perform private.refuse('not_allowed', null, 403); end if;
  insert into public.peer_notes (id, owner_id, text, about, label)
  values (private.arg_uuid(args, 'id'), auth.uid(), said, private.arg_uuid(args, 'about', false), private.arg_text(args, 'label', 100, false));
end
$$;
select private.register_command('put_peer_note', 2, 'Writes a note of one''s own. Anybody.');

create function private.edit_peer_note(args jsonb) returns void language plpgsql set search_path = '' as $$
begin
  update public.peer_notes set text = private.arg_text(args, 'text', 1000) where id = private.arg_uuid(args, 'id') and owner_id = auth.uid();
  if not found then perform private.refuse('not_found'); end if;
end
$$;
select private.register_command('edit_peer_note', 1, 'Writes a note of one''s own anew. Its owner.');

-- What Replicache's row version strategy keeps at the server besides its client view records.
create table private.replicache_groups (
  id text primary key,
  user_id uuid not null,
  client_version int not null default 0,
  cvr_version int not null default 0
);
create table private.replicache_clients (
  id text primary key,
  group_id text not null references private.replicache_groups (id),
  last_mutation_id int not null,
  client_version int not null
);
create index replicache_clients_group on private.replicache_clients (group_id, client_version);
grant select, insert, update on private.replicache_groups, private.replicache_clients to authenticated;
