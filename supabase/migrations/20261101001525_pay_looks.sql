-- Pay so high that support looks at it before others see the post: a slip of the finger, or bait on top of every list by
-- pay. The draft stays its venue's own; publishing waits for the answer, of which its managers are told in words.
--   saved above the line -> waits -> approved (publishing goes through, up to that pay) | refused (with a reason)
-- Shifts and jobs have one line, for an hour: a job counts by the most that it offers, a year as 2,080 hours (40 a week),
-- a month as a twelfth of that.

insert into private.settings values ('look_at_pay_above_gbp', '10000'), ('look_at_pay_above_usd', '12000'), ('look_at_pay_above_eur', '11000'),
  ('look_at_pay_above_aud', '20000'), ('look_at_pay_above_cad', '17000'), ('look_at_pay_above_chf', '15000'), ('look_at_pay_above_nzd', '20000'),
  ('look_at_pay_above_clp', '40000'), ('look_at_pay_above_ars', '60000'), ('look_at_pay_above_mxn', '50000'),
  ('look_at_pay_above_cop', '80000'), ('look_at_pay_above_pen', '12000'), ('look_at_pay_above_uyu', '2000'), ('look_at_pay_above_brl', '15000');

create table private.pay_looks (
  id bigint generated always as identity primary key,
  shift_id uuid unique references public.shifts (id) on delete cascade,
  job_id uuid unique references public.jobs (id) on delete cascade,
  rate_minor int not null,
  currency text not null,
  asked_at timestamptz not null default private.now(),
  decision text check (decision in ('approve', 'refuse')),
  decided_at timestamptz,
  constraint of_one_post check (num_nonnulls(shift_id, job_id) = 1)
);
comment on table private.pay_looks is 'Posts whose pay support looks at, and what it said of which pay an hour. Who decided and why stands in the audit log.';
-- what waits, oldest first
create index pay_looks_waiting on private.pay_looks (asked_at) where decision is null;
alter table private.pay_looks enable row level security;

create type private.post_pay as (shift_id uuid, job_id uuid, venue_id uuid, rate_minor int, currency text);
comment on type private.post_pay is 'What a shift or a job pays for an hour, at the most.';

create function private.pay_of_shift(shift public.shifts) returns private.post_pay language plpgsql immutable set search_path = '' as $$
begin
  return row(shift.id, null, shift.venue_id, shift.rate_minor, shift.currency)::private.post_pay;
end
$$;

create function private.pay_of_job(job public.jobs) returns private.post_pay language plpgsql immutable set search_path = '' as $$
declare
  most constant int := greatest(job.pay_min_minor, job.pay_max_minor);
begin
  return row(null, job.id, job.venue_id,
    case job.pay_period when 'year' then ceil(most / 2080.0)::int when 'month' then ceil(most * 12.0 / 2080)::int else most end, job.currency)::private.post_pay;
end
$$;

create function private.is_absurd_pay(pay private.post_pay) returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return pay.rate_minor > (select value::int from private.settings where name = 'look_at_pay_above_' || lower(pay.currency));
end
$$;
comment on function private.is_absurd_pay(private.post_pay) is 'Above the line of its currency: settings look_at_pay_above_ and the currency, in minor units an hour.';

create function private.look_at(pay private.post_pay) returns private.pay_looks language plpgsql stable set search_path = '' as $$
declare
  known private.pay_looks;
begin
  select * into known from private.pay_looks where shift_id = pay.shift_id or job_id = pay.job_id;
  return known;
end
$$;
comment on function private.look_at(private.post_pay) is 'What support was asked about this post, whatever it said; null when nothing.';

-- What was approved covers that pay and less, in the same currency.
create function private.is_approved_pay(known private.pay_looks, pay private.post_pay) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(known.decision = 'approve' and known.rate_minor >= pay.rate_minor and known.currency = pay.currency, false);
end
$$;

-- Called when a draft was written. The same pay again is no new question; less than what was approved needs none.
create function private.ask_for_look(pay private.post_pay) returns void language plpgsql set search_path = '' as $$
declare
  known constant private.pay_looks := private.look_at(pay);
begin
  if not private.is_absurd_pay(pay) then
    delete from private.pay_looks where id = known.id and decision is null;
    return;
  end if;
  if private.is_approved_pay(known, pay) or (known.rate_minor, known.currency) = (pay.rate_minor, pay.currency) then return; end if;
  if known.id is null then
    insert into private.pay_looks (shift_id, job_id, rate_minor, currency) values (pay.shift_id, pay.job_id, pay.rate_minor, pay.currency);
  else
    update private.pay_looks set rate_minor = pay.rate_minor, currency = pay.currency, asked_at = private.now(), decision = null, decided_at = null
    where id = known.id;
  end if;
  -- Who typed on is told once.
  if known.id is null or known.decision is not null then perform private.tell_of_look(pay, 'pay_looked_at', null); end if;
end
$$;

-- `code`: a draft waits for the look; what is published already cannot.
create function private.refuse_absurd_pay(pay private.post_pay, code text) returns void language plpgsql set search_path = '' as $$
begin
  if private.is_absurd_pay(pay) and not private.is_approved_pay(private.look_at(pay), pay) then perform private.refuse(code); end if;
end
$$;

-- All who manage the venue, whoever of them it was.
create function private.tell_of_look(pay private.post_pay, kind text, reason text) returns void language plpgsql set search_path = '' as $$
begin
  perform private.notify(member.user_id, case when pay.job_id is null then kind else 'job_' || kind end,
    private.told_where(member.user_id, coalesce(private.facts_of_job(pay.job_id), private.facts_of_shift(pay.shift_id))
      || jsonb_strip_nulls(jsonb_build_object('reason', reason))))
  from public.venue_users member
  where member.venue_id = pay.venue_id and member.revoked_at is null and member.role in ('admin', 'manager');
end
$$;

-- Drafts that followed their venue into another currency.
create function private.ask_for_looks(venue uuid) returns void language plpgsql set search_path = '' as $$
begin
  perform private.ask_for_look(private.pay_of_shift(shift)) from public.shifts shift where shift.venue_id = venue and shift.status = 'draft';
  perform private.ask_for_look(private.pay_of_job(job)) from public.jobs job where job.venue_id = venue and job.status = 'draft';
end
$$;
