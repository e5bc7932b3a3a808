-- What a manager does with shifts on the week's board beside changing one: cut one in two, and show everybody what favourites had first.

create function private.split_shift(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  known public.shifts;
  pack public.shift_packs;
  first jsonb;
begin
  select * into known from public.shifts where id = private.arg_uuid(args, 'id') for update;
  if known.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(known.venue_id, 'manager');
  if exists (select from public.shifts where id = private.arg_uuid(args, 'rest_id')) then perform private.refuse('wrong_state'); end if;
  first := jsonb_build_object('id', known.id, 'version', args -> 'version',
    'ends_local', args -> 'cut_local', 'ends_at', args -> 'cut_at', 'break_min', args -> 'break_min');
  if known.status = 'draft' then perform private.save_shift(first || jsonb_build_object('venue_id', known.venue_id));
  else perform private.edit_shift(first || case when args ? 'seen' then jsonb_build_object('seen', args -> 'seen') else '{}' end);
  end if;
  select * into pack from public.shift_packs where id = known.id;
  perform private.save_shift(to_jsonb(known) - 'version' || jsonb_build_object('id', args -> 'rest_id',
    'starts_local', args -> 'cut_local', 'starts_at', args -> 'cut_at', 'break_min', args -> 'rest_break_min', 'pack', private.words_of_pack(pack)));
end
$$;
comment on function private.split_shift(jsonb) is 'Both halves or neither: the first is shortened as edit_shift would, with its question to those booked; the rest is a draft.';
select private.register_command('split_shift', 1, 'Ends a shift earlier and writes the rest down as a draft. A manager of the venue, who saw its end or its present version.');

create function private.show_to_everyone(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  shift public.shifts;
begin
  select * into shift from public.shifts where id = private.arg_uuid(args, 'id') for update;
  if shift.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(shift.venue_id, 'manager');
  perform private.require_active();
  if shift.status <> 'published' then perform private.refuse('wrong_state'); end if;
  if shift.visible_from is null then return; end if;
  -- The first minutes of an instant shift are gathered from now on.
  shift.favourites_hours := 0;
  update public.shifts set visible_from = null, fair_until = private.gathered_until(shift) where id = shift.id;
end
$$;
comment on function private.show_to_everyone(jsonb) is 'Ends the time in which a venue''s favourites alone see a post.';
select private.register_command('show_to_everyone', 1, 'Shows a post to all Rockstars before its favourites have had their time. A manager of the venue.');
