-- Earned months: what somebody worked at one venue in one month, by agreed hours, and what is owed to them beside it. Thirteen of them
-- on their own devices, where the hours themselves go back eight weeks. The clock adds them up anew when hours are agreed or something
-- comes to be owed, so that no approval waits for another's sum. Owned by the Rockstar; nobody else reads them.

create table public.earned_months (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  worker_id uuid not null references public.profiles (id) on delete cascade,
  venue_id uuid not null references public.venues (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  currency text not null,
  shifts int not null,
  worked_min int not null,
  pay_minor int not null,
  owed_minor int not null,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.earned_months is 'One for each person, venue, month (by the day on which a shift began) and currency; the id is their name-based id. owed_minor stands beside pay_minor and is not in it.';
-- the pull
create index earned_months_worker on public.earned_months (worker_id, row_xid, id);
-- removing a venue
create index earned_months_venue on public.earned_months (venue_id);

create table private.earned_due (
  id bigint generated always as identity primary key,
  worker_id uuid not null
);
comment on table private.earned_due is 'Whose months the clock adds up anew. Not unique and without foreign keys, so that two approvals wait for nobody.';
-- the clock
create index earned_due_worker on private.earned_due (worker_id);
alter table private.earned_due enable row level security;
revoke all on private.earned_due from public, anon, authenticated, service_role;

create function private.note_earned() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.earned_due (worker_id) values (new.worker_id);
  return null;
end
$$;
create trigger note_earned after update of agreed_min on public.timesheets for each row
  when (new.worker_id is not null and new.agreed_min is distinct from old.agreed_min) execute function private.note_earned();
create trigger note_earned_at_once after insert on public.timesheets for each row
  when (new.worker_id is not null and new.agreed_min is not null) execute function private.note_earned();
-- Whatever statement it is: what is owed follows from the status.
create trigger note_owed after update on public.bookings for each row
  when (new.owed_minor is distinct from old.owed_minor) execute function private.note_earned();

create function private.month_of(at timestamptz, tz text) returns date language sql stable set search_path = '' as $$
  select date_trunc('month', at at time zone tz)::date
$$;

-- Of one person, from the first month that devices show; a month that has nothing any more stands at 0.
create function private.add_up_months(worker uuid) returns void language plpgsql set search_path = '' as $$
declare
  -- Somewhere its month begins half a day before that of UTC.
  since constant timestamptz := private.first_earned_month()::timestamp at time zone 'UTC' - interval '1 day';
begin
  insert into public.earned_months as known (id, worker_id, venue_id, month, currency, shifts, worked_min, pay_minor, owed_minor)
  select private.uuid5('earned_months:' || worker || ':' || venue_id || ':' || month || ':' || currency), worker, venue_id, month, currency,
    sum(shifts), sum(worked_min), sum(pay_minor), sum(owed_minor)
  from (
    select venue_id, private.month_of(starts_at, tz) as month, currency, 1 as shifts, agreed_min as worked_min,
      round(rate_minor * agreed_min / 60.0)::int as pay_minor, 0 as owed_minor
    from public.timesheets where worker_id = worker and agreed_min is not null and starts_at >= since
    union all
    select venue_id, private.month_of(starts_at, tz), currency, 0, 0, 0, owed_minor
    from public.bookings where worker_id = worker and owed_minor > 0 and starts_at >= since
    union all
    select venue_id, month, currency, 0, 0, 0, 0 from public.earned_months where worker_id = worker and month >= private.first_earned_month()) part
  where month >= private.first_earned_month()
  group by venue_id, month, currency
  on conflict (id) do update set shifts = excluded.shifts, worked_min = excluded.worked_min, pay_minor = excluded.pay_minor, owed_minor = excluded.owed_minor
  where (known.shifts, known.worked_min, known.pay_minor, known.owed_minor)
    is distinct from (excluded.shifts, excluded.worked_min, excluded.pay_minor, excluded.owed_minor);
end
$$;

-- Thirteen months with the running one.
create function private.first_earned_month() returns date language plpgsql stable set search_path = '' as $$
begin
  return (date_trunc('month', private.horizon_day() + 56) - interval '12 months')::date;
end
$$;
grant execute on function private.first_earned_month() to authenticated;

create function private.reckon_earned(worker uuid) returns void language plpgsql set search_path = '' as $$
begin
  delete from private.earned_due where worker_id = worker;
  -- Done with the first of several rows.
  if not found then return; end if;
  if exists (select from public.profile_private where id = worker) then perform private.add_up_months(worker); end if;
end
$$;
comment on function private.reckon_earned(uuid) is 'Adds up anew what somebody earned in each month.';
select private.register_part('reckon_earned', 177, 'select worker_id from private.earned_due order by id');

alter table public.earned_months enable row level security;
create policy select_own on public.earned_months for select to authenticated using (worker_id = (select auth.uid()));

revoke all on public.earned_months from anon, authenticated, service_role;

create function private.audience_of_earned_months(earned public.earned_months) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || earned.worker_id];
end
$$;

-- A horizon of its own.
select private.mirror_table('earned_months', 47, '{"user": "worker_id"}',
  shown => 'id, row_xid, worker_id, venue_id, month, currency, shifts, worked_min, pay_minor, owed_minor, created_at, updated_at',
  seen => $$month >= (select private.first_earned_month()) and worker_id = (select auth.uid())$$);
