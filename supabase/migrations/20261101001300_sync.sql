-- public.sync: the one call of the app's engine, push and pull together. It runs with the caller's own rights, so row level
-- security judges everything that is read; only the push goes through the definer door. Protocol: sync/answer.ts.

-- Count and order-free hash of the rows of one scope, in exact 24-bit arithmetic that JavaScript numbers do as well.
-- Let a be the first and b the last six hex digits of the id's last twelve, x = row_xid mod 2^24 and
-- y = (row_xid div 2^24) mod 2^24. Then hi = (31 a + 17 x + y) mod 2^24 and lo = (37 b + 23 x + y) mod 2^24; the hash is
-- the xor of all hi and the xor of all lo, each as six hex digits; of no rows 000000000000.
create function private.digest(table_name text, scope text) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  answer jsonb;
begin
  execute format($sql$
    with parts as (
      select ('x' || substr(id::text, 25, 6))::bit(24)::int as a, ('x' || substr(id::text, 31, 6))::bit(24)::int as b,
        row_xid::text::bigint & 16777215 as x, (row_xid::text::bigint >> 24) & 16777215 as y
      from private.keys_of_%I($1, $2)
    )
    select jsonb_build_object('count', count(*), 'hash',
      lpad(to_hex(coalesce(bit_xor((a * 31::bigint + x * 17 + y) & 16777215), 0)), 6, '0') ||
      lpad(to_hex(coalesce(bit_xor((b * 37::bigint + x * 23 + y) & 16777215), 0)), 6, '0'))
    from parts$sql$, table_name) into answer using split_part(scope, ':', 1), split_part(scope, ':', 2);
  return jsonb_build_object('table', table_name, 'scope', scope) || answer;
end
$$;
comment on function private.digest(text, text) is 'What the device should have of a scope (''venue:<id>'' …, or ''*'' for the whole table).';
grant execute on function private.digest(text, text) to authenticated;

create function private.ids_of(table_name text, scope text) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  ids jsonb;
begin
  execute format('select coalesce(jsonb_agg(id), ''[]'') from private.keys_of_%I($1, $2)', table_name)
    into ids using split_part(scope, ':', 1), split_part(scope, ':', 2);
  return jsonb_build_object('table', table_name, 'scope', scope, 'ids', ids);
end
$$;
grant execute on function private.ids_of(text, text) to authenticated;

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

create function private.check_request(request jsonb) returns void language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(request) is distinct from 'object' or jsonb_typeof(request -> 'v') is distinct from 'number' then
    perform private.refuse('invalid_request', null, 400);
  end if;
  if request -> 'v' <> '1' then perform private.refuse('upgrade_needed', null, 400); end if;
  if private.is_uuid(request -> 'device') is not true
    or jsonb_typeof(coalesce(request -> 'cursor', 'null')) not in ('string', 'null')
    or length(request ->> 'cursor') > 65536
    or jsonb_typeof(coalesce(request -> 'commands', '[]')) <> 'array'
  then
    perform private.refuse('invalid_request', null, 400);
  end if;
end
$$;
grant execute on function private.check_request(jsonb) to authenticated;

create function public.sync(request jsonb) returns json language plpgsql volatile security invoker
set search_path = '' set timezone = 'UTC' as $$
declare
  outcomes jsonb := '[]';
  pulled private.pulled;
  digests jsonb := '[]';
  ids jsonb := '[]';
begin
  perform private.check_request(request);
  perform private.require_person();
  if jsonb_array_length(coalesce(request -> 'commands', '[]')) > 0 then
    outcomes := private.push(request -> 'commands', (request ->> 'device')::uuid);
  end if;
  if request ? 'ids' then
    select coalesce(jsonb_agg(private.ids_of(wanted.table_name, wanted.scope)), '[]') into ids from private.wanted_scopes(request, 'ids') wanted;
  end if;
  pulled := private.pull(request ->> 'cursor', ids);
  if request ? 'digests' then
    select coalesce(jsonb_agg(private.digest(wanted.table_name, wanted.scope)), '[]') into digests from private.wanted_scopes(request, 'digests') wanted;
  end if;
  if not pulled.reset then perform private.note_delivered(((request ->> 'cursor')::jsonb ->> 's')::xid8); end if;
  perform private.saw_device((request ->> 'device')::uuid);
  return json_build_object(
    'v', 1, 'userId', auth.uid(), 'epoch', private.epoch(), 'floor', private.floor(), 'serverTime', private.now(),
    'horizonDay', private.horizon_day(), 'reset', pulled.reset, 'begins', pulled.begins, 'outcomes', outcomes, 'rows', pulled.rows, 'gone', pulled.gone,
    'scopes', pulled.scopes, 'cursor', pulled.cursor, 'more', pulled.more,
    'digests', digests, 'ids', ids);
end
$$;
comment on function public.sync(jsonb) is 'Push and pull of one device, protocol 1.';
revoke all on function public.sync(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.sync(jsonb) to authenticated;
