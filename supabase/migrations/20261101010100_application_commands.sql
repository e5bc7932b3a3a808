-- Asking for a place, taking the request back, the venue's word on it. Whoever books takes the shift's row lock first and
-- then the worker's advisory lock: the first keeps a shift from being overfilled, the second two venues from waiting for
-- one another.

create function private.lock_worker(worker uuid) returns void language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(worker::text, 2))
$$;

-- A live booking of the worker that overlaps. Whose it is matters for what may be told: the worker only.
create function private.refuse_clash(worker uuid, from_at timestamptz, to_at timestamptz) returns void
language plpgsql stable set search_path = '' as $$
declare
  clash jsonb;
begin
  select jsonb_build_object('booking_id', id, 'shift_id', shift_id, 'starts_at', starts_at, 'ends_at', ends_at) into clash
  from public.bookings
  where worker_id = worker and private.is_live_booking(status) and starts_at < to_at and ends_at > from_at
  order by starts_at limit 1;
  if clash is not null then perform private.refuse('clash', case when worker = auth.uid() then clash end); end if;
end
$$;

-- Eleven hours between work at two venues, when somebody books themselves.
create function private.refuse_tired(shift public.shifts) returns void language plpgsql stable set search_path = '' as $$
begin
  if exists (
    select from public.bookings
    where worker_id = auth.uid() and private.is_live_booking(status) and venue_id <> shift.venue_id
      and starts_at < shift.ends_at + interval '11 hours' and ends_at > shift.starts_at - interval '11 hours')
  then
    perform private.refuse('rest_too_short');
  end if;
end
$$;

-- The shift that somebody asks for, locked, with every reason why it cannot be asked for.
create function private.askable_shift(args jsonb) returns public.shifts language plpgsql set search_path = '' as $$
declare
  shift public.shifts;
begin
  perform private.require_active('rockstar');
  select * into shift from public.shifts where id = private.arg_uuid(args, 'shift_id') for update;
  if shift.id is null or shift.status = 'draft' or shift.visible_from > private.now() then perform private.refuse('not_found', null, 404); end if;
  if shift.status <> 'published' then perform private.refuse('shift_gone'); end if;
  if shift.starts_at <= private.now() then perform private.refuse('too_late'); end if;
  if private.is_blocked(shift.venue_id, auth.uid()) then perform private.refuse('not_open_to_you'); end if;
  perform private.lock_worker(auth.uid());
  if exists (select from public.applications where worker_id = auth.uid() and shift_id = shift.id
      and (private.is_live_application(status) or status = 'accepted')) then
    perform private.refuse('already_applied');
  end if;
  if exists (select from public.applications where worker_id = auth.uid() and shift_id = shift.id and status = 'rejected') then
    perform private.refuse('not_again');
  end if;
  if shift.version <> private.arg_int(args, 'seen_version') then perform private.refuse('terms_changed', private.shown_shift(shift.id)); end if;
  perform private.refuse_clash(auth.uid(), shift.starts_at, shift.ends_at);
  return shift;
end
$$;

-- Makes the request; on a full shift it waits in order of arrival.
create function private.ask(shift public.shifts, application uuid, said text, by_way_of text) returns void language plpgsql set search_path = '' as $$
declare
  full_up boolean := shift.confirmed_count >= shift.positions;
begin
  insert into public.applications (id, worker_id, venue_id, shift_id, note, status, source, seen_version, waitlist_pos, recorded_at)
  values (application, auth.uid(), shift.venue_id, shift.id, said, case when full_up then 'waitlisted' else 'submitted' end, by_way_of,
    shift.version, case when full_up then (select coalesce(max(waitlist_pos), 0) + 1 from public.applications where shift_id = shift.id) end,
    private.acted_at());
exception when unique_violation then
  -- The id is another's.
  perform private.bad_argument('id');
end
$$;

-- Who leaves the waiting list moves up those behind.
create function private.close_ranks() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.applications set waitlist_pos = waitlist_pos - 1
  where shift_id = old.shift_id and status = 'waitlisted' and waitlist_pos > old.waitlist_pos;
  return null;
end
$$;
create trigger close_ranks after update of status on public.applications for each row
  when (old.status = 'waitlisted' and new.status <> 'waitlisted') execute function private.close_ranks();

-- Books a worker on a locked shift that has a place, at the shift's terms, and takes back their requests that overlap.
create function private.book(shift public.shifts, application uuid, worker uuid, booking uuid, by_way_of text) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.bookings where id = booking) then perform private.bad_argument('booking_id'); end if;
  insert into public.bookings (id, shift_id, worker_id, venue_id, application_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source)
  values (booking, shift.id, worker, shift.venue_id, application, shift.role, shift.starts_at, shift.ends_at, shift.tz, shift.break_min,
    shift.rate_minor, shift.currency, by_way_of);
  update public.applications
    set status = 'withdrawn', closed_reason = 'clash', waitlist_pos = null, version = version + 1
    where worker_id = worker and id <> application and private.is_live_application(status) and shift_id in (
      select id from public.shifts other where tstzrange(other.starts_at, other.ends_at) && tstzrange(shift.starts_at, shift.ends_at));
