-- How the server and the devices do, for the platform's admins: the operator's figures, when devices last synced and with which build,
-- what was refused and since when, how long refused changes wait on devices, what broke in apps, which tables are the largest and grow. Counts and names of ours, nothing of anybody.

create table private.table_sizes (
  day date not null,
  name text not null,
  bytes bigint not null,
  primary key (day, name)
);
comment on table private.table_sizes is 'How large each table was on a day, kept 40 days.';
alter table private.table_sizes enable row level security;

create function private.measure_tables() returns void language sql set search_path = '' as $$
  delete from private.table_sizes where day < (private.now() at time zone 'UTC')::date - 40;
  insert into private.table_sizes (day, name, bytes)
  select (private.now() at time zone 'UTC')::date, schemaname || '.' || relname, pg_catalog.pg_total_relation_size(relid)
  from pg_catalog.pg_stat_user_tables where schemaname in ('public', 'private') on conflict do nothing
$$;
comment on function private.measure_tables() is 'Once a day: how large each table is.';
select private.register_part('measure_tables', 905, $$
  select '00000000-0000-0000-0000-000000000000'::uuid where not exists (select from private.table_sizes where day = (private.now() at time zone 'UTC')::date)
$$, 'select private.measure_tables()');

create table private.parked_changes (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  recorded_at timestamptz[] not null check (cardinality(recorded_at) between 1 and 200),
  told_at timestamptz not null default private.now()
);
comment on table private.parked_changes is 'When the changes were made that were refused and still wait on a device for their person, as it tells at a start and when their number changes; by its session.';
-- whoever leaves
create index parked_changes_user on private.parked_changes (user_id);
-- clearing away
create index parked_changes_told_at on private.parked_changes (told_at);
alter table private.parked_changes enable row level security;
select private.register_clearing('private.parked_changes', 'told_at', $$private.now() - interval '60 days'$$);

-- What is no time is left out rather than refused, and no change is of tomorrow: the device's clock says when it was made.
create function private.keep_parked(told jsonb) returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  session constant uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
  times timestamptz[];
begin
  perform private.require_person();
  perform private.brake('parked:' || auth.uid(), 10, interval '1 minute');
  if session is null or jsonb_typeof(told) is distinct from 'array' or octet_length(told::text) > 16384 then return; end if;
  select array_agg(least(said::timestamptz, private.now())) into times
  from (select nullif(private.text_instant(value), '') as said from jsonb_array_elements_text(told) limit 200) listed where said is not null;
  if times is null then
    delete from private.parked_changes where session_id = session and user_id = auth.uid();
    return;
  end if;
  insert into private.parked_changes as known (session_id, user_id, recorded_at) values (session, auth.uid(), times)
  on conflict (session_id) do update set recorded_at = excluded.recorded_at, told_at = private.now() where known.user_id = excluded.user_id;
end
$$;
create function public.report_parked(p_recorded_at jsonb) returns void language sql volatile security invoker set search_path = '' as $$
  select private.keep_parked(p_recorded_at)
$$;
comment on function public.report_parked(jsonb) is 'Takes when the changes were made that were refused and still wait on this device, two hundred at most; none: nothing waits any more.';
revoke all on function public.report_parked(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.report_parked(jsonb) to authenticated;
grant execute on function private.keep_parked(jsonb) to authenticated;

-- A device that was signed out has nothing any more.
create function private.parked_ages() returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('day', count(*) filter (where age <= interval '1 day'), 'week', count(*) filter (where age > interval '1 day' and age <= interval '7 days'),
    'month', count(*) filter (where age > interval '7 days' and age <= interval '30 days'), 'older', count(*) filter (where age > interval '30 days'),
    'devices', count(distinct session_id))
  from (select parked.session_id, private.now() - unnest(parked.recorded_at) as age
    from private.parked_changes parked join auth.sessions session on session.id = parked.session_id) waiting
$$;
comment on function private.parked_ages() is 'How long refused changes have waited on devices for their people.';

create function private.health_for_admins() returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  upto constant timestamptz := private.now();
begin
  perform private.require_admin('read_only');
  return jsonb_build_object(
    'figures', (select jsonb_agg(jsonb_build_object('figure', figure, 'value', value, 'unit', unit, 'alarmAbove', alarm_above, 'alarm', alarm) order by alarm desc, figure)
      from private.operations),
    'devices', (select jsonb_build_object('day', count(*) filter (where last_sync_at > upto - interval '1 day'),
        'week', count(*) filter (where last_sync_at <= upto - interval '1 day' and last_sync_at > upto - interval '7 days'),
        'month', count(*) filter (where last_sync_at <= upto - interval '7 days' and last_sync_at > upto - interval '30 days'),
        'older', count(*) filter (where last_sync_at <= upto - interval '30 days')) from private.devices),
    'builds', (select coalesce(jsonb_agg(row_to_json(running)), '[]') from (
      select build, count(*) as devices, count(*) filter (where last_sync_at > upto - interval '1 day') as today, max(last_sync_at) as "lastAt"
      from private.devices where last_sync_at > upto - interval '30 days' group by build order by count(*) desc, build limit 10) running),
    'refusals', (select coalesce(jsonb_agg(row_to_json(refused)), '[]') from (
      select name, coalesce(code, '') as code, count(*) as times, count(distinct user_id) as people, min(at) as "firstAt" from private.receipts
      where state = 'rejected' and at > upto - interval '7 days' group by name, code order by count(*) desc, name, code limit 20) refused),
    'parked', private.parked_ages(), 'errors', private.frequent_errors(20),
    'tables', (select coalesce(jsonb_agg(row_to_json(large)), '[]') from (
      select schemaname || '.' || relname as name, pg_catalog.pg_total_relation_size(relid) as bytes, n_live_tup as rows,
        pg_catalog.pg_total_relation_size(relid) - (select past.bytes from private.table_sizes past where past.name = schemaname || '.' || relname
          and past.day >= (upto at time zone 'UTC')::date - 7 order by past.day limit 1) as grown
      from pg_catalog.pg_stat_user_tables where schemaname in ('public', 'private') order by 2 desc, 1 limit 10) large));
end
$$;
grant execute on function private.health_for_admins() to authenticated;

create function public.admin_health() returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.health_for_admins()
$$;
comment on function public.admin_health() is
  'The operator''s figures, when devices last synced, what was refused, what of it still waits and what broke within seven days, the largest tables. Admins only.';
revoke all on function public.admin_health() from public, anon, authenticated, service_role;
grant execute on function public.admin_health() to authenticated;
