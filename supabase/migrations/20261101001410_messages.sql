-- Messages: what was said in a conversation, append-only. The product lists the calls that a plain client makes on them, so
-- this table has write policies; what those calls leave open (side, times, order) is filled in and guarded by triggers.
-- delivered_at: a device of the other side has it. read_at: somebody of the other side opened it. Both are set once.

-- Words that need no typing: kept as a code and shown in the reader's language; these are for clients that know no codes.
create function private.template_words(code text) returns text language sql immutable set search_path = '' as $$
  select case code
    when 'on_my_way' then 'I am on my way.'
    when 'late_5' then 'I am running 5 minutes late.'
    when 'late_10' then 'I am running 10 minutes late.'
    when 'late_20' then 'I am running 20 minutes late.'
    when 'where_is_staff_door' then 'Where is the staff door?'
    when 'who_do_i_ask_for' then 'Who do I ask for when I arrive?'
    when 'what_to_wear' then 'What should I wear?'
    when 'please_confirm' then 'Please confirm that you are coming.'
    when 'please_call' then 'Please call us when you can.'
    when 'use_staff_door' then 'Please use the staff door when you arrive.'
    when 'bring_id' then 'Please bring your ID with you.'
    when 'running_behind' then 'We are running behind. Please wait for us at the door.'
    when 'thank_you' then 'Thank you!'
    when 'all_good' then 'All good, see you there.'
  end
$$;
comment on function private.template_words(text) is 'A template in English; null when there is none of that code.';

grant execute on function private.template_words(text) to authenticated;

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  row_xid xid8 not null default pg_current_xact_id(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  venue_id uuid not null references public.venues (id) on delete cascade,
  rockstar_id uuid not null references public.profiles (id) on delete cascade,
  sender_id uuid references public.profiles (id) on delete set null,
  sender_side text not null check (sender_side in ('venue', 'rockstar')),
  -- As it was then: who has left opens no card any more, and what they said still bears a name. It goes with the account.
  sender_name text check (length(sender_name) <= 100),
  content text not null check (content = btrim(content, E' \t\r\n') and length(content) between 1 and 4000 and private.says_something(content)),
  template text check (template is null or private.template_words(template) is not null),
  -- When it was written, as far as the phone can be trusted.
  recorded_at timestamptz not null default private.now(),
  -- It waited on a device at a time that cannot be trusted, so recorded_at is its arrival.
  held_back boolean not null default false,
  created_at timestamptz not null default private.now(),
  delivered_at timestamptz,
  read_at timestamptz,
  -- The side that has not read it, with the thread: what a device counts by.
  unread_by text generated always as (
    case when read_at is null then case sender_side when 'venue' then 'rockstar:' else 'venue:' end || conversation_id::text end) stored,
  updated_at timestamptz not null default private.now()
);
comment on table public.messages is 'What was said; sides are copied from the conversation, times are the server''s, read_at is set once by the other side.';
-- the thread, and its last message
create index messages_thread on public.messages (conversation_id, created_at, id);
-- unread counts of either side
create index messages_unread on public.messages (conversation_id, sender_side) where read_at is null;
-- the throttle, and what somebody wrote
create index messages_sender on public.messages (sender_id, recorded_at);
create index messages_held_back on public.messages (sender_id, created_at) where held_back;
-- the pull of a venue's members and of the rockstar
create index messages_venue on public.messages (venue_id, row_xid, id);
create index messages_rockstar on public.messages (rockstar_id, row_xid, id);
-- what a device of either side has just got
create index messages_undelivered_venue on public.messages (venue_id) where delivered_at is null and sender_side = 'rockstar';
create index messages_undelivered_rockstar on public.messages (rockstar_id) where delivered_at is null and sender_side = 'venue';

-- Sixty a minute, by when they were written: an evening without signal arrives at once and is no flood. What waited on one
-- device while another was in use has no time that can be trusted; there a thousand an hour are a queue, and no more.
create function private.brake_messages(said public.messages) returns void language plpgsql stable set search_path = '' as $$
begin
  if said.held_back then
    if (select count(*) from public.messages where sender_id = said.sender_id and held_back and created_at > private.now() - interval '1 hour') >= 1000 then
      perform private.refuse('throttled', null, 429);
    end if;
  elsif (select count(*) from public.messages where sender_id = said.sender_id and not held_back
      and recorded_at > said.recorded_at - interval '1 minute' and recorded_at <= said.recorded_at) >= 60 then
    perform private.refuse('throttled', null, 429);
  end if;
end
$$;

create function private.fill_message() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  conversation public.conversations;
  blocking text[];
