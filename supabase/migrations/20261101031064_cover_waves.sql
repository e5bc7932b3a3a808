-- Part of the server's clock: searches for cover that go on.
select private.register_part('ask_wave', 55, $$
  select id from public.covers where status = 'asking' and next_at <= private.now() order by next_at
$$);

create function private.ask_wave(of_cover uuid) returns void language plpgsql set search_path = '' as $$
declare
  cover public.covers;
  shift public.shifts;
  asked int := 0;
  until_at timestamptz;
  open_until timestamptz;
begin
  -- The shift before the search, as everybody locks.
  select * into shift from public.shifts where id = (select shift_id from public.covers where id = of_cover) for update;
  select * into cover from public.covers where id = of_cover and status = 'asking' and next_at <= private.now() for update;
  if cover.id is null then return; end if;
  if private.free_places(shift) <= 0 then
    -- Somebody who waited has the place in their hand.
    update public.covers set next_at = greatest(private.now() + interval '1 minute',
      (select min(hold_until) from public.applications where shift_id = shift.id and status = 'offered'))
    where id = cover.id;
    return;
  end if;
  if private.can_search(cover, shift) then
    -- A wave of nobody is not waited for.
    while asked = 0 and cover.wave < cover.waves loop
      cover.wave := cover.wave + 1;
      until_at := least(private.fillable_until(shift), private.now() + (cover.waves - cover.wave + 1) * cover.apart_min * interval '1 minute');
      asked := private.invite_wave(cover, shift, cover.wave, until_at);
    end loop;
  end if;
  if asked = 0 then
    select max(expires_at) into open_until from public.work_invitations where cover_id = cover.id and status in ('sent', 'seen') and expires_at > private.now();
    if open_until is null or not private.can_search(cover, shift) then perform private.end_cover(cover, shift);
    else update public.covers set wave = cover.wave, next_at = open_until, version = version + 1 where id = cover.id;
    end if;
  else
    update public.covers set wave = cover.wave, next_at = least(private.fillable_until(shift), private.now() + cover.apart_min * interval '1 minute'),
      version = version + 1
    where id = cover.id;
    -- All waves end with the last: what a held place has put off is put off for those who were asked before, too.
    update public.work_invitations set expires_at = until_at where cover_id = cover.id and status in ('sent', 'seen') and expires_at < until_at;
  end if;
end
$$;
comment on function private.ask_wave(uuid) is 'The next wave of a search for cover, or its end.';

create function private.can_search(cover public.covers, shift public.shifts) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return private.fillable_until(shift) > private.now()
    and exists (select from public.venues where id = cover.venue_id and status = 'active');
end
$$;

-- Nobody else is asked, and the venue has to think of something.
create function private.end_cover(cover public.covers, shift public.shifts) returns void language plpgsql set search_path = '' as $$
begin
  update public.work_invitations set status = 'expired', version = version + 1 where cover_id = cover.id and status in ('sent', 'seen');
  update public.covers set status = 'ended', wave = cover.wave, next_at = null, version = version + 1 where id = cover.id;
  perform private.notify_managers(cover.venue_id, 'cover_ended', private.facts_of_shift(shift.id)
    || jsonb_build_object('n', (select count(*) from public.work_invitations where cover_id = cover.id)), true);
end
$$;
