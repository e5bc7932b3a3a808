-- public.sync: the one call of the app's engine, push and pull together. It runs with the caller's own rights, so row level
-- security judges everything that is read; only the push goes through the definer door. Protocol: sync/answer.ts.

create function private.ids_of(table_name text, scope text, scopes private.scope_keys) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  ids jsonb;
begin
  execute format('select coalesce(jsonb_agg(id), ''[]'') from private.keys_of_%I($1)', table_name) into ids using scopes;
  return jsonb_build_object('table', table_name, 'scope', scope, 'ids', ids);
end
$$;
grant execute on function private.ids_of(text, text, private.scope_keys) to authenticated;

-- A list of {table, scope}: at most 100, of known tables and of kinds of scope that divide them. Of any other nothing is said:
-- «no rows» would have a device throw its own away.
create function private.wanted_scopes(request jsonb, name text) returns table (table_name text, scope text)
language plpgsql stable set search_path = '' as $$
declare
  list jsonb := coalesce(nullif(request -> name, 'null'), '[]');
begin
  if jsonb_typeof(list) <> 'array' or jsonb_array_length(list) > 100 then perform private.refuse('invalid_request', null, 400); end if;
  return query
    select mirrored.name, min(wanted.value ->> 'scope') from jsonb_array_elements(list) with ordinality as wanted(value, nth)
    join private.mirrored_tables mirrored on mirrored.name = wanted.value ->> 'table'
    where wanted.value ->> 'scope' ~ '^([*]|[a-z]+:[0-9a-z-]{1,60})$'
      and (wanted.value ->> 'scope' = '*' or mirrored.branches ? split_part(wanted.value ->> 'scope', ':', 1))
    -- Asked for twice, answered once.
    group by mirrored.name, wanted.value -> 'scope'
    order by min(wanted.nth);
end
$$;
grant execute on function private.wanted_scopes(jsonb, text) to authenticated;

-- Digests, or ids, of all that a request lists. What is all the caller's is looked up once and not for each table, and a table of
-- which nothing is the caller's is not read: most people have rows in a third of them.
create function private.inspect(request jsonb, what text) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  wanted record;
  everything private.scope_keys;
  held text[];
  keys private.scope_keys;
  answer jsonb[] := '{}';
begin
  for wanted in select * from private.wanted_scopes(request, what) loop
    if wanted.scope <> '*' then keys := private.keys_of_scopes(array[wanted.scope]);
    else
      if held is null then
        everything := private.my_keys();
        held := private.tables_changed(everything, '0');
      end if;
      keys := everything;
    end if;
    answer := answer || case
      when what = 'ids' then private.ids_of(wanted.table_name, wanted.scope, keys)
      when wanted.scope = '*' and wanted.table_name <> all (held) then
        jsonb_build_object('table', wanted.table_name, 'scope', '*', 'count', 0, 'hash', '000000000000')
      else jsonb_build_object('table', wanted.table_name, 'scope', wanted.scope) || private.digest_of(wanted.table_name, keys) end;
  end loop;
  return to_jsonb(answer);
end
$$;
grant execute on function private.inspect(jsonb, text) to authenticated;

create function private.check_request(request jsonb) returns void language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(request) is distinct from 'object' or jsonb_typeof(request -> 'v') is distinct from 'number' then
    perform private.refuse('invalid_request', null, 400);
  end if;
  if request -> 'v' <> '1' then perform private.refuse('upgrade_needed', null, 400); end if;
  if private.is_uuid(request -> 'device') is not true
    or jsonb_typeof(coalesce(request -> 'cursor', 'null')) not in ('string', 'null')
    or length(request ->> 'cursor') > 65536
    or jsonb_typeof(coalesce(request -> 'pageSize', 'null')) not in ('number', 'null')
    or jsonb_typeof(coalesce(request -> 'commands', '[]')) <> 'array'
  then
    perform private.refuse('invalid_request', null, 400);
  end if;
end
$$;
grant execute on function private.check_request(jsonb) to authenticated;

-- Commands as they were acted. What one shares with the one before it does not go over the wire: name, version, and of the time all but
-- the milliseconds between the two. What is malformed stays so, for private.check_batch to refuse.
create function private.unpacked(commands jsonb) returns jsonb language plpgsql stable set search_path = '' set timezone = 'UTC' as $$
declare
  unpacked jsonb[] := '{}';
  before jsonb := '{}';
  command jsonb;
  recorded timestamptz;
begin
  -- Small ones alone: what is shared would grow with each.
  if jsonb_array_length(commands) > 1000 or octet_length(commands::text) > 262144 then return commands; end if;
  for command in select value from jsonb_array_elements(commands) with ordinality as sent(value, nth) order by nth loop
    if jsonb_typeof(command) = 'object' then
      command := before || command;
      if jsonb_typeof(command -> 'at') = 'number' and abs((command ->> 'at')::numeric) < 1e12 then
        -- What has left the century that is read goes on as no time, before it leaves those that can be reckoned with.
        recorded := case when recorded between '2000-01-01' and '2100-01-01' then recorded + (command ->> 'at')::numeric * interval '1 millisecond' end;
        command := command - 'at' || jsonb_build_object('recordedAt', to_char(recorded, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
      else
        recorded := nullif(private.text_instant(command ->> 'recordedAt'), '')::timestamptz;
      end if;
      before := case when length(command ->> 'name') <= 100 and jsonb_typeof(command -> 'v') = 'number' and length(command ->> 'v') <= 9
        then jsonb_build_object('name', command -> 'name', 'v', command -> 'v') else '{}' end;
    end if;
    unpacked := unpacked || command;
  end loop;
  return to_jsonb(unpacked);
end
$$;
grant execute on function private.unpacked(jsonb) to authenticated;

create function public.sync(request jsonb) returns json language plpgsql volatile security invoker
set search_path = '' set timezone = 'UTC' as $$
declare
  outcomes jsonb := '[]';
  opened jsonb;
  pulled private.pulled;
  digests jsonb := '[]';
  ids jsonb := '[]';
begin
  perform private.check_request(request);
  perform private.require_person();
  if jsonb_array_length(coalesce(request -> 'commands', '[]')) > 0 then
    outcomes := private.push(private.unpacked(request -> 'commands'), (request ->> 'device')::uuid);
  end if;
  if request ? 'ids' then
    ids := private.inspect(request, 'ids');
  end if;
  opened := private.open_cursor(request ->> 'cursor');
  -- Before the pull: whatever this call writes, it reads.
  if not opened ? 'r' then perform private.note_delivered((opened ->> 's')::xid8); end if;
  pulled := private.pull(opened, ids, (request ->> 'pageSize')::numeric, jsonb_array_length(outcomes));
  if request ? 'digests' then
    digests := private.inspect(request, 'digests');
  end if;
  perform private.saw_device((request ->> 'device')::uuid, request -> 'build');
  return json_build_object(
    'v', 1, 'userId', auth.uid(), 'epoch', pulled.epoch, 'floor', private.floor(), 'serverTime', private.now(),
    'horizonDay', private.horizon_day(), 'reset', pulled.reset, 'begins', pulled.begins, 'outcomes', outcomes, 'rows', pulled.rows, 'gone', pulled.gone,
    'scopes', pulled.scopes, 'cursor', pulled.cursor, 'more', pulled.more,
    'digests', digests, 'ids', ids);
end
$$;
comment on function public.sync(jsonb) is 'Push and pull of one device, protocol 1.';
revoke all on function public.sync(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.sync(jsonb) to authenticated;
