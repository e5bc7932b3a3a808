-- Pay so high that support looks at it before others see the post: a slip of the finger, or bait on top of every list by
-- pay. The draft stays its venue's own; publishing waits for the answer, of which its managers are told in words.
--   saved above the line -> waits -> approved (publishing goes through, up to that pay) | refused (with a reason)

insert into private.settings values ('look_at_pay_above_gbp', '10000'), ('look_at_pay_above_usd', '12000'), ('look_at_pay_above_eur', '11000');

create table private.pay_looks (
  shift_id uuid primary key references public.shifts (id) on delete cascade,
  rate_minor int not null,
  asked_at timestamptz not null default private.now(),
  decision text check (decision in ('approve', 'refuse')),
  decided_at timestamptz
);
comment on table private.pay_looks is 'Posts whose pay support looks at, and what it said of which pay. Who decided and why stands in the audit log.';
-- what waits, oldest first
create index pay_looks_waiting on private.pay_looks (asked_at) where decision is null;
alter table private.pay_looks enable row level security;

create function private.is_absurd_pay(shift public.shifts) returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return shift.rate_minor > (select value::int from private.settings where name = 'look_at_pay_above_' || lower(shift.currency));
end
$$;
comment on function private.is_absurd_pay(public.shifts) is 'Above the line of its currency: settings look_at_pay_above_gbp, _usd, _eur, in minor units an hour.';

-- Called when a draft was written. The same pay again is no new question; less than what was approved needs none.
create function private.ask_for_look(shift public.shifts) returns void language plpgsql set search_path = '' as $$
declare
  known private.pay_looks;
begin
  select * into known from private.pay_looks where shift_id = shift.id;
  if not private.is_absurd_pay(shift) then
    delete from private.pay_looks where shift_id = shift.id and decision is null;
  elsif known.shift_id is null or shift.rate_minor <> known.rate_minor and not (known.decision is not distinct from 'approve' and shift.rate_minor < known.rate_minor) then
    insert into private.pay_looks (shift_id, rate_minor) values (shift.id, shift.rate_minor)
    on conflict (shift_id) do update set rate_minor = excluded.rate_minor, asked_at = excluded.asked_at, decision = null, decided_at = null;
    -- Who typed on is told once.
    if known.shift_id is null or known.decision is not null then perform private.tell_of_look(shift.id, 'pay_looked_at', null); end if;
  end if;
end
$$;

create function private.refuse_absurd_pay(shift public.shifts) returns void language plpgsql set search_path = '' as $$
begin
  if private.is_absurd_pay(shift)
    and not exists (select from private.pay_looks where shift_id = shift.id and decision = 'approve' and rate_minor >= shift.rate_minor)
  then
    perform private.refuse('pay_looked_at');
  end if;
end
$$;

-- All who manage the venue, whoever of them it was.
create function private.tell_of_look(shift uuid, kind text, reason text) returns void language plpgsql set search_path = '' as $$
begin
  perform private.notify(member.user_id, kind, private.facts_of_shift(shift) || jsonb_strip_nulls(jsonb_build_object('reason', reason)))
  from public.venue_users member join public.shifts post on post.venue_id = member.venue_id
  where post.id = shift and member.revoked_at is null and member.role in ('admin', 'manager');
end
$$;
