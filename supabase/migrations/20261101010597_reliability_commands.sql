-- Appealing against points: a person looks at them. Until somebody decides they count as they did, and not at all where they have not
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
  update public.reliability_events set appealed_at = private.now(), appeal = why,
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
