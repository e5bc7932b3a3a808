-- A template and a pattern keep for how long an instant shift's first requests are gathered, as a shift that is posted again does.

alter table public.shift_templates add column fair_minutes int not null default 0 check (fair_minutes between 0 and 60);
select private.write_put_of('shift_templates');

create or replace function private.as_template(known public.shift_templates, args jsonb) returns public.shift_templates language plpgsql stable set search_path = '' as $$
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

select private.remirror_table('shift_templates', show => 'fair_minutes');
