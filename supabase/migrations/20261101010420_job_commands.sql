-- What a venue does with a job: write it down, post it, pause it, go on, and end it. Ending one answers everybody who asked.

create function private.check_job(job public.jobs) returns void language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from public.roles_catalog where slug = job.role) then perform private.refuse('unknown_role', null, 400); end if;
  if job.pay_min_minor not between 1 and 100000000 or job.pay_max_minor not between job.pay_min_minor and 100000000 then
    perform private.refuse('pay_out_of_range', null, 400);
  end if;
  if job.hours_per_week not between 1 and 60 then perform private.refuse('hours_out_of_range', null, 400); end if;
end
$$;

-- The job, locked, for somebody who decides at its venue.
create function private.managed_job(args jsonb) returns public.jobs language plpgsql set search_path = '' as $$
declare
  job public.jobs;
begin
  select * into job from public.jobs where id = private.arg_uuid(args, 'id') for update;
  if job.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(job.venue_id, 'manager');
  return job;
end
$$;

create function private.shown_job(job_id uuid) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (select to_jsonb(shown) from private.mirror_jobs shown where id = job_id);
end
$$;

select private.write_put_of('jobs');

create function private.job_of_args(args jsonb, known public.jobs) returns public.jobs language plpgsql stable set search_path = '' as $$
declare
  job public.jobs := known;
begin
  args := private.over(known, args);
  job.id := private.arg_uuid(args, 'id');
  job.venue_id := private.arg_uuid(args, 'venue_id');
  job.role := private.arg_text(args, 'role', 40);
  job.title := private.arg_text(args, 'title', 100);
  job.description := private.arg_lines(args, 'description', 4000, false);
  job.employment_type := private.arg_one_of(args, 'employment_type', '{full_time,part_time,temporary}');
  job.pay_min_minor := private.arg_int(args, 'pay_min_minor');
  job.pay_max_minor := private.arg_int(args, 'pay_max_minor', false);
  job.pay_period := private.arg_one_of(args, 'pay_period', '{hour,month,year}');
  job.hours_per_week := private.arg_int(args, 'hours_per_week', false);
  job.start_date := private.arg_day(args, 'start_date', false);
  job.skills := private.arg_texts(args, 'skills', 60, 10);
  return job;
end
$$;

