-- Favourite, block, or neither. A block ends what waits between the two, and leaves what is booked: that has its own act
-- and its own cost.

create function private.set_relation(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  venue uuid := private.arg_uuid(args, 'venue_id');
  worker uuid := private.arg_uuid(args, 'worker_id');
  side text := private.arg_one_of(args, 'side', '{venue,rockstar}');
  wished text := private.arg_one_of(args, 'kind', '{favourite,blocked,neutral}');
  known public.relations;
begin
  if side = 'venue' then perform private.require_member(venue, 'manager');
  elsif worker <> auth.uid() or not private.is_rockstar() then perform private.refuse('not_allowed', null, 403);
  end if;
  -- Only about those whose card the venue has: nobody is probed for by their id.
  if side = 'venue' and not exists (select from private.acquaintances where audience = 'venue:' || venue and person_id = worker)
    or side = 'rockstar' and not exists (select from public.venues where id = venue)
  then
    perform private.refuse('not_found', null, 404);
  end if;
  if wished = 'neutral' then
    delete from public.relations where venue_id = venue and worker_id = worker and set_by_side = side;
    return;
  end if;
  select * into known from public.relations where venue_id = venue and worker_id = worker and set_by_side = side for update;
  insert into public.relations (id, venue_id, worker_id, set_by_side, kind, note)
  values (private.uuid5('relations:' || venue || ':' || worker || ':' || side), venue, worker, side, wished,
    private.arg_lines(private.over(known, args), 'note', 500, false))
  on conflict (venue_id, worker_id, set_by_side) do update set kind = excluded.kind, note = excluded.note;
  if wished = 'blocked' then perform private.part(venue, worker, side); end if;
end
$$;
select private.register_command('set_relation', 1, 'Favourite, block or neither, for the eyes of one side. A manager of the venue, or the rockstar.');

-- What waits between the two is answered: by the venue's no, or by the rockstar's taking it back. In the order in which
-- everybody locks: the worker first, so that no booking is made meanwhile.
create function private.part(venue uuid, worker uuid, side text) returns void language plpgsql set search_path = '' as $$
begin
  perform private.lock_worker(worker);
  perform set_config('encore.lines_close', 'later', true);
  update public.applications set
    status = case when side = 'rockstar' then 'withdrawn' when status = 'offered' then 'closed' else 'rejected' end,
    decided_by = case when side = 'venue' then auth.uid() end, decided_at = case when side = 'venue' then private.now() end,
    waitlist_pos = null, version = version + 1
  where venue_id = venue and worker_id = worker and private.is_live_application(status);
  perform set_config('encore.lines_close', '', true);
  update public.work_invitations set status = case side when 'venue' then 'revoked' else 'declined' end, version = version + 1
  where venue_id = venue and worker_id = worker and status in ('sent', 'seen');
  update public.transfers set status = case side when 'venue' then 'refused' else 'declined' end, version = version + 1
  where venue_id = venue and worker_id = worker and status = any (case side when 'venue' then '{agreed}' else '{asked,agreed}' end::text[]);
end
$$;
