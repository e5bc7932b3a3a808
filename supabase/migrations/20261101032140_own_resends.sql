-- How often a confirmation may be mailed again is counted for each caller's own, as wrong passwords are (…030200): whoever counted three
-- for a stranger's address kept that stranger from another mail for a day. The auth server's own limit is the wall for a mailbox.

create or replace function private.resends_of(address text, sent boolean) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
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
