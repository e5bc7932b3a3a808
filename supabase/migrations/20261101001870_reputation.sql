-- Reputation: what open reviews and facts come to on the cards of people and venues, so that lists rank and searches answer, without
-- signal too, and nobody counts while reading. Worked out anew by the clock for whom something changed: never in the transaction of
-- the change, whose locks would meet on one card. Owned by nobody: no command writes a figure.
--
-- A person's rating changes with a UTC day and a venue's figures with a week, from what was open before it began: a card of others
-- says nothing of one review at the hour in which it opens, and a city's devices hear of each venue once a week at most. Fewer than
-- three of a kind are no figure. Points count at once, within the clock's minute; a shift that was kept joins the last ten with the next day. A figure is no edit: it comes with a pull (a new
-- stamp), moves no updated_at and rings nobody, which is what encore.restamping says to the triggers.

create table private.reputations_due (
  id bigint generated always as identity primary key,
  subject_id uuid not null,
  due_at timestamptz not null
);
comment on table private.reputations_due is 'Whose figures are worked out anew, and when. Without foreign keys and not unique: what changes a booking waits for nobody here, and a card that is gone has no figures.';
-- the clock
create index reputations_due_at on private.reputations_due (due_at);
-- what is due already
create index reputations_due_subject on private.reputations_due (subject_id, due_at);
alter table private.reputations_due enable row level security;
revoke all on private.reputations_due from public, anon, authenticated, service_role;

create function private.note_reputation(subject uuid, at timestamptz) returns void language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.reputations_due due where due.subject_id = subject and due.due_at <= at and due.due_at > private.now()) then
    insert into private.reputations_due (subject_id, due_at) values (subject, at);
  end if;
end
$$;
comment on function private.note_reputation(uuid, timestamptz) is 'Has the clock work out somebody''s figures at that time.';

-- Beginning of the day or week in which this is, or of one later.
create function private.utc_start(unit text, at timestamptz, units_later int default 0) returns timestamptz language sql immutable set search_path = '' as $$
  select (date_trunc(unit, at at time zone 'UTC') + units_later * ('1 ' || unit)::interval) at time zone 'UTC'
$$;

create function private.note_reputation_of_review() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  review constant public.reviews := case tg_op when 'DELETE' then old else new end;
begin
  if review.author_side = 'venue' then perform private.note_reputation(review.worker_id, private.utc_start('day', private.now(), 1));
  else perform private.note_reputation(review.venue_id, private.utc_start('week', private.now(), 1));
  end if;
  return null;
end
$$;
create trigger note_reputation after update of state on public.reviews for each row when (old.state <> new.state) execute function private.note_reputation_of_review();
create trigger note_reputation_of_lost after delete on public.reviews for each row when (old.state = 'published') execute function private.note_reputation_of_review();

create function private.note_reputation_of_points() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_reputation(new.worker_id, private.now());
  return null;
end
$$;
create trigger note_reputation after insert or update of points, happened_at, counts_from on public.reliability_events for each row
  execute function private.note_reputation_of_points();

-- The third shift makes a score, the last ten move with a day; a venue's week has something to count.
create function private.note_reputation_of_booking() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_reputation(new.venue_id, private.utc_start('week', private.now(), 1));
  if new.status <> 'cancelled_by_venue' then
    perform private.note_reputation(new.worker_id, case when exists (select from public.profiles where id = new.worker_id and reliability is null)
      then private.now() else private.utc_start('day', private.now(), 1) end);
  end if;
  return null;
end
$$;
create trigger note_reputation after update of status on public.bookings for each row
  when (new.status is distinct from old.status and (new.status in ('checked_out', 'cancelled_by_venue') or new.status = 'approved' and old.status <> 'checked_out'))
  execute function private.note_reputation_of_booking();

create type private.rating as (recent int, ever int, rated int);

-- Of what the other side said, as far as it was open then: tenths of a star.
create function private.rating_of(worker uuid, venue uuid, until timestamptz) returns private.rating language sql stable set search_path = '' as $$
  select case when count(*) filter (where opened_at >= until - interval '90 days') >= 3
      then round(10 * avg(stars) filter (where opened_at >= until - interval '90 days'))::int end,
    case when count(*) >= 3 then round(10 * avg(stars))::int end,
    case when count(*) >= 3 then count(*)::int end
  from public.reviews
  where (worker_id = worker and author_side = 'venue' or venue_id = venue and author_side = 'rockstar') and state = 'published' and opened_at < until
$$;

-- 100 less what counts now; null until three shifts were worked or something took points.
create function private.reliability_of(worker uuid) returns int language plpgsql stable set search_path = '' as $$
declare
  taken constant int := (select coalesce(sum(points), 0) from public.reliability_events
    where worker_id = worker and happened_at > private.now() - interval '90 days' and counts_from <= private.now());
begin
  if taken = 0 and (select count(*) from (
    select from public.bookings where worker_id = worker and status in ('checked_out', 'approved') limit 3) worked) < 3 then return null; end if;
  return greatest(0, 100 - taken);
end
$$;
comment on function private.reliability_of(uuid) is 'Twin of scoreOf and isNew on the device.';

