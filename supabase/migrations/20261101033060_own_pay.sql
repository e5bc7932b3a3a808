-- Nor does anybody let their own venue's post with very high pay through, or hold it back (`…033020`).

create or replace function private.admin_decide_pay(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  chosen text := private.arg_one_of(args, 'decision', '{approve,refuse}');
  seen int := private.arg_int(args, 'rate_minor');
  why text := private.arg_lines(args, 'reason', 500, chosen = 'refuse');
  post text := private.arg_one_of(args, 'post', '{shift,job}');
  shift public.shifts;
  job public.jobs;
  pay private.post_pay;
begin
  perform private.require_admin('support');
  if post = 'shift' then
    select * into shift from public.shifts where id = private.arg_uuid(args, 'id') for update;
    pay := private.pay_of_shift(shift);
  else
    select * into job from public.jobs where id = private.arg_uuid(args, 'id') for update;
    pay := private.pay_of_job(job);
  end if;
  if pay.venue_id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.refuse_own_case(pay.venue_id, null);
  update private.pay_looks set decision = chosen, decided_at = private.now()
  where id = (private.look_at(pay)).id and rate_minor = seen and currency = pay.currency and decision is null;
  if not found or coalesce(shift.status, job.status) <> 'draft' then perform private.refuse('wrong_state'); end if;
  perform private.tell_of_look(pay, 'pay_' || chosen || 'd', why);
  perform private.audit('admin_decide_pay', 'venues', pay.venue_id, jsonb_build_object(
    'before', jsonb_build_object(post || '_id', coalesce(pay.shift_id, pay.job_id), 'rate_minor', seen, 'currency', pay.currency),
    'after', jsonb_build_object('decision', chosen), 'reason', why));
end
$$;
