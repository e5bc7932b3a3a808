-- Hours of which nobody says anything. Parts of the server's clock: a draft from the plan six hours after the end, and what
-- settles 72 hours after the last change of a figure, once both sides have been heard from since. A side that stays away for a
-- fortnight more is waited for no longer, so that every shift that was worked comes to hours.

select private.register_part('draft_timesheet', 140, $$
  select booking_id from private.bookings_to_draft where ends_at <= private.now() - interval '6 hours' order by ends_at
$$);

create function private.draft_timesheet(of_booking uuid) returns void language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
  sheet public.timesheets;
begin
  select * into booking from public.bookings where id = of_booking for update;
  if booking.ends_at > private.now() - interval '6 hours' then return; end if;
  delete from private.bookings_to_draft where booking_id = of_booking;
  if booking.id is null or booking.status not in ('confirmed', 'change_pending', 'checked_in', 'checked_out')
    or exists (select from public.timesheets where booking_id = of_booking) then return; end if;
  perform private.open_timesheet(booking, 'clock');
  select * into sheet from public.timesheets where booking_id = of_booking;
  perform private.tell_of_hours(sheet, 'hours_drafted', null, jsonb_build_object('minutes', private.planned_min(booking)));
end
$$;
comment on function private.draft_timesheet(uuid) is 'Nobody checked out: the plan stands as a draft, and both sides are told.';

-- A device that was heard from after the change has it: a call pulls what it has not.
create function private.both_know(sheet public.timesheets) returns boolean language sql stable set search_path = '' as $$
  select (sheet.last_by = 'rockstar' or exists (select from private.presence heard
      where heard.user_id = sheet.worker_id and heard.heard_at > sheet.settles_at - interval '72 hours'))
    and (sheet.last_by = 'venue' or exists (select from private.presence heard join public.venue_users member using (user_id)
      where member.venue_id = sheet.venue_id and member.revoked_at is null and member.role in ('admin', 'manager')
        and heard.heard_at > sheet.settles_at - interval '72 hours'))
$$;

select private.register_part('settle_timesheet', 150, $$
  select sheet.id from public.timesheets sheet where sheet.settles_at <= private.now()
    and (sheet.settles_at <= private.now() - interval '336 hours' or private.both_know(sheet)) order by sheet.settles_at
$$);

create function private.settle_timesheet(of_sheet uuid) returns void language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
  sheet public.timesheets;
  settled private.settled_hours;
begin
  select * into booking from public.bookings where id = (select booking_id from public.timesheets where id = of_sheet) for update;
  select * into sheet from public.timesheets where id = of_sheet for update;
  if sheet.settles_at is null or sheet.settles_at > private.now() then return; end if;
  -- What was called off or did not happen after all has no hours.
  if booking.id is not null and not private.is_live_booking(booking.status) then
    delete from public.timesheets where id = of_sheet;
    return;
  end if;
  settled := private.settled_of(sheet, booking);
  if settled.minutes is not null then
    perform private.agree_hours(sheet, settled.minutes, settled.basis, null);
  else
    update public.timesheets set state = 'disputed', settles_at = null where id = of_sheet;
    perform private.tell_of_hours(sheet, 'hours_disputed', null,
      jsonb_build_object('dispute_id', private.open_dispute('hours', of_sheet, booking, 'clock', null)));
  end if;
end
$$;
comment on function private.settle_timesheet(uuid) is 'Nobody answered for 72 hours: the figure that has the better ground, or a dispute.';

create function private.settled_of(sheet public.timesheets, booking public.bookings) returns private.settled_hours
language sql stable set search_path = '' as $$
  select private.what_settles(private.figure_of(booking, 'rockstar'), private.figure_of(booking, 'venue'), sheet.rockstar_min,
    sheet.venue_min, private.planned_min(booking))
$$;

-- A timesheet outlives its booking, whose facts go with the account: what they say is settled first.
create function private.settle_before_delete() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  sheet public.timesheets;
  settled private.settled_hours;
begin
  select * into sheet from public.timesheets where booking_id = old.id and settles_at is not null;
  if sheet.id is null then return old; end if;
  settled := private.settled_of(sheet, old);
  update public.timesheets set agreed_min = settled.minutes, basis = settled.basis, settles_at = null,
    decided_at = case when settled.minutes is not null then private.now() end,
    state = case when settled.minutes is null then 'disputed' else 'auto_approved' end
  where id = sheet.id;
  return old;
end
$$;
create trigger settle_before_delete before delete on public.bookings for each row execute function private.settle_before_delete();
