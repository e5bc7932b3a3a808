-- A person's pushes wait for one another. Three may wait while one runs: a call that is repeated, another tab, another device. Whoever sends
-- more at one time is asked to try again, so that one account does not hold the connections that everybody shares.

create function private.await_turn(person uuid) returns void language plpgsql volatile set search_path = '' as $$
begin
  if pg_try_advisory_xact_lock(hashtextextended(person::text, 1)) then return; end if;
  if not (pg_try_advisory_xact_lock(hashtextextended(person::text, 6)) or pg_try_advisory_xact_lock(hashtextextended(person::text, 7))
    or pg_try_advisory_xact_lock(hashtextextended(person::text, 8)))
  then
    perform private.refuse('try_again', null, 503);
  end if;
  perform pg_advisory_xact_lock(hashtextextended(person::text, 1));
end
$$;
comment on function private.await_turn(uuid) is 'One push of a person at a time; refuses when three wait already.';

create or replace function private.push(commands jsonb, device uuid) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  command jsonb;
  longest constant interval := '1 second';
  looked_at timestamptz;
  ends_at timestamptz;
  is_internal boolean;
begin
  perform private.require_person();
  perform private.check_batch(commands);
  -- One push of a person at a time: a repeated send waits for the first and then finds its receipts.
  perform private.await_turn(auth.uid());
  perform set_config('encore.device', device::text, true);
  looked_at := clock_timestamp();
  ends_at := looked_at + longest;
  for command in select value from jsonb_array_elements(commands) with ordinality as sent(value, nth) order by nth loop
    if not exists (select from private.receipts where user_id = auth.uid() and command_id = (command ->> 'id')::uuid) then
      perform private.run_command(command);
      is_internal := coalesce(is_internal, private.is_admin());
      if is_internal then perform private.audit_acting(command); end if;
      -- What is left has no receipt and no outcome: the device sends it with its next call.
      exit when clock_timestamp() > ends_at;
      if clock_timestamp() > looked_at + interval '100 milliseconds' then
        exit when private.holds_others_up();
        looked_at := clock_timestamp();
      end if;
    end if;
  end loop;
  if device is null then perform private.heard_from_person(); end if;
  return (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'id', receipt.command_id, 'state', receipt.state, 'code', receipt.code, 'detail', receipt.detail)) order by sent.nth), '[]')
    from jsonb_array_elements(commands) with ordinality as sent(value, nth)
    join private.receipts receipt on receipt.user_id = auth.uid() and receipt.command_id = (sent.value ->> 'id')::uuid);
end
$$;
