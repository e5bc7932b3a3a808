-- A job may be paid by the month, as wages are named in most of the countries where there are cities. Its hour, for the look at absurd pay,
-- is that of a year of twelve of them.

alter table public.jobs drop constraint jobs_pay_period_check, add check (pay_period in ('hour', 'month', 'year'));

create or replace function private.pay_of_job(job public.jobs) returns private.post_pay language plpgsql immutable set search_path = '' as $$
declare
  most constant int := greatest(job.pay_min_minor, job.pay_max_minor);
begin
  return row(null, job.id, job.venue_id,
    case job.pay_period when 'year' then ceil(most / 2080.0)::int when 'month' then ceil(most * 12.0 / 2080)::int else most end, job.currency)::private.post_pay;
end
$$;

-- As in `…010420`, with the month.
create or replace function private.job_of_args(args jsonb, known public.jobs) returns public.jobs language plpgsql stable set search_path = '' as $$
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
