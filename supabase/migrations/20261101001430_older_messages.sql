-- Messages older than a device keeps. A read with the caller's own rights: row level security is its guard.

create function public.older_messages(p_conversation_id uuid, p_before timestamptz, p_limit int default 100) returns json
language sql stable security invoker set search_path = '' set timezone = 'UTC' as $$
  select coalesce(json_agg(older order by older.created_at, older.id), '[]') from (
    select id, row_xid, conversation_id, venue_id, rockstar_id, sender_id, sender_side, sender_name, content, template, created_at, delivered_at, read_at, unread_by, updated_at
    from public.messages
    where conversation_id = p_conversation_id and created_at < p_before
    order by created_at desc, id desc limit least(greatest(p_limit, 1), 200)) older
$$;
comment on function public.older_messages(uuid, timestamptz, int) is 'The last messages of a chat before a moment, at most 200, oldest first.';
revoke all on function public.older_messages(uuid, timestamptz, int) from public, anon, authenticated, service_role;
grant execute on function public.older_messages(uuid, timestamptz, int) to authenticated;
