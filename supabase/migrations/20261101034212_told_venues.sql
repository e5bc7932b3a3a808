-- What ends by time alone is told to the venue as well as to the Rockstar: an offer of a job that nobody answered, a held place that is
-- open again because nobody waits for it, a job that closed after its time.

create or replace function private.lapse_job_offer(application uuid) returns void language plpgsql set search_path = '' as $$
declare
  lapsed public.applications;
begin
  update public.applications set status = 'expired', closed_reason = 'offer_lapsed', hold_until = null, version = version + 1
  where id = application and job_id is not null and status = 'offered' and hold_until <= private.now() returning * into lapsed;
  if not found then return; end if;
  perform private.notify_managers(lapsed.venue_id, 'job_offer_lapsed', private.facts_of_job(lapsed.job_id)
    || jsonb_build_object('name', (select name from public.profiles where id = lapsed.worker_id)));
end
$$;

create or replace function private.expire_job(of_job uuid) returns void language plpgsql set search_path = '' as $$
declare
  venue uuid;
begin
  update public.jobs set status = 'expired', version = version + 1
  where id = of_job and status in ('published', 'paused') and closes_at <= private.now() returning venue_id into venue;
  if not found then return; end if;
  perform private.close_job_applications(of_job, 'job_expired');
  perform private.notify_managers(venue, 'job_expired', private.facts_of_job(of_job));
end
$$;
comment on function private.expire_job(uuid) is 'A job closes by itself after its time.';

create or replace function private.pass_on_holds(of_shift uuid) returns void language plpgsql set search_path = '' as $$
declare
  shift public.shifts;
  lapsed public.applications;
  late public.applications;
  places int;
begin
  perform from public.shifts where id = of_shift for update;
  for lapsed in select * from public.applications where shift_id = of_shift and status = 'offered' and hold_until < private.now() order by hold_until loop
    perform private.notify(lapsed.worker_id, 'offer_lapsed', private.facts_of_shift(of_shift) || jsonb_build_object('application_id', lapsed.id));
    late := lapsed;
  end loop;
  update public.applications set hold_until = null, status = case when status = 'offered' then 'expired' else status end, version = version + 1
  where shift_id = of_shift and hold_until is not null and (status <> 'offered' or hold_until < private.now());
  get diagnostics places = row_count;
  perform private.offer_places(of_shift, places);
  select * into shift from public.shifts where id = of_shift;
  -- While somebody waits the place goes on to them, which asks nothing of the venue.
  if late.id is not null and shift.status = 'published' and private.fillable_until(shift) > private.now() and private.free_places(shift) > 0 then
    perform private.notify_managers(shift.venue_id, 'place_unanswered', private.facts_of_shift(of_shift)
      || jsonb_build_object('name', (select name from public.profiles where id = late.worker_id)));
  end if;
end
$$;

create or replace function private.mailed_kinds() returns text[] language sql immutable set search_path = '' as $$
  select '{account_suspended,account_reinstated,service_restored,appeal_decided,strikes_reviewed,strikes_decided,application_accepted,application_rejected,application_clash,application_closed,application_filled,application_shift_cancelled,application_shift_expired,job_application_accepted,job_application_offered,job_application_rejected,job_application_lapsed,job_application_filled,job_application_closed,asked_job_changed,job_offer_accepted,job_offer_declined,job_offer_lapsed,job_expired,shift_applied,job_applied,message_from_venue,message_from_rockstar,shift_invitation_accepted,shift_invitations_unanswered,job_invitations_unanswered,place_unanswered,change_declined,change_unanswered,document_rejected,document_verified,pay_approved,pay_refused,job_pay_approved,job_pay_refused,shift_removed,job_removed,venue_archived,venue_paused,venue_rejected,venue_resumed,venue_unverified,venue_verified}'::text[]
$$;
