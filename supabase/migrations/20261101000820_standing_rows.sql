-- How much of a thing a venue may have standing at one time. Limits are on rows and not on calls, so that a queue filled
-- without signal is never refused for its size, and whoever takes something back can make something new.

create function private.most_standing(what text, verified boolean) returns int language sql immutable set search_path = '' as $$
  select case what
    when 'shifts_ahead' then case when verified then 1000 else 10 end
    when 'drafts' then case when verified then 1000 else 100 end
    when 'jobs' then case when verified then 200 else 10 end
    when 'templates' then case when verified then 200 else 20 end
    when 'invitations' then case when verified then 300 else 20 end
    when 'seats_offered' then case when verified then 100 else 20 end
  end
$$;
comment on function private.most_standing(text, boolean) is 'A venue that nobody has looked at yet can begin; it cannot fill a city''s list.';

-- Reads no more rows than the limit.
create function private.count_standing(venue uuid, what text, most int) returns int language plpgsql stable set search_path = '' as $$
begin
  return case what
    when 'shifts_ahead' then (select count(*) from (select from public.shifts where venue_id = venue and status = 'published' and starts_at > private.now() limit most) listed)
    when 'drafts' then (select count(*) from (select from public.shifts where venue_id = venue and status = 'draft' limit most) listed)
    when 'jobs' then (select count(*) from (select from public.jobs where venue_id = venue and status in ('draft', 'published', 'paused') limit most) listed)
    when 'templates' then (select count(*) from (select from public.shift_templates where venue_id = venue limit most) listed)
    when 'invitations' then (select count(*) from (select from public.work_invitations where venue_id = venue and status in ('sent', 'seen') limit most) listed)
    when 'seats_offered' then (select count(*) from (select from public.venue_invitations
      where venue_id = venue and used_at is null and revoked_at is null and expires_at > private.now() limit most) listed)
  end;
end
$$;

-- One more of these at a time, so that managers who make them at the same moment are counted, too.
create function private.refuse_full(venue uuid, what text) returns void language plpgsql set search_path = '' as $$
declare
  verified constant boolean := (select verification_status = 'verified' from public.venues where id = venue);
  most constant int := private.most_standing(what, verified);
begin
  perform pg_advisory_xact_lock(hashtextextended(venue || ':' || what, 5));
  if private.count_standing(venue, what, most) < most then return; end if;
  perform private.refuse(case when verified then case what when 'invitations' then 'too_many_invitations' else 'too_many' end else 'unverified_limit' end,
    jsonb_build_object('most', most));
end
$$;
comment on function private.refuse_full(uuid, text) is 'Refuses one more of what the venue has as many of as it may have at one time.';
-- drafts of a venue, and what it has posted
create index shifts_venue_status on public.shifts (venue_id, status, starts_at);
