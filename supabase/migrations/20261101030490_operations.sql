-- What whoever runs the product looks at: one view, one row a figure, with the bound above which it is an alarm. Nobody
-- but the operator reads it; supabase/operating.md says of each figure what to do.

create function private.age_s(since timestamptz) returns numeric language sql stable set search_path = '' as $$
  select round(extract(epoch from private.now() - since))
$$;

-- Lists of the last day and of what waits: short tables, read through their indexes.
create view private.operations with (security_invoker = true) as
with figures (figure, value, unit, alarm_above) as (
  select 'clock_last_run', private.age_s(finished_at), 's', 180 from private.clock_state
  union all select 'clock_last_good_run', private.age_s(good_at), 's', 900 from private.clock_state
  union all select 'clock_rows_failing', (select count(*) from private.clock_errors), 'rows', 0
  -- The pull's watermark is the oldest transaction: while it lasts, every device reads the same changes again.
  union all select 'oldest_transaction', coalesce((select max(private.age_s(xact_start)) from pg_catalog.pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()), 0), 's', 60
  union all select 'deadlocks', (select deadlocks from pg_catalog.pg_stat_database where datname = current_database()), 'since the statistics began', null
  union all select 'command_errors', (select count(*) from private.command_errors where at > private.now() - interval '1 day'), 'in a day', 0
  union all select 'mails_waiting', (select count(*) from private.outgoing_mails where tries < 10), 'mails', 500
  union all select 'oldest_mail', coalesce((select private.age_s(min(created_at)) from private.outgoing_mails where tries < 10), 0), 's', 900
  union all select 'mails_given_up', (select count(*) from private.outgoing_mails where tries >= 10), 'mails', 0
  union all select 'database_size', pg_catalog.pg_database_size(current_database()), 'bytes', null)
select figure, value, unit, alarm_above, coalesce(value > alarm_above, value is null) as alarm from figures;
comment on view private.operations is 'For the operator: how the server does. A figure that is not known (a clock that never ran) is an alarm too.';
revoke all on private.operations from public, anon, authenticated, service_role;
