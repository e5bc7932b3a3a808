-- One unread notice stands for an invitation: who is invited to a post, uninvited and invited again reads the last of it, and is not
-- told as often as the venue changed its mind. What they have read stays.

create function private.forget_unread_invitations(invitation public.work_invitations, post text) returns void language sql volatile set search_path = '' as $$
  delete from public.notifications told
  where told.user_id = invitation.worker_id and told.read_at is null
    and told.kind in (post || '_invitation_sent', post || '_invitation_revoked', post || '_invitation_expired')
    and told.payload ->> (post || '_id') = coalesce(invitation.shift_id, invitation.job_id)::text
$$;
comment on function private.forget_unread_invitations(public.work_invitations, text) is 'Takes away what the person invited has not read about this post.';

create or replace function private.tell_invitation() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := private.facts_of_post(new.shift_id, new.job_id)
    || jsonb_build_object('invitation_id', new.id, 'reason', new.answer_reason, 'expires_at', new.expires_at);
  post text := case when new.shift_id is null then 'job' else 'shift' end;
begin
  if new.status = 'too_late' and new.answered_at is null then
    perform private.notify(new.worker_id, 'cover_filled', facts);
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
