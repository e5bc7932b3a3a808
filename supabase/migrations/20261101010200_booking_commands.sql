-- Leaving a booking. Never refused for the cost it has; the cost is reckoned from the time the person acted, as far as it
-- can be trusted, and the place reopens at once.

create function private.worker_cancel_tier(booking public.bookings, acted_at timestamptz) returns text language plpgsql stable set search_path = '' as $$
declare
  rules constant public.platform_rules := private.rules_of(booking.rules_version);
  ahead constant interval := booking.starts_at - acted_at;
begin
  return case
    when acted_at <= booking.created_at + make_interval(mins => rules.undo_min) and ahead > make_interval(hours => rules.late_hours) then 'undo'
    when ahead >= make_interval(hours => rules.early_hours) then 'early'
    when ahead >= make_interval(hours => rules.notice_hours) then 'notice'
    when ahead >= make_interval(hours => rules.late_hours) then 'late'
    else 'last_minute' end;
end
$$;

create function private.venue_cancel_tier(booking public.bookings) returns text language plpgsql stable set search_path = '' as $$
declare
  rules constant public.platform_rules := private.rules_of(booking.rules_version);
  ahead constant interval := booking.starts_at - private.now();
begin
  return case
    when booking.status = 'checked_in' then 'after_check_in'
    when ahead >= make_interval(hours => rules.venue_early_hours) then 'early'
    when ahead >= make_interval(hours => rules.venue_notice_hours) then 'notice'
    else 'late' end;
end
$$;

create function private.cancel_booking(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
  own boolean;
begin
  select * into booking from public.bookings where id = private.arg_uuid(args, 'id');
  if booking.id is null then perform private.refuse('not_found', null, 404); end if;
  own := booking.worker_id = auth.uid();
  if not own then perform private.require_member(booking.venue_id, 'manager'); end if;
  perform from public.shifts where id = booking.shift_id for update;
  select * into booking from public.bookings where id = booking.id for update;
  -- Said on another device, or by a colleague who was faster.
  if booking.status = (case when own then 'cancelled_by_worker' else 'cancelled_by_venue' end) then return; end if;
  if booking.status not in ('confirmed', 'change_pending') and (own or booking.status <> 'checked_in') then perform private.refuse('wrong_state'); end if;
  perform private.call_off(booking, private.acted_between(booking.created_at, case when own then booking.starts_at else booking.ends_at end),
    private.arg_lines(args, 'reason', 500, false));
end
$$;
select private.register_command('cancel_booking', 1, 'Leaves a booking (its worker) or takes it back (a manager of the venue); the place reopens.');

-- A worker leaves before the start, a venue calls off before the end, both by when it arrives: work that was begun or done
-- is not undone by what somebody meant to say before. The row is never dated back behind its own last change.
create function private.call_off(booking public.bookings, said_at timestamptz, why text) returns void language plpgsql set search_path = '' as $$
declare
  own constant boolean := booking.worker_id = auth.uid();
begin
  if private.now() >= (case when own then booking.starts_at else booking.ends_at end) then perform private.refuse('too_late'); end if;
  update public.bookings set
    status = case when own then 'cancelled_by_worker' else 'cancelled_by_venue' end,
    cancelled_at = greatest(said_at, booking.updated_at), cancel_reason = why,
    cancel_tier = case when own then private.worker_cancel_tier(booking, said_at) else private.venue_cancel_tier(booking) end,
    version = version + 1
  where id = booking.id;
  update public.applications set status = 'closed', closed_reason = 'booking_cancelled', version = version + 1
  where id = booking.application_id and status = 'accepted';
end
$$;
