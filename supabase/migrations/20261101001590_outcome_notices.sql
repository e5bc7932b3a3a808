-- Losers are told: whoever asked for work hears what became of it, whichever command or clock decided, and whoever is
-- booked hears that they are no longer. Triggers, so that no way of deciding can forget it. Nobody is told of what they
-- did themselves.

create function private.outcome_of(application public.applications) returns text language sql immutable set search_path = '' as $$
  select case
    when application.status = 'accepted' then 'application_accepted'
    when application.status = 'rejected' then 'application_rejected'
    when application.status = 'withdrawn' and application.closed_reason = 'clash' then 'application_clash'
    when application.status = 'closed' and application.closed_reason = 'booking_cancelled' then null
    when application.status = 'closed' and application.closed_reason in ('filled', 'shift_cancelled', 'shift_expired')
      then 'application_' || application.closed_reason
    when application.status = 'closed' then 'application_closed' end
$$;
comment on function private.outcome_of(public.applications) is 'The notice that belongs to where a request now stands; null when there is nothing to tell.';

create function private.tell_outcome() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  kind text := private.outcome_of(new);
begin
  if kind is not null and (new.worker_id is distinct from auth.uid() or kind = 'application_clash') then
    perform private.notify(new.worker_id, kind,
      private.facts_of_shift(new.shift_id) || jsonb_build_object('application_id', new.id, 'reason', new.decision_reason));
  end if;
  return null;
end
$$;
create trigger tell_outcome after update of status on public.applications for each row
  when (old.status is distinct from new.status) execute function private.tell_outcome();

create function private.tell_cancelled() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := private.facts_of_shift(new.shift_id) || jsonb_build_object('booking_id', new.id, 'reason', new.cancel_reason);
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
