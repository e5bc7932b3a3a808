-- The disputes of the platform, for its admins: a queue by deadline, one with what both sides say and what was recorded, and the
-- decision. Support decides; who may only read reads all of it.

create view private.listed_disputes with (security_invoker = true) as
  select dispute.id, dispute.kind, dispute.state, person.name,
    case when booking.id is not null then jsonb_build_object('role', booking.role, 'venueName', venue.name, 'startsAt', booking.starts_at,
      'endsAt', booking.ends_at, 'tz', booking.tz) end as shift,
    dispute.answer_by, dispute.decide_by, dispute.outcome, dispute.decided_min, dispute.decided_at, assignee.name as assignee,
    dispute.worker_id, coalesce(dispute.venue_id, booking.venue_id) as venue_id
  from public.disputes dispute join public.profiles person on person.id = dispute.worker_id
  left join public.bookings booking on booking.id = dispute.booking_id left join public.venues venue on venue.id = booking.venue_id
  left join public.profiles assignee on assignee.id = dispute.assigned_to;
comment on view private.listed_disputes is 'Disputes as the admin portal lists them; for definer functions.';
revoke all on private.listed_disputes from public, anon, authenticated, service_role;

create function private.page_of_disputes(shown text, after_key text, after_id uuid, words text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  named constant text := private.within(private.folded(private.sought(words)));
begin
  perform private.require_admin('read_only');
  if shown not in ('waiting', 'decided') then perform private.bad_argument('shown'); end if;
  return private.page_of('private.listed_disputes as listed',
    'id, kind, state, name, shift, answer_by as "answerBy",
      decide_by as "decideBy", outcome, decided_min as "decidedMin", decided_at as "decidedAt", assignee',
    case shown when 'waiting' then 'listed.state <> ''decided''' else 'listed.state = ''decided''' end || case when private.sought(words) <> '' then
      format(' and (listed.worker_id in (select id from public.profiles where name_key like %1$L)
        or listed.venue_id in (select id from public.venues where private.folded(name) like %1$L))', named) else '' end,
    case shown when 'waiting' then 'decide_by' else 'decided_at' end, shown = 'decided', after_key, after_id, 50, false);
end
$$;
grant execute on function private.page_of_disputes(text, text, uuid, text) to authenticated;

create function public.admin_disputes(p_shown text default 'waiting', p_after_key text default null, p_after_id uuid default null, p_search text default '')
returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.page_of_disputes(p_shown, p_after_key, p_after_id, p_search)
$$;
comment on function public.admin_disputes(text, text, uuid, text) is
  'Fifty disputes: waiting by the day on which they must be decided, or decided, the newest first; found by person or venue; and how many there are. Admins only.';

-- Of one side (of an account there is no other), for the frame of the page: how much was worked, and how often it disputed before.
create function private.side_for_admin(dispute public.disputes, of_side text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  return (select jsonb_build_object('name', case of_side when 'rockstar' then person.name else venue.name end,
      'words', case of_side when 'rockstar' then dispute.rockstar_words else dispute.venue_words end,
      'hoursReason', (select case of_side when 'rockstar' then sheet.rockstar_reason else sheet.venue_reason end
        from public.timesheets sheet where dispute.kind = 'hours' and sheet.id = dispute.subject_id),
      'messages', case of_side when 'rockstar' then coalesce(dispute.attached_messages, '[]') else '[]' end,
      'saidAt', case of_side when 'rockstar' then dispute.rockstar_at else dispute.venue_at end,
      'reliability', case of_side when 'rockstar' then person.reliability end,
      'disputes', (select count(*) from public.disputes other where (other.created_at, other.id) < (dispute.created_at, dispute.id)
        and case of_side when 'rockstar' then other.worker_id = dispute.worker_id else other.venue_id = venue.id end),
      'facts', (select coalesce(jsonb_agg(jsonb_build_object('kind', fact.kind, 'at', coalesce(fact.proven_at, fact.trusted_at),
          'verdict', fact.verdict, 'reason', fact.reason, 'distanceM', fact.distance_m, 'accuracyM', fact.accuracy_m, 'heardAt', fact.created_at) order by coalesce(fact.proven_at, fact.trusted_at)), '[]')
        from public.attendance_events fact where fact.booking_id = booking.id and fact.source = of_side))
    from public.profiles person left join public.bookings booking on booking.id = dispute.booking_id left join public.venues venue on venue.id = booking.venue_id
    where person.id = dispute.worker_id and (of_side = 'rockstar' or venue.id is not null));
end
$$;

-- What it is about, where that is no time: the review, the suspension, or the strikes.
create function private.subject_for_admin(dispute public.disputes) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  return case dispute.kind
    when 'review' then (select jsonb_build_object('review', jsonb_build_object('by', author_side, 'stars', stars, 'words', words, 'reply', reply,
      'marked', dispute.marked, 'hidden', state = 'hidden')) from public.reviews where id = dispute.subject_id)
    when 'account' then (select jsonb_build_object('suspension', jsonb_build_object('userId', person.id, 'suspended', person.account_status = 'suspended',
      'since', secret.suspended_at, 'until', secret.suspended_until, 'reason', secret.suspended_reason))
      from public.profiles person join public.profile_private secret using (id) where person.id = dispute.worker_id)
    when 'strikes' then jsonb_build_object('strikes', private.strikes_for_admin(dispute.worker_id))
  end;
end
$$;

create function private.dispute_for_admin(of_dispute uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  dispute public.disputes;
  booking public.bookings;
  sheet public.timesheets;
  event public.reliability_events;
  phone private.worked_figure;
begin
  if not private.is_admin() then perform private.refuse('not_allowed', null, 403); end if;
  select * into dispute from public.disputes where id = of_dispute;
  if dispute.id is null then return null; end if;
  select * into booking from public.bookings where id = dispute.booking_id;
  select * into sheet from public.timesheets where id = dispute.subject_id;
  select * into event from public.reliability_events where id = dispute.subject_id;
  phone := private.figure_of(booking, 'rockstar');
  return jsonb_build_object('id', dispute.id, 'kind', dispute.kind, 'state', dispute.state, 'version', dispute.version, 'openedBy', dispute.opened_by,
    'openedAt', dispute.created_at, 'recordReadAt', dispute.record_read_at, 'answerBy', dispute.answer_by, 'decideBy', dispute.decide_by, 'outcome', dispute.outcome,
    'decidedMin', dispute.decided_min, 'decidedAt', dispute.decided_at, 'reason', dispute.reason,
    'decidedBy', (select name from public.profiles where id = dispute.decided_by), 'undoUntil', private.undo_until(dispute),
    'alike', private.cases_like(dispute),
    'shift', case when booking.id is not null then jsonb_build_object('role', booking.role, 'startsAt', booking.starts_at, 'endsAt', booking.ends_at,
      'tz', booking.tz, 'breakMin', booking.break_min, 'rateMinor', booking.rate_minor, 'currency', booking.currency,
      'venueName', (select name from public.venues where id = booking.venue_id), 'plannedMin', private.planned_min(booking)) end,
    'rockstar', private.side_for_admin(dispute, 'rockstar'), 'venue', private.side_for_admin(dispute, 'venue'),
    'codeMin', case when phone.proven then phone.paid_min end,
    'rockstarMin', case when dispute.kind = 'hours' then private.stands_at(sheet, 'rockstar') end,
    'venueMin', case when dispute.kind = 'hours' then private.stands_at(sheet, 'venue') end,
    'locked', sheet.locked_at is not null, 'fault', event.kind, 'points', event.points, 'minutes', event.minutes)
    || private.desk_of_dispute(dispute) || coalesce(private.subject_for_admin(dispute), '{}');
end
$$;
grant execute on function private.dispute_for_admin(uuid) to authenticated;

create function public.admin_dispute(p_id uuid) returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.dispute_for_admin(p_id)
$$;
comment on function public.admin_dispute(uuid) is 'One dispute with the words and the facts of both sides, or null. Admins only.';

revoke all on function public.admin_disputes(text, text, uuid, text), public.admin_dispute(uuid) from public, anon, authenticated, service_role;
grant execute on function public.admin_disputes(text, text, uuid, text), public.admin_dispute(uuid) to authenticated;

-- A booking's venue too: a dispute about points keeps what the venue must not know, and so names none.
create function private.is_own_dispute(admin uuid, dispute public.disputes) returns boolean language sql stable set search_path = '' as $$
  select coalesce(private.is_own_case(admin, coalesce(dispute.venue_id, (select venue_id from public.bookings where id = dispute.booking_id)), dispute.worker_id), false)
$$;

-- The dispute as it was seen, locked: whoever decides on words that have changed since, or after a colleague, is told so.
create function private.seen_dispute(args jsonb) returns public.disputes language plpgsql set search_path = '' as $$
declare
  dispute public.disputes;
begin
  perform private.require_admin('support');
  select * into dispute from public.disputes where id = private.arg_uuid(args, 'id');
  if dispute.id is null then perform private.refuse('not_found', null, 404); end if;
  if private.is_own_dispute(auth.uid(), dispute) then perform private.refuse('own_case', null, 403); end if;
  -- As everybody else locks: shift, booking, what hangs on it.
  perform from public.shifts where id = (select shift_id from public.bookings where id = dispute.booking_id) for update;
  perform from public.bookings where id = dispute.booking_id for update;
  select * into dispute from public.disputes where id = dispute.id for update;
  if dispute.version <> private.arg_int(args, 'version') then perform private.refuse('dispute_changed'); end if;
  return dispute;
end
$$;

create function private.decide_dispute(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  dispute constant public.disputes := private.seen_dispute(args);
  result constant text := private.arg_one_of(args, 'outcome', '{hours,upheld,taken_back}');
  why constant text := private.arg_lines(args, 'reason', 500);
  lang constant text := private.arg_one_of(args, 'lang', '{en,es,fr}');
  minutes constant int := case when dispute.kind = 'hours' then private.arg_int(args, 'minutes') end;
begin
  if (result = 'hours') <> (dispute.kind = 'hours') then perform private.bad_argument('outcome'); end if;
  if minutes not between 0 and 1440 then perform private.bad_argument('minutes'); end if;
  if dispute.state = 'decided' then perform private.refuse('dispute_decided'); end if;
  perform private.carry_out_decision(dispute, result, minutes, why, lang);
  perform private.audit('decide_dispute', 'disputes', dispute.id, jsonb_build_object('after',
    jsonb_strip_nulls(jsonb_build_object('kind', dispute.kind, 'outcome', result, 'minutes', minutes)), 'reason', why));
end
$$;
select private.register_command('decide_dispute', 1, 'Decides what two sides of a booking dispute, as it was seen, with a reason that both read.');
