-- What somebody else waits for is told to people whose app is closed too: an application to those who decide, a message to the other side
-- of its chat. One row for each person and post or chat, under an id that follows from them: while it is unread it counts, and what is
-- pushed or mailed is the first alone. The bell leaves messages to the list of chats, and reading a chat is reading its notice.

create function private.notify_gathered(p_user uuid, p_kind text, about uuid, p_payload jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  notice constant uuid := private.uuid5('notifications:' || p_kind || ':' || about || ':' || p_user);
  known public.notifications;
  told public.notifications;
begin
  -- Whoever is reading it this moment is not waited for: their device brings what is behind it in the same pull.
  select * into known from public.notifications where id = notice for update skip locked;
  if known.id is not null and known.read_at is null then
    update public.notifications set created_at = private.now(),
      payload = private.fitting(jsonb_strip_nulls(p_payload) || jsonb_build_object('n', (known.payload ->> 'n')::int + 1))
    where id = notice;
    return;
  end if;
  p_payload := private.fitting(jsonb_strip_nulls(p_payload) || '{"n": 1}');
  if known.id is not null then
    update public.notifications set created_at = private.now(), payload = p_payload, read_at = null, acked_at = null
    where id = notice returning * into told;
  else
    insert into public.notifications (id, user_id, kind, payload) values (notice, p_user, p_kind, p_payload) on conflict do nothing returning * into told;
  end if;
  if told.id is null then return; end if;
  delete from private.notice_mails where notification_id = notice;
  perform private.push_out(told);
  perform private.mail_out(told);
end
$$;
comment on function private.notify_gathered(uuid, text, uuid, jsonb) is
  'Tells one person of one more of the same, about a post or a chat: anew when the one before was read, else the number grows.';

create function private.gather_for_managers(of_venue uuid, p_kind text, about uuid, p_payload jsonb) returns void
language sql security definer set search_path = '' as $$
  select private.notify_gathered(member.user_id, p_kind, about, private.told_where(member.user_id, p_payload)) from public.venue_users member
  where member.venue_id = of_venue and member.revoked_at is null and member.role in ('admin', 'manager') and member.user_id is distinct from auth.uid()
$$;

-- By its name after the trigger that books a favourite at once (`welcome_favourite`). Nobody decides about what is gathered for a fair start.
create function private.tell_applied() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.applications where id = new.id and status = 'submitted')
    or (new.source = 'claim' and exists (select from public.shifts where id = new.shift_id and fair_until is not null)) then return null; end if;
  perform private.gather_for_managers(new.venue_id, case when new.shift_id is null then 'job_applied' else 'shift_applied' end,
    coalesce(new.shift_id, new.job_id), private.facts_of_post(new.shift_id, new.job_id)
      || jsonb_build_object('name', (select name from public.profiles where id = new.worker_id)));
  return null;
end
$$;
create trigger welcomed_or_told after insert on public.applications for each row when (new.status = 'submitted') execute function private.tell_applied();

-- Never what was said. Quiet hours do not hold what belongs to work that is under way or near.
create function private.tell_message() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  facts constant jsonb := jsonb_build_object('conversation_id', new.conversation_id, 'venue_id', new.venue_id,
    'venue', (select name from public.venues where id = new.venue_id), 'name', new.sender_name,
    'time', (select min(ends_at) from public.bookings where worker_id = new.rockstar_id and venue_id = new.venue_id
      and private.is_live_booking(status) and ends_at > private.now()));
begin
  -- A venue speaks under its own name.
  if new.sender_side = 'venue' then perform private.notify_gathered(new.rockstar_id, 'message_from_venue', new.conversation_id, facts - 'name');
  else perform private.gather_for_managers(new.venue_id, 'message_from_rockstar', new.conversation_id, facts);
  end if;
  return null;
end
$$;
create trigger tell_message after insert on public.messages for each row execute function private.tell_message();

-- Read is read for the whole side, so nothing is left to be pushed or mailed to a colleague. A row that somebody holds is left as it is.
create function private.read_notices_of_chat(conversation public.conversations, side text) returns void language plpgsql set search_path = '' as $$
declare
  from_side constant text := case side when 'venue' then 'rockstar' else 'venue' end;
begin
  if exists (select from public.messages where conversation_id = conversation.id and sender_side = from_side and read_at is null) then return; end if;
  update public.notifications set read_at = private.now() where id = any (array(
    select told.id from public.notifications told where told.read_at is null and told.id = any (array(
      select private.uuid5('notifications:message_from_' || from_side || ':' || conversation.id || ':' || reader) from (
        select user_id as reader from public.venue_users where side = 'venue' and venue_id = conversation.venue_id and revoked_at is null
        union all select conversation.rockstar_id where side = 'rockstar') readers))
    for update skip locked));
end
$$;
comment on function private.read_notices_of_chat(public.conversations, text) is 'What told one side of this chat of messages is read with the last of them.';

-- A chat that is deleted takes along what told of its messages: there is nothing to read any more, so it is neither pushed nor mailed, and
-- counts on no icon.
create function private.read_notices_of_deleted() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.read_notices_of_chat(old, side) from unnest('{venue,rockstar}'::text[]) side;
  return null;
end
$$;
create trigger read_notices after delete on public.conversations for each row execute function private.read_notices_of_deleted();
