-- What a venue may learn of somebody's calendar: free for a slot or not, and of a shift whether it pays less than they ask
-- for. Never the calendar, never the figure, and not often enough to draw either. Only about people whom it may ask, and by nobody suspended.

-- What a venue asked about somebody since yesterday. The same question again is no new one.
create table private.questions (
  venue_id uuid not null references public.venues (id) on delete cascade,
  worker_id uuid not null references public.profiles (id) on delete cascade,
  question text not null,
  at timestamptz not null default private.now(),
  primary key (venue_id, worker_id, question)
);
comment on table private.questions is 'Slots and posts that a venue asked about a person, for a day: twenty are enough to plan a week, and too few to draw a calendar.';
-- clearing away, and when an account goes
create index questions_at on private.questions (at);
select private.register_clearing('private.questions', 'at', $$private.now() - interval '1 day'$$);
create index questions_worker on private.questions (worker_id);
alter table private.questions enable row level security;

create function private.may_learn(venue uuid, worker uuid, asked text) returns boolean language plpgsql volatile security definer set search_path = '' as $$
declare
  yesterday constant timestamptz := private.now() - interval '1 day';
begin
  perform pg_advisory_xact_lock(hashtextextended(venue || ':' || worker, 4));
  if exists (select from private.questions where venue_id = venue and worker_id = worker and question = asked and at > yesterday) then return true; end if;
  if (select count(*) from private.questions where venue_id = venue and worker_id = worker and at > yesterday) >= 20 then return false; end if;
  insert into private.questions (venue_id, worker_id, question) values (venue, worker, asked)
  on conflict (venue_id, worker_id, question) do update set at = excluded.at;
  return true;
end
$$;
comment on function private.may_learn(uuid, uuid, text) is 'Whether a venue has one of its twenty questions a day about a person left; asks it.';

-- Other terms are another question.
create function private.fit_question(shift public.shifts) returns text language sql stable set search_path = '' as $$
  select concat_ws(' ', 'post', shift.id, shift.rate_minor, shift.starts_at, shift.ends_at)
$$;

-- Of two moments that are infinite there is no difference to ask for.
create function private.read_free(venue uuid, worker uuid, begins timestamptz, ends timestamptz) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_member(venue, 'manager');
  perform private.require_active();
  if begins is null or ends is null or not (isfinite(begins) and isfinite(ends)) or begins < private.now() or begins > private.now() + interval '10 years'
    or ends - begins not between interval '1 hour' and interval '16 hours'
  then
    perform private.bad_argument('p_starts_at');
  end if;
  perform private.brake('free_for_slot:' || auth.uid(), 30, interval '1 minute');
  -- Null and no error for nobody: an error would take back what the brake has counted.
  if not private.may_ask(venue, worker) then return null; end if;
  if not private.may_learn(venue, worker, 'slot ' || tstzrange(begins, ends)) then perform private.refuse('throttled', null, 429); end if;
  return private.is_free(worker, tstzrange(begins, ends), (select tz from public.venues where id = venue));
end
$$;
grant execute on function private.read_free(uuid, uuid, timestamptz, timestamptz) to authenticated;

create function public.free_for_slot(p_venue_id uuid, p_worker_id uuid, p_starts_at timestamptz, p_ends_at timestamptz) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.read_free(p_venue_id, p_worker_id, p_starts_at, p_ends_at)
$$;
comment on function public.free_for_slot(uuid, uuid, timestamptz, timestamptz) is
  'Whether somebody is free for a slot of one to sixteen hours to come, null of whom the venue may not ask; twenty questions a day about one person. Managers of a venue that may ask them.';
revoke all on function public.free_for_slot(uuid, uuid, timestamptz, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.free_for_slot(uuid, uuid, timestamptz, timestamptz) to authenticated;

-- Between two venues it says that there would be too little rest, and of the week that it would be long: not how little, how long or
-- where else. Of what is here the venue knows the times itself.
create function private.gap_verdict(worker uuid, shift public.shifts) returns text language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when private.is_free_and_rested(worker, shift) then 'free'
    when not private.is_free(worker, tstzrange(greatest(shift.starts_at, private.now()), shift.ends_at), shift.tz) then 'unavailable'
    when private.is_tired(worker, shift) then 'tired'
    else 'long_week' end;
end
$$;
comment on function private.gap_verdict(uuid, public.shifts) is 'free | unavailable | tired (too little rest beside another venue) | long_week, both by the rules of today.';

-- Only of posts that others see, at what they pay for everybody: what nobody else sees could be made and changed until the
-- answer turns. The figure is compared by whole units of the currency, so no number of posts finds it out.
create function private.read_fit(venue uuid, workers uuid[], posts uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  answer jsonb := '[]';
  shift public.shifts;
  secret public.profile_private;
begin
  perform private.require_member(venue, 'manager');
  perform private.require_active();
  if cardinality(workers) * cardinality(posts) > 200 then perform private.bad_argument('p_shift_ids'); end if;
  perform private.brake('fit_for_shifts:' || auth.uid(), 60, interval '1 minute');
  for shift in
    select * from public.shifts post
    where post.id = any (posts) and post.venue_id = venue and post.status = 'published' and post.visible_from is null and private.fillable_until(post) > private.now()
      and exists (select from public.venues where id = venue and status = 'active')
    order by post.starts_at, post.id
  loop
    for secret in select * from public.profile_private known where known.id = any (workers) and private.may_ask(venue, known.id) order by known.id loop
      continue when not private.may_learn(venue, secret.id, private.fit_question(shift));
      answer := answer || jsonb_build_object('worker_id', secret.id, 'shift_id', shift.id, 'free', private.is_free_and_rested(secret.id, shift),
        'verdict', private.gap_verdict(secret.id, shift),
        'below_minimum', coalesce(shift.currency = private.own_currency(secret) and shift.rate_minor < secret.minimum_hourly_rate / 100 * 100, false));
    end loop;
  end loop;
  return answer;
end
$$;
grant execute on function private.read_fit(uuid, uuid[], uuid[]) to authenticated;

create function public.fit_for_shifts(p_venue_id uuid, p_worker_ids uuid[], p_shift_ids uuid[]) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.read_fit(p_venue_id, p_worker_ids, p_shift_ids)
$$;
comment on function public.fit_for_shifts(uuid, uuid[], uuid[]) is
  'For each person and shift that others see: free or not, rested or not, a long week or not, below what they ask for, by whole units of the currency, or not. At most 200 pairs, twenty questions a day about one person. Managers of a venue that may ask them.';
revoke all on function public.fit_for_shifts(uuid, uuid[], uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.fit_for_shifts(uuid, uuid[], uuid[]) to authenticated;
