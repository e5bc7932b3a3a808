-- A job is agreed at the terms that its Rockstar saw, as a shift is: whoever applied hears that it changed, who takes an offer names the job
-- that they saw, and a yes to somebody who saw another one is an offer. A version of a job counts its moves as well: what changes none of
-- the terms is seen by everybody who saw the job before, so that one can be paused to choose among those who applied.

create or replace function private.decide_job_application(application public.applications, decision text, args jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  job public.jobs;
  hold int := coalesce(private.arg_int(args, 'hold_hours', false), 72);
begin
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

-- Whoever saw these terms when they applied need not have heard of each move since. Earlier apps name no version.
create or replace function private.respond_job_offer(offered public.applications, answer text, args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  application public.applications;
  job public.jobs;
  why text := private.arg_lines(args, 'reason', 500, false);
begin
  if answer = 'accept' then perform private.require_active('rockstar'); end if;
  select * into job from public.jobs where id = offered.job_id for share;
  perform private.lock_worker(auth.uid());
  select * into application from public.applications where id = offered.id for update;
  if application.status = 'expired' or application.hold_until <= private.now() then perform private.refuse('offer_lapsed'); end if;
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
