-- Saying how a shift was, double-blind: each side seals its own, and they open together or fourteen days after the end.

create function private.reviews_open_at(ended timestamptz) returns timestamptz language sql immutable set search_path = '' as $$
  select ended + interval '336 hours'
$$;
comment on function private.reviews_open_at(timestamptz) is 'When reviews of a booking open in any case. Twin of opensAt on the device.';

-- Called with the booking locked, so that the two sides do not pass one another.
create function private.open_reviews(of_booking uuid) returns void language plpgsql set search_path = '' as $$
declare
  review public.reviews;
  facts jsonb;
begin
  select private.facts_of_shift(booking.shift_id) || jsonb_build_object('booking_id', booking.id, 'name', person.name) into facts
  from public.bookings booking join public.profiles person on person.id = booking.worker_id where booking.id = of_booking;
  for review in update public.reviews set state = 'published', opened_at = private.now() where booking_id = of_booking and state = 'sealed' returning * loop
    if review.author_side = 'venue' then perform private.notify(review.worker_id, 'review_open', facts);
    else perform private.notify_managers(review.venue_id, 'review_open_to_venue', facts);
    end if;
  end loop;
end
$$;

create function private.submit_review(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  booking constant public.bookings := private.attended(args);
  side constant text := case when booking.worker_id = auth.uid() then 'rockstar' else 'venue' end;
  chosen constant text[] := private.arg_texts(args, 'tags', 40, 6);
  said constant text := private.arg_lines(args, 'words', 500, false);
  given constant int := private.arg_int(args, 'stars');
  known public.reviews;
begin
  if side = 'venue' then perform private.require_member(booking.venue_id, 'manager'); end if;
  if given not between 1 and 5 then perform private.bad_argument('stars'); end if;
  if not chosen <@ private.review_tags(side) then perform private.bad_argument('tags'); end if;
  if booking.status not in ('checked_out', 'approved') then perform private.refuse('not_worked'); end if;
  -- Only one's own row is asked for: what the other side did decides nothing that is answered.
  select * into known from public.reviews where booking_id = booking.id and author_side = side;
  if known.state <> 'sealed' or private.acted_at() >= private.reviews_open_at(booking.ends_at)
  then
    perform private.refuse('review_closed');
  end if;
  -- A colleague's is not replaced unread.
  if known.author_id <> auth.uid() and args ? 'seen'
    and jsonb_build_object('stars', known.stars, 'tags', known.tags, 'words', known.words) is distinct from args -> 'seen'
  then
    perform private.refuse('changed_since');
  end if;
  insert into public.reviews (id, booking_id, venue_id, worker_id, author_side, author_id, ends_at, stars, tags, words)
  values (private.uuid5('reviews:' || booking.id || ':' || side), booking.id, booking.venue_id, booking.worker_id, side, auth.uid(),
    booking.ends_at, given, chosen, said)
  on conflict (id) do update set author_id = excluded.author_id, stars = excluded.stars, tags = excluded.tags, words = excluded.words;
  -- Written in time without signal: it opens as it arrives.
  if private.now() >= private.reviews_open_at(booking.ends_at)
    or (select count(*) from public.reviews where booking_id = booking.id) = 2
  then
    perform private.open_reviews(booking.id);
  end if;
end
$$;
select private.register_command('submit_review', 1, 'Seals one''s review of a worked booking, or changes it while it is sealed. The booking''s worker, or a manager of the venue.');

create function private.reply_review(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  review public.reviews;
  said constant text := private.arg_lines(args, 'reply', 500);
begin
  -- What is sealed is not there, for whoever asks.
  select * into review from public.reviews where id = private.arg_uuid(args, 'id') and state = 'published' for update;
  if review.id is null then perform private.refuse('not_found', null, 404); end if;
  if review.author_side = 'rockstar' then perform private.require_member(review.venue_id, 'manager');
  elsif review.worker_id <> auth.uid() then perform private.refuse('not_allowed', null, 403);
  end if;
  if review.reply is not null then perform private.refuse('already_replied'); end if;
  update public.reviews set reply = said where id = review.id;
end
$$;
select private.register_command('reply_review', 1, 'Answers an open review, once. Whom it is about: the worker, or a manager of the venue.');

-- Part of the server's clock.
select private.register_part('open_review', 170, $$
  select booking_id from public.reviews where state = 'sealed' and ends_at <= private.now() - interval '336 hours' order by ends_at
$$);

create function private.open_review(of_booking uuid) returns void language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
begin
  select * into booking from public.bookings where id = of_booking for update;
  if private.reviews_open_at(booking.ends_at) <= private.now() then perform private.open_reviews(of_booking); end if;
end
$$;
comment on function private.open_review(uuid) is 'Fourteen days after the end: what is there opens, with or without the other.';
