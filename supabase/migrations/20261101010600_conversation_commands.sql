-- What people do in chats: begin one, say something, read, delete. Facts carry no version; each function's first lines are
-- its whole guard.

-- The side of the caller in a conversation, or a refusal. A chat that is gone says so: whoever wrote offline keeps their words.
create function private.require_side(conversation public.conversations) returns text language plpgsql stable set search_path = '' as $$
begin
  if conversation.id is null then perform private.refuse('conversation_gone', null, 404); end if;
  if conversation.rockstar_id = auth.uid() then return 'rockstar'; end if;
  perform private.require_member(conversation.venue_id, 'staff');
  return 'venue';
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
  said text := private.arg_text(args, 'content', 4000, false);
  code text := private.arg_text(args, 'template', 40, false);
begin
  select * into conversation from public.conversations where id = private.arg_uuid(args, 'conversation_id');
  perform private.require_side(conversation);
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
begin
  select * into conversation from public.conversations where id = private.arg_uuid(args, 'id');
  if conversation.id is null then return; end if;
  side := private.require_side(conversation);
  update public.messages set read_at = private.now()
  where conversation_id = conversation.id and sender_side <> side and read_at is null
    -- Devices keep milliseconds.
    and created_at < private.arg_instant(args, 'read_to') + interval '1 millisecond';
end
$$;
select private.register_command('mark_conversation_read', 1, 'Marks what the other side wrote, up to a moment, as read by this side. Does nothing for a chat that is gone.');

create function private.delete_conversation(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  conversation public.conversations;
begin
  select * into conversation from public.conversations where id = private.arg_uuid(args, 'id') for update;
  if conversation.id is null then return; end if;
  if conversation.rockstar_id <> auth.uid() then perform private.require_member(conversation.venue_id, 'manager'); end if;
  delete from public.messages where conversation_id = conversation.id;
  delete from public.conversations where id = conversation.id;
end
$$;
select private.register_command('delete_conversation', 1, 'Deletes a chat for both sides; its messages are sealed. The rockstar, or a manager of the venue. Done already is done.');
