-- Notices by mail: what changes something agreed, and what became of something asked for, for people none of whose devices
-- fetched it in time. What must be acknowledged and is not seen goes further: it is pushed again, and whoever changed the
-- terms learns that they should ring. What a mail says is put into words by its sender, as on the screens.

create table private.notice_mails (
  notification_id uuid primary key references public.notifications (id) on delete cascade,
  user_id uuid not null,
  -- A device whose cursor lies beyond this transaction has stored the notice.
  written_in xid8 not null default pg_current_xact_id(),
  must_ack boolean not null,
  due_at timestamptz not null,
  arrived boolean not null default false,
  -- The mail is done with; what is due next is to say that nobody has seen it.
  chasing boolean not null default false
);
comment on table private.notice_mails is 'A notice that leaves by mail unless a device fetches it first, or that is chased because it must be seen.';
-- the clock
create index notice_mails_due on private.notice_mails (due_at);
-- the sync of a device that fetched
create index notice_mails_user on private.notice_mails (user_id) where not arrived;
alter table private.notice_mails enable row level security;

create table private.unsubscribe_keys (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  key text not null unique default private.new_token(),
  -- Of news, which is agreed to apart.
  news_key text not null unique default private.new_token(),
  created_at timestamptz not null default private.now()
);
comment on table private.unsubscribe_keys is 'What the one-click link of a person''s mails holds. It switches their notices by mail off, or takes back that they agreed to news, and does nothing else.';
alter table private.unsubscribe_keys enable row level security;

-- Outcomes, what the platform did with the account, and what is lost by silence: a dispute, in which each side has days to answer, and a
-- question that somebody of the other side waits with. What must be acknowledged is mailed whatever its kind.
create function private.mailed_kinds() returns text[] language sql immutable set search_path = '' as $$
  select '{shift_invitation_sent,job_invitation_sent,asked_shift_changed,confirm_asked,transfer_asked,transfer_to_decide,transfer_unanswered,hours_offered,hours_offered_to_venue,recorded_asked,recorded_asked_to_venue,account_suspended,account_reinstated,service_restored,appeal_decided,strikes_reviewed,strikes_decided,appeal_reopened,strikes_reopened,account_asked,no_show_contested_to_venue,review_contested,review_contested_to_venue,dispute_asked,dispute_asked_to_venue,dispute_decided,dispute_decided_to_venue,dispute_reopened,dispute_reopened_to_venue,application_accepted,application_rejected,application_clash,application_closed,application_filled,application_shift_cancelled,application_shift_expired,job_application_accepted,job_application_offered,job_application_rejected,job_application_lapsed,job_application_filled,job_application_closed,asked_job_changed,job_offer_accepted,job_offer_declined,job_offer_lapsed,job_expired,shift_applied,job_applied,message_from_venue,message_from_rockstar,shift_booked,shift_short,points_late,points_cancelled,shift_invitation_accepted,shift_invitations_unanswered,job_invitations_unanswered,place_unanswered,change_declined,change_unanswered,document_rejected,document_verified,pay_approved,pay_refused,job_pay_approved,job_pay_refused,shift_removed,job_removed,venue_archived,venue_paused,venue_rejected,venue_resumed,venue_unverified,venue_verified}'::text[]
$$;
comment on function private.mailed_kinds() is 'Kinds of notice that say what became of something asked for, or of the account, those of a dispute, and those that ask for an answer.';

create function private.is_about_tonight(facts jsonb) returns boolean language sql stable set search_path = '' as $$
  select coalesce(case when pg_input_is_valid(facts ->> 'starts_at', 'timestamptz')
    then (facts ->> 'starts_at')::timestamptz between private.now() and private.now() + interval '24 hours' end, false)
$$;
comment on function private.is_about_tonight(jsonb) is 'Work that starts within a day.';

create function private.undo_window() returns interval language sql immutable set search_path = '' as $$ select interval '15 minutes' $$;
comment on function private.undo_window() is 'How long whoever decided a dispute may take that back, as if it had not been made (…031464).';

create function private.decision_kinds() returns text[] language sql immutable set search_path = '' as $$
  select array['dispute_decided', 'dispute_decided_to_venue', 'appeal_decided', 'strikes_decided']
$$;
comment on function private.decision_kinds() is 'Kinds of notice that tell of a decision which can be undone. A mail cannot, so it leaves later.';

-- With the notification, in its transaction.
create function private.mail_out(told public.notifications) returns void language plpgsql security definer set search_path = '' as $$
begin
  if not (told.must_ack or told.kind = any (private.mailed_kinds())) then return; end if;
  insert into private.notice_mails (notification_id, user_id, must_ack, due_at) values (told.id, told.user_id, told.must_ack,
    private.now() + case when told.kind = any (private.decision_kinds()) then private.undo_window()
      when private.is_about_tonight(told.payload) then interval '2 minutes' else interval '10 minutes' end);
end
$$;

-- By the sync of a device that shows a cursor: it has stored what was written before.
create function private.note_fetched(since xid8) returns void language plpgsql security definer set search_path = '' as $$
declare
  fetched uuid[];
begin
  if not exists (select from private.notice_mails where user_id = auth.uid() and not arrived and written_in < since) then return; end if;
  delete from private.notice_mails where notification_id = any (array(
    select notification_id from private.notice_mails
    where user_id = auth.uid() and not arrived and not must_ack and written_in < since for update skip locked));
  fetched := array(select notification_id from private.notice_mails
    where user_id = auth.uid() and not arrived and must_ack and written_in < since for update skip locked);
  if fetched = '{}' then return; end if;
  update private.notice_mails set arrived = true where notification_id = any (fetched);
  update public.notice_receipts set arrived_at = private.now() where id = any (fetched) and arrived_at is null;
