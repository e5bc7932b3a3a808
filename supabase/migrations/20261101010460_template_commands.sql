-- What a venue does with its templates: keep one, under a name, and throw it away.

select private.write_put_of('shift_templates');

-- The template with what is said of its terms; a pattern reads each of its shifts by it.
create function private.as_template(known public.shift_templates, args jsonb) returns public.shift_templates language plpgsql stable set search_path = '' as $$
declare
  given jsonb := args -> 'pack';
begin
  args := private.over(known, args);
  known.role := private.arg_text(args, 'role', 40);
  known.starts_time := private.arg_time(args, 'starts_time');
  known.ends_time := private.arg_time(args, 'ends_time');
  known.break_min := private.arg_int(args, 'break_min');
  known.rate_minor := private.arg_int(args, 'rate_minor');
  known.tips := private.arg_bool(args, 'tips');
  known.positions := private.arg_int(args, 'positions');
  known.booking_mode := private.arg_one_of(args, 'booking_mode', '{review,instant_favourites,instant}');
  known.favourites_hours := coalesce(private.arg_int(args, 'favourites_hours', false), 0);
  -- Of earlier apps, which do not send it, what was kept stays.
  known.fair_minutes := coalesce(private.arg_int(args, 'fair_minutes', false), 0);
  known.title := private.arg_text(args, 'title', 100, false);
  known.pack := coalesce(known.pack, '{}');
  if given is not null then
    known.pack := private.words_of_pack(private.read_pack(jsonb_populate_record(null::public.shift_packs, known.pack), given));
  end if;
  if not exists (select from public.roles_catalog where slug = known.role) then perform private.refuse('unknown_role', null, 400); end if;
  if known.rate_minor not between 1 and 100000 then perform private.refuse('rate_out_of_range', null, 400); end if;
  if known.positions not between 1 and 50 then perform private.refuse('positions_out_of_range', null, 400); end if;
  if known.break_min not between 0 and 959 then perform private.refuse('break_out_of_range', null, 400); end if;
  if known.favourites_hours not between 0 and 168 then perform private.bad_argument('favourites_hours'); end if;
  if known.fair_minutes not between 0 and 60 then perform private.bad_argument('fair_minutes'); end if;
  return known;
end
$$;
comment on function private.as_template(public.shift_templates, jsonb) is 'Reads and checks the terms of a template, over those that stand.';

-- As refuse_changed_since does for a shift: what was typed must still hold what the sender saw in it.
create function private.refuse_template_changed(known public.shift_templates, seen jsonb) returns void language plpgsql stable set search_path = '' as $$
declare
  changed text[];
begin
  if jsonb_typeof(seen) <> 'object' then perform private.bad_argument('seen'); end if;
  select array_agg(key order by key) into changed
  from jsonb_each(to_jsonb(private.as_template(known, seen))) was join jsonb_each(to_jsonb(known)) is_now using (key)
  where was.value <> is_now.value;
  if changed is not null then perform private.refuse('changed_since', to_jsonb(known) - 'row_xid' || jsonb_build_object('fields', changed)); end if;
end
$$;
comment on function private.refuse_template_changed(public.shift_templates, jsonb) is 'Refuses when a term that is to be changed no longer holds what the sender saw in it.';

create function private.save_shift_template(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  venue uuid := private.arg_uuid(args, 'venue_id');
  saved public.shift_templates;
  called text;
begin
  perform private.require_member(venue, 'manager');
  select * into saved from public.shift_templates where id = private.arg_uuid(args, 'id') for update;
  if saved.venue_id <> venue then perform private.refuse('not_allowed', null, 403); end if;
  called := private.arg_text(private.over(saved, args), 'name', 60);
  if saved.id is null then perform private.refuse_full(venue, 'templates');
  elsif args ? 'seen' then
    perform private.refuse_template_changed(saved, args -> 'seen');
    args := private.typed_of(args);
  end if;
  saved := private.as_template(saved, args);
  saved.id := private.arg_uuid(args, 'id');
  saved.venue_id := venue;
  saved.name := called;
  perform private.put_shift_templates(saved);
end
$$;
select private.register_command('save_shift_template', 1, 'Keeps what is posted again and again, under a name. A manager of the venue.');

create function private.delete_shift_template(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  template public.shift_templates;
begin
  select * into template from public.shift_templates where id = private.arg_uuid(args, 'id') for update;
  -- A colleague was faster.
  if template.id is null then return; end if;
  perform private.require_member(template.venue_id, 'manager');
  delete from public.shift_templates where id = template.id;
end
$$;
select private.register_command('delete_shift_template', 1, 'Throws a template away. A manager of the venue.');
