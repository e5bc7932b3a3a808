-- The one table of the bench: notes of a person's own. Ours reads it through the mirror, as every table of the product; the
-- peers read it as their guides want it, by the time of the last change. What only they need stands in the quoted columns.

create table public.peer_notes (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  owner_id uuid not null default auth.uid(),
  text text not null check (text <> 'refused'),
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

create function private.audience_of_peer_notes(note public.peer_notes) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || note.owner_id];
end
$$;

select private.mirror_table('peer_notes', 99, '{"user": "owner_id"}',
  shown => 'id, row_xid, owner_id, text, created_at, updated_at', seen => 'owner_id = (select auth.uid())');

create function private.put_peer_note(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  said text := private.arg_text(args, 'text', 1000);
begin
  if said = 'refused' then perform private.refuse('not_allowed', null, 403); end if;
  insert into public.peer_notes (id, owner_id, text) values (private.arg_uuid(args, 'id'), auth.uid(), said);
end
$$;
select private.register_command('put_peer_note', 1, 'Writes a note of one''s own. Anybody.');
