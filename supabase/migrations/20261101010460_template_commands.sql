-- What a venue does with its templates: keep one, under a name, and throw it away.

select private.write_put_of('shift_templates');

create function private.save_shift_template(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  venue uuid := private.arg_uuid(args, 'venue_id');
  given jsonb := args -> 'pack';
  saved public.shift_templates;
begin
  perform private.require_member(venue, 'manager');
  select * into saved from public.shift_templates where id = private.arg_uuid(args, 'id') for update;
  if saved.venue_id <> venue then perform private.refuse('not_allowed', null, 403); end if;
  if saved.id is null then perform private.refuse_full(venue, 'templates'); end if;
  args := private.over(saved, args);
  saved.id := private.arg_uuid(args, 'id');
  saved.venue_id := venue;
  saved.name := private.arg_text(args, 'name', 60);
  saved.role := private.arg_text(args, 'role', 40);
  saved.starts_time := private.arg_time(args, 'starts_time');
  saved.ends_time := private.arg_time(args, 'ends_time');
  saved.break_min := private.arg_int(args, 'break_min');
  saved.rate_minor := private.arg_int(args, 'rate_minor');
  saved.tips := private.arg_bool(args, 'tips');
  saved.positions := private.arg_int(args, 'positions');
  saved.booking_mode := private.arg_one_of(args, 'booking_mode', '{review,instant_favourites,instant}');
  saved.favourites_hours := coalesce(private.arg_int(args, 'favourites_hours', false), 0);
  saved.title := private.arg_text(args, 'title', 100, false);
  if given is not null then
    saved.pack := private.words_of_pack(private.read_pack(jsonb_populate_record(null::public.shift_packs, coalesce(saved.pack, '{}')), given));
  end if;
  if not exists (select from public.roles_catalog where slug = saved.role) then perform private.refuse('unknown_role', null, 400); end if;
  if saved.rate_minor not between 1 and 100000 then perform private.refuse('rate_out_of_range', null, 400); end if;
  if saved.positions not between 1 and 50 then perform private.refuse('positions_out_of_range', null, 400); end if;
  if saved.break_min not between 0 and 959 then perform private.refuse('break_out_of_range', null, 400); end if;
  if saved.favourites_hours not between 0 and 168 then perform private.bad_argument('favourites_hours'); end if;
  perform private.put_shift_templates(saved);
end
$$;
select private.register_command('save_shift_template', 1, 'Keeps what is posted again and again, under a name. A manager of the venue.');

create function private.delete_shift_template(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  template public.shift_templates;
begin
  select * into template from public.shift_templates where id = private.arg_uuid(args, 'id') for update;
  if template.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(template.venue_id, 'manager');
  delete from public.shift_templates where id = template.id;
end
$$;
select private.register_command('delete_shift_template', 1, 'Throws a template away. A manager of the venue.');
