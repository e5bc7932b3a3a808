-- What broke in somebody's app. Anybody may report, signed in or not; only admins read. Our own table and no third party's,
-- so that the app's policy of connections stays closed.

create table public.error_reports (
  id uuid primary key,
  user_id uuid references public.profiles (id) on delete set null,
  severity text not null check (severity in ('critical', 'high', 'medium')),
  message text not null check (length(message) <= 500),
  stack text not null check (length(stack) <= 4000),
  path text not null check (length(path) <= 300 and path !~ '[?#]'),
  user_agent text check (length(user_agent) <= 300),
  note text check (length(note) <= 500),
  build text check (length(build) <= 40),
  occurred_at timestamptz not null,
  received_at timestamptz not null default private.now()
);
comment on table public.error_reports is 'Errors of the app, as the devices told them: paths without query or fragment, kept 90 days. occurred_at is the device''s clock; note is what whoever met it said of it, build which app it was.';
-- the newest first; what is too old
create index error_reports_received_at on public.error_reports (received_at desc);
select private.register_clearing('public.error_reports', 'received_at', $$private.now() - private.days_kept('errors')$$);
-- what somebody met
create index error_reports_user on public.error_reports (user_id);

alter table public.error_reports enable row level security;
create policy select_admin on public.error_reports for select to authenticated using ((select private.is_admin()));
revoke all on public.error_reports from anon, authenticated, service_role;
grant select (id, user_id, severity, message, stack, path, user_agent, note, build, occurred_at, received_at) on public.error_reports to authenticated;

-- Cut to size rather than refused: a report must never be the next error.
create function private.keep_error(report jsonb) returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.is_uuid(report -> 'id') is not true or coalesce(report ->> 'severity', '') not in ('critical', 'high', 'medium') then return; end if;
  insert into public.error_reports (id, user_id, severity, message, stack, path, user_agent, note, build, occurred_at)
  values (
    (report ->> 'id')::uuid, (select id from public.profiles where id = auth.uid()), report ->> 'severity',
    left(coalesce(report ->> 'message', ''), 500), left(coalesce(report ->> 'stack', ''), 4000),
    left(split_part(split_part(coalesce(report ->> 'path', ''), '?', 1), '#', 1), 300),
    left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'user-agent', 300),
    left(nullif(private.clean_text(report ->> 'note', true), ''), 500),
    left(nullif(private.clean_text(report ->> 'build'), ''), 40),
    coalesce(nullif(private.text_instant(coalesce(report ->> 'at', '')), '')::timestamptz, private.now()))
  -- It is told as it happens, and once more when its person says something of it.
  on conflict (id) do update set note = excluded.note
  where error_reports.note is null and excluded.note is not null and error_reports.user_id is not distinct from excluded.user_id;
end
$$;

-- The brake is not on the single report but on the call, which brings what gathered since the last one. A hundred calls a day of one person
-- or caller, a thousand of all who are not signed in, five reports in each of theirs: anybody may tell, each report is kept for ninety
-- days, and a single caller could fill a disk. What is more is let go: a report must never be the next error.
create function private.keep_errors(reports jsonb) returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  caller constant text := coalesce(person::text, private.caller_address());
begin
  perform private.brake('error_reports:' || caller, 10, interval '1 minute');
  if jsonb_typeof(reports) is distinct from 'array' or octet_length(reports::text) > 131072 then return; end if;
  if private.count_use('error_reports_day:' || caller, 100, interval '1 day') then return; end if;
  if person is null and private.count_use('error_reports_day:', 1000, interval '1 day') then return; end if;
  perform private.keep_error(value)
  from (select value from jsonb_array_elements(reports) limit case when person is null then 5 else 20 end) first_of_them;
end
$$;
create function public.report_errors(p_reports jsonb) returns void language sql volatile security invoker set search_path = '' as $$
  select private.keep_errors(p_reports)
$$;
comment on function public.report_errors(jsonb) is 'Takes up to twenty errors of the app: [{id, at, severity, message, stack, path, note, build}]; ten calls a minute.';

revoke all on function public.report_errors(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.report_errors(jsonb) to anon, authenticated;
grant execute on function private.keep_errors(jsonb) to anon, authenticated;
