-- pg_cron writes a row for each run and takes none away: with the clock and the senders 1.5 million a year. A week of them is enough to
-- see what failed.

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('encore-clock-log', '7 4 * * *', 'delete from cron.job_run_details where end_time < now() - interval ''7 days''');
  end if;
end
$$;
