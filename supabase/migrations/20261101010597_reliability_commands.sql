-- What a Rockstar says to points: that they appeal, and a person looks at them; or of a no-show that it is right. Until somebody decides they count as they did, and not at all where they have not
-- begun to: a no-show that is contested in its first three days takes nothing before a person says that it stands.

create function private.appeal_points(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  event public.reliability_events;
  booking public.bookings;
  dispute uuid;
  why constant text := private.arg_lines(args, 'reason', 500, false);
begin
  select * into event from public.reliability_events where id = private.arg_uuid(args, 'id') and worker_id = auth.uid() for update;
  if event.id is null then perform private.refuse('not_found', null, 404); end if;
  -- Whether somebody came is the venue's to show; of points that the rules took a person has to read why not.
  if why is null and event.kind <> 'no_show' then perform private.bad_argument('reason'); end if;
  if event.appealed_at is not null then perform private.refuse('already_appealed'); end if;
  if event.points = 0 or private.acted_at() >= event.happened_at + interval '336 hours' then perform private.refuse('appeal_closed'); end if;
  -- Whoever said that it is right may still contest it, which takes that back; it counts by then, and goes on until somebody decides.
  update public.reliability_events set appealed_at = private.now(), appeal = why, accepted_at = null,
    counts_from = case when event.counts_from <= private.acted_at() then event.counts_from end
  where id = event.id;
  select * into booking from public.bookings where id = event.booking_id;
  dispute := private.open_dispute(case event.kind when 'no_show' then 'no_show' else 'strike' end, event.id, booking, 'rockstar', why);
  if event.kind = 'no_show' then
    perform private.tell_of_dispute(known, 'no_show_contested', jsonb_build_object('expires_at', known.answer_by, 'reason', why), 'rockstar')
    from public.disputes known where id = dispute;
  end if;
end
$$;
select private.register_command('appeal_points', 1, 'Asks a person to look at points that one''s reliability lost, once and within fourteen days. Whose points they are.');

-- What had three days to wait counts from now: from when its person said so, and not from before it was marked.
create function private.accept_no_show(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  event public.reliability_events;
begin
  select * into event from public.reliability_events where id = private.arg_uuid(args, 'id') and worker_id = auth.uid() for update;
  if event.id is null then perform private.refuse('not_found', null, 404); end if;
  if event.kind <> 'no_show' or event.points = 0 then perform private.refuse('wrong_state'); end if;
  if event.accepted_at is not null then return; end if;
  if event.appealed_at is not null then perform private.refuse('already_appealed'); end if;
  if event.counts_from <= private.acted_at() then perform private.refuse('already_counts'); end if;
  update public.reliability_events set accepted_at = private.now(), strikes_left = strikes,
    counts_from = greatest(private.acted_at(), event.counts_from - interval '72 hours')
  where id = event.id;
end
$$;
select private.register_command('accept_no_show', 1, 'Says that a no-show is right: it counts from now, not from three days after it was marked. Whose it is.');
