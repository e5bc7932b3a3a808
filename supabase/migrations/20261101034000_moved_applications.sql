-- A manager who decides on an application that moved meanwhile is told how: it was withdrawn, or a colleague has decided. Neither is a
-- change of the shift, which is what `terms_changed` says, and sent again it is refused again. Otherwise as in `…010480`.

create or replace function private.decide_application(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  application public.applications;
  shift public.shifts;
  current jsonb;
  decision text := private.arg_one_of(args, 'decision', '{accept,reject,shortlist,offer,waitlist}');
begin
  select * into application from public.applications where id = private.arg_uuid(args, 'id');
  if application.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(application.venue_id, 'manager');
  select * into shift from public.shifts where id = application.shift_id for update;
  perform private.lock_worker(application.worker_id);
  select * into application from public.applications where id = application.id for update;
  if application.version <> private.arg_int(args, 'version') then
    current := (select to_jsonb(shown) from private.mirror_applications shown where id = application.id);
    if application.status = 'withdrawn' then perform private.refuse('application_withdrawn', current); end if;
    if application.status in ('accepted', 'offered', 'rejected') then perform private.refuse('application_decided', current); end if;
    perform private.refuse('terms_changed', current);
  end if;
  if not (application.status in ('submitted', 'viewed') or (application.status = 'shortlisted' and decision <> 'shortlist')
    or (application.status = 'waitlisted' and decision in ('accept', 'reject', 'offer')))
  then
    perform private.refuse('wrong_state');
  end if;
  if application.job_id is not null then
    perform private.decide_job_application(application, decision, args);
    return;
  end if;
  if decision in ('accept', 'offer') then
    perform private.refuse_unplaceable(application, private.from_arrival(shift, application.arrives_at), args);
    -- Nobody is booked at terms they have not seen, or for a time that has passed.
    if application.seen_terms is not null or not private.is_expected(shift, application.arrives_at) then decision := 'offer'; end if;
  end if;
  if decision = 'accept' then
    perform private.book(private.from_arrival(shift, application.arrives_at), application.id, application.worker_id,
      private.arg_uuid(args, 'booking_id'), 'application');
  end if;
  if decision = 'offer' then perform private.hold_place(shift, application); end if;
  update public.applications set
    status = case decision when 'accept' then 'accepted' when 'reject' then 'rejected' when 'shortlist' then 'shortlisted'
      when 'offer' then 'offered' else 'waitlisted' end,
    decided_by = auth.uid(), decided_at = private.now(), decision_reason = private.arg_lines(args, 'reason', 500, false),
    waitlist_pos = case when decision = 'waitlist' then private.last_in_line(shift.id) end, version = application.version + 1
  where id = application.id;
  if decision = 'accept' then
    update public.bookings set rest_reason = private.arg_lines(args, 'rest_reason', 500, false) where application_id = application.id and rest_reason is null;
  end if;
end
$$;
