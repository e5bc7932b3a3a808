-- The one door through which the app writes. Takes the commands of a device in order, runs each inside a savepoint with
-- its receipt, and tells what became of each. It does not know what any command means.
--   receipt exists                      -> the stored answer again
--   one it waits for was refused        -> rejected depends_on_refused
--   refused with a code of ours (PT4xx) -> rejected with that code
--   an error about the moment, not the command -> the whole call fails, no receipt: send again
--   any other error                     -> rejected invalid_command; its text stays in private.command_errors

create function private.is_uuid(given jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_typeof(given) = 'string' and given #>> '{}' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
end
$$;
grant execute on function private.is_uuid(jsonb) to authenticated;

create function private.says_nothing_of_the_command(state text) returns boolean language sql immutable set search_path = '' as $$
  select state in ('40001', '40P01', '55P03', '57014', '57P01', '57P02', '57P03') or left(state, 2) in ('08', '53')
$$;
comment on function private.says_nothing_of_the_command(text) is 'Serialisation, deadlock, lock or statement timeout, connection, resources.';

-- The shape of a batch: a mistake here is the app's, not the person's, so nothing of it is answered.
create function private.check_batch(commands jsonb) returns void language plpgsql stable set search_path = '' as $$
begin
  if jsonb_array_length(commands) > 1000 or octet_length(commands::text) > 262144 then
    perform private.refuse('too_large', null, 413);
  end if;
  if exists (
    select from jsonb_array_elements(commands) command
    where jsonb_typeof(command) <> 'object' or private.is_uuid(command -> 'id') is not true
      or jsonb_typeof(command -> 'name') is distinct from 'string' or length(command ->> 'name') > 100
      or (command ? 'after' and (jsonb_typeof(command -> 'after') <> 'array'
        or jsonb_path_exists(command, '$.after[*] ? (@.type() != "string" || !(@ like_regex "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"))')))
  ) then
    perform private.refuse('invalid_request', null, 400);
  end if;
end
$$;

-- The refusal that needs no running, or null.
create function private.refusal_before_running(command jsonb, known private.commands) returns text language plpgsql stable set search_path = '' as $$
begin
  if known.name is null then return 'unknown_command'; end if;
  if jsonb_typeof(command -> 'args') is distinct from 'object' then return 'invalid_arguments'; end if;
  if command -> 'v' is null or command -> 'v' not in (to_jsonb(known.version), to_jsonb(known.version - 1)) then return 'outdated'; end if;
  if command ? 'after' and exists (
    select from jsonb_array_elements_text(command -> 'after') awaited
    join private.receipts receipt on receipt.user_id = auth.uid() and receipt.command_id = awaited::uuid
    where receipt.state = 'rejected')
  then
    return 'depends_on_refused';
  end if;
  return null;
end
$$;

-- Counted before the command's savepoint: a refusal takes back what the command did, and not that it was tried.
create function private.is_over_brake(known private.commands) returns boolean language plpgsql set search_path = '' as $$
begin
  return known.brake is not null and private.count_use(known.brake || ':' || auth.uid(), known.brake_most, known.brake_span);
end
$$;

-- Runs one command in a savepoint; afterwards its receipt stands, whatever happened, unless the whole call has to fail.
create function private.run_command(command jsonb) returns void language plpgsql set search_path = '' as $$
declare
  known private.commands;
  refusal text;
  why jsonb;
  state text;
  said text;
  context text;
begin
  select * into known from private.commands where name = command ->> 'name';
  refusal := private.refusal_before_running(command, known);
  if refusal is null and private.is_over_brake(known) then refusal := 'throttled'; end if;
  if refusal is null then
    begin
      perform set_config('encore.recorded_at', private.text_instant(command ->> 'recordedAt'), true),
        set_config('encore.command_version', command ->> 'v', true);
      execute format('select private.%I($1)', command ->> 'name') using command -> 'args';
      insert into private.receipts values (auth.uid(), (command ->> 'id')::uuid, command ->> 'name', 'applied', null, null, private.now());
      return;
    exception when query_canceled or others then
      get stacked diagnostics state = returned_sqlstate, said = message_text, refusal = pg_exception_detail, context = pg_exception_context;
      if private.says_nothing_of_the_command(state) then perform private.refuse('try_again', null, 503); end if;
      if state like 'PT4__' then
        why := nullif(refusal, '')::jsonb;
        refusal := said;
      elsif state = '23P01' then
        -- Two venues booked the same person at the same moment.
        refusal := 'clash';
      else
        refusal := 'invalid_command';
        perform private.keep_command_error(command, array[state, said, context]);
      end if;
    end;
  end if;
  insert into private.receipts values (auth.uid(), (command ->> 'id')::uuid, command ->> 'name', 'rejected', refusal, why, private.now());
end
$$;

-- Refuses who is nobody here: a token outlives the account and the session it was made for, a card outlives its account.
create function private.require_person() returns void language plpgsql stable security definer set search_path = '' as $$
begin
  if private.session_has_ended() or not exists (select from public.profile_private where id = auth.uid()) then perform private.refuse('signed_out', null, 401); end if;
end
$$;
grant execute on function private.require_person() to authenticated;

-- Whether anybody waits for a lock that this call holds.
create function private.holds_others_up() returns boolean language sql volatile security definer set search_path = '' as $$
  select exists (select from pg_catalog.pg_locks waiting where not waiting.granted and pg_backend_pid() = any (pg_blocking_pids(waiting.pid)))
$$;
comment on function private.holds_others_up() is 'A batch keeps its row locks to its end: a push that others wait for ends early.';

-- Three may wait while one runs: a call that is repeated, another tab, another device. Whoever sends more at one time is asked to try
-- again, so that one account does not hold the connections that everybody shares.
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

create function private.push(commands jsonb, device uuid) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  command jsonb;
  outcomes jsonb;
  longest constant interval := '1 second';
  looked_at timestamptz;
  ends_at timestamptz;
  is_internal boolean;
  left_today int;
  ran int := 0;
begin
  perform private.require_person();
  perform private.check_batch(commands);
  -- One push of a person at a time: a repeated send waits for the first and then finds its receipts.
  perform private.await_turn(auth.uid());
  perform set_config('encore.device', device::text, true);
  looked_at := clock_timestamp();
  ends_at := looked_at + longest;
  left_today := private.commands_left();
  for command in select value from jsonb_array_elements(commands) with ordinality as sent(value, nth) order by nth loop
    if not exists (select from private.receipts where user_id = auth.uid() and command_id = (command ->> 'id')::uuid) then
      exit when ran >= left_today;
      perform private.run_command(command);
      ran := ran + 1;
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
  if ran > 0 then perform private.count_use('commands:' || auth.uid(), 20000, interval '1 day', ran); end if;
  if device is null then perform private.heard_from_person(); end if;
  outcomes := (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'id', receipt.command_id, 'state', receipt.state, 'code', receipt.code, 'detail', receipt.detail)) order by sent.nth), '[]')
    from jsonb_array_elements(commands) with ordinality as sent(value, nth)
    join private.receipts receipt on receipt.user_id = auth.uid() and receipt.command_id = (sent.value ->> 'id')::uuid);
  if ran = 0 and ran >= left_today and outcomes = '[]' then perform private.refuse('try_again', null, 503); end if;
  return outcomes;
end
$$;
comment on function private.push(jsonb, uuid) is 'The definer door: receipts, savepoints, dispatch over private.commands. Bounded in time: outcomes may be a prefix. Its callees guard themselves.';
grant execute on function private.push(jsonb, uuid) to authenticated;

-- A verb enters the registry next to its function.
create function private.register_command(name text, version int, description text) returns void language plpgsql set search_path = '' as $$
begin
  insert into private.commands values (name, version, description);
  execute format('comment on function private.%I(jsonb) is %L', name, description);
end
$$;

-- For commands that are never queued: what waited without signal is no flood.
create function private.brake_command(command_name text, bucket text, most int, span interval) returns void language sql set search_path = '' as $$
  update private.commands set brake = bucket, brake_most = most, brake_span = span where name = command_name
$$;
comment on function private.brake_command(text, text, int, interval) is 'So many tries of one person in a span, applied or refused, counted together for all commands of the bucket.';
