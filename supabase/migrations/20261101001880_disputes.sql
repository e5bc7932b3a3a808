-- Disputes: what two sides of a booking do not agree on and a person of the platform decides: its hours, a no-show, points for
-- being late or cancelling, or what a review says; an account's suspension, which its person appeals against; and three strikes, which
-- the clock brings before a person. One for each such thing, under an id made of it. Each side has 72 hours to say its words, the
-- platform five days to decide; then hours settle by the code, else by the plan, a no-show and points fall, and a review, a suspension
-- and strikes stay. Owned by its sides: a venue is one, but not of points for being late or cancelling, strikes and accounts, of which
-- it sees nothing.
--   open -> answered (everybody who is a side has said something) -> decided (by a person, by the clock, or by the sides themselves)

create table public.disputes (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  kind text not null check (kind in ('hours', 'no_show', 'strike', 'review', 'account', 'strikes')),
  subject_id uuid not null,
  booking_id uuid references public.bookings (id) on delete cascade,
  worker_id uuid not null references public.profiles (id) on delete cascade,
  venue_id uuid references public.venues (id) on delete cascade,
  opened_by text not null check (opened_by in ('rockstar', 'venue', 'clock')),
  state text not null default 'open' check (state in ('open', 'answered', 'decided')),
  rockstar_words text check (length(rockstar_words) <= 500),
  rockstar_at timestamptz,
  attached_messages jsonb,
  venue_words text check (length(venue_words) <= 500),
  venue_at timestamptz,
  marked text check (length(marked) <= 500),
  record_read_at timestamptz,
  question text check (length(question) <= 500),
  question_lang text check (question_lang in ('en', 'es', 'fr')),
  asked_at timestamptz,
  assigned_to uuid references public.profiles (id) on delete set null,
  answer_by timestamptz not null,
  decide_by timestamptz not null,
  outcome text check (outcome in ('hours', 'upheld', 'taken_back', 'agreed')),
  decided_min int check (decided_min between 0 and 1440),
  rests_on text check (rests_on in ('code', 'rockstar', 'venue', 'planned', 'other')),
  reason text check (length(reason) <= 500),
  reason_lang text check (reason_lang in ('en', 'es', 'fr')),
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint venue_of_the_kind check ((venue_id is null) = (kind in ('strike', 'account', 'strikes'))),
  constraint booking_of_the_kind check ((booking_id is null) = (kind in ('account', 'strikes'))),
  constraint marked_of_a_review check (marked is null or kind = 'review'),
  -- Words may go with their account; that something was said stays.
  constraint said_at check ((rockstar_at is not null or rockstar_words is null) and (venue_at is null) = (venue_words is null)),
  constraint attached_few check (jsonb_array_length(attached_messages) between 1 and 8),
  constraint decided_on_something check ((outcome is not null) = (state = 'decided') and (decided_at is not null) = (state = 'decided')),
  constraint minutes_of_hours check ((decided_min is not null) = (kind = 'hours' and state = 'decided')),
  constraint rests_on_of_hours check (rests_on is null or decided_min is not null),
  constraint reason_has_language check ((reason is null) = (reason_lang is null)),
  constraint question_has_language check ((question is null) = (question_lang is null) and (question is null) = (asked_at is null))
);
comment on table public.disputes is 'The id is the name-based id of kind and subject: a timesheet, an event of reliability (of strikes the newest), a review, or the id that a suspended person''s device gave their appeal. attached_messages are what the worker chose of their messages to the venue, copied as they were. marked is the part of a review that it is about, null for all of it; record_read_at when the platform last read chat and contact. question is what it asked both sides again, once; assigned_to which admin has taken it, for the platform alone. reason is what the person who decided typed, null when nobody did: the clock, or the sides themselves (outcome agreed). rests_on is whose figure decided hours are, for the platform alone.';
-- the pull of the worker, and of a venue's members
create index disputes_worker on public.disputes (worker_id, row_xid, id);
create index disputes_venue on public.disputes (venue_id, row_xid, id) where venue_id is not null;
-- a booking's own
create index disputes_booking on public.disputes (booking_id);
-- a person's own appeal
create index disputes_account on public.disputes (worker_id, created_at desc) where kind = 'account';
-- the queue of the platform, and the clock
create index disputes_queue on public.disputes (decide_by, id) where state <> 'decided';
-- those that are decided, newest first
create index disputes_decided on public.disputes (decided_at desc, id desc) where state = 'decided';
-- what was decided of one kind
create index disputes_alike on public.disputes (kind, decided_at desc) where state = 'decided';
-- removing who decided
create index disputes_decided_by on public.disputes (decided_by);
-- removing who has taken it
create index disputes_assigned_to on public.disputes (assigned_to);

alter table public.disputes enable row level security;
create policy select_side_or_admin on public.disputes for select to authenticated
  using (worker_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]) or (select private.is_admin()));

revoke all on public.disputes from anon, authenticated, service_role;

create function private.audience_of_disputes(dispute public.disputes) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array_remove(array['user:' || dispute.worker_id, 'venue:' || dispute.venue_id], null);
end
$$;

