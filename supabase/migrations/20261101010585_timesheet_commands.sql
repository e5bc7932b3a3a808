-- What the two sides say of the hours of a booking. Each says its own: nobody's word overwrites the other's, so that what two
-- people say without signal comes to the same in either order. What settles when nobody answers is the clock's.

-- The timesheet of a booking, for its worker or a manager of the venue; booking and row locked, in this order. Hours that are agreed are
-- refused, unless they are agreed at what is wished, or without what a silent device had been told before: then they are open again.
create function private.open_hours(args jsonb, wished int default null, out sheet public.timesheets, out side text) language plpgsql set search_path = '' as $$
declare
  booking constant public.bookings := private.attended(args);
begin
  side := case when booking.worker_id = auth.uid() then 'rockstar' else 'venue' end;
  if side = 'venue' then perform private.require_member(booking.venue_id, 'manager'); end if;
  select * into sheet from public.timesheets where booking_id = booking.id for update;
  if sheet.id is null then perform private.refuse('not_found', null, 404); end if;
  if sheet.agreed_min is null or sheet.agreed_min = wished then return; end if;
  if not private.was_agreed_without(sheet, side) then perform private.refuse('hours_agreed'); end if;
  sheet := private.reopen_hours(sheet, side);
end
$$;

-- Whether hours were agreed while a device without signal held back what its person says now: settled by the clock, or taken from the
-- side's facts, of which it had said nothing. Not what a person decided or somebody exported, nor what is older than devices hold.
create function private.was_agreed_without(sheet public.timesheets, side text) returns boolean language sql stable set search_path = '' as $$
  select sheet.agreed_min is not null and private.acted_at() < sheet.decided_at and sheet.locked_at is null
    and sheet.ends_at >= private.horizon() and case sheet.basis when 'decided' then false
      -- Of a recorded shift nobody says a figure: it is agreed as it was written down.
      when 'agreed' then num_nonnulls(sheet.rockstar_min, sheet.venue_min) = 1
        and case side when 'rockstar' then sheet.rockstar_min else sheet.venue_min end is null
      else true end
$$;
comment on function private.was_agreed_without(public.timesheets, text) is 'Whether what this side says now was said, at a trusted time, before the hours were agreed without it.';

-- Open again, with the words that are left; the other side is told.
create function private.reopen_hours(sheet public.timesheets, side text) returns public.timesheets language plpgsql set search_path = '' as $$
begin
  update public.timesheets set rockstar_min = sheet.rockstar_min, rockstar_reason = sheet.rockstar_reason, venue_min = sheet.venue_min,
    venue_reason = sheet.venue_reason, state = private.state_by_words(sheet), agreed_min = null, basis = null, decided_by = null, decided_at = null,
    settles_at = private.now() + interval '72 hours', last_by = side
  where id = sheet.id returning * into sheet;
  perform private.tell_of_hours(sheet, 'hours_reopened', side, '{}');
  return sheet;
end
$$;

create function private.say_hours(sheet public.timesheets, side text, minutes int, why text) returns void language plpgsql set search_path = '' as $$
begin
  if minutes not between 0 and 1440 then perform private.bad_argument('minutes'); end if;
  if side = 'rockstar' then
    update public.timesheets set rockstar_min = minutes, rockstar_reason = why where id = sheet.id;
  else
    update public.timesheets set venue_min = minutes, venue_reason = why where id = sheet.id;
  end if;
  perform private.weigh_timesheet(sheet.id, side);
end
$$;

create function private.tell_of_hours(sheet public.timesheets, kind text, from_side text, facts jsonb) returns void language plpgsql set search_path = '' as $$
begin
  facts := private.facts_of_hours(sheet) || facts;
  if from_side is distinct from 'rockstar' then perform private.notify(sheet.worker_id, kind, facts); end if;
  if from_side is distinct from 'venue' then perform private.notify_managers(sheet.venue_id, kind || '_to_venue', facts); end if;
end
$$;

