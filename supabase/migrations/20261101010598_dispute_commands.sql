-- Saying one's words in a dispute, and what a decision does: at once, to the hours, the points and the booking.

create function private.answer_dispute(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  dispute public.disputes;
  words constant text := private.arg_lines(args, 'words', 500);
  side text;
begin
  select * into dispute from public.disputes where id = private.arg_uuid(args, 'id') for update;
  -- Of points for being late a venue knows nothing.
  if dispute.id is null or (dispute.venue_id is null and dispute.worker_id <> auth.uid()) then perform private.refuse('not_found', null, 404); end if;
  if dispute.worker_id <> auth.uid() then perform private.require_member(dispute.venue_id, 'manager'); end if;
  if dispute.state = 'decided' then perform private.refuse('dispute_decided'); end if;
  side := case when dispute.worker_id = auth.uid() then 'rockstar' else 'venue' end;
  perform private.say_in_dispute(dispute.id, side, words);
end
$$;
select private.register_command('answer_dispute', 1, 'Says one''s side of what is disputed, until it is decided. The booking''s worker, or a manager of the venue.');

create function private.tell_of_dispute(dispute public.disputes, kind text, facts jsonb, but_not text default null) returns void
language plpgsql set search_path = '' as $$
begin
  facts := jsonb_build_object('booking_id', dispute.booking_id, 'dispute_id', dispute.id) || facts
    || (select private.facts_of_shift(booking.shift_id) || jsonb_build_object('name', person.name)
      from public.bookings booking join public.profiles person on person.id = booking.worker_id where booking.id = dispute.booking_id);
  if but_not is distinct from 'rockstar' then perform private.notify(dispute.worker_id, kind, facts); end if;
  if but_not is distinct from 'venue' and dispute.venue_id is not null then perform private.notify_managers(dispute.venue_id, kind || '_to_venue', facts); end if;
end
$$;

-- A no-show that did not stand. Somebody works until the end, or until they say that they left; then the work is done, and its hours are
-- open as after any shift of which nobody said anything.
create function private.take_back_no_show(of_booking uuid) returns void language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
begin
  perform from public.shifts where id = (select shift_id from public.bookings where id = of_booking) for update;
  update public.bookings as work set version = version + 1, restored = not private.has_place_again(work),
    status = case when work.ends_at > private.now() and not private.has_left(work) then 'checked_in' else 'checked_out' end
  where id = of_booking and status = 'no_show' returning * into booking;
  if booking.status = 'checked_out' then perform private.open_timesheet(booking, 'clock'); end if;
end
$$;

-- Ends a suspension; false where there is none.
create function private.reinstate(person uuid) returns boolean language plpgsql set search_path = '' as $$
begin
  update public.profiles set account_status = 'active' where id = person and account_status = 'suspended';
  if not found then return false; end if;
  update public.profile_private set suspended_until = null, suspended_reason = null where id = person;
  return true;
end
$$;

-- Whose figure decided hours are: of several that are the same, the best proven.
create function private.rests_on(dispute public.disputes, minutes int) returns text language plpgsql stable set search_path = '' as $$
declare
  booking public.bookings;
  sheet public.timesheets;
  phone private.worked_figure;
begin
  select * into booking from public.bookings where id = dispute.booking_id;
  select * into sheet from public.timesheets where id = dispute.subject_id;
  phone := private.figure_of(booking, 'rockstar');
  return case minutes when case when phone.proven then phone.paid_min end then 'code' when private.stands_at(sheet, 'rockstar') then 'rockstar'
    when private.stands_at(sheet, 'venue') then 'venue' when private.planned_min(booking) then 'planned' else 'other' end;
end
$$;

-- Called with the dispute locked, by a person or the clock; both sides are told in the same breath.
create function private.carry_out_decision(dispute public.disputes, result text, minutes int, why text, lang text) returns void
language plpgsql set search_path = '' as $$
declare
  sheet public.timesheets;
begin
  update public.disputes set state = 'decided', outcome = result, decided_min = minutes, reason = why,
    rests_on = case when dispute.kind = 'hours' then private.rests_on(dispute, minutes) end, reason_lang = lang, decided_by = auth.uid(),
    decided_at = private.now(), version = version + 1
  where id = dispute.id;
  if dispute.kind = 'hours' then
    select * into sheet from public.timesheets where id = dispute.subject_id for update;
    if sheet.agreed_min is null then perform private.agree_hours(sheet, minutes, 'decided', auth.uid()); end if;
  elsif dispute.kind in ('account', 'strikes') then
    if result = 'taken_back' and dispute.kind = 'account' then perform private.reinstate(dispute.worker_id); end if;
    if result = 'taken_back' and dispute.kind = 'strikes' then perform private.clear_strikes(dispute.worker_id); end if;
    perform private.notify(dispute.worker_id, case dispute.kind when 'account' then 'appeal_decided' else 'strikes_decided' end, jsonb_build_object('dispute_id', dispute.id, 'decision', result, 'reason', why));
    return;
  elsif dispute.kind = 'review' then
    if result = 'taken_back' then update public.reviews set state = 'hidden' where id = dispute.subject_id and state = 'published'; end if;
  elsif result = 'taken_back' then
    update public.reliability_events set taken_back_at = private.now() where id = dispute.subject_id;
    if dispute.kind = 'no_show' then perform private.take_back_no_show(dispute.booking_id); end if;
    perform private.reckon_fault(dispute.booking_id);
  else
    update public.reliability_events set counts_from = private.now() where id = dispute.subject_id and counts_from is null;
    -- Strikes that were argued about count from now on.
    perform private.note_reputation(dispute.worker_id, private.now());
  end if;
  perform private.tell_of_dispute(dispute, 'dispute_decided',
    jsonb_build_object('decision', case dispute.kind when 'hours' then result else dispute.kind || '_' || result end, 'minutes', minutes, 'reason', why));
end
$$;

-- Part of the server's clock.
select private.register_part('decide_overdue', 178, $$
  select id from public.disputes where state <> 'decided' and decide_by <= private.now() order by decide_by
$$);

create function private.decide_overdue(of_dispute uuid) returns void language plpgsql set search_path = '' as $$
declare
  dispute public.disputes;
  booking public.bookings;
  phone private.worked_figure;
begin
  -- As a person who decides locks: shift, booking, what hangs on it.
  perform from public.shifts where id = (select shift_id from public.bookings where id = (select booking_id from public.disputes where id = of_dispute)) for update;
  select * into booking from public.bookings where id = (select booking_id from public.disputes where id = of_dispute) for update;
  select * into dispute from public.disputes where id = of_dispute for update;
  if dispute.id is null or dispute.state = 'decided' or dispute.decide_by > private.now() then return; end if;
  if dispute.kind <> 'hours' then
    perform private.carry_out_decision(dispute, case when dispute.kind in ('review', 'account', 'strikes') then 'upheld' else 'taken_back' end, null, null, null);
    return;
  end if;
  phone := private.figure_of(booking, 'rockstar');
  perform private.carry_out_decision(dispute, 'hours', case when phone.proven then phone.paid_min else private.planned_min(booking) end, null, null);
end
$$;
comment on function private.decide_overdue(uuid) is 'Nobody decided for five days: hours by the code, else by the plan; a no-show and points fall; a review, a suspension and strikes stay.';

-- What somebody wrote of the caller, as far as it is open: hidden, if a person agrees. Once, by whom it is about.
create function private.dispute_review(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  review public.reviews;
  booking public.bookings;
  dispute uuid;
  part constant text := private.arg_lines(args, 'marked', 500, false);
  why constant text := private.arg_lines(args, 'reason', 500);
begin
  -- What is sealed is not there, for whoever asks.
  select * into review from public.reviews where id = private.arg_uuid(args, 'id') and state <> 'sealed' for update;
  if review.id is null then perform private.refuse('not_found', null, 404); end if;
  if review.author_side = 'rockstar' then perform private.require_member(review.venue_id, 'manager');
  elsif review.worker_id <> auth.uid() then perform private.refuse('not_allowed', null, 403);
  end if;
  if exists (select from public.disputes where kind = 'review' and id = private.uuid5('disputes:review:' || review.id)) then perform private.refuse('already_appealed'); end if;
  if strpos(coalesce(review.words, ''), part) = 0 then perform private.bad_argument('marked'); end if;
  select * into booking from public.bookings where id = review.booking_id;
  dispute := private.open_dispute('review', review.id, booking, case review.author_side when 'venue' then 'rockstar' else 'venue' end, why);
  update public.disputes set marked = part where id = dispute;
  perform private.tell_of_dispute(known, 'review_contested', jsonb_build_object('expires_at', known.answer_by, 'reason', why),
    case review.author_side when 'venue' then 'rockstar' else 'venue' end)
  from public.disputes known where id = dispute;
end
$$;
select private.register_command('dispute_review', 1, 'Asks a person to hide an open review, or a part of it that is named. Whom it is about: the worker, or a manager of the venue.');

-- Once for each suspension; the id is the caller's.
create function private.appeal_suspension(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  appeal constant uuid := private.arg_uuid(args, 'id');
  why constant text := private.arg_lines(args, 'reason', 500);
  nothing public.bookings;
begin
  -- The lock under which an admin suspends and reinstates.
  perform from public.profiles where id = auth.uid() and account_status = 'suspended' for no key update;
  if not found then perform private.refuse('wrong_state'); end if;
  if exists (
    select from public.disputes known join public.profile_private secret on secret.id = known.worker_id
    where known.worker_id = auth.uid() and known.kind = 'account' and known.created_at >= coalesce(secret.suspended_at, '-infinity'))
    or exists (select from public.disputes where id = private.uuid5('disputes:account:' || appeal))
  then
    perform private.refuse('already_appealed');
  end if;
  perform private.open_dispute('account', appeal, nothing, 'rockstar', why);
end
$$;
select private.register_command('appeal_suspension', 1, 'Asks a person to look at one''s suspension again, once. Whoever is suspended.');