end
$$;
comment on function private.note_fetched(xid8) is 'A notice that reached a device needs no mail, and its sender learns where it is.';

select private.register_part('mail_notice', 95, $$
  select notification_id from private.notice_mails where due_at <= private.now() order by due_at
$$);

create function private.mail_notice(of_notification uuid) returns void language plpgsql set search_path = '' as $$
declare
  waiting private.notice_mails;
  told public.notifications;
  opens timestamptz;
begin
  select * into waiting from private.notice_mails where notification_id = of_notification for update;
  select * into told from public.notifications where id = of_notification and read_at is null;
  if waiting.due_at > private.now() then return; end if;
  if told.id is null or waiting.chasing then
    -- What no device has fetched yet stays until one does: its sender sees where it is.
    update private.notice_mails set due_at = 'infinity' where notification_id = of_notification and told.id is not null and not arrived;
    if not found then delete from private.notice_mails where notification_id = of_notification; end if;
    if told.id is not null then perform private.chase_notice(told); end if;
    return;
  end if;
  if not waiting.arrived then
    opens := private.quiet_until(told.user_id, told.payload);
    if opens is not null then
      update private.notice_mails set due_at = opens where notification_id = of_notification;
      return;
    end if;
    perform private.send_notice(told);
  end if;
  if not told.must_ack then
    delete from private.notice_mails where notification_id = of_notification;
    return;
  end if;
  update private.notice_mails set chasing = true, due_at = private.now()
    + case when private.is_about_tonight(told.payload) then interval '30 minutes' else interval '4 hours' end
  where notification_id = of_notification;
end
$$;
comment on function private.mail_notice(uuid) is 'A notice that no device fetched is mailed; one that must be seen and is not is chased.';

create function private.unsubscribe_key_of(person uuid) returns text language plpgsql volatile set search_path = '' as $$
begin
  insert into private.unsubscribe_keys (user_id) values (person) on conflict do nothing;
  return (select key from private.unsubscribe_keys where user_id = person);
end
$$;

create function private.news_key_of(person uuid) returns text language plpgsql volatile set search_path = '' as $$
begin
  perform private.unsubscribe_key_of(person);
  return (select news_key from private.unsubscribe_keys where user_id = person);
end
$$;

-- Nothing to whoever said that they want no mail.
create function private.send_notice(told public.notifications) returns void language plpgsql set search_path = '' as $$
begin
  if exists (select from public.user_settings where id = told.user_id and not email) then return; end if;
  insert into private.outgoing_mails (recipient, subject, words, notice, unsubscribe_key)
  select secret.email, 'Encore', '{}', jsonb_build_object('kind', told.kind, 'payload', told.payload, 'must_ack', told.must_ack,
    'role', person.role, 'locale', secret.locale, 'tz', private.zone_of(person.id)), private.unsubscribe_key_of(person.id)
  from public.profiles person join public.profile_private secret using (id)
  where person.id = told.user_id and person.account_status <> 'inactive' and length(secret.email) between 3 and 320;
  perform pg_notify('encore_mail', '');
end
$$;
comment on function private.send_notice(public.notifications) is 'Hands a notice to the sender of mails.';

-- Pushed once more; and the managers of the venue whose change it is ring the person, while there is something to ring about.
create function private.chase_notice(told public.notifications) returns void language plpgsql set search_path = '' as $$
begin
  perform private.push_out(told);
  if told.kind in ('shift_changed', 'booking_cancelled_by_venue', 'change_reverted', 'change_released')
    and pg_input_is_valid(told.payload ->> 'venue_id', 'uuid') and private.is_ahead(told.payload) then
    perform private.notify_managers((told.payload ->> 'venue_id')::uuid, 'change_unseen',
      (told.payload - 'time' - 'expires_at') || jsonb_build_object('name', (select name from public.profiles where id = told.user_id)));
  end if;
end
$$;
comment on function private.chase_notice(public.notifications) is 'What must be seen and was not, some hours after it was told.';

create function private.is_ahead(facts jsonb) returns boolean language sql stable set search_path = '' as $$
  select coalesce(case when pg_input_is_valid(facts ->> 'starts_at', 'timestamptz') then (facts ->> 'starts_at')::timestamptz > private.now() end, false)
$$;

create function private.unsubscribe(given text) returns void language sql volatile security definer set search_path = '' as $$
  insert into public.user_settings (id, email) select user_id, false from private.unsubscribe_keys where key = given
  on conflict (id) do update set email = false where user_settings.email;
  update public.user_settings set marketing = false, marketing_at = null
  where marketing and id = (select user_id from private.unsubscribe_keys where news_key = given);
  -- Also what a provider has not taken yet.
  delete from private.outgoing_mails where unsubscribe_key = given
$$;
comment on function private.unsubscribe(text) is 'Switches the notices by mail of one person off, or their news, by which key it is. A key that is none changes nothing.';
create function public.unsubscribe(p_key text) returns void language sql volatile security invoker set search_path = '' as $$
  select private.unsubscribe(p_key)
$$;
comment on function public.unsubscribe(text) is 'What the one-click link of a mail does. With the project''s secret key only.';
revoke all on function public.unsubscribe(text) from public, anon, authenticated, service_role;
grant execute on function public.unsubscribe(text), private.unsubscribe(text) to service_role;
