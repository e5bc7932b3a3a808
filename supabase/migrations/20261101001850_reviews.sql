-- Reviews: what the two sides of a worked booking say of one another, one from each. Sealed until both are in or fourteen days
-- after the end; then both sides read both, and nothing of them changes but for one reply. Owned by the side that wrote it:
-- whether the other has written is nobody's to know before it opens, by no call.
--   sealed (its side may change it) -> published (one reply by the side it is about) <-> hidden (by a decision: its own side's again)

-- What stood out, by the side that says it. Twin of `domain/reviews/rules.ts`.
create function private.review_tags(side text) returns text[] language sql immutable set search_path = '' as $$
  select case side
    when 'rockstar' then '{hours_as_posted,break_given,clear_briefing,good_team,short_of_people,changed_on_the_night}'::text[]
    when 'venue' then '{on_time,knew_the_work,good_with_guests,worked_as_a_team,slow_start,needed_reminding}'::text[]
  end
$$;

create table public.reviews (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  venue_id uuid not null references public.venues (id) on delete cascade,
  worker_id uuid not null references public.profiles (id) on delete cascade,
  author_side text not null check (author_side in ('rockstar', 'venue')),
  author_id uuid references public.profiles (id) on delete set null,
  ends_at timestamptz not null,
  stars int not null check (stars between 1 and 5),
  tags text[] not null default '{}',
  words text check (length(words) <= 500),
  state text not null default 'sealed' check (state in ('sealed', 'published', 'hidden')),
  reply text check (length(reply) <= 500),
  opened_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  unique (booking_id, author_side),
  constraint tags_of_the_side check (tags <@ private.review_tags(author_side)),
  constraint reply_when_open check (reply is null or state <> 'sealed'),
  constraint opened_when_open check ((opened_at is null) = (state = 'sealed'))
);
comment on table public.reviews is 'One of each side about a worked booking; the id is the name-based id of booking and side. ends_at is the booking''s, from which the fourteen days run; author_id who wrote for the side and opened_at when it opened, which nobody is shown.';
-- the pull of the worker, and of a venue's members
create index reviews_worker on public.reviews (worker_id, row_xid, id);
create index reviews_venue on public.reviews (venue_id, row_xid, id);
-- the clock: what opens by itself
create index reviews_sealed on public.reviews (ends_at) where state = 'sealed';
-- the export, and removing who wrote
create index reviews_author on public.reviews (author_id);

alter table public.reviews enable row level security;
-- Admins too read what is open and nothing else.
create policy select_author_side_or_published on public.reviews for select to authenticated
  using ((worker_id = (select auth.uid()) and (author_side = 'rockstar' or state = 'published'))
    or (venue_id = any ((select private.my_venues())::uuid[]) and (author_side = 'venue' or state = 'published'))
    or (state = 'published' and (select private.is_admin())));

revoke all on public.reviews from anon, authenticated, service_role;

-- Nobody of the other side is notified while it is sealed.
create function private.audience_of_reviews(review public.reviews) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array_remove(array[
    case when review.author_side = 'rockstar' or review.state = 'published' then 'user:' || review.worker_id end,
    case when review.author_side = 'venue' or review.state = 'published' then 'venue:' || review.venue_id end], null);
end
$$;

select private.mirror_table('reviews', 45, '{"user": "worker_id", "venue": "venue_id"}',
  shown => 'id, row_xid, booking_id, venue_id, worker_id, author_side, ends_at, stars, tags, words, state, reply, created_at, updated_at',
  seen => $$ends_at >= (select private.horizon())
    and ((worker_id = (select auth.uid()) and (author_side = 'rockstar' or state = 'published'))
      or (venue_id = any ((select private.my_venues())::uuid[]) and (author_side = 'venue' or state = 'published')))$$);
