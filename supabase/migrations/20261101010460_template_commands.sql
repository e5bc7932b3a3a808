-- What a venue does with its templates: keep one, under a name, and throw it away.

create function private.save_shift_template(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  saved public.shift_templates;
  known uuid;
begin
  perform private.require_member(private.arg_uuid(args, 'venue_id'), 'manager');
  select venue_id into known from public.shift_templates where id = private.arg_uuid(args, 'id') for update;
  if known <> private.arg_uuid(args, 'venue_id') then perform private.refuse('not_allowed', null, 403); end if;
  if known is null then perform private.refuse_full(private.arg_uuid(args, 'venue_id'), 'templates'); end if;
  if not exists (select from public.roles_catalog where slug = args ->> 'role') then perform private.refuse('unknown_role', null, 400); end if;
  if private.arg_int(args, 'rate_minor') not between 1 and 100000 then perform private.refuse('rate_out_of_range', null, 400); end if;
  if private.arg_int(args, 'positions') not between 1 and 50 then perform private.refuse('positions_out_of_range', null, 400); end if;
  if private.arg_int(args, 'break_min') not between 0 and 959 then perform private.refuse('break_out_of_range', null, 400); end if;
  saved.favourites_hours := coalesce(private.arg_int(args, 'favourites_hours', false), 0);
  if saved.favourites_hours not between 0 and 168 then perform private.bad_argument('favourites_hours'); end if;
  insert into public.shift_templates (id, venue_id, name, role, starts_time, ends_time, break_min, rate_minor, tips, positions,
    booking_mode, favourites_hours, title, arrival_note, contact_name, contact_phone, dress_code, kit)
  values (private.arg_uuid(args, 'id'), private.arg_uuid(args, 'venue_id'), private.arg_text(args, 'name', 60), args ->> 'role',
    private.arg_time(args, 'starts_time'), private.arg_time(args, 'ends_time'), private.arg_int(args, 'break_min'),
    private.arg_int(args, 'rate_minor'), private.arg_bool(args, 'tips'), private.arg_int(args, 'positions'),
    private.arg_one_of(args, 'booking_mode', '{review,instant_favourites,instant}'), saved.favourites_hours,
    private.arg_text(args, 'title', 100, false), private.arg_lines(args, 'arrival_note', 1000, false),
    private.arg_text(args, 'contact_name', 100, false), private.arg_text(args, 'contact_phone', 40, false),
    private.arg_lines(args, 'dress_code', 300, false), private.arg_lines(args, 'kit', 300, false))
  on conflict (id) do update set name = excluded.name, role = excluded.role, starts_time = excluded.starts_time,
    ends_time = excluded.ends_time, break_min = excluded.break_min, rate_minor = excluded.rate_minor, tips = excluded.tips,
    positions = excluded.positions, booking_mode = excluded.booking_mode, favourites_hours = excluded.favourites_hours,
    title = excluded.title, arrival_note = excluded.arrival_note, contact_name = excluded.contact_name,
    contact_phone = excluded.contact_phone, dress_code = excluded.dress_code, kit = excluded.kit;
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
