-- Who did not come: marked by the venue from half an hour after the start, and withdrawn by itself when a coming arrives that a code
-- proves or that the venue writes down (`private.follow_attendance`). Points and strikes are not decided here.

create function private.no_show_from(booking public.bookings) returns timestamptz language sql immutable set search_path = '' as $$
  select booking.starts_at + interval '30 minutes'
$$;

create function private.mark_no_show(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
begin
  select * into booking from public.bookings where id = private.arg_uuid(args, 'id');
  if booking.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(booking.venue_id, 'manager');
  perform from public.shifts where id = booking.shift_id for update;
  select * into booking from public.bookings where id = booking.id for update;
  -- A colleague was faster.
  if booking.status = 'no_show' then return; end if;
  -- Once there are hours, they are what is argued about.
  if booking.status not in ('confirmed', 'change_pending') or exists (select from public.timesheets where booking_id = booking.id) then
    perform private.refuse('wrong_state');
  end if;
  if private.now() < private.no_show_from(booking) then perform private.refuse('too_early'); end if;
  update public.bookings set status = 'no_show', no_show_at = private.acted_between(private.no_show_from(booking), booking.ends_at),
    version = version + 1
  where id = booking.id;
end
$$;
select private.register_command('mark_no_show', 1, 'Says that somebody did not come; their place reopens. A manager of the venue, from half an hour after the start.');
