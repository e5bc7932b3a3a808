-- How the server and the devices do, for the platform's admins: the operator's figures, when devices last synced and with which build,
-- what was refused and since when, what broke in apps, which tables are the largest and grow. Counts and names of ours, nothing of anybody.

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
    'errors', private.frequent_errors(20),
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
  'The operator''s figures, when devices last synced, what was refused and what broke within seven days, the largest tables. Admins only.';
revoke all on function public.admin_health() from public, anon, authenticated, service_role;
grant execute on function public.admin_health() to authenticated;
