-- Messages older than a device keeps. A read with the caller's own rights: row level security is its guard. Each bears its
-- sender's name: the card that a device had of them leaves it with the last message that the device keeps, or with their membership.

create function private.sender_name(message uuid) returns text language plpgsql stable security definer set search_path = '' as $$
begin
  return (select p.name from public.messages m join public.profiles p on p.id = m.sender_id
    where m.id = message and (m.rockstar_id = auth.uid() or m.venue_id = any ((select private.my_venues())::uuid[])));
end
$$;
revoke all on function private.sender_name(uuid) from public;
grant execute on function private.sender_name(uuid) to authenticated;
comment on function private.sender_name(uuid) is 'The name of who sent a message that the caller may read.';

create function public.older_messages(p_conversation_id uuid, p_before timestamptz, p_limit int default 100) returns json
language sql stable security invoker set search_path = '' set timezone = 'UTC' as $$
  select coalesce(json_agg(older order by older.created_at, older.id), '[]') from (
    select id, row_xid, conversation_id, venue_id, rockstar_id, sender_id, sender_side, content, template, created_at, delivered_at, read_at, unread_by, updated_at,
      private.sender_name(id) as sender_name
    from public.messages
    where conversation_id = p_conversation_id and created_at < p_before
    order by created_at desc, id desc limit least(greatest(p_limit, 1), 200)) older
$$;
comment on function public.older_messages(uuid, timestamptz, int) is 'The last messages of a chat before a moment, at most 200, oldest first.';
revoke all on function public.older_messages(uuid, timestamptz, int) from public, anon, authenticated, service_role;
grant execute on function public.older_messages(uuid, timestamptz, int) to authenticated;
