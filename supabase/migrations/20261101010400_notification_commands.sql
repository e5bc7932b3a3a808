-- What a person does about what they were told: see it, and, where something agreed has changed, say that they know.
-- Both are facts of the reader: late, twice or about what has been cleared away, they change nothing and refuse nothing.

create function private.mark_notifications_read(args jsonb) returns void language plpgsql set search_path = '' as $$
begin
  update public.notifications set read_at = private.now()
  where user_id = auth.uid() and read_at is null and id = any (private.arg_uuids(args, 'ids', 200));
end
$$;
select private.register_command('mark_notifications_read', 1, 'Notes that the caller saw these of their notifications.');

create function private.acknowledge_notification(args jsonb) returns void language plpgsql set search_path = '' as $$
begin
  update public.notifications set acked_at = private.now(), read_at = coalesce(read_at, private.now())
  where user_id = auth.uid() and acked_at is null and id = private.arg_uuid(args, 'id');
end
$$;
select private.register_command('acknowledge_notification', 1, 'Notes that the caller knows of a change to what was agreed.');
