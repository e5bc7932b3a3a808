-- Conversations and messages: one conversation for each venue and rockstar who have to do with one another. The product
-- lists the calls that a plain client makes on them directly, so these two tables have write policies; what those calls
-- leave open (side, times, order, evidence) is filled in and guarded by triggers.

create table public.conversations (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  rockstar_id uuid not null references public.profiles (id) on delete cascade,
  last_message_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  unique (venue_id, rockstar_id)
);
comment on table public.conversations is 'The one chat of a venue with a rockstar; its id is the name-based id of both.';
-- the list of a venue, newest first
create index conversations_venue on public.conversations (venue_id, updated_at desc);
-- the list of a rockstar, newest first
create index conversations_rockstar on public.conversations (rockstar_id, updated_at desc);

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  row_xid xid8 not null default pg_current_xact_id(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  venue_id uuid not null references public.venues (id) on delete cascade,
  rockstar_id uuid not null references public.profiles (id) on delete cascade,
  sender_id uuid references public.profiles (id) on delete set null,
  sender_side text not null check (sender_side in ('venue', 'rockstar')),
  content text not null check (content = btrim(content, E' \t\r\n') and length(content) between 1 and 4000),
  created_at timestamptz not null default private.now(),
  read_at timestamptz,
  updated_at timestamptz not null default private.now()
);
comment on table public.messages is 'What was said; sides are copied from the conversation, times are the server''s, read_at is set once by the other side.';
-- the thread, and its last message
create index messages_thread on public.messages (conversation_id, created_at, id);
-- unread counts of either side
create index messages_unread on public.messages (conversation_id, sender_side) where read_at is null;
-- the throttle, and what somebody wrote
create index messages_sender on public.messages (sender_id, created_at);
-- what hangs on a venue and on a rockstar
create index messages_venue on public.messages (venue_id);
create index messages_rockstar on public.messages (rockstar_id);

create table private.sealed_conversations (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null,
  venue_id uuid not null,
  rockstar_id uuid not null,
  deleted_by uuid,
  deleted_at timestamptz not null default private.now(),
  messages jsonb not null
);
comment on table private.sealed_conversations is 'Deleted conversations, kept 90 days for disputes; nobody reads them otherwise.';
alter table private.sealed_conversations enable row level security;
create index sealed_conversations_deleted_at on private.sealed_conversations (deleted_at);

create function private.conversation_of(venue uuid, rockstar uuid) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  conversation uuid := private.uuid5('conversations:' || venue || ':' || rockstar);
begin
  insert into public.conversations (id, venue_id, rockstar_id) values (conversation, venue, rockstar) on conflict do nothing;
  return conversation;
end
$$;
comment on function private.conversation_of(uuid, uuid) is 'Gets or makes the one conversation of the two.';

-- A booking opens the chat: people who work together must be able to talk.
create function private.open_conversation() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.conversation_of(new.venue_id, new.worker_id);
  return null;
end
$$;
create trigger open_conversation after insert on public.bookings for each row execute function private.open_conversation();

create function private.fill_message() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  conversation public.conversations;
begin
  select * into conversation from public.conversations where id = new.conversation_id;
  if conversation.id is null then return new; end if;
  new.venue_id := conversation.venue_id;
  new.rockstar_id := conversation.rockstar_id;
  new.sender_side := case when new.sender_id = conversation.rockstar_id then 'rockstar' else 'venue' end;
  new.content := btrim(new.content, E' \t\r\n');
  new.created_at := private.now();
  new.read_at := null;
  if (select count(*) from public.messages where sender_id = new.sender_id and created_at > private.now() - interval '1 minute') >= 60 then
    perform private.refuse('throttled', null, 429);
  end if;
  return new;
end
$$;
create trigger fill_message before insert on public.messages for each row execute function private.fill_message();

-- The list is in order of what was said; reading never moves it. Who writes for a venue gets a name at the other end.
create function private.follow_message() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.conversations set last_message_at = new.created_at, updated_at = new.created_at where id = new.conversation_id;
  if new.sender_side = 'venue' then perform private.introduce('user:' || new.rockstar_id, new.sender_id); end if;
  return null;
end
$$;
create trigger follow_message after insert on public.messages for each row execute function private.follow_message();

-- Once read stays read, at the server's time.
create function private.read_once() returns trigger language plpgsql set search_path = '' as $$
begin
  new.read_at := coalesce(old.read_at, case when new.read_at is not null then private.now() end);
  return new;
end
$$;
create trigger read_once before update of read_at on public.messages for each row execute function private.read_once();

-- Deleting a chat is one act, whatever the client calls first: all messages of one conversation or none, sealed, with the
-- conversation itself. The product's second call then finds nothing and succeeds.
create function private.seal_conversation() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  conversation uuid;
begin
  if (select count(distinct conversation_id) from deleted) > 1 then perform private.refuse('not_allowed', null, 403); end if;
  select conversation_id into conversation from deleted limit 1;
  if conversation is null then return null; end if;
  if exists (select from public.messages where conversation_id = conversation) then perform private.refuse('not_allowed', null, 403); end if;
  insert into private.sealed_conversations (conversation_id, venue_id, rockstar_id, deleted_by, messages)
  select conversation_id, min(venue_id::text)::uuid, min(rockstar_id::text)::uuid, auth.uid(),
    jsonb_agg(jsonb_build_object('sender_id', sender_id, 'content', content, 'created_at', created_at, 'read_at', read_at) order by created_at)
  from deleted group by conversation_id;
  delete from public.conversations where id = conversation;
  return null;
end
$$;
create trigger seal_conversation after delete on public.messages referencing old table as deleted
  for each statement execute function private.seal_conversation();

create function private.my_managed_venues() returns uuid[] language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select venue_id from public.venue_users where user_id = auth.uid() and revoked_at is null and role in ('admin', 'manager'));
end
$$;
comment on function private.my_managed_venues() is 'Venues where the caller posts and decides.';
grant execute on function private.my_managed_venues() to authenticated;

alter table public.conversations enable row level security;
alter table public.messages enable row level security;
create policy select_participant on public.conversations for select to authenticated
  using (rockstar_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]));
create policy delete_participant on public.conversations for delete to authenticated
  using (rockstar_id = (select auth.uid()) or venue_id = any ((select private.my_managed_venues())::uuid[]));
create policy select_participant on public.messages for select to authenticated
  using (rockstar_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]));
create policy insert_participant on public.messages for insert to authenticated
  with check (sender_id = (select auth.uid()) and (rockstar_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[])));
create policy update_other_side on public.messages for update to authenticated
  using ((sender_side = 'venue' and rockstar_id = (select auth.uid()))
    or (sender_side = 'rockstar' and venue_id = any ((select private.my_venues())::uuid[])));
create policy delete_participant on public.messages for delete to authenticated
  using (rockstar_id = (select auth.uid()) or venue_id = any ((select private.my_managed_venues())::uuid[]));

revoke all on public.conversations, public.messages, private.sealed_conversations from anon, authenticated, service_role;
grant select (id, row_xid, venue_id, rockstar_id, last_message_at, created_at, updated_at), delete on public.conversations to authenticated;
grant select (id, row_xid, conversation_id, venue_id, rockstar_id, sender_id, sender_side, content, created_at, read_at, updated_at),
  insert (id, conversation_id, sender_id, content), update (read_at), delete on public.messages to authenticated;

alter publication supabase_realtime add table public.messages;
