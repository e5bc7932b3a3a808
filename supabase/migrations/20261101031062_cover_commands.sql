-- Asking for cover, and the waves in which it is done.

create function private.ask_for_cover(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  cover constant uuid := private.arg_uuid(args, 'id');
  chosen constant uuid[] := private.arg_uuids(args, 'worker_ids', 20);
  last_wave constant int := private.arg_int(args, 'waves');
  apart constant int := private.arg_int(args, 'apart_min');
  full_pay constant boolean := args ? 'full_pay' and private.arg_bool(args, 'full_pay');
  shift public.shifts;
begin
  select * into shift from public.shifts where id = private.arg_uuid(args, 'shift_id') for update;
  if shift.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(shift.venue_id, 'manager');
  perform private.require_active();
  perform private.require_open_venue(shift.venue_id);
  if last_wave not between 1 and 3 then perform private.bad_argument('waves'); end if;
  if apart not between 5 and 60 then perform private.bad_argument('apart_min'); end if;
  if shift.status <> 'published' then perform private.refuse('shift_gone'); end if;
  if private.fillable_until(shift) <= private.now() or shift.confirmed_count >= shift.positions then perform private.refuse('too_late'); end if;
  if exists (select from public.covers where shift_id = shift.id and status = 'asking') then perform private.refuse('cover_running'); end if;
  insert into public.covers (id, venue_id, shift_id, worker_ids, waves, apart_min, full_pay, next_at, ends_at, created_by)
  values (cover, shift.venue_id, shift.id, chosen, last_wave, apart, full_pay, private.now(), shift.ends_at, auth.uid());
  -- Who has waited longest comes first.
  perform private.offer_places(shift.id, shift.positions);
  perform private.ask_wave(cover);
exception when unique_violation then
  -- The id is another's.
  perform private.bad_argument('id');
end
$$;
select private.register_command('ask_for_cover', 1, 'Asks people for the places of a shift that nobody has, in waves: those chosen, those who worked there, everybody who may. A manager of the venue.');

create function private.stop_cover(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  cover public.covers;
begin
  select * into cover from public.covers where id = private.arg_uuid(args, 'id');
  if cover.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(cover.venue_id, 'manager');
  perform from public.shifts where id = cover.shift_id for update;
  update public.covers set status = 'stopped', next_at = null, version = version + 1 where id = cover.id and status = 'asking';
  if not found then
    -- A colleague was faster.
    if (select status from public.covers where id = cover.id) = 'stopped' then return; end if;
    perform private.refuse('wrong_state');
  end if;
  update public.work_invitations set status = 'revoked', version = version + 1 where cover_id = cover.id and status in ('sent', 'seen');
end
$$;
select private.register_command('stop_cover', 1, 'Asks nobody else for cover, and takes back what nobody has answered. A manager of the venue.');

-- Neither booked, nor marked otherwise, nor short of rest or beyond forty-eight hours: one word for all of it, because each of them
-- would tell of work elsewhere.
create function private.is_free_and_rested(worker uuid, shift public.shifts) returns boolean language plpgsql stable security definer set search_path = '' as $$
declare
  left_over public.shifts := shift;
begin
  left_over.starts_at := greatest(shift.starts_at, private.now());
  return private.is_free(worker, tstzrange(left_over.starts_at, left_over.ends_at), shift.tz) and not private.is_tired(worker, left_over)
    and private.week_minutes(worker, shift) + extract(epoch from left_over.ends_at - left_over.starts_at) / 60 - shift.break_min <= (private.rules_at(private.now())).week_hours * 60;
end
$$;
comment on function private.is_free_and_rested(uuid, public.shifts) is 'All that a venue may learn of whether somebody can take a shift.';

-- Of whom a wave is, favourites first, then those who know the place; those who cannot come are left out later, one by one.
create function private.people_of_wave(cover public.covers, shift public.shifts, of_wave int) returns setof uuid language plpgsql stable set search_path = '' as $$
begin
  if of_wave = 1 then return query select distinct unnest(cover.worker_ids);
  elsif of_wave = 2 then
    return query
      select worker_id from public.bookings join public.profiles person on person.id = worker_id
      where venue_id = cover.venue_id and bookings.status in ('checked_out', 'approved') and person.skills @> array[shift.role]
      group by worker_id
      order by exists (select from public.relations where venue_id = cover.venue_id and relations.worker_id = bookings.worker_id
        and set_by_side = 'venue' and kind = 'favourite') desc, count(*) desc, worker_id limit 100;
  else
    return query
      select person.id from public.profiles person join public.profile_private secret on secret.id = person.id
      where person.role = 'rockstar' and person.account_status = 'active' and person.skills @> array[shift.role] and secret.areas @> array[shift.area]
      order by person.rating desc nulls last, person.reliability desc nulls last, person.id limit 200;
  end if;
end
$$;

create function private.may_cover(worker uuid, shift public.shifts) returns boolean language plpgsql volatile set search_path = '' as $$
begin
  return private.may_ask(shift.venue_id, worker) and not private.is_asked(worker, shift.id) and not private.is_asked_enough(worker, shift.id)
    -- Who has declined is not asked again.
    and not exists (select from public.work_invitations where worker_id = worker and shift_id = shift.id and status = 'declined')
    and (select count(*) from public.work_invitations where venue_id = shift.venue_id and worker_id = worker and status in ('sent', 'seen')) < 20
    and private.may_learn(shift.venue_id, worker, private.fit_question(shift))
    and private.is_free_and_rested(worker, shift);
end
$$;
comment on function private.may_cover(uuid, public.shifts) is 'Whether somebody is asked for cover: judged now, whatever a device knew when it was wanted.';

-- Asks the people of a wave, and answers how many that was. More than the venue may have waiting at one time are not asked.
-- It takes nobody's lock, since it would hold thirty of them: who is blocked, suspended or booked elsewhere this moment may be asked still.
-- Their yes is judged behind both locks (`take_invitation`) and refused.
create function private.invite_wave(cover public.covers, shift public.shifts, of_wave int, until_at timestamptz) returns int language plpgsql set search_path = '' as $$
declare
  venue constant public.venues := (select venue from public.venues venue where id = cover.venue_id);
  most int := private.most_standing('invitations', venue.verification_status = 'verified');
  worker uuid;
  asked int := 0;
begin
  most := least(30, most - private.count_standing(private.limited_together(venue), 'invitations', most));
  for worker in select * from private.people_of_wave(cover, shift, of_wave) loop
    exit when asked >= most;
    continue when not private.may_cover(worker, shift);
    insert into public.work_invitations (id, venue_id, worker_id, shift_id, cover_id, cover_wave, full_pay, expires_at, created_by)
    values (private.uuid5('covers:' || cover.id || ':' || worker), cover.venue_id, worker, shift.id, cover.id, of_wave, cover.full_pay, until_at, cover.created_by)
    on conflict do nothing;
    if found then asked := asked + 1; end if;
  end loop;
  return asked;
end
$$;
