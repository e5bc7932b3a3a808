-- Deciding the platform's figures: a super admin writes the next version, in force at once or from a day to come, and takes one back
-- that has not begun. Versions begin in their order, because each is a whole set: one that waits would undo what began before it.

-- The figures of a version alone, by their names.
create function private.figures_of(rules public.platform_rules) returns jsonb language sql immutable set search_path = '' as $$
  select to_jsonb(rules) - '{id,row_xid,version,valid_from,withdrawn_at,decided_by,why,created_at,updated_at}'::text[]
$$;

-- Of one set of figures what is other in another.
create function private.changed_figures(figures jsonb, other jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(figure.key, figure.value), '{}') from jsonb_each(figures) figure where figure.value is distinct from other -> figure.key
$$;

-- The newest, once nobody else is deciding; it is the one that its writer saw.
create function private.rules_to_follow(args jsonb) returns public.platform_rules language plpgsql set search_path = '' as $$
declare
  newest public.platform_rules;
begin
  perform pg_advisory_xact_lock(hashtext('platform_rules'));
  select * into newest from public.platform_rules where withdrawn_at is null order by version desc limit 1;
  if newest.version <> private.arg_int(args, 'follows') then perform private.refuse('rules_changed'); end if;
  return newest;
end
$$;

create function private.save_platform_rules(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  known public.platform_rules;
  rules public.platform_rules;
  figure text;
  wrong text;
begin
  perform private.require_admin('super_admin');
  known := private.rules_to_follow(args);
  rules := known;
  for figure in select name from jsonb_object_keys(private.figures_of(known)) name where name <> 'floors' loop
    rules := jsonb_populate_record(rules, jsonb_build_object(figure, private.arg_int(args, figure)));
  end loop;
  rules.floors := args -> 'floors';
  if private.are_floors(rules.floors) is not true then perform private.bad_argument('floors'); end if;
  if private.figures_of(rules) = private.figures_of(known) then perform private.bad_argument('figures'); end if;
  rules.id := private.arg_uuid(args, 'id');
  rules.version := (select max(version) + 1 from public.platform_rules);
  rules.valid_from := case when args ->> 'valid_from' is null then private.now() else private.arg_instant(args, 'valid_from') end;
  if rules.valid_from not between private.now() and private.now() + interval '2 years' then perform private.bad_argument('valid_from'); end if;
  if rules.valid_from < known.valid_from then perform private.refuse('rules_waiting'); end if;
  rules.decided_by := auth.uid();
  rules.why := private.arg_lines(args, 'why', 500);
  rules.created_at := private.now();
  rules.updated_at := rules.created_at;
  insert into public.platform_rules select (rules).*;
  perform private.audit('save_platform_rules', 'platform_rules', rules.id, jsonb_build_object('reason', rules.why,
    'before', private.changed_figures(private.figures_of(known), private.figures_of(rules)) || jsonb_build_object('version', known.version),
    'after', private.changed_figures(private.figures_of(rules), private.figures_of(known))
      || jsonb_build_object('version', rules.version, 'valid_from', rules.valid_from)));
exception
  when check_violation then
    get stacked diagnostics wrong = constraint_name;
    perform private.bad_argument(wrong);
  when unique_violation then
    perform private.bad_argument('id');
end
$$;
select private.register_command('save_platform_rules', 1,
  'Decides the platform''s figures anew, from now or from a day to come; bookings keep those they were made under. Super admins only.');

create function private.withdraw_platform_rules(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  rules public.platform_rules;
begin
  perform private.require_admin('super_admin');
  select * into rules from public.platform_rules where id = private.arg_uuid(args, 'id') for update;
  if rules.id is null then perform private.refuse('not_found', null, 404); end if;
  if rules.withdrawn_at is not null then return; end if;
  if rules.valid_from <= private.now() then perform private.refuse('wrong_state'); end if;
  update public.platform_rules set withdrawn_at = private.now() where id = rules.id;
  perform private.audit('withdraw_platform_rules', 'platform_rules', rules.id,
    jsonb_build_object('before', jsonb_build_object('version', rules.version, 'valid_from', rules.valid_from)));
end
$$;
select private.register_command('withdraw_platform_rules', 1, 'Takes back figures of the platform that are not in force yet. Super admins only.');

-- Every version, the newest first: who decided it, why, what it changed, and how many places to come keep it.
create function private.rules_for_admin() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    with kept as (
      select booking.rules_version as version, count(*) as n
      from public.shifts shift join public.bookings booking on booking.shift_id = shift.id
      where shift.status = 'published' and shift.starts_at > private.now() and booking.status in ('confirmed', 'change_pending')
      group by 1)
    select jsonb_agg(jsonb_build_object('id', rules.id, 'version', rules.version, 'validFrom', rules.valid_from, 'withdrawnAt', rules.withdrawn_at,
      'by', actor.name, 'why', rules.why, 'bookings', coalesce(kept.n, 0),
      'before', case when earlier.id is null then '{}' else private.changed_figures(private.figures_of(earlier), private.figures_of(rules)) end,
      'after', case when earlier.id is null then '{}' else private.changed_figures(private.figures_of(rules), private.figures_of(earlier)) end)
      order by rules.version desc)
    from public.platform_rules rules
    left join kept on kept.version = rules.version
    left join public.profiles actor on actor.id = rules.decided_by
    left join lateral (select known.* from public.platform_rules known
      where known.version < rules.version and known.withdrawn_at is null order by known.version desc limit 1) earlier on true);
end
$$;
