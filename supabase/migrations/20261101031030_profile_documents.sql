-- What a rockstar shows of what they may do: a right to work, a certificate, a licence. One row for each, with its file; theirs
-- alone. Venues that know the person read kind and validity on the card; support looks at the file and decides (…031034).

create table public.profile_documents (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  worker_id uuid not null references public.profiles (id) on delete cascade,
  type text not null check (type in ('right_to_work', 'food_hygiene', 'allergens', 'personal_licence', 'door_supervisor', 'first_aid', 'other')),
  number text check (length(number) between 1 and 60),
  -- Null: valid until further notice.
  expires_on date,
  -- Of public.files.
  file_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'verified', 'rejected')),
  -- Why not, in the admin's words.
  reason text check (length(reason) <= 500),
  version int not null default 1,
  -- Of the next reminder; null: none any more.
  remind_at timestamptz,
  handed_in_at timestamptz not null default private.now(),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.profile_documents is 'A document of a rockstar, and what became of it. version: a decision is about what was shown.';
-- the pull
create index profile_documents_worker on public.profile_documents (worker_id, row_xid, id);
-- support's queue, the one that waits longest first
create index profile_documents_queue on public.profile_documents (state, handed_in_at, id);
-- the clock
create index profile_documents_remind on public.profile_documents (remind_at) where remind_at is not null;

-- Thirty and seven days before, at nine in the morning where the person is: the first of them that is still to come.
create function private.next_reminder(document public.profile_documents) returns timestamptz language sql stable set search_path = '' as $$
  select min(told.at) from unnest(array[30, 7]) as days
  cross join lateral (select (document.expires_on - days + time '09:00') at time zone private.zone_of(document.worker_id) as at) told
  where told.at > private.now()
$$;

create function private.remind_anew() returns trigger language plpgsql set search_path = '' as $$
begin
  new.remind_at := private.next_reminder(new);
  return new;
end
$$;
create trigger remind_anew before insert or update of expires_on on public.profile_documents for each row execute function private.remind_anew();

-- The card says what there is, with how long it is valid; what was looked at and refused is nobody's business.
create function private.mark_documents() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := case tg_op when 'DELETE' then old.worker_id else new.worker_id end;
  marks constant jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('type', type, 'until', expires_on, 'verified', state = 'verified') order by type, expires_on, id), '[]')
    from public.profile_documents where worker_id = person and state <> 'rejected');
begin
  update public.profiles set documents = marks where id = person and documents <> marks;
  return null;
end
$$;
create trigger mark_documents after insert or delete or update of type, expires_on, state on public.profile_documents
  for each row execute function private.mark_documents();

alter table public.profile_documents enable row level security;
create policy select_own on public.profile_documents for select to authenticated using (worker_id = (select auth.uid()));
revoke all on public.profile_documents from anon, authenticated, service_role;

create function private.audience_of_profile_documents(document public.profile_documents) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || document.worker_id];
end
$$;
select private.mirror_table('profile_documents', 19, '{"user": "worker_id"}',
  shown => 'id, row_xid, worker_id, type, number, expires_on, file_id, state, reason, version, handed_in_at, created_at, updated_at',
  seen => $$worker_id = (select auth.uid())$$);

-- Each reminder is told once: the next is looked for after the one that is told.
create function private.remind_of_document(of_document uuid) returns void language plpgsql set search_path = '' as $$
declare
  document public.profile_documents;
begin
  select * into document from public.profile_documents where id = of_document and remind_at <= private.now() for update;
  if document.id is null then return; end if;
  update public.profile_documents set remind_at = private.next_reminder(document) where id = document.id;
  -- A clock that stood still for weeks. The last day is that of where the person is, as the reminders are.
  if document.expires_on < (private.now() at time zone private.zone_of(document.worker_id))::date then return; end if;
  perform private.notify(document.worker_id, 'document_expires',
    jsonb_build_object('document_id', document.id, 'document', document.type, 'day', document.expires_on));
end
$$;
comment on function private.remind_of_document(uuid) is 'A document expires soon: its person is told, thirty and seven days before.';
select private.register_part('remind_of_document', 88, $$
  select id from public.profile_documents where remind_at <= private.now() order by remind_at
$$);

insert into private.export_parts values
  (36, 'documents', 'public.profile_documents', 'worker_id = $1', 'id', 1),
  (37, 'document_files', 'public.files', 'person_id = $1 and kind = ''document''', 'id', 300);
