-- What a Rockstar says to points: that they appeal, and a person looks at them; or of a no-show that it is right. Until somebody decides
-- they count as they did, and not at all where they have not begun to: a no-show that is contested in its first three days takes nothing
-- before a person says that it stands.

-- Of their own messages to the venue around the shift those that they chose, copied: what was listed to them is what everybody reads, also
-- once the conversation is deleted. Which they may choose is wider than what a device lists, whose times are the arrivals.
create function private.attach_messages(of_dispute uuid, booking public.bookings, chosen uuid[]) returns void language plpgsql set search_path = '' as $$
begin
  update public.disputes set attached_messages = (
    select jsonb_agg(jsonb_build_object('id', said.id, 'at', said.recorded_at, 'content', left(said.content, 500), 'template', said.template)
      order by said.recorded_at, said.id)
    from public.messages said
    where said.id = any (chosen) and said.sender_id = auth.uid() and said.venue_id = booking.venue_id and said.rockstar_id = booking.worker_id
      and said.recorded_at between booking.starts_at - interval '2 days' and booking.ends_at + interval '14 days')
  where id = of_dispute;
end
$$;

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
  if args ->> 'messages' is not null then perform private.attach_messages(dispute, booking, private.arg_uuids(args, 'messages', 8)); end if;
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

-- Nothing is left to decide: what was taken stays, and what waited for the decision counts from now. The venue loses a question and hears
-- nothing that it did not say itself.
create function private.withdraw_appeal(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  event public.reliability_events;
  dispute public.disputes;
begin
  select * into event from public.reliability_events where id = private.arg_uuid(args, 'id') and worker_id = auth.uid();
  if event.id is null then perform private.refuse('not_found', null, 404); end if;
  -- As a person who decides locks: shift, booking, what hangs on it.
  perform from public.shifts where id = (select shift_id from public.bookings where id = event.booking_id) for update;
  perform from public.bookings where id = event.booking_id for update;
  select * into dispute from public.disputes
  where id = private.uuid5('disputes:' || case event.kind when 'no_show' then 'no_show' else 'strike' end || ':' || event.id) for update;
  if dispute.id is null then perform private.refuse('wrong_state'); end if;
  if dispute.outcome = 'agreed' then return; end if;
  if dispute.state = 'decided' then perform private.refuse('dispute_decided'); end if;
  update public.disputes set state = 'decided', outcome = 'agreed', decided_at = private.now(), version = version + 1 where id = dispute.id;
  update public.reliability_events set strikes_left = case when counts_from is null then strikes else strikes_left end,
    counts_from = coalesce(counts_from, greatest(appealed_at, private.acted_at()))
  where id = event.id;
end
$$;
select private.register_command('withdraw_appeal', 1, 'Takes back an appeal that nobody has decided: the points stay. Whose points they are.');
