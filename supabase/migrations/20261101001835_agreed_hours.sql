-- Which figure a timesheet comes to: where each side stands, when two figures are one, and what settles when nobody answers.
-- Twin of `domain/timesheets/rules.ts`, over one table of cases.

create function private.planned_min(booking public.bookings) returns int language sql immutable set search_path = '' as $$
  select greatest(0, private.minute_at(booking.ends_at) - private.minute_at(booking.starts_at) - booking.break_min)
$$;

create type private.settled_hours as (minutes int, basis text);

-- A figure of one side alone does not settle by itself when it is unlikely: nothing for a shift that was planned, or hours more than the
-- plan and what the facts say, which bear an agreed end. A person looks at it, as at two figures that differ.
create function private.is_likely(minutes int, planned int, known int) returns boolean language sql immutable set search_path = '' as $$
  select (minutes > 0 or planned = 0) and minutes <= greatest(planned, known) + 240
$$;
comment on function private.is_likely(int, int, int) is 'Whether hours that one side alone says may settle without anybody looking: some of what was planned, and at most four hours more.';

-- The code proves its figure, and who asked for less gets that. Of what has no proof: the only figure, or the worker's of two
-- within five minutes; the plan where there is none. Null: two that differ, which a person has to look at.
create function private.what_settles(phone private.worked_figure, by_hand private.worked_figure, rockstar_min int, venue_min int, planned int)
returns private.settled_hours language plpgsql immutable set search_path = '' as $$
declare
  theirs constant int := coalesce(rockstar_min, phone.paid_min);
  venues constant int := coalesce(venue_min, by_hand.paid_min);
  settled private.settled_hours;
begin
  if phone.proven then settled := row(least(phone.paid_min, theirs), 'code'::text);
  elsif theirs is not null and venues is not null then
    if abs(theirs - venues) > 5 then return null; end if;
    return row(theirs, 'same'::text);
  elsif theirs is not null then settled := row(theirs, 'word'::text);
  elsif venues is not null then settled := row(venues, 'by_hand'::text);
  else return row(planned, 'plan'::text);
  end if;
  if not private.is_likely(settled.minutes, planned, greatest(phone.paid_min, by_hand.paid_min)) then return null; end if;
  return settled;
end
$$;

-- Where a side stands: by what it said, else by its facts.
create function private.stands_at(sheet public.timesheets, side text) returns int language sql stable set search_path = '' as $$
  select coalesce(case side when 'rockstar' then sheet.rockstar_min else sheet.venue_min end,
    (select figure.paid_min from public.bookings booking, private.figure_of(booking, side) figure where booking.id = sheet.booking_id))
$$;

-- Both figures of a booking, to see whether a fact changed one.
create function private.figures_of(of_booking uuid) returns text language sql stable set search_path = '' as $$
  select concat_ws('/', private.figure_of(booking, 'rockstar'), private.figure_of(booking, 'venue')) from public.bookings booking where id = of_booking
$$;

create function private.agree_hours(sheet public.timesheets, minutes int, rests_on text, by_whom uuid) returns void language plpgsql set search_path = '' as $$
begin
  update public.timesheets set agreed_min = minutes, basis = rests_on, decided_by = by_whom, decided_at = private.now(), settles_at = null,
    state = case when rests_on in ('agreed', 'decided') then 'approved' else 'auto_approved' end
  where id = sheet.id;
  update public.bookings set status = 'approved', proposed = null, answer_by = null, answer_late = false, version = version + 1
  where id = sheet.booking_id and status in ('confirmed', 'change_pending', 'checked_in', 'checked_out');
  -- Of a decision both sides are told in its own words.
  if rests_on <> 'decided' and sheet.worker_id is distinct from auth.uid() then
    perform private.notify(sheet.worker_id, 'hours_agreed', private.facts_of_hours(sheet) || jsonb_build_object('minutes', minutes));
  end if;
end
$$;

create function private.facts_of_hours(sheet public.timesheets) returns jsonb language sql stable set search_path = '' as $$
  select private.facts_of_shift(booking.shift_id) || jsonb_build_object('booking_id', booking.id, 'name', person.name)
  from public.bookings booking join public.profiles person on person.id = booking.worker_id where booking.id = sheet.booking_id
$$;

-- Of hours on which nobody agrees.
create function private.state_by_words(sheet public.timesheets) returns text language sql immutable set search_path = '' as $$
  select case when sheet.venue_min is not null then 'countered' when sheet.rockstar_min is not null then 'submitted' else 'open' end
$$;

-- What the row comes to when somebody said something or a fact came: agreed when both sides stand at one figure and at least
-- one of them said it, in whatever order that was heard.
create function private.weigh_timesheet(of_sheet uuid, changed_by text) returns void language plpgsql set search_path = '' as $$
declare
  sheet public.timesheets;
  theirs int;
begin
  select * into sheet from public.timesheets where id = of_sheet for update;
  if sheet.agreed_min is not null and private.was_agreed_without(sheet, changed_by) then sheet := private.reopen_hours(sheet, changed_by); end if;
  if sheet.id is null or sheet.agreed_min is not null then return; end if;
  theirs := private.stands_at(sheet, 'rockstar');
  if num_nonnulls(sheet.rockstar_min, sheet.venue_min) > 0 and theirs = private.stands_at(sheet, 'venue') then
    perform private.agree_hours(sheet, theirs, 'agreed', auth.uid());
  elsif sheet.state <> 'disputed' then
    update public.timesheets set settles_at = private.now() + interval '72 hours', last_by = changed_by,
      state = private.state_by_words(sheet)
    where id = of_sheet;
  end if;
end
$$;
