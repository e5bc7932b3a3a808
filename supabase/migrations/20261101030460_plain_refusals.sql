-- The product's direct inserts are refused in our own codes. The database's words for the same would name constraints and
-- policies and repeat the row. These triggers run first (by their names); constraints and policies stay the wall.

create function private.refuse_message() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  conversation public.conversations;
begin
  if auth.uid() is null then return new; end if;
  if private.session_has_ended() then perform private.refuse('signed_out', null, 401); end if;
  -- As a push does, or calls at one time would each find room for one more.
  perform private.await_turn(auth.uid());
  select * into conversation from public.conversations where id = new.conversation_id;
  -- One that is not there and one of others are the same.
  if conversation.id is null or new.sender_id is distinct from auth.uid()
    or not (conversation.rockstar_id = auth.uid() or conversation.venue_id = any (private.my_venues()))
  then
    perform private.refuse('not_allowed', null, 403);
  end if;
  if length(private.clean_text(new.content, true)) not between 1 and 4000 or private.says_something(new.content) is not true then perform private.refuse('invalid_arguments', null, 400); end if;
  if exists (select from public.messages where id = new.id) then perform private.refuse('invalid_arguments', null, 409); end if;
  return new;
end
$$;
create trigger aa_refuse before insert on public.messages for each row execute function private.refuse_message();

create function private.refuse_venue() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.name := private.clean_text(new.name);
  new.address := private.clean_text(new.address);
  new.contact := private.clean_text(new.contact);
  if length(coalesce(new.name, '')) not between 2 and 100 or not private.says_something(new.name) or length(new.address) > 300 or length(new.contact) > 200
    or coalesce(new.industry, '') not in ('bar', 'restaurant', 'cafe', 'nightclub', 'hotel', 'event', 'other')
    or coalesce(new.status, '') not in ('active', 'paused', 'archived')
  then
    perform private.refuse('invalid_arguments', null, 400);
  end if;
  -- What the policy would refuse in its own words.
  if auth.uid() is not null and new.status <> 'active' then perform private.refuse('invalid_arguments', null, 400); end if;
  if auth.uid() is not null then perform private.await_turn(auth.uid()); end if;
  if auth.uid() is not null and new.created_by = auth.uid() and not private.may_found_venue() then perform private.refuse('not_allowed', null, 403); end if;
  return new;
end
$$;
create trigger aa_refuse before insert on public.venues for each row execute function private.refuse_venue();