create function private.submit_timesheet(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  minutes constant int := private.arg_int(args, 'minutes');
  hours constant record := private.open_hours(args, minutes);
begin
  if hours.side <> 'rockstar' then perform private.refuse('not_allowed', null, 403); end if;
  -- Settled at them meanwhile.
  if (hours.sheet).agreed_min is not null then return; end if;
  perform private.say_hours(hours.sheet, 'rockstar', minutes, null);
end
$$;
select private.register_command('submit_timesheet', 1, 'Says that these are one''s hours of a booking. The booking''s worker.');

create function private.approve_timesheet(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  minutes constant int := private.arg_int(args, 'minutes');
  hours constant record := private.open_hours(args, minutes);
begin
  -- A colleague was faster.
  if (hours.sheet).agreed_min is not null then return; end if;
  -- Only what was seen is agreed to.
  if private.stands_at(hours.sheet, case hours.side when 'venue' then 'rockstar' else 'venue' end) is distinct from minutes then
    perform private.refuse('hours_changed');
  end if;
  perform private.say_hours(hours.sheet, hours.side, minutes, null);
end
$$;
select private.register_command('approve_timesheet', 1, 'Agrees to the other side''s figure of a booking''s hours. Its worker, or a manager of the venue.');

create function private.counter_timesheet(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  minutes constant int := private.arg_int(args, 'minutes');
  hours constant record := private.open_hours(args, minutes);
  why constant text := private.arg_lines(args, 'reason', 500);
begin
  if (hours.sheet).agreed_min is not null then return; end if;
  perform private.say_hours(hours.sheet, hours.side, minutes, why);
  if exists (select from public.timesheets where id = (hours.sheet).id and agreed_min is null) then
    perform private.tell_of_hours(hours.sheet, 'hours_offered', hours.side, jsonb_build_object('minutes', minutes, 'reason', why));
  end if;
end
$$;
select private.register_command('counter_timesheet', 1, 'Offers another figure for a booking''s hours, and why. Its worker, or a manager of the venue.');

create function private.dispute_timesheet(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  hours constant record := private.open_hours(args);
  why constant text := private.arg_lines(args, 'reason', 500);
begin
  update public.timesheets set state = 'disputed', settles_at = null,
    rockstar_reason = case hours.side when 'rockstar' then why else rockstar_reason end,
    venue_reason = case hours.side when 'venue' then why else venue_reason end
  where id = (hours.sheet).id;
  perform private.open_dispute('hours', (hours.sheet).id, booking, hours.side, why) from public.bookings booking where id = (hours.sheet).booking_id;
  if (hours.sheet).state <> 'disputed' then
    perform private.tell_of_hours(hours.sheet, 'hours_disputed', hours.side, jsonb_build_object('reason', why,
      'dispute_id', private.uuid5('disputes:hours:' || (hours.sheet).id)));
  end if;
end
$$;
select private.register_command('dispute_timesheet', 1, 'Asks a person to look at a booking''s hours; nothing settles by itself any more. Its worker, or a manager of the venue.');

-- For a day, and by either side: an approval that slipped, or a colleague's that was heard first. Their own word goes, the other side's
-- stays. What the clock settled, a person decided or somebody exported stands.
create function private.reopen_timesheet(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  booking constant public.bookings := private.attended(args);
  side constant text := private.speaks_for(booking);
  sheet public.timesheets;
begin
  if side = 'venue' then perform private.require_member(booking.venue_id, 'manager'); end if;
  select * into sheet from public.timesheets where booking_id = booking.id for update;
  if sheet.id is null then perform private.refuse('not_found', null, 404); end if;
  -- The other side was faster.
  if sheet.agreed_min is null then return; end if;
  if sheet.basis <> 'agreed' or sheet.locked_at is not null or private.acted_at() >= sheet.decided_at + interval '24 hours' then
    perform private.refuse('hours_agreed');
  end if;
  if side = 'rockstar' then
    sheet.rockstar_min := null;
    sheet.rockstar_reason := null;
  else
    sheet.venue_min := null;
    sheet.venue_reason := null;
  end if;
  perform private.reopen_hours(sheet, side);
end
$$;
select private.register_command('reopen_timesheet', 1, 'Takes an agreement on a booking''s hours up again, within a day of it. Its worker, or a manager of the venue.');

create function private.lock_timesheets(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  venue constant uuid := private.arg_uuid(args, 'venue_id');
  exported constant uuid[] := private.arg_uuids(args, 'ids', 500);
begin
  perform private.require_member(venue, 'manager');
  update public.timesheets set locked_at = private.now()
  where venue_id = venue and id = any (exported) and agreed_min is not null and locked_at is null;
end
$$;
select private.register_command('lock_timesheets', 1, 'Notes that these agreed timesheets were exported. A manager of the venue.');
