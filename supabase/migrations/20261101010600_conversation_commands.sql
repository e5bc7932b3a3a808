-- What people do in chats: begin one, say something, read, delete. Facts carry no version; each function's first lines are
-- its whole guard.

-- The side of the caller in a conversation; null for who is no party, as for a chat that is not there. Ids are made of the
-- names of both sides, so anybody can work them out: who is no party gets exactly the answers of a chat that is gone.
create function private.side_of(conversation public.conversations) returns text language plpgsql stable set search_path = '' as $$
begin
  return case
    when conversation.rockstar_id = auth.uid() then 'rockstar'
    when conversation.venue_id = any (private.my_venues()) then 'venue' end;
end
$$;

-- By a person of whom the venue knows, or by an address; who they are is found, and every failure told, in one way.
create function private.start_conversation(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  venue uuid := private.arg_uuid(args, 'venue_id');
  rockstar uuid := private.arg_uuid(args, 'rockstar_id', false);
  address text := private.arg_text(args, 'email', 320, false);
begin
  perform private.require_member(venue, 'manager');
  if num_nonnulls(rockstar, address) <> 1 then perform private.bad_argument('email'); end if;
  if address is null then select secret.email into address from public.profile_private secret where secret.id = rockstar; end if;
  perform private.start_chat(venue, address);
end
$$;
select private.register_command('start_conversation', 1, 'Begins the chat with a rockstar the venue has to do with, or finds it. A manager of the venue.');

create function private.send_message(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  conversation public.conversations;
  side text;
  said text := private.arg_lines(args, 'content', 4000, false);
  code text := private.arg_text(args, 'template', 40, false);
begin
  -- Whoever is deleting the chat is waited for: then it is gone, and the message says so instead of breaking a key.
  select * into conversation from public.conversations
  where id = private.arg_uuid(args, 'conversation_id') for key share;
  side := private.side_of(conversation);
  -- Whoever wrote offline keeps their words.
  if side is null then perform private.refuse('conversation_gone', null, 404); end if;
  if num_nonnulls(said, code) <> 1 then perform private.bad_argument('content'); end if;
  if not private.says_something(said) then perform private.bad_argument('content'); end if;
  if private.template_words(code) is null and code is not null then perform private.bad_argument('template'); end if;
  -- Somebody else's message or an own one sent by another way: never twice, never told which.
  if exists (select from public.messages where id = private.arg_uuid(args, 'id')) then perform private.refuse('not_again'); end if;
  insert into public.messages (id, conversation_id, sender_id, content, template)
  values (private.arg_uuid(args, 'id'), conversation.id, auth.uid(), coalesce(said, private.template_words(code)), code);
end
$$;
select private.register_command('send_message', 1, 'Says something in a chat: words, or the code of a template. Either side; staff too.');

-- Up to the last message that was on the screen: what came later is not read by having been unseen.
create function private.mark_conversation_read(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  conversation public.conversations;
  side text;
  -- Devices keep milliseconds.
  read_to constant timestamptz := private.arg_instant(args, 'read_to') + interval '1 millisecond';
begin
  select * into conversation from public.conversations where id = private.arg_uuid(args, 'id');
  side := private.side_of(conversation);
  if side is null then return; end if;
  update public.messages set read_at = private.now()
  where conversation_id = conversation.id and sender_side <> side and read_at is null and created_at < read_to;
  perform private.read_notices_of_chat(conversation, side);
end
$$;
select private.register_command('mark_conversation_read', 1, 'Marks what the other side wrote, up to a moment, as read by this side. Does nothing for a chat that is gone, or of others.');

create function private.delete_conversation(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  conversation public.conversations;
begin
  select * into conversation from public.conversations where id = private.arg_uuid(args, 'id') for update;
  if private.side_of(conversation) is null then return; end if;
  if conversation.rockstar_id <> auth.uid() then perform private.require_member(conversation.venue_id, 'manager'); end if;
  delete from public.messages where conversation_id = conversation.id;
  delete from public.conversations where id = conversation.id;
end
$$;
select private.register_command('delete_conversation', 1, 'Deletes a chat for both sides; its messages are sealed. The rockstar, or a manager of the venue. Done already is done, and a chat of others is not there.');
