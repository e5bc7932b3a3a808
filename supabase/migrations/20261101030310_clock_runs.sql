-- When the clock's parts run, and in which transactions: a batch of all parts, batches until nothing is due, and the schedule.

-- One transaction: every row in it stays locked to its end, and the pull's watermark waits for it. A row takes some
-- milliseconds (a shift that closes, with those who asked, 3 to 7), so a batch is over in less than a second. Each part has
-- rows of its own to do, so that none waits for another's.
create function private.run_clock() returns boolean language plpgsql set search_path = '' set lock_timeout = '500ms' as $$
declare
  most constant int := 50;
  more boolean := false;
  count_done int := 0;
  due text[];
  part private.clock_parts;
  ran record;
begin
  -- One at a time: a run that takes longer than a minute is not joined by the next.
  if not pg_try_advisory_xact_lock(hashtextextended('encore clock', 0)) then return false; end if;
  update private.clock_state set started_at = private.now();
  due := private.parts_due();
  for part in select * from private.clock_parts known where known.part = any (due) order by known.place, known.part loop
    ran := private.run_part(part, most);
    more := more or ran.tried = most;
    count_done := count_done + ran.done;
  end loop;
  -- What was to be tried again by now and was not found is not due any more.
  if not more then delete from private.clock_errors where retry_at <= private.now(); end if;
  update private.clock_state set finished_at = private.now(), done = count_done,
    good_at = case when exists (select from private.clock_errors) then good_at else private.now() end;
  return more;
end
$$;
comment on function private.run_clock() is 'The server''s clock: a batch of what happens because time passed. True if there may be more.';

-- What commits cannot pin its search path: everything in it is named in full, and it runs with its caller's rights.
-- Rows that somebody holds are tried again in each batch, so a run ends some time whatever happens.
create procedure private.run_clock_to_the_end() language plpgsql as $$
begin
  for batch in 1..200 loop
    exit when not private.run_clock();
    commit;
  end loop;
end
$$;
comment on procedure private.run_clock_to_the_end() is 'For the scheduler: batches of the clock, each committed, until nothing is due.';

-- Only where the extension is: elsewhere somebody else calls run_clock.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('encore-clock', '* * * * *', 'call private.run_clock_to_the_end()');
  end if;
end
$$;
