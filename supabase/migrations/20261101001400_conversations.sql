-- Conversations: the one chat of a venue with a rockstar who have to do with one another. Owned by both sides; a row carries
-- what a list shows (the last message's words and time), so that a list needs no message. Reading never moves a row.

create table public.conversations (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  rockstar_id uuid not null references public.profiles (id) on delete cascade,
  last_content text check (length(last_content) <= 200),
  last_template text,
  last_sender_id uuid references public.profiles (id) on delete set null,
  last_sender_side text check (last_sender_side in ('venue', 'rockstar')),
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
-- the pull of a venue's members and of the rockstar
create index conversations_venue_pull on public.conversations (venue_id, row_xid, id);
create index conversations_rockstar_pull on public.conversations (rockstar_id, row_xid, id);
-- who wrote last, when that account goes
create index conversations_last_sender on public.conversations (last_sender_id);

create function private.open_conversation(p_venue uuid, p_worker uuid) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  conversation uuid := private.uuid5('conversations:' || p_venue || ':' || p_worker);
begin
  insert into public.conversations (id, venue_id, rockstar_id) values (conversation, p_venue, p_worker) on conflict do nothing;
  return conversation;
end
$$;
comment on function private.open_conversation(uuid, uuid) is 'Gets or makes the one conversation of the two. It asks nobody whether they may.';

-- A booking opens the chat: people who work together must be able to talk.
create function private.open_conversation_of_booking() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.conversations (id, venue_id, rockstar_id)
  values (private.uuid5('conversations:' || new.venue_id || ':' || new.worker_id), new.venue_id, new.worker_id) on conflict do nothing;
  return null;
end
$$;
create trigger open_conversation after insert on public.bookings for each row execute function private.open_conversation_of_booking();

create function private.my_managed_venues() returns uuid[] language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select venue_id from public.venue_users where user_id = auth.uid() and revoked_at is null and role in ('admin', 'manager')
    and not (select private.session_has_ended()));
end
$$;
comment on function private.my_managed_venues() is 'Venues where the caller posts and decides.';
grant execute on function private.my_managed_venues() to authenticated;

alter table public.conversations enable row level security;
create policy select_participant on public.conversations for select to authenticated
  using (rockstar_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]));
create policy delete_participant on public.conversations for delete to authenticated
  using (rockstar_id = (select auth.uid()) or venue_id = any ((select private.my_managed_venues())::uuid[]));

revoke all on public.conversations from anon, authenticated, service_role;
grant delete on public.conversations to authenticated;

create function private.audience_of_conversations(conversation public.conversations) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || conversation.rockstar_id, 'venue:' || conversation.venue_id];
end
$$;

select private.mirror_table('conversations', 40, '{"user": "rockstar_id", "venue": "venue_id"}',
  shown => 'id, row_xid, venue_id, rockstar_id, last_content, last_template, last_sender_id, last_sender_side, last_message_at,
    created_at, updated_at',
  seen => $$rockstar_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[])$$);