begin
  select * into conversation from public.conversations where id = new.conversation_id;
  if conversation.id is null then return new; end if;
  new.venue_id := conversation.venue_id;
  new.rockstar_id := conversation.rockstar_id;
  new.sender_side := case when new.sender_id = conversation.rockstar_id then 'rockstar' else 'venue' end;
  new.sender_name := (select name from public.profiles where id = new.sender_id);
  new.content := coalesce(private.template_words(new.template), private.clean_text(new.content, true));
  new.created_at := private.now();
  new.recorded_at := private.acted_at();
  new.held_back := private.was_held_back();
  new.delivered_at := null;
  new.read_at := null;
  blocking := private.blocking_sides(conversation.venue_id, conversation.rockstar_id);
  if new.sender_side = any (blocking) then perform private.refuse('you_blocked_them', null, 403); end if;
  if 'rockstar' = any (blocking) then perform private.refuse('no_messages', null, 403); end if;
  if 'venue' = any (blocking) then perform private.refuse('no_messages_from_you', null, 403); end if;
  perform private.brake_messages(new);
  return new;
end
$$;
create trigger fill_message before insert on public.messages for each row execute function private.fill_message();

-- The list is in order of what was said; reading never moves it. Who writes for a venue gets a name at the other end.
create function private.follow_message() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.conversations set last_message_at = new.created_at, updated_at = new.created_at, last_content = left(new.content, 160),
    last_template = new.template, last_sender_id = new.sender_id, last_sender_side = new.sender_side
  where id = new.conversation_id;
  if new.sender_side = 'venue' then perform private.introduce('user:' || new.rockstar_id, new.sender_id); end if;
  return null;
end
$$;
create trigger follow_message after insert on public.messages for each row execute function private.follow_message();

-- Once read stays read, at the server's time; what is read has arrived.
create function private.read_once() returns trigger language plpgsql set search_path = '' as $$
begin
  new.read_at := coalesce(old.read_at, case when new.read_at is not null then private.now() end);
  new.delivered_at := coalesce(old.delivered_at, new.delivered_at, new.read_at);
  return new;
end
$$;
create trigger read_once before update of read_at on public.messages for each row execute function private.read_once();

-- A device that shows a cursor has stored what came with it: what was written to its person before that has arrived.
-- It waits for nobody: a message that a teammate's device is marking, or somebody is reading, is left to them or to the next
-- sync. Of many it takes some each time, so that no sync pays for an evening's.
create function private.note_delivered(since xid8) returns void language plpgsql security definer set search_path = '' as $$
declare
  most constant int := 200;
  arrived uuid[] := array(
    (select id from public.messages
    where rockstar_id = auth.uid() and sender_side = 'venue' and delivered_at is null and row_xid < since limit most)
    union all
    (select id from public.messages
    where venue_id = any ((select private.my_venues())::uuid[]) and sender_side = 'rockstar' and delivered_at is null and row_xid < since limit most));
begin
  perform private.note_fetched(since);
  -- An update of nothing still fires triggers, and most syncs bring no message.
  if arrived = '{}' then return; end if;
  arrived := array(select id from public.messages where id = any (arrived) and delivered_at is null for update skip locked);
  if arrived <> '{}' then update public.messages set delivered_at = private.now() where id = any (arrived); end if;
end
$$;
comment on function private.note_delivered(xid8) is 'Second tick: told by the next sync of the device that got it, never assumed.';
grant execute on function private.note_delivered(xid8) to authenticated;

alter table public.messages enable row level security;
create policy select_participant on public.messages for select to authenticated
  using (rockstar_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]));
create policy insert_participant on public.messages for insert to authenticated
  with check (sender_id = (select auth.uid()) and (rockstar_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[])));
create policy update_other_side on public.messages for update to authenticated
  using ((sender_side = 'venue' and rockstar_id = (select auth.uid()))
    or (sender_side = 'rockstar' and venue_id = any ((select private.my_venues())::uuid[])));
create policy delete_participant on public.messages for delete to authenticated
  using (rockstar_id = (select auth.uid()) or venue_id = any ((select private.my_managed_venues())::uuid[]));

revoke all on public.messages from anon, authenticated, service_role;
grant select (recorded_at, held_back), insert (id, conversation_id, sender_id, content), update (read_at), delete on public.messages to authenticated;

alter publication supabase_realtime add table public.messages;

create function private.audience_of_messages(message public.messages) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || message.rockstar_id, 'venue:' || message.venue_id];
end
$$;

-- Half a year, 126 days more than the rest; older ones are read online.
create function private.message_horizon() returns timestamptz language plpgsql stable set search_path = '' as $$
begin
  return (private.horizon_day() - 126)::timestamp at time zone 'UTC';
end
$$;
grant execute on function private.message_horizon() to authenticated;

select private.mirror_table('messages', 41, '{"user": "rockstar_id", "venue": "venue_id"}',
  shown => 'id, row_xid, conversation_id, venue_id, rockstar_id, sender_id, sender_side, sender_name, content, template, created_at, delivered_at,
    read_at, unread_by, updated_at',
  seen => $$created_at >= (select private.message_horizon())
    and (rockstar_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]))$$);
