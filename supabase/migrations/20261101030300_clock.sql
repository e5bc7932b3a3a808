-- What time alone changes. One function (clock_runs) does a batch of what is due; every minute pg_cron on the hosted service
-- and the local backend here call it until nothing is due. Called late or twice it does the same. No policy and no view reads
-- a clock: what time opens or closes is a column that changes here, so that the row gets a new stamp and the pull finds it.
--
-- The parts stand in the files to which they belong (clock_parts). Each row runs in a block of its own: one that fails is noted
-- and tried again later, and everything else goes on; so does a part whose query fails.

create table private.clock_state (
  only_row boolean primary key default true check (only_row),
  started_at timestamptz,
  finished_at timestamptz,
  -- The last run in which nothing failed and nothing was waiting to be tried again.
  good_at timestamptz,
  done int not null default 0
);
comment on table private.clock_state is 'One row: how the clock''s last batch went. An alarm belongs on finished_at and on good_at.';
insert into private.clock_state default values;
alter table private.clock_state enable row level security;

create table private.clock_errors (
  part text not null,
  -- Zeros of what concerns no row: a part that clears away, a query that fails.
  row_id uuid not null,
  failures int not null default 1,
  sqlstate text not null,
  message text not null,
  context text,
  at timestamptz not null default private.now(),
  retry_at timestamptz not null,
  primary key (part, row_id)
);
comment on table private.clock_errors is 'Rows that the clock could not deal with; one that succeeds later, or is not due any more, leaves. Tried again after a minute, then twice as long, up to an hour.';
alter table private.clock_errors enable row level security;

revoke all on private.clock_state, private.clock_errors from public, anon, authenticated, service_role;

-- Published shifts that can still be filled, and those that everybody left once they could not: what the clock looks at instead
-- of all that ever were. Kept by trigger.
create table private.shifts_to_close (
  shift_id uuid primary key references public.shifts (id) on delete cascade,
  closes_at timestamptz not null,
  short_at timestamptz
);
comment on table private.shifts_to_close is 'When the clock has to close what still waits for a shift.';
comment on column private.shifts_to_close.short_at is 'When its managers are told of places that are unfilled; null once that was looked at.';
alter table private.shifts_to_close enable row level security;
-- the clock
create index shifts_to_close_at on private.shifts_to_close (closes_at);
create index shifts_to_close_short on private.shifts_to_close (short_at) where short_at is not null;
-- the clock: suspensions with an end
create index profiles_suspended on public.profiles (id) where account_status = 'suspended';

create function private.note_close() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'published' then
    -- What is posted after its start is not told that it has started.
    insert into private.shifts_to_close (shift_id, closes_at, short_at)
    values (new.id, private.fillable_until(new), case when new.starts_at > private.now() then new.starts_at end)
    on conflict (shift_id) do update set closes_at = excluded.closes_at, short_at = excluded.short_at;
  else
    delete from private.shifts_to_close where shift_id = new.id;
  end if;
  return null;
end
$$;
create trigger note_close after insert or update of status, starts_at, ends_at on public.shifts for each row execute function private.note_close();
create trigger note_unstaffed after update of confirmed_count on public.shifts for each row
  when (new.status = 'published' and new.confirmed_count = 0 and old.confirmed_count > 0) execute function private.note_close();

select private.register_part('close_shift', 10, $$
  select shift_id from private.shifts_to_close where closes_at <= private.now() order by closes_at
$$);

create function private.close_shift(of_shift uuid) returns void language plpgsql set search_path = '' as $$
declare
  shift public.shifts;
begin
  select * into shift from public.shifts where id = of_shift for update;
  if private.fillable_until(shift) > private.now() then return; end if;
  if shift.status = 'published' and shift.confirmed_count = 0 then
    update public.shifts set status = 'expired', version = version + 1 where id = shift.id;
    shift.status := 'expired';
  end if;
  delete from private.shifts_to_close where shift_id = of_shift;
  if shift.status not in ('published', 'expired') then return; end if;
  -- Everybody who asked gets an answer, always.
  update public.applications
  set status = 'closed', closed_reason = case shift.status when 'expired' then 'shift_expired' else 'filled' end,
    waitlist_pos = null, version = version + 1
  where shift_id = of_shift and private.is_live_application(status);
