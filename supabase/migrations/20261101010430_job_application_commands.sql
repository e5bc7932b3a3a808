-- Applying for a job, the venue's word on it, and the rockstar's answer to an offer. Nothing is booked here: a job has no
-- clock, so an accepted application is the agreement itself.

create function private.ask_for_job(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  job public.jobs;
begin
  perform private.require_active('rockstar');
  select * into job from public.jobs where id = private.arg_uuid(args, 'job_id') for share;
  if job.id is null or job.status = 'draft' then perform private.refuse('not_found', null, 404); end if;
  if job.status <> 'published' or job.closes_at <= private.now() then perform private.refuse('job_gone'); end if;
  perform private.lock_worker(auth.uid());
  perform private.require_active('rockstar');
  if private.is_blocked(job.venue_id, auth.uid()) then perform private.refuse('not_open_to_you'); end if;
  perform private.require_open_venue(job.venue_id);
  perform private.refuse_asked(auth.uid(), job.id);
  if job.version <> private.arg_int(args, 'seen_version') then perform private.refuse('terms_changed', private.shown_job(job.id)); end if;
  perform private.ask_job(job, private.arg_uuid(args, 'id'), private.arg_lines(args, 'note', 1000, false), 'submitted');
end
$$;

-- One live request for each post, none after a no, and twenty in a day: each that is taken back, and each booking that is left again, stays
-- a row on the venue's devices and tells its people.
create function private.refuse_asked(worker uuid, post uuid) returns void language plpgsql stable set search_path = '' as $$
declare
  asked boolean;
  refused boolean;
  often boolean;
begin
  select bool_or(private.is_live_application(status) or status = 'accepted'), bool_or(status = 'rejected'),
    count(*) filter (where created_at > private.now() - interval '1 day') >= 20 into asked, refused, often
  from public.applications where worker_id = worker and coalesce(shift_id, job_id) = post;
  if asked then perform private.refuse('already_applied'); end if;
  if refused then perform private.refuse('not_again'); end if;
  if often then perform private.refuse('throttled', null, 429); end if;
end
$$;

create function private.ask_job(job public.jobs, application uuid, said text, as_status text) returns void language plpgsql set search_path = '' as $$
begin
  insert into public.applications (id, worker_id, venue_id, job_id, note, status, seen_version, recorded_at)
  values (application, auth.uid(), job.venue_id, job.id, said, as_status, job.version, private.acted_at());
exception when unique_violation then
  -- The id is another's.
  perform private.bad_argument('id');
end
$$;

-- Who takes an invitation is on the shortlist, with what they asked by themselves where they did. A no of before is over.
create function private.ask_invited(job public.jobs, application uuid) returns void language plpgsql set search_path = '' as $$
declare
  asked public.applications;
begin
  select * into asked from public.applications
  where worker_id = auth.uid() and job_id = job.id and (private.is_live_application(status) or status = 'accepted') for update;
  if asked.status = 'accepted' then perform private.refuse('already_applied'); end if;
  if asked.id is null then perform private.ask_job(job, application, null, 'shortlisted'); end if;
  update public.applications set status = 'shortlisted', version = version + 1 where id = asked.id and status in ('submitted', 'viewed');
end
$$;

-- accept | reject | shortlist | offer, of an application that is locked and whose version was seen.
create function private.decide_job_application(application public.applications, decision text, args jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  job public.jobs;
  hold int := coalesce(private.arg_int(args, 'hold_hours', false), 72);
begin
  -- A job has no line to wait in.
  if decision = 'waitlist' then perform private.bad_argument('decision'); end if;
  select * into job from public.jobs where id = application.job_id;
  if decision in ('accept', 'offer') then
    perform private.require_active();
    if job.status not in ('published', 'paused') then perform private.refuse('job_gone'); end if;
    perform private.require_open_venue(job.venue_id);
    if (select account_status from public.profiles where id = application.worker_id) = 'suspended' then
      perform private.refuse('account_suspended', jsonb_build_object('who', 'worker'));
    end if;
  end if;
  if hold not between 1 and 336 then perform private.bad_argument('hold_hours'); end if;
  -- Nobody has agreed to a job that they have not seen.
  if decision = 'accept' and application.seen_version is distinct from job.version then decision := 'offer'; end if;
  update public.applications set
    status = case decision when 'accept' then 'accepted' when 'reject' then 'rejected' when 'offer' then 'offered' else 'shortlisted' end,
    hold_until = case when decision = 'offer' then private.now() + hold * interval '1 hour' end,
    decided_by = auth.uid(), decided_at = private.now(), decision_reason = private.arg_lines(args, 'reason', 500, false), version = version + 1
  where id = application.id;
  if decision = 'accept' then perform private.open_conversation(application.venue_id, application.worker_id); end if;
end
$$;

-- The answer to an offer, by the rockstar to whom it was made. Whoever saw these terms when they applied need not have heard of each move
-- since. Earlier apps name no version.
create function private.respond_job_offer(offered public.applications, answer text, args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  application public.applications;
  job public.jobs;
  why text := private.arg_lines(args, 'reason', 500, false);
begin
  if answer = 'accept' then perform private.require_active('rockstar'); end if;
  select * into job from public.jobs where id = offered.job_id for share;
  perform private.lock_worker(auth.uid());
  select * into application from public.applications where id = offered.id for update;
  if application.status = 'expired' or application.hold_until <= private.now() then
    if answer = 'decline' then return; end if; -- too late, a no is no news
    perform private.refuse('offer_lapsed');
  end if;
  if application.status <> 'offered' then perform private.refuse('wrong_state'); end if;
  if answer = 'accept' and job.version not in (private.arg_int(args, 'seen_version', false), application.seen_version) then
    perform private.refuse('terms_changed', private.shown_job(job.id));
  end if;
  update public.applications set status = case answer when 'accept' then 'accepted' else 'declined' end, hold_until = null,
    decision_reason = why, version = version + 1
  where id = application.id;
  if answer = 'accept' then perform private.open_conversation(application.venue_id, application.worker_id); end if;
  perform private.notify_managers(application.venue_id, case answer when 'accept' then 'job_offer_accepted' else 'job_offer_declined' end,
    private.facts_of_job(application.job_id)
      || jsonb_build_object('name', (select name from public.profiles where id = auth.uid()), 'reason', why));
end
$$;