-- Of the last ten shifts that were worked, or that something took points for: counts, so that nobody reads which it was.
create function private.last_ten_of(worker uuid) returns int[] language sql stable set search_path = '' as $$
  select case when count(*) > 0 then array[count(*) filter (where kind is null), count(*) filter (where kind = 'late'),
    count(*) filter (where kind = 'cancelled'), count(*) filter (where kind = 'no_show')]::int[] end
  from (
    select event.kind from public.bookings booking
    left join public.reliability_events event on event.booking_id = booking.id and event.points > 0 and event.counts_from <= private.now()
    where booking.worker_id = worker and (event.id is not null or booking.status in ('checked_out', 'approved'))
    order by booking.starts_at desc limit 10) counted
$$;
comment on function private.last_ten_of(uuid) is 'On time, late, cancelled at short notice, missed; null until there is one.';

create function private.reckon_person(person uuid) returns void language plpgsql set search_path = '' as $$
declare
  today constant timestamptz := private.utc_start('day', private.now());
  rated constant private.rating := private.rating_of(person, null, today);
  score constant int := private.reliability_of(person);
  ten constant int[] := private.last_ten_of(person);
  next_due timestamptz;
begin
  -- Who deleted their account has a card without figures.
  if not exists (select from public.profile_private where id = person) then return; end if;
  perform set_config('encore.restamping', 'on', true);
  update public.profiles set rating = rated.recent, rating_all = rated.ever, rating_count = rated.rated, reliability = score, last_ten = ten
  where id = person and (rating, rating_all, rating_count, reliability, last_ten) is distinct from (rated.recent, rated.ever, rated.rated, score, ten);
  if found then update private.acquaintances set row_xid = pg_current_xact_id() where person_id = person; end if;
  perform set_config('encore.restamping', '', true);
  perform private.reckon_strikes(person);
  -- What opened today, when the first of what counts now does not any more, and when the next begins to.
  select least(
    (select min(happened_at) + interval '90 days' from public.reliability_events
      where worker_id = person and points > 0 and happened_at > private.now() - interval '90 days'),
    (select min(counts_from) from public.reliability_events where worker_id = person and points > 0 and counts_from > private.now()),
    (select min(case when opened_at < today then private.utc_start('day', opened_at, 91) else private.utc_start('day', today, 1) end) from public.reviews
      where worker_id = person and author_side = 'venue' and state = 'published' and opened_at >= today - interval '90 days')) into next_due;
  if next_due is not null then perform private.note_reputation(person, next_due); end if;
end
$$;

-- How it cancels, approves and keeps its word, by the last ninety days that it worked with somebody. One walk over its own rows a week.
create function private.reckon_venue(venue uuid) returns void language plpgsql set search_path = '' as $$
declare
  week constant timestamptz := private.utc_start('week', private.now());
  rated constant private.rating := private.rating_of(null, venue, week);
  kept record;
  hours record;
begin
  select count(*) as all_of, count(*) filter (where status = 'cancelled_by_venue') as late into kept
  from public.bookings where venue_id = venue and starts_at between week - interval '90 days' and week
    and (status in ('checked_in', 'checked_out', 'approved') or status = 'cancelled_by_venue' and cancel_tier in ('late', 'after_check_in'));
  select count(*) as all_of, percentile_disc(0.5) within group (order by extract(epoch from decided_at - ends_at)) as seconds,
    count(*) filter (where agreed_min >= extract(epoch from ends_at - starts_at) / 60 - break_min - 15) as as_posted into hours
  from public.timesheets where venue_id = venue and agreed_min is not null and starts_at between week - interval '90 days' and week;
  perform set_config('encore.restamping', 'on', true);
  update public.venues set rating = fresh.rating, rating_all = fresh.rating_all, rating_count = fresh.rating_count,
    late_cancels_pct = fresh.late_cancels_pct, approval_hours = fresh.approval_hours, as_posted_pct = fresh.as_posted_pct
  from (select rated.recent, rated.ever, rated.rated,
    case when kept.all_of >= 3 then round(100.0 * kept.late / kept.all_of)::int end,
    case when hours.all_of >= 3 then greatest(0, ceil(hours.seconds / 3600))::int end,
    case when hours.all_of >= 3 then round(100.0 * hours.as_posted / hours.all_of)::int end
  ) fresh (rating, rating_all, rating_count, late_cancels_pct, approval_hours, as_posted_pct)
  where venues.id = venue
    and (venues.rating, venues.rating_all, venues.rating_count, venues.late_cancels_pct, venues.approval_hours, venues.as_posted_pct) is distinct from fresh.*;
  perform set_config('encore.restamping', '', true);
  if kept.all_of > 0 or hours.all_of > 0 or rated.rated is not null then
    perform private.note_reputation(venue, private.utc_start('week', private.now(), 1));
  end if;
end
$$;

create function private.reckon_reputation(subject uuid) returns void language plpgsql set search_path = '' as $$
begin
  delete from private.reputations_due where subject_id = subject and due_at <= private.now();
  if not found then return; end if;
  if exists (select from public.venues where id = subject) then perform private.reckon_venue(subject);
  else perform private.reckon_person(subject);
  end if;
end
$$;
comment on function private.reckon_reputation(uuid) is 'Works out anew what a card says of ratings and reliability.';
-- Who has several rows is done with the first of them.
select private.register_part('reckon_reputation', 175, 'select subject_id from private.reputations_due where due_at <= private.now() order by due_at');