end
$$;
comment on function private.close_shift(uuid) is 'A shift that can be filled no more has expired if nobody is booked; who still waits for it is told.';

select private.register_part('end_suspension', 100, $$
  select person.id from public.profiles person join public.profile_private secret using (id)
  where person.account_status = 'suspended' and secret.suspended_until <= private.now()
$$);

create function private.end_suspension(person uuid) returns void language plpgsql set search_path = '' as $$
begin
  -- The lock under which an admin suspends: whoever gives it another end this moment is waited for, and then it is not over.
  perform from public.profiles where id = person for no key update;
  update public.profiles set account_status = 'active' where id = person and account_status = 'suspended'
    and exists (select from public.profile_private where id = person and suspended_until <= private.now());
end
$$;
comment on function private.end_suspension(uuid) is 'A suspension with an end ends.';

create function private.note_clock_error(of_part text, of_row uuid, state text, said text, where_it_was text) returns void
language plpgsql set search_path = '' as $$
begin
  raise warning 'encore clock: % of % failed: % %', of_part, of_row, state, said;
  insert into private.clock_errors as noted (part, row_id, sqlstate, message, context, retry_at)
  values (of_part, of_row, state, said, where_it_was, private.now() + interval '1 minute')
  on conflict (part, row_id) do update set failures = noted.failures + 1, sqlstate = excluded.sqlstate, message = excluded.message,
    context = excluded.context, retry_at = private.now() + least(60, 2 ^ least(noted.failures, 6)) * interval '1 minute';
end
$$;

-- One row in a block of its own. True if it was done. What says nothing of the row (it is locked, two waited for one another)
-- is left to the next run.
create function private.run_row(part private.clock_parts, of_row uuid) returns boolean language plpgsql set search_path = '' as $$
declare
  state text;
  said text;
  context text;
begin
  execute part.does using of_row;
  return true;
exception when others then
  get stacked diagnostics state = returned_sqlstate, said = message_text, context = pg_exception_context;
  if not private.says_nothing_of_the_command(state) then perform private.note_clock_error(part.part, of_row, state, said, context); end if;
  return false;
end
$$;

-- The rows of a part that are due and not to be tried later, at most so many; none if its query fails.
create function private.due_rows(of_part private.clock_parts, most int) returns uuid[] language plpgsql set search_path = '' as $$
declare
  found_rows uuid[];
  state text;
  said text;
  context text;
begin
  execute format($sql$
    select array(
      select found.id from (%s) found(id)
      where not exists (select from private.clock_errors failed where failed.part = $1 and failed.row_id = found.id and failed.retry_at > private.now())
      limit $2)$sql$, of_part.finds) into found_rows using of_part.part, most;
  return found_rows;
exception when others then
  get stacked diagnostics state = returned_sqlstate, said = message_text, context = pg_exception_context;
  perform private.note_clock_error('finding ' || of_part.part, '00000000-0000-0000-0000-000000000000', state, said, context);
  return '{}';
end
$$;

create function private.run_part(of_part private.clock_parts, most int, out tried int, out done int) language plpgsql set search_path = '' as $$
declare
  due uuid;
begin
  tried := 0;
  done := 0;
  foreach due in array private.due_rows(of_part, most) loop
    tried := tried + 1;
    if private.run_row(of_part, due) then
      done := done + 1;
      delete from private.clock_errors failed where failed.part = of_part.part and failed.row_id = due;
    end if;
  end loop;
end
$$;

-- The parts that have anything to do, asked in one statement: an idle clock starts none of them. If the question itself
-- fails, all are run, each in its own blocks.
create function private.parts_due() returns text[] language plpgsql set search_path = '' as $$
declare
  asking text;
  due text[];
  state text;
  said text;
  context text;
begin
  select string_agg(format('case when exists (%s) then %L end', finds, part), ', ') into asking from private.clock_parts;
  execute format('select array_remove(array[%s], null)', asking) into due;
  delete from private.clock_errors where part = 'asking';
  return due;
exception when others then
  get stacked diagnostics state = returned_sqlstate, said = message_text, context = pg_exception_context;
  perform private.note_clock_error('asking', '00000000-0000-0000-0000-000000000000', state, said, context);
  return array(select part from private.clock_parts);
end
$$;
comment on function private.parts_due() is 'Which parts of the clock have a row whose time has come.';
