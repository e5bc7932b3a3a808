-- How often a confirmation may be mailed again: three times a day for an address, counted for each caller's own, as wrong passwords are
-- (…030200): whoever counted three for a stranger's address would keep that stranger from another mail for a day. It knows no account, so
-- it tells nobody which addresses exist. A courtesy that the app asks first; the auth server's own limit is the wall for a mailbox.

create function private.resends_of(address text, sent boolean) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant text := private.caller_address();
  of_bucket constant text := 'resend:' || encode(sha256(convert_to(lower(btrim(coalesce(address, ''))), 'UTF8')), 'hex') || ' ' || coalesce(caller, '');
  count_now int := 0;
begin
  perform private.brake('resends_left:' || caller, 60, interval '1 minute');
  if sent then perform private.count_use(of_bucket, 3, interval '1 day'); end if;
  select used into count_now from private.brakes where bucket = of_bucket and since >= private.now() - interval '1 day';
  return jsonb_build_object('left', greatest(0, 3 - coalesce(count_now, 0)));
end
$$;

create function public.resends_left(p_email text, p_sent boolean default false) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.resends_of(p_email, p_sent)
$$;
comment on function public.resends_left(text, boolean) is 'How often a confirmation may be mailed again to an address within a day; p_sent counts the one that was just mailed.';
revoke all on function public.resends_left(text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.resends_left(text, boolean), private.resends_of(text, boolean) to anon, authenticated;
