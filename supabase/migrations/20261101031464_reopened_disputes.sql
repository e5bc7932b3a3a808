-- Taking a decision of a dispute back: with a reason that both sides read, and five days begin anew; or, in the quarter of an hour after
-- it and before a side has opened the notice of it, without a word, as if it had not been made. Support and super admins.

-- With all that it did. What a no-show became has hours of its own by then, which are agreed or disputed themselves; and nobody is
-- suspended but by the act that says for how long.
create function private.take_decision_back(dispute public.disputes, until timestamptz) returns void language plpgsql set search_path = '' as $$
begin
  if dispute.state <> 'decided' or dispute.outcome = 'agreed' or (dispute.kind in ('no_show', 'account', 'strikes') and dispute.outcome = 'taken_back') then
    perform private.refuse('wrong_state');
  end if;
  if dispute.kind = 'hours' then
    update public.timesheets set state = 'disputed', agreed_min = null, basis = null, decided_by = null, decided_at = null
    where id = dispute.subject_id and basis = 'decided' and locked_at is null;
    if not found then perform private.refuse('wrong_state'); end if;
  elsif dispute.kind = 'review' then
    update public.reviews set state = 'published' where id = dispute.subject_id and state = 'hidden';
  elsif dispute.kind = 'account' then
    if (select account_status from public.profiles where id = dispute.worker_id for no key update) <> 'suspended' then perform private.refuse('wrong_state'); end if;
  elsif dispute.kind <> 'strikes' then
    update public.reliability_events set taken_back_at = null, counts_from = nullif(counts_from, dispute.decided_at) where id = dispute.subject_id;
    perform private.reckon_fault(dispute.booking_id);
  end if;
  update public.disputes set outcome = null, decided_min = null, rests_on = null, reason = null, reason_lang = null, decided_by = null, decided_at = null,
    state = case when rockstar_at is not null and (venue_at is not null or venue_id is null) then 'answered' else 'open' end,
    decide_by = until, version = version + 1
  where id = dispute.id;
end
$$;

create function private.reopen_dispute(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  dispute constant public.disputes := private.seen_dispute(args);
  why constant text := private.arg_lines(args, 'reason', 500);
begin
  perform private.take_decision_back(dispute, private.now() + interval '120 hours');
  if dispute.kind in ('account', 'strikes') then
    perform private.notify(dispute.worker_id, case dispute.kind when 'account' then 'appeal_reopened' else 'strikes_reopened' end, jsonb_build_object('dispute_id', dispute.id, 'reason', why));
  else
    perform private.tell_of_dispute(dispute, 'dispute_reopened', jsonb_build_object('reason', why));
  end if;
  perform private.audit('reopen_dispute', 'disputes', dispute.id, jsonb_build_object('before',
    jsonb_strip_nulls(jsonb_build_object('outcome', dispute.outcome, 'minutes', dispute.decided_min)), 'reason', why));
end
$$;
select private.register_command('reopen_dispute', 1, 'Takes a decision back, with what it did; both sides are told why.');

-- The notices of a decision: of the worker, and of those who manage the venue.
create function private.notices_of_decision(dispute public.disputes) returns setof public.notifications language sql stable set search_path = '' as $$
  select told.* from public.notifications told
  where told.user_id in (select dispute.worker_id union select user_id from public.venue_users where venue_id = dispute.venue_id)
    and told.kind = any (private.decision_kinds())
    and told.created_at >= dispute.decided_at and told.payload ->> 'dispute_id' = dispute.id::text
$$;

-- Null: it can only be reopened. A person decided it, and no side has opened what tells of it.
create function private.undo_until(dispute public.disputes) returns timestamptz language plpgsql stable security definer set search_path = '' as $$
begin
  if dispute.decided_by is null or dispute.decided_at <= private.now() - private.undo_window()
    or (dispute.kind in ('no_show', 'account', 'strikes') and dispute.outcome = 'taken_back')
    or exists (select from private.notices_of_decision(dispute) told where told.read_at is not null) then return null; end if;
  return dispute.decided_at + private.undo_window();
end
$$;

-- The deadline is the old one, but nobody is overtaken by the clock.
create function private.undo_decision(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  dispute constant public.disputes := private.seen_dispute(args);
begin
  if dispute.state <> 'decided' or private.undo_until(dispute) is null then perform private.refuse('wrong_state'); end if;
  perform private.take_decision_back(dispute, greatest(dispute.decide_by, private.now() + interval '1 hour'));
  delete from private.outgoing_pushes push using private.notices_of_decision(dispute) told, private.push_subscriptions device
  where device.user_id = told.user_id and push.subscription_id = device.id and push.notification_id = told.id;
  delete from private.notice_mails where notification_id in (select id from private.notices_of_decision(dispute));
  delete from public.notifications where id in (select id from private.notices_of_decision(dispute));
  perform private.audit('undo_decision', 'disputes', dispute.id, jsonb_build_object('before',
    jsonb_strip_nulls(jsonb_build_object('outcome', dispute.outcome, 'minutes', dispute.decided_min)), 'reason', dispute.reason));
end
$$;
select private.register_command('undo_decision', 1, 'Takes a decision back within a quarter of an hour, as long as no side has opened what tells of it; the notices go with it.');
