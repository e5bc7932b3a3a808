-- Losers are told: whoever applied hears what became of it, whichever command or clock decided, and whoever is
-- booked hears that they are no longer. Triggers, so that no way of deciding can forget it. Nobody is told of what they
-- did themselves.

create function private.outcome_of(application public.applications) returns text language sql immutable set search_path = '' as $$
  select case when application.job_id is not null then 'job_' else '' end || case
    when application.status = 'accepted' then 'application_accepted'
    when application.status = 'offered' and application.job_id is not null then 'application_offered'
    when application.status = 'rejected' then 'application_rejected'
    when application.status = 'expired' and application.job_id is not null then 'application_lapsed'
    when application.status = 'withdrawn' and application.closed_reason = 'clash' then 'application_clash'
    when application.status = 'closed' and application.closed_reason = 'booking_cancelled' then null
    when application.status = 'closed' and application.closed_reason in ('filled', 'shift_cancelled', 'shift_expired')
      then 'application_' || application.closed_reason
    when application.status = 'closed' then 'application_closed' end
$$;
comment on function private.outcome_of(public.applications) is 'The notice that belongs to where a request now stands; null when there is nothing to tell.';

create function private.facts_of_post(of_shift uuid, of_job uuid) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return case when of_shift is null then private.facts_of_job(of_job) else private.facts_of_shift(of_shift) end;
end
$$;

create function private.tell_outcome() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  kind text := private.outcome_of(new);
begin
  -- Who takes a shift over reads of that, not of what they had asked of it themselves.
  if new.status = 'accepted' and exists (select from public.bookings where application_id = new.id and source = 'transfer') then return null; end if;
  if kind is not null and (new.worker_id is distinct from auth.uid() or kind = 'application_clash') then
    perform private.notify(new.worker_id, kind, private.facts_of_post(new.shift_id, new.job_id)
      || jsonb_build_object('application_id', new.id, 'reason', new.decision_reason, 'expires_at', new.hold_until)
      -- Who is booked after the start works from their arrival on.
      || case when new.status = 'accepted' and new.arrives_at > (select starts_at from public.shifts where id = new.shift_id)
        then jsonb_build_object('starts_at', new.arrives_at) else '{}' end);
  end if;
  return null;
end
$$;
create trigger tell_outcome after update of status on public.applications for each row
  when (old.status is distinct from new.status) execute function private.tell_outcome();

-- An invitation is told to the rockstar when it comes and when it goes; the answer, to those who decide at the venue.
create function private.times_of_place(of_shift uuid, worker uuid) returns jsonb language sql stable set search_path = '' as $$
  select coalesce((select jsonb_build_object('starts_at', starts_at, 'ends_at', ends_at) from public.bookings
    where shift_id = of_shift and worker_id = worker and private.is_live_booking(status) and not restored), '{}')
$$;
comment on function private.times_of_place(uuid, uuid) is 'From when and until when somebody is booked on a shift, as facts of a notice; none where they are not.';

-- One unread notice stands for an invitation: who is invited to a post, uninvited and invited again reads the last of it, and is not told
-- as often as the venue changed its mind. What they have read stays.
create function private.forget_unread_invitations(invitation public.work_invitations, post text) returns void language sql volatile set search_path = '' as $$
  delete from public.notifications told
  where told.user_id = invitation.worker_id and told.read_at is null
    and told.kind in (post || '_invitation_sent', post || '_invitation_revoked', post || '_invitation_expired')
    and told.payload ->> (post || '_id') = coalesce(invitation.shift_id, invitation.job_id)::text
$$;
comment on function private.forget_unread_invitations(public.work_invitations, text) is 'Takes away what the person invited has not read about this post.';

create function private.tell_invitation() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := private.facts_of_post(new.shift_id, new.job_id)
    || jsonb_build_object('invitation_id', new.id, 'reason', new.answer_reason, 'expires_at', new.expires_at);
  post text := case when new.shift_id is null then 'job' else 'shift' end;
begin
  if new.status = 'too_late' and new.answered_at is null then
    perform private.notify(new.worker_id, 'cover_filled', facts);
  -- Not their answer (`answer_invitations`): how they were taken is told.
  elsif new.status = 'accepted' and pg_trigger_depth() > 1 then
    perform private.forget_unread_invitations(new, post);
  elsif new.status in ('sent', 'revoked', 'expired') then
    perform private.forget_unread_invitations(new, post);
    perform private.notify(new.worker_id, post || '_invitation_' || new.status, facts);
  else
    -- Accepted: they are booked by now, after the start from their arrival on.
    perform private.notify_managers(new.venue_id, post || '_invitation_' || new.status,
      facts || private.times_of_place(new.shift_id, new.worker_id) || jsonb_build_object('name', (select name from public.profiles where id = new.worker_id)));
  end if;
  return null;
end
$$;
create trigger tell_invitation_sent after insert on public.work_invitations for each row execute function private.tell_invitation();
create trigger tell_invitation after update of status on public.work_invitations for each row
  when (old.status is distinct from new.status and new.status <> 'seen') execute function private.tell_invitation();

create function private.tell_cancelled() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := private.facts_of_shift(new.shift_id) || jsonb_build_object('booking_id', new.id, 'reason', new.cancel_reason,
    'starts_at', new.starts_at, 'ends_at', new.ends_at);
begin
  if new.status = 'cancelled_by_venue' then
    perform private.notify(new.worker_id, 'booking_cancelled_by_venue', facts, true);
  else
    perform private.notify_managers(new.venue_id, 'booking_cancelled_by_worker',
      facts || jsonb_build_object('name', (select name from public.profiles where id = new.worker_id)), true);
  end if;
  return null;
end
$$;
create trigger tell_cancelled after update of status on public.bookings for each row
  when (old.status is distinct from new.status and new.status in ('cancelled_by_venue', 'cancelled_by_worker'))
  execute function private.tell_cancelled();

create function private.tell_no_show() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := private.facts_of_shift(new.shift_id) || jsonb_build_object('booking_id', new.id, 'starts_at', new.starts_at,
    'ends_at', new.ends_at);
begin
  if new.status = 'no_show' then
    perform private.notify(new.worker_id, 'no_show_marked', facts, true);
  -- Of a decision both sides are told in its own words.
  elsif not exists (select from public.reliability_events where booking_id = new.id and taken_back_at is not null) then
    perform private.notify(new.worker_id, 'no_show_withdrawn', facts);
    perform private.notify_managers(new.venue_id, 'no_show_withdrawn_to_venue',
      facts || jsonb_build_object('name', (select name from public.profiles where id = new.worker_id)));
  end if;
  return null;
end
$$;
create trigger tell_no_show after update of status on public.bookings for each row
  when (old.status is distinct from new.status and 'no_show' in (old.status, new.status)) execute function private.tell_no_show();