end
$$;

create function private.submit_application(args jsonb) returns void language plpgsql set search_path = '' as $$
begin
  perform private.ask(private.askable_shift(args), private.arg_uuid(args, 'id'), private.arg_text(args, 'note', 1000, false), 'application');
end
$$;
select private.register_command('submit_application', 1, 'Asks for a shift at the terms seen. A rockstar; on a full shift the request waits.');

create function private.claim_shift(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  shift public.shifts := private.askable_shift(args);
  application uuid := private.arg_uuid(args, 'application_id');
  booking uuid := private.arg_uuid(args, 'booking_id');
begin
  -- A venue that nobody has verified may post, not book at once.
  if shift.booking_mode <> 'instant' or not exists (select from public.venues where id = shift.venue_id and verification_status = 'verified') then
    perform private.refuse('not_instant');
  end if;
  perform private.refuse_tired(shift);
  -- One's own calendar says no, and one has not said: all the same.
  if (args -> 'despite_calendar') is distinct from 'true'::jsonb
    and private.is_marked_unavailable(auth.uid(), tstzrange(shift.starts_at, shift.ends_at), shift.tz)
  then
    perform private.refuse('marked_unavailable');
  end if;
  perform private.ask(shift, application, null, 'claim');
  if shift.confirmed_count < shift.positions then
    perform private.book(shift, application, auth.uid(), booking, 'claim');
    update public.applications set status = 'accepted', decided_at = private.now(), version = version + 1 where id = application;
  end if;
end
$$;
select private.register_command('claim_shift', 1, 'Books an instant shift, first come; a full one puts the request on the waiting list. A rockstar.');

create function private.withdraw_application(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  application public.applications;
begin
  select * into application from public.applications where id = private.arg_uuid(args, 'id');
  if application.id is null then perform private.refuse('not_found', null, 404); end if;
  if application.worker_id <> auth.uid() then perform private.refuse('not_allowed', null, 403); end if;
  perform from public.shifts where id = application.shift_id for update;
  select * into application from public.applications where id = application.id for update;
  if not private.is_live_application(application.status) then perform private.refuse('wrong_state'); end if;
  update public.applications set status = 'withdrawn', waitlist_pos = null, version = version + 1 where id = application.id;
end
$$;
select private.register_command('withdraw_application', 1, 'Takes a waiting request back. Its worker.');

create function private.decide_application(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  application public.applications;
  shift public.shifts;
  decision text := private.arg_one_of(args, 'decision', '{accept,reject,shortlist}');
begin
  select * into application from public.applications where id = private.arg_uuid(args, 'id');
  if application.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(application.venue_id, 'manager');
  select * into shift from public.shifts where id = application.shift_id for update;
  perform private.lock_worker(application.worker_id);
  select * into application from public.applications where id = application.id for update;
  if application.version <> private.arg_int(args, 'version') then
    perform private.refuse('terms_changed', (select to_jsonb(shown) from private.mirror_applications shown where id = application.id));
  end if;
  if application.status not in ('submitted', 'viewed', 'shortlisted', 'waitlisted', 'offered')
    or (decision = 'reject' and application.status = 'offered')
    or (decision = 'shortlist' and application.status not in ('submitted', 'viewed'))
  then
    perform private.refuse('wrong_state');
  end if;
  if decision = 'accept' then perform private.accept_application(application, shift, private.arg_uuid(args, 'booking_id')); end if;
  update public.applications set
    status = case decision when 'accept' then 'accepted' when 'reject' then 'rejected' else 'shortlisted' end,
    decided_by = auth.uid(), decided_at = private.now(), decision_reason = private.arg_text(args, 'reason', 500, false),
    waitlist_pos = null, version = version + 1
  where id = application.id;
end
$$;
select private.register_command('decide_application', 1, 'Accepts (and books at once), rejects or shortlists. A manager of the venue, who saw its present version.');

create function private.accept_application(application public.applications, shift public.shifts, booking uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.require_active();
  if shift.status is distinct from 'published' then perform private.refuse('shift_gone'); end if;
  if shift.starts_at <= private.now() then perform private.refuse('too_late'); end if;
  if shift.confirmed_count >= shift.positions then
    perform private.refuse('too_late', jsonb_build_object('positions', shift.positions, 'confirmed_count', shift.confirmed_count));
  end if;
  if (select account_status from public.profiles where id = application.worker_id) = 'suspended' then
    perform private.refuse('account_suspended', jsonb_build_object('who', 'worker'));
  end if;
  perform private.refuse_clash(application.worker_id, shift.starts_at, shift.ends_at);
  perform private.book(shift, application.id, application.worker_id, booking, 'application');
end
$$;
