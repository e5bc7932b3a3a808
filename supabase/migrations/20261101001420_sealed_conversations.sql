-- Deleting a chat is one act, whatever the client calls first: all messages of one conversation or none, sealed, with the
-- conversation itself. The product's second call then finds nothing and succeeds.

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
select private.register_clearing('private.sealed_conversations', 'deleted_at', $$private.now() - private.days_kept('sealed')$$);
revoke all on private.sealed_conversations from anon, authenticated, service_role;

-- Takes the messages of one conversation.
create function private.seal(gone jsonb) returns void language sql security definer set search_path = '' as $$
  insert into private.sealed_conversations (conversation_id, venue_id, rockstar_id, deleted_by, messages)
  values ((gone -> 0 ->> 'conversation_id')::uuid, (gone -> 0 ->> 'venue_id')::uuid, (gone -> 0 ->> 'rockstar_id')::uuid, auth.uid(), (
    select jsonb_agg(message - '{row_xid,conversation_id,venue_id,rockstar_id,unread_by,updated_at}'::text[] order by message ->> 'created_at', message ->> 'id')
    from jsonb_array_elements(gone) message))
$$;

-- Tells the side that did not do it. What an account or a venue takes along when it goes needs no telling.
create function private.tell_of_deletion() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  gone public.conversations;
begin
  if auth.uid() is null then return null; end if;
  for gone in select * from deleted loop
    if gone.rockstar_id = auth.uid() then
      perform private.gather_for_managers(gone.venue_id, 'conversation_deleted', gone.id, jsonb_build_object('name', person.name))
      from public.profiles person where person.id = gone.rockstar_id;
    else
      perform private.notify_gathered(person.id, 'conversation_deleted', gone.id, jsonb_build_object('name', venue.name))
      from public.venues venue, public.profiles person where venue.id = gone.venue_id and person.id = gone.rockstar_id;
    end if;
  end loop;
  return null;
end
$$;
create trigger tell_of_deletion after delete on public.conversations referencing old table as deleted
  for each statement execute function private.tell_of_deletion();

create type private.chat_sides as (conversation_id uuid, venue_id uuid, rockstar_id uuid);

-- Of chats whose messages were just deleted, those that somebody meant to delete. The others are a consequence: the account
-- or the venue is gone, and its messages with it. How deep the trigger stands does not tell: what a foreign key deletes fires
-- its triggers where the first statement stands.
create function private.deleted_by_choice(chats private.chat_sides[]) returns uuid[] language plpgsql volatile security definer set search_path = '' as $$
begin
  return array(
    select chat.conversation_id from unnest(chats) chat
    where exists (select from public.venues where id = chat.venue_id) and exists (select from auth.users where id = chat.rockstar_id));
end
$$;

create function private.seal_conversation() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  asked_for uuid[] := private.deleted_by_choice(array(select distinct row(conversation_id, venue_id, rockstar_id)::private.chat_sides from deleted));
begin
  if cardinality(asked_for) > 1 or exists (select from public.messages where conversation_id = any (asked_for)) then
    perform private.refuse('not_allowed', null, 403);
  end if;
  perform private.seal(to_jsonb(array_agg(deleted))) from deleted group by conversation_id;
  delete from public.conversations where id = any (asked_for);
  return null;
end
$$;
create trigger seal_conversation after delete on public.messages referencing old table as deleted
  for each statement execute function private.seal_conversation();
