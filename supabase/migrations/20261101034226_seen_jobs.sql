-- A version of a job counts its moves as well, so whoever paused one to choose among those who had applied could only offer it. What
-- changes none of the terms is seen by everybody who saw the job before.

create function private.terms_of_job(job public.jobs) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('role', job.role, 'employment_type', job.employment_type, 'pay_min_minor', job.pay_min_minor,
    'pay_max_minor', job.pay_max_minor, 'pay_period', job.pay_period, 'currency', job.currency,
    'hours_per_week', job.hours_per_week, 'start_date', job.start_date)
$$;
comment on function private.terms_of_job(public.jobs) is 'What somebody agrees to who takes the job. Twin of sameTerms on the device.';

create function private.job_changed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.terms_of_job(old) = private.terms_of_job(new) then
    update public.applications set seen_version = new.version
    where job_id = new.id and seen_version = old.version and private.is_live_application(status);
  else
    perform private.notify_gathered(worker_id, 'asked_job_changed', new.id, private.facts_of_job(new.id) || jsonb_build_object('application_id', id))
    from public.applications where job_id = new.id and private.is_live_application(status);
  end if;
  return null;
end
$$;
drop trigger tell_job_changed on public.jobs;
drop function private.tell_job_changed();
create trigger job_changed after update on public.jobs for each row
  when (old.status in ('published', 'paused') and new.status in ('published', 'paused') and new.version <> old.version)
  execute function private.job_changed();

-- As in `…034222`; whoever saw these terms when they applied need not have heard of each move since.
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
