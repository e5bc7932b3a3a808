-- Strikes: what comes with heavy points (a cancelling within a day one, within two hours two, a no-show three). They stand for the ninety
-- days of their row; ten clean shifts clear the oldest. Three bring their Rockstar before a person of the platform, who lets them stand or
-- clears them: nothing happens by itself, and nobody is suspended by a number. Worked out by the clock from rows alone, so that what is
-- taken back, agreed or reopened later comes to the same. Owned by their Rockstar; venues hear nothing of them.

-- One after the other, the oldest first: a strike stands at the end of the line, and each tenth clean shift since there is one takes the
-- first away. A shift is clean when its hours are agreed on more than the plan and nothing took points.
create function private.reckon_strikes(person uuid) returns void language plpgsql set search_path = '' as $$
declare
  moment record;
  standing uuid[] := '{}';
  clean int := 0;
begin
  if not exists (select from public.reliability_events where worker_id = person and (strikes > 0 or strikes_left > 0)) then return; end if;
  for moment in
    select happened_at as at, id, strikes from public.reliability_events
    where worker_id = person and strikes > 0 and cleared_at is null and happened_at > private.now() - interval '90 days'
      and counts_from <= private.now()
    union all
    select sheet.ends_at, null, 0 from public.timesheets sheet
    where sheet.worker_id = person and sheet.agreed_min > 0 and sheet.basis <> 'plan' and sheet.ends_at > private.now() - interval '90 days'
      and not exists (select from public.reliability_events event where event.booking_id = sheet.booking_id and event.points > 0)
    order by 1, 3
  loop
    if moment.id is not null then
      standing := standing || array_fill(moment.id, array[moment.strikes]);
    elsif cardinality(standing) > 0 then
      clean := clean + 1;
      if clean = 10 then
        standing := standing[2:];
        clean := 0;
      end if;
    end if;
  end loop;
  update public.reliability_events event set strikes_left = fresh.left_now, clean_shifts = fresh.clean_now
  from (select id, cardinality(array_positions(standing, id)), case when id = standing[1] then clean else 0 end
    from public.reliability_events where worker_id = person) fresh (id, left_now, clean_now)
  where event.id = fresh.id and (event.strikes_left, event.clean_shifts) is distinct from (fresh.left_now, fresh.clean_now);
  perform private.review_strikes(person);
end
$$;
comment on function private.reckon_strikes(uuid) is 'Works out which strikes of a person stand, and brings three before a person.';

-- Hours that are agreed, or taken up again, of somebody who has strikes.
create function private.note_clean_shift() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.reliability_events where worker_id = new.worker_id and strikes_left > 0) then
    perform private.note_reputation(new.worker_id, private.now());
  end if;
  return null;
end
$$;
create trigger note_clean_shift after update of agreed_min on public.timesheets for each row
  when ((old.agreed_min is null) <> (new.agreed_min is null)) execute function private.note_clean_shift();

-- What is still argued about does not count here. Strikes come back with a decision that is undone, or hours that are taken up again:
-- what nobody has decided then comes before a person once more.
create function private.review_strikes(person uuid) returns void language plpgsql set search_path = '' as $$
declare
  settled record;
  of_person public.bookings;
  dispute uuid;
begin
  update public.disputes set state = 'decided', outcome = 'taken_back', decided_at = private.now(), version = version + 1
  where kind = 'strikes' and worker_id = person and state <> 'decided'
    and (select coalesce(sum(strikes_left), 0) from public.reliability_events where worker_id = person) < 3;
  select coalesce(sum(strikes_left), 0) as strikes, (array_agg(id order by happened_at desc, id))[1] as newest into settled
  from public.reliability_events event where worker_id = person and strikes_left > 0
    and not exists (select from public.disputes known where known.booking_id = event.booking_id and known.subject_id = event.id
      and known.state <> 'decided');
  of_person.worker_id := person;
  if settled.strikes >= 3 and not exists (select from public.disputes known where known.kind = 'strikes' and known.worker_id = person
    and (known.state <> 'decided' or (known.subject_id = settled.newest and not private.lapsed(known))))
  then
    dispute := private.open_dispute('strikes', settled.newest, of_person, 'clock', null);
    perform private.notify(person, 'strikes_reviewed', jsonb_build_object('dispute_id', dispute, 'n', settled.strikes, 'expires_at', decide_by))
    from public.disputes where id = dispute;
  end if;
end
$$;

-- A person's decision: those that stand are gone, their points stay.
create function private.clear_strikes(person uuid) returns void language plpgsql set search_path = '' as $$
begin
  update public.reliability_events set cleared_at = private.now() where worker_id = person and strikes_left > 0;
  perform private.reckon_strikes(person);
end
$$;

create function private.strikes_for_admin(person uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('userId', person, 'events', coalesce(jsonb_agg(jsonb_build_object('kind', event.kind, 'points', event.points,
    'strikes', event.strikes_left, 'minutes', event.minutes, 'at', event.happened_at, 'tz', event.tz, 'venueName', venue.name)
    order by event.happened_at desc, event.id), '[]'))
  from public.reliability_events event join public.venues venue on venue.id = event.venue_id
  where event.worker_id = person and event.points > 0 and event.counts_from <= private.now() and event.happened_at > private.now() - interval '90 days'
$$;
