-- What time alone changes. One function, called every minute by pg_cron on the hosted service and by the local backend
-- here; called late or twice it does the same. No policy and no view reads a clock: what time opens or closes is a
-- column that changes here, so that the row gets a new stamp and the pull finds it.

create function private.expire_shifts() returns void language plpgsql set search_path = '' as $$
begin
  update public.shifts set status = 'expired', version = version + 1
  where status = 'published' and starts_at <= private.now() and confirmed_count = 0;
  -- Everybody who asked gets an answer, always.
  update public.applications waiting
  set status = 'closed', closed_reason = case when shift.status = 'expired' then 'shift_expired' else 'filled' end,
    waitlist_pos = null, version = waiting.version + 1
  from public.shifts shift
  where shift.id = waiting.shift_id and private.is_live_application(waiting.status) and shift.starts_at <= private.now()
    and shift.status in ('published', 'expired');
end
$$;
comment on function private.expire_shifts() is 'A shift that started with nobody booked has expired; who still waits for a shift that started is told.';

create function private.end_suspensions() returns void language plpgsql set search_path = '' as $$
begin
  update public.profiles person set account_status = 'active' from public.profile_private secret
  where secret.id = person.id and person.account_status = 'suspended' and secret.suspended_until <= private.now();
end
$$;
comment on function private.end_suspensions() is 'A suspension with an end ends.';

create function private.run_clock() returns void language plpgsql set search_path = '' as $$
begin
  perform private.expire_shifts();
  perform private.pass_on_holds();
  perform private.expire_jobs();
  perform private.expire_invitations();
  perform private.lapse_transfers();
  perform private.release_shifts();
  perform private.chase_changes();
  perform private.end_suspensions();
  perform private.close_contacts();
  perform private.clear_sync_state();
  perform private.clear_traces();
end
$$;
comment on function private.run_clock() is 'The server''s clock: everything that happens because time passed.';

-- Only where the extension is: elsewhere somebody else calls run_clock.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('encore-clock', '* * * * *', 'select private.run_clock()');
  end if;
end
$$;
