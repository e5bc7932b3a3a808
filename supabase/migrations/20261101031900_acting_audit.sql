-- What the platform's own people do by a membership of theirs, in a portal that is not the admin portal: as themselves, with no more
-- rights than anybody on that team, and written down: which command, at which venue, and nothing of what they wrote. Their admin acts
-- write entries of their own, with what they changed and why.

create function private.audit_acting(command jsonb) returns void language plpgsql set search_path = '' as $$
declare
  args constant jsonb := command -> 'args';
  about text := coalesce(args ->> 'shift_id', args ->> 'job_id', args ->> 'venue_id', args ->> 'booking_id', args ->> 'application_id', args ->> 'id');
begin
  if private.is_uuid(to_jsonb(about)) is not true or command ->> 'name' like '%admin%'
    or not exists (select from private.receipts where user_id = auth.uid() and command_id = (command ->> 'id')::uuid and receipts.state = 'applied')
    or exists (select from public.audit_log where at = private.now() and actor = auth.uid() and action = command ->> 'name')
  then
    return;
  end if;
  perform private.audit('acted_in_portal', 'commands', coalesce(
    (select venue_id from public.bookings where id = about::uuid), (select venue_id from public.applications where id = about::uuid), about::uuid),
    jsonb_build_object('after', jsonb_build_object('command', command -> 'name')));
end
$$;
comment on function private.audit_acting(jsonb) is 'Writes down an applied command of somebody who administers the platform, unless it has written its own entry or concerns nobody else''s row.';
