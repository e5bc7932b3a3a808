-- Commands that are sent at once and never queued (invitations, everything an admin does) go through the same door, one
-- at a time, without the pull that sync would bring along. Same registry, same receipts, same refusals.

create function public.act(command jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.push(jsonb_build_array(command), null) -> 0
$$;
comment on function public.act(jsonb) is 'One command, now; its outcome as in sync.';
revoke all on function public.act(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.act(jsonb) to authenticated;