create function private.save_job(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  known public.jobs;
  job public.jobs;
  venue public.venues;
begin
  perform private.require_member(private.arg_uuid(args, 'venue_id'), 'manager');
  perform private.require_active();
  select * into venue from public.venues where id = private.arg_uuid(args, 'venue_id');
  select * into known from public.jobs where id = private.arg_uuid(args, 'id') for update;
  job := private.job_of_args(args, known);
  if known.venue_id <> job.venue_id then perform private.refuse('not_allowed', null, 403); end if;
  if known.status not in ('draft', 'published', 'paused') then perform private.refuse('wrong_state'); end if;
  if known.version <> private.arg_int(args, 'version', false) then perform private.refuse('terms_changed', private.shown_job(known.id)); end if;
  perform private.require_open_venue(venue.id);
  perform private.require_place(venue, false);
  perform private.check_job(job);
  if known.id is null then perform private.refuse_full(job.venue_id, 'jobs'); end if;
  job.area := venue.area;
  job.currency := venue.currency;
  job.created_by := coalesce(known.created_by, auth.uid());
  job.version := coalesce(known.version, 0) + 1;
  if known.status <> 'draft' and (job.currency <> known.currency or (private.pay_of_job(job)).rate_minor > (private.pay_of_job(known)).rate_minor) then
    perform private.refuse_absurd_pay(private.pay_of_job(job), 'pay_needs_draft');
  end if;
  perform private.put_jobs(job);
  if coalesce(known.status, 'draft') = 'draft' then perform private.ask_for_look(private.pay_of_job(job)); end if;
end
$$;
select private.register_command('save_job', 1, 'Creates a draft of a job or changes one that has not ended. A manager of the venue.');

-- The moves that depend on what the person saw.
create function private.move_job(args jsonb, before text[], after text) returns public.jobs language plpgsql set search_path = '' as $$
declare
  job public.jobs := private.managed_job(args);
  venue public.venues;
begin
  -- A colleague was faster, with what was seen here.
  if job.status = after and job.version = private.arg_int(args, 'version') + 1 then return job; end if;
  if job.status <> all (before) then perform private.refuse('wrong_state'); end if;
  if job.version <> private.arg_int(args, 'version') then perform private.refuse('terms_changed', private.shown_job(job.id)); end if;
  if after = 'published' then
    perform private.require_active();
    select * into venue from public.venues where id = job.venue_id;
    perform private.require_open_venue(venue.id);
    perform private.require_place(venue, true);
    if job.status = 'draft' then perform private.refuse_absurd_pay(private.pay_of_job(job), 'pay_looked_at'); end if;
  end if;
  update public.jobs set status = after, version = version + 1,
    published_at = case when after = 'published' then coalesce(published_at, private.now()) else published_at end,
    closes_at = case when after = 'published' then private.now() + interval '30 days' else closes_at end
  where id = job.id;
  return job;
end
$$;

create function private.publish_job(args jsonb) returns void language plpgsql set search_path = '' as $$
begin
  perform private.move_job(args, '{draft}', 'published');
end
$$;
select private.register_command('publish_job', 1, 'Shows a draft to rockstars for 30 days. A manager of the venue, who saw its present version.');

create function private.pause_job(args jsonb) returns void language plpgsql set search_path = '' as $$
begin
  perform private.move_job(args, '{published}', 'paused');
end
$$;
select private.register_command('pause_job', 1, 'Hides a job from those who have not asked. A manager of the venue, who saw its present version.');

create function private.resume_job(args jsonb) returns void language plpgsql set search_path = '' as $$
begin
  perform private.move_job(args, '{paused}', 'published');
end
$$;
select private.register_command('resume_job', 1, 'Shows a paused job again, for 30 days. A manager of the venue, who saw its present version.');

create function private.end_job(of_job uuid, outcome text) returns void language plpgsql set search_path = '' as $$
begin
  update public.jobs set status = outcome, version = version + 1 where id = of_job;
  perform private.close_job_applications(of_job, case outcome when 'filled' then 'filled' else 'job_closed' end);
end
$$;

create function private.close_job(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  job public.jobs := private.managed_job(args);
  outcome text := private.arg_one_of(args, 'outcome', '{filled,closed}');
begin
  -- A colleague was faster.
  if job.status = outcome then return; end if;
  if job.status not in ('draft', 'published', 'paused') then perform private.refuse('wrong_state'); end if;
  perform private.end_job(job.id, outcome);
end
$$;
select private.register_command('close_job', 1, 'Ends a job, filled or not, and answers everybody who asked. A manager of the venue.');

create function private.close_job_applications(of_job uuid, why text) returns void language plpgsql set search_path = '' as $$
begin
  update public.applications set status = 'closed', closed_reason = why, hold_until = null, version = version + 1
  where job_id = of_job and private.is_live_application(status);
end
$$;

-- Parts of the server's clock.
select private.register_part('expire_job', 30, $$
  select id from public.jobs where status in ('published', 'paused') and closes_at <= private.now() order by closes_at
$$);

create function private.expire_job(of_job uuid) returns void language plpgsql set search_path = '' as $$
declare
  venue uuid;
begin
  update public.jobs set status = 'expired', version = version + 1
  where id = of_job and status in ('published', 'paused') and closes_at <= private.now() returning venue_id into venue;
  if not found then return; end if;
  perform private.close_job_applications(of_job, 'job_expired');
  perform private.notify_managers(venue, 'job_expired', private.facts_of_job(of_job));
end
$$;
comment on function private.expire_job(uuid) is 'A job closes by itself after its time.';

select private.register_part('lapse_job_offer', 40, $$
  select id from public.applications where hold_until <= private.now() and job_id is not null and status = 'offered' order by hold_until
$$);

create function private.lapse_job_offer(application uuid) returns void language plpgsql set search_path = '' as $$
declare
  lapsed public.applications;
begin
  update public.applications set status = 'expired', closed_reason = 'offer_lapsed', hold_until = null, version = version + 1
  where id = application and job_id is not null and status = 'offered' and hold_until <= private.now() returning * into lapsed;
  if not found then return; end if;
  perform private.notify_managers(lapsed.venue_id, 'job_offer_lapsed', private.facts_of_job(lapsed.job_id)
    || jsonb_build_object('name', (select name from public.profiles where id = lapsed.worker_id)));
end
$$;
comment on function private.lapse_job_offer(uuid) is 'An offer of a job that was not answered in time lapses.';
