-- How often a confirmation may be mailed again: three times a day for an address. Counted by address, knowing no account,
-- so that it tells nobody which addresses exist. A courtesy that the app asks first; the auth server's own limit is the wall.

create function private.resends_of(address text, sent boolean) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  of_bucket text := 'resend:' || encode(sha256(convert_to(lower(btrim(coalesce(address, ''))), 'UTF8')), 'hex');
  count_now int := 0;
begin
  perform private.brake('resends_left:' || private.caller_address(), 60, interval '1 minute');
  if sent then
    insert into private.brakes as brake values (of_bucket, private.now(), 1)
    on conflict on constraint brakes_pkey do update set
      used = case when brake.since < private.now() - interval '1 day' then 1 else brake.used + 1 end,
      since = case when brake.since < private.now() - interval '1 day' then private.now() else brake.since end;
  end if;
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