select private.mirror_table('disputes', 48, '{"user": "worker_id", "venue": "venue_id"}',
  shown => 'id, row_xid, kind, subject_id, booking_id, worker_id, venue_id, opened_by, state, rockstar_words, rockstar_at, attached_messages, venue_words,
    venue_at, marked, record_read_at, question, question_lang, asked_at, answer_by, decide_by, outcome, decided_min, reason, reason_lang, decided_at, version, created_at, updated_at',
  seen => $$(state <> 'decided' or decided_at >= (select private.horizon()))
    and (worker_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]))$$);

-- Opened with the words of whoever asked, or by the clock without any; who asks a second time says something else. What ended by
-- itself, because both agreed or since strikes were fewer than three, and is taken up again, begins anew.
create function private.open_dispute(of_kind text, subject uuid, booking public.bookings, side text, words text) returns uuid
language plpgsql set search_path = '' as $$
declare
  dispute constant uuid := private.uuid5('disputes:' || of_kind || ':' || subject);
begin
  insert into public.disputes (id, kind, subject_id, booking_id, worker_id, venue_id, opened_by, answer_by, decide_by)
  values (dispute, of_kind, subject, booking.id, coalesce(booking.worker_id, auth.uid()), case when of_kind <> 'strike' then booking.venue_id end, side,
    private.now() + interval '72 hours', private.now() + interval '120 hours')
  on conflict (id) do update set state = 'open', outcome = null, decided_min = null, rests_on = null, decided_at = null, opened_by = excluded.opened_by,
    question = null, question_lang = null, asked_at = null, answer_by = excluded.answer_by, decide_by = excluded.decide_by, version = disputes.version + 1
  where disputes.outcome = 'agreed' or private.lapsed(disputes);
  if words is not null then perform private.say_in_dispute(dispute, side, words); end if;
  return dispute;
end
$$;

create function private.lapsed(dispute public.disputes) returns boolean language sql immutable set search_path = '' as $$
  select dispute.kind = 'strikes' and dispute.state = 'decided' and dispute.outcome = 'taken_back' and dispute.reason is null
$$;
comment on function private.lapsed(public.disputes) is 'Whether strikes were fewer than three before a person had decided: whoever decides gives a reason.';

create function private.say_in_dispute(of_dispute uuid, side text, words text) returns void language plpgsql set search_path = '' as $$
declare
  dispute public.disputes;
begin
  select * into dispute from public.disputes where id = of_dispute for update;
  -- Each answer moves the version that a decision names. Whoever said theirs anew every second would never be decided about, and after
  -- five days points fall by themselves: from the twentieth word on a side waits ten minutes for its next, and a person can decide.
  if dispute.version >= 20 and (case side when 'rockstar' then dispute.rockstar_at else dispute.venue_at end) > private.now() - interval '10 minutes' then
    perform private.refuse('throttled', null, 429);
  end if;
  if side = 'rockstar' then
    dispute.rockstar_words := words;
    dispute.rockstar_at := private.now();
  else
    dispute.venue_words := words;
    dispute.venue_at := private.now();
  end if;
  update public.disputes set rockstar_words = dispute.rockstar_words, rockstar_at = dispute.rockstar_at, venue_words = dispute.venue_words,
    venue_at = dispute.venue_at, version = version + 1,
    state = case when dispute.rockstar_at is not null and (dispute.venue_at is not null or venue_id is null) then 'answered' else 'open' end
  where id = of_dispute and state <> 'decided';
end
$$;

-- What settles without anybody's decision is no longer anybody's to decide: the sides agreed, or a fact took the points back.
create function private.close_dispute_of_hours() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.disputes set state = 'decided', outcome = 'agreed', decided_min = new.agreed_min, decided_at = private.now(), version = version + 1
  where kind = 'hours' and id = private.uuid5('disputes:hours:' || new.id) and state <> 'decided';
  return null;
end
$$;
create trigger close_dispute after update of agreed_min on public.timesheets for each row
  when (old.state = 'disputed' and new.agreed_min is not null) execute function private.close_dispute_of_hours();

create function private.close_dispute_of_points() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.disputes set state = 'decided', outcome = 'taken_back', decided_at = private.now(), version = version + 1
  where booking_id = new.booking_id and subject_id = new.id and state <> 'decided';
  return null;
end
$$;
create trigger close_dispute after update of points, kind on public.reliability_events for each row
  when (old.appealed_at is not null and (old.points > 0 and new.points = 0 or new.kind <> old.kind)) execute function private.close_dispute_of_points();

-- A suspension that is over, by its day or by an admin, leaves nothing to appeal against.
create function private.close_appeal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.disputes set state = 'decided', outcome = 'taken_back', decided_at = private.now(), version = version + 1
  where kind = 'account' and worker_id = new.id and state <> 'decided';
  return null;
end
$$;
create trigger close_appeal after update of account_status on public.profiles for each row
  when (old.account_status = 'suspended' and new.account_status <> 'suspended') execute function private.close_appeal();
