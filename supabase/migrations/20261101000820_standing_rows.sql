-- How much of a thing a venue may have standing at one time. Limits are on rows and not on calls, so that a queue filled
-- without signal is never refused for its size, and whoever takes something back can make something new.

create function private.most_standing(what text, verified boolean) returns int language sql immutable set search_path = '' as $$
  select case what
    when 'shifts_ahead' then case when verified then 1000 else 10 end
    when 'drafts' then case when verified then 1000 else 100 end
    when 'jobs' then case when verified then 200 else 10 end
    when 'templates' then case when verified then 200 else 20 end
    when 'patterns' then case when verified then 100 else 20 end
    when 'invitations' then case when verified then 300 else 20 end
    when 'seats_offered' then case when verified then 100 else 20 end
  end
$$;
comment on function private.most_standing(text, boolean) is 'A venue that nobody has looked at yet can begin; it cannot fill a city''s list.';

-- Reads no more rows than the limit.
create function private.count_standing(venues uuid[], what text, most int) returns int language plpgsql stable set search_path = '' as $$
begin
  return case what
    when 'shifts_ahead' then (select count(*) from (select from public.shifts where venue_id = any (venues) and status = 'published' and starts_at > private.now() limit most) listed)
    when 'drafts' then (select count(*) from (select from public.shifts where venue_id = any (venues) and status = 'draft' limit most) listed)
    when 'jobs' then (select count(*) from (select from public.jobs where venue_id = any (venues) and status in ('draft', 'published', 'paused') limit most) listed)
    when 'templates' then (select count(*) from (select from public.shift_templates where venue_id = any (venues) limit most) listed)
    when 'patterns' then (select count(*) from (select from public.shift_patterns where venue_id = any (venues) limit most) listed)
    when 'invitations' then (select count(*) from (select from public.work_invitations where venue_id = any (venues) and status in ('sent', 'seen') limit most) listed)
    when 'seats_offered' then (select count(*) from (select from public.venue_invitations
      where venue_id = any (venues) and used_at is null and revoked_at is null and expires_at > private.now() limit most) listed)
  end;
end
$$;

-- Venues that nobody has verified have one limit together, by who founded them: who may not post a hundred times at one
-- venue would make twenty.
create function private.limited_together(of_venue public.venues) returns uuid[] language plpgsql stable set search_path = '' as $$
begin
  if of_venue.verification_status = 'verified' or of_venue.created_by is null then return array[of_venue.id]; end if;
  return (select array_agg(id) from public.venues where created_by = of_venue.created_by and verification_status <> 'verified');
end
$$;

-- One more of these at a time, so that managers who make them at the same moment are counted, too.
create function private.refuse_full(venue uuid, what text) returns void language plpgsql set search_path = '' as $$
declare
  limited public.venues;
  verified boolean;
  most int;
begin
  select * into limited from public.venues where id = venue;
  verified := limited.verification_status = 'verified';
  most := private.most_standing(what, verified);
  perform pg_advisory_xact_lock(hashtextextended(case when verified then venue else coalesce(limited.created_by, venue) end || ':' || what, 5));
  if private.count_standing(private.limited_together(limited), what, most) < most then return; end if;
  perform private.refuse(case when verified then case what when 'invitations' then 'too_many_invitations' else 'too_many' end else 'unverified_limit' end,
    jsonb_build_object('most', most));
end
$$;
comment on function private.refuse_full(uuid, text) is 'Refuses one more of what the venue has as many of as it may have at one time.';

-- What is posted and called off again reaches every device of its city, so posting has a measure by the day as well.
create function private.refuse_posted_often(of_venue public.venues) returns void language plpgsql stable set search_path = '' as $$
declare
  most constant int := 3 * private.most_standing('shifts_ahead', of_venue.verification_status = 'verified');
begin
  if (select count(*) from (select from public.shifts
      where venue_id = any (private.limited_together(of_venue)) and published_at > private.now() - interval '1 day' limit most) posted) >= most
  then
    perform private.refuse('throttled', null, 429);
  end if;
end
$$;
comment on function private.refuse_posted_often(public.venues) is 'Refuses one more shift of a venue that posted three times as many within a day as it may have ahead.';
-- drafts of a venue, and what it has posted
create index shifts_venue_status on public.shifts (venue_id, status, starts_at);
