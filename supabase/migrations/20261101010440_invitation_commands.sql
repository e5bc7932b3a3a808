-- Asking somebody for a post, their answer, and taking the question back.

-- An invitation to a shift ends two hours before the start, so that its venue can still ask others; whoever is invited later than that has
-- two hours, as far as the shift can be filled.
create function private.invitation_until(shift public.shifts) returns timestamptz language plpgsql stable set search_path = '' as $$
begin
  if shift.id is null then return private.now() + interval '48 hours'; end if;
  return least(private.now() + interval '48 hours', private.fillable_until(shift),
    greatest(shift.starts_at - interval '2 hours', private.now() + interval '2 hours'));
end
$$;
comment on function private.invitation_until(public.shifts) is 'Until when somebody who is invited now can answer; without a shift, to a job. The twin of invitationExpiry on the device.';

create function private.send_work_invitation(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  venue uuid := private.arg_uuid(args, 'venue_id');
  worker uuid := private.arg_uuid(args, 'worker_id');
  shift public.shifts;
  job public.jobs;
begin
  perform private.require_member(venue, 'manager');
  perform private.require_active();
  if num_nonnulls(private.arg_uuid(args, 'shift_id', false), private.arg_uuid(args, 'job_id', false)) <> 1 then perform private.bad_argument('shift_id'); end if;
  -- The shift before the worker, as everybody locks: whoever claims it this moment has the one and waits for the other.
  select * into shift from public.shifts where id = private.arg_uuid(args, 'shift_id', false) for key share;
  select * into job from public.jobs where id = private.arg_uuid(args, 'job_id', false);
  if coalesce(shift.venue_id, job.venue_id) is distinct from venue then perform private.refuse('not_found', null, 404); end if;
  perform private.require_open_venue(venue);
  perform private.lock_worker(worker);
  perform private.refuse_unreachable(venue, worker);
  if shift.status <> 'published' then perform private.refuse('shift_gone'); end if;
  if private.fillable_until(shift) <= private.now() then perform private.refuse('too_late'); end if;
  if job.status <> 'published' then perform private.refuse('job_gone'); end if;
  perform private.refuse_invited(worker, coalesce(shift.id, job.id));
  insert into public.work_invitations (id, venue_id, worker_id, shift_id, job_id, message, expires_at, created_by)
  values (private.arg_uuid(args, 'id'), venue, worker, shift.id, job.id, private.arg_lines(args, 'message', 1000, false),
    private.invitation_until(shift), auth.uid());
exception when unique_violation then
  -- The id is another's.
  perform private.bad_argument('id');
end
$$;
select private.register_command('send_work_invitation', 1, 'Asks a rockstar for a shift or a job. A manager of the venue.');

-- People whose card the venue has, or whom it may find; nobody learns that they were blocked.
create function private.may_ask(venue uuid, worker uuid) returns boolean language sql stable set search_path = '' as $$
  select not private.is_blocked(venue, worker) and exists (
    select from public.profiles person
    where person.id = worker and person.role = 'rockstar' and person.account_status = 'active'
      and (exists (select from private.acquaintances where audience = 'venue:' || venue and person_id = worker)
        or (person.discoverable and exists (select from public.venues where id = venue and verification_status = 'verified'))))
$$;
comment on function private.may_ask(uuid, uuid) is 'Whether the venue may ask this person for work.';

-- What waits for an answer has its measure: of a venue, and of one venue for one person.
create function private.refuse_unreachable(venue uuid, worker uuid) returns void language plpgsql set search_path = '' as $$
begin
  if not private.may_ask(venue, worker) then perform private.refuse('not_found', null, 404); end if;
  perform private.refuse_full(venue, 'invitations');
  if (select count(*) from public.work_invitations where venue_id = venue and worker_id = worker and status in ('sent', 'seen')) >= 20 then
    perform private.refuse('too_many_invitations');
  end if;
end
$$;

create function private.is_asked(worker uuid, post uuid) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return exists (select from public.work_invitations where worker_id = worker and coalesce(shift_id, job_id) = post and status in ('sent', 'seen'))
    or exists (select from public.applications where worker_id = worker and coalesce(shift_id, job_id) = post
      and (private.is_live_application(status) or status = 'accepted'))
    or exists (select from public.bookings where worker_id = worker and shift_id = post and private.is_live_booking(status));
end
$$;
comment on function private.is_asked(uuid, uuid) is 'Whether something stands between this person and a post already: an invitation, an application, a booking.';

-- Whoever takes an invitation back and sends it again leaves a row of each on that person's devices.
create function private.is_asked_enough(worker uuid, post uuid) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return (select count(*) from public.work_invitations
    where worker_id = worker and coalesce(shift_id, job_id) = post and created_at > private.now() - interval '1 day') >= 10;
end
$$;
comment on function private.is_asked_enough(uuid, uuid) is 'Whether this person was invited to a post ten times within a day.';

create function private.refuse_invited(worker uuid, post uuid) returns void language plpgsql stable set search_path = '' as $$
begin
  if private.is_asked(worker, post) then perform private.refuse('already_invited'); end if;
  if private.is_asked_enough(worker, post) then perform private.refuse('throttled', null, 429); end if;
end
$$;

create function private.respond_invitation(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  invitation public.work_invitations;
  answer text := private.arg_one_of(args, 'answer', '{accept,decline,seen}');
begin
  select * into invitation from public.work_invitations where id = private.arg_uuid(args, 'id');
  if invitation.id is null then perform private.refuse('not_found', null, 404); end if;
  if invitation.worker_id <> auth.uid() then perform private.refuse('not_allowed', null, 403); end if;
  -- The shift before the worker, as everybody locks.
  perform from public.shifts where id = invitation.shift_id for update;
  perform private.lock_worker(auth.uid());
  select * into invitation from public.work_invitations where id = invitation.id for update;
  if answer = 'seen' then
    update public.work_invitations set status = 'seen' where id = invitation.id and status = 'sent';
    return;
  end if;
  if answer = 'decline' and invitation.status in ('too_late', 'revoked', 'expired') then return; end if; -- nobody asks any more: a no is no news
  if invitation.status not in ('sent', 'seen') then perform private.refuse('wrong_state'); end if;
  if answer = 'accept' and invitation.expires_at <= private.now() then perform private.refuse('invitation_expired'); end if;
  update public.work_invitations set answered_at = private.now(), answer_reason = private.arg_lines(args, 'reason', 500, false),
    version = version + 1, status = case answer when 'decline' then 'declined' else private.take_invitation(invitation, args) end
  where id = invitation.id;
end
$$;
select private.register_command('respond_invitation', 1, 'Notes that an invitation was seen, accepts it (and books, if a place is left) or declines it. The rockstar invited.');

-- What accepting comes to: booked, applied for the job, or too late.
create function private.take_invitation(invitation public.work_invitations, args jsonb) returns text language plpgsql set search_path = '' as $$
declare
  shift public.shifts;
  job public.jobs;
  asked public.applications;
begin
  if invitation.job_id is not null then
    perform private.require_active('rockstar');
    select * into job from public.jobs where id = invitation.job_id for share;
    if job.status <> 'published' then perform private.refuse('job_gone'); end if;
    perform private.require_open_venue(job.venue_id);
    perform private.ask_invited(job, private.arg_uuid(args, 'application_id'));
    perform private.open_conversation(invitation.venue_id, invitation.worker_id);
    return 'accepted';
  end if;
  shift := private.askable_shift(args || jsonb_build_object('shift_id', invitation.shift_id), true);
  if shift.version <> private.arg_int(args, 'seen_version') then perform private.refuse('terms_changed', private.shown_shift(shift.id)); end if;
  if not private.is_expected(shift, private.arg_arrival(args, shift)) then perform private.refuse('too_late'); end if;
  if private.is_tired(auth.uid(), shift) then perform private.refuse('rest_too_short'); end if;
  -- What they asked by themselves meanwhile, perhaps with a place held for it.
  select * into asked from public.applications where worker_id = auth.uid() and shift_id = shift.id and private.is_live_application(status) for update;
  if private.free_places(shift) + ((asked.status = 'offered') is true)::int <= 0 then return 'too_late'; end if;
  perform private.book(shift, asked.id, auth.uid(), private.arg_uuid(args, 'booking_id'), 'invitation');
  update public.applications set status = 'accepted', decided_at = private.now(), hold_until = null, waitlist_pos = null, seen_version = shift.version,
    seen_terms = null, version = version + 1 where id = asked.id;
  if invitation.full_pay then
    update public.bookings booking
    set full_pay_minor = round(booking.rate_minor * extract(epoch from booking.starts_at - planned.starts_at) / 3600.0)
    from public.shifts planned where booking.id = private.arg_uuid(args, 'booking_id') and planned.id = booking.shift_id and booking.starts_at > planned.starts_at;
  end if;
  return 'accepted';
end
$$;

create function private.revoke_invitation(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  invitation public.work_invitations;
begin
  select * into invitation from public.work_invitations where id = private.arg_uuid(args, 'id') for update;
  if invitation.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(invitation.venue_id, 'manager');
  -- A colleague was faster.
  if invitation.status = 'revoked' then return; end if;
  if invitation.status not in ('sent', 'seen') then perform private.refuse('wrong_state'); end if;
  update public.work_invitations set status = 'revoked', version = version + 1 where id = invitation.id;
end
$$;
select private.register_command('revoke_invitation', 1, 'Takes an invitation back that has not been answered. A manager of the venue.');

-- When the last one that waited has run out and the place is open, the venue is told. Of a search for cover its end is told
-- (`cover_ended`).
create function private.tell_unanswered(invitation public.work_invitations) returns void language plpgsql set search_path = '' as $$
declare
  shift public.shifts;
begin
  if invitation.cover_id is not null or exists (select from public.work_invitations other
    where (other.shift_id = invitation.shift_id or other.job_id = invitation.job_id) and other.status in ('sent', 'seen')) then return; end if;
  select * into shift from public.shifts where id = invitation.shift_id;
  if shift.status <> 'published' or private.fillable_until(shift) <= private.now() or private.free_places(shift) <= 0 then return; end if;
  perform private.notify_managers(invitation.venue_id, case when invitation.job_id is null then 'shift' else 'job' end || '_invitations_unanswered',
    private.facts_of_post(invitation.shift_id, invitation.job_id) || jsonb_build_object('n', (
      select count(distinct other.worker_id) from public.work_invitations other
      where (other.shift_id = invitation.shift_id or other.job_id = invitation.job_id) and other.status = 'expired' and other.cover_id is null)));
end
$$;
comment on function private.tell_unanswered(public.work_invitations) is 'Tells a venue that nobody it invited to a post is left to answer.';

-- Part of the server's clock.
select private.register_part('expire_invitation', 50, $$
  select id from public.work_invitations where status in ('sent', 'seen') and expires_at <= private.now() order by expires_at
$$);

create function private.expire_invitation(invitation uuid) returns void language plpgsql set search_path = '' as $$
declare
  expired public.work_invitations;
begin
  update public.work_invitations set status = 'expired', version = version + 1
  where id = invitation and status in ('sent', 'seen') and expires_at <= private.now() returning * into expired;
  if found then perform private.tell_unanswered(expired); end if;
end
$$;
comment on function private.expire_invitation(uuid) is 'Who did not answer in time is told, and so is who asked.';
