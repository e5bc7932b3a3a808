-- What a venue tells those who come. It travels with a draft (save_shift) or alone: notes are no terms, so they move no
-- version and nobody has to agree to them again.

select private.write_put_of('shift_packs');

-- What is given changes, the rest stays; nothing said is no pack.
create function private.keep_pack(shift uuid, given jsonb) returns void language plpgsql set search_path = '' as $$
declare
  said public.shift_packs;
begin
  if jsonb_typeof(given) is distinct from 'object' then perform private.bad_argument('pack'); end if;
  select * into said from public.shift_packs where id = shift for update;
  given := private.over(said, given);
  said.id := shift;
  said.arrival_note := private.arg_lines(given, 'arrival_note', 1000, false);
  said.contact_name := private.arg_text(given, 'contact_name', 100, false);
  said.contact_phone := private.arg_text(given, 'contact_phone', 40, false);
  said.dress_code := private.arg_lines(given, 'dress_code', 300, false);
  said.kit := private.arg_lines(given, 'kit', 300, false);
  if num_nonnulls(said.arrival_note, said.contact_name, said.contact_phone, said.dress_code, said.kit) = 0 then
    delete from public.shift_packs where id = shift;
    return;
  end if;
  perform private.put_shift_packs(said);
end
$$;

create function private.edit_shift_pack(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  shift public.shifts;
begin
  select * into shift from public.shifts where id = private.arg_uuid(args, 'shift_id') for update;
  if shift.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(shift.venue_id, 'manager');
  if shift.status not in ('draft', 'published') then perform private.refuse('wrong_state'); end if;
  if shift.ends_at <= private.now() and shift.status = 'published' then perform private.refuse('too_late'); end if;
  perform private.keep_pack(shift.id, args -> 'pack');
end
$$;
select private.register_command('edit_shift_pack', 1, 'Says how to arrive, whom to ask for, what to wear. A manager of the venue, until the shift is over.');
