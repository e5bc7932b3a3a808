-- An invitation to a shift ends two hours before the start, so that its venue can still ask others; whoever is invited later than that
-- has two hours, as far as the shift can be filled. When the last one that waited has run out and the place is open, the venue is told.

create function private.invitation_until(shift public.shifts) returns timestamptz language plpgsql stable set search_path = '' as $$
begin
  if shift.id is null then return private.now() + interval '48 hours'; end if;
  return least(private.now() + interval '48 hours', private.fillable_until(shift),
    greatest(shift.starts_at - interval '2 hours', private.now() + interval '2 hours'));
end
$$;
comment on function private.invitation_until(public.shifts) is 'Until when somebody who is invited now can answer; without a shift, to a job. The twin of invitationExpiry on the device.';

create or replace function private.send_work_invitation(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  venue uuid := private.arg_uuid(args, 'venue_id');
  worker uuid := private.arg_uuid(args, 'worker_id');
  shift public.shifts;
  job public.jobs;
begin
  perform private.require_member(venue, 'manager');
  perform private.require_active();
  if num_nonnulls(private.arg_uuid(args, 'shift_id', false), private.arg_uuid(args, 'job_id', false)) <> 1 then perform private.bad_argument('shift_id'); end if;
  select * into shift from public.shifts where id = private.arg_uuid(args, 'shift_id', false);
  select * into job from public.jobs where id = private.arg_uuid(args, 'job_id', false);
  if coalesce(shift.venue_id, job.venue_id) is distinct from venue then perform private.refuse('not_found', null, 404); end if;
  perform private.require_open_venue(venue);
  perform private.refuse_unreachable(venue, worker);
  if shift.status <> 'published' then perform private.refuse('shift_gone'); end if;
  if private.fillable_until(shift) <= private.now() then perform private.refuse('too_late'); end if;
  if job.status <> 'published' then perform private.refuse('job_gone'); end if;
  perform private.lock_worker(worker);
  perform private.refuse_invited(worker, coalesce(shift.id, job.id));
  insert into public.work_invitations (id, venue_id, worker_id, shift_id, job_id, message, expires_at, created_by)
  values (private.arg_uuid(args, 'id'), venue, worker, shift.id, job.id, private.arg_lines(args, 'message', 1000, false),
    private.invitation_until(shift), auth.uid());
exception when unique_violation then
  -- The id is another's.
  perform private.bad_argument('id');
end
$$;

-- Of a search for cover its end is told (`cover_ended`).
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

create or replace function private.expire_invitation(invitation uuid) returns void language plpgsql set search_path = '' as $$
declare
  expired public.work_invitations;
begin
  update public.work_invitations set status = 'expired', version = version + 1
  where id = invitation and status in ('sent', 'seen') and expires_at <= private.now() returning * into expired;
  if found then perform private.tell_unanswered(expired); end if;
end
$$;
comment on function private.expire_invitation(uuid) is 'Who did not answer in time is told, and so is who asked.';
