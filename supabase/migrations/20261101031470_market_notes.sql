-- What an admin writes on a day of the marketplace, "rail strike", so that whoever reads its figures next does not wonder again. Of one
-- city or of all. Owned by the platform: every admin reads them with the figures, support and super admins write.

create table private.market_notes (
  id uuid primary key,
  day date not null,
  area text references public.areas (slug),
  words text not null check (length(words) between 1 and 60),
  written_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default private.now()
);
comment on table private.market_notes is 'A note on a day, shown beside the figures of its week; without an area it is of every city.';
-- those of a stretch of weeks
create index market_notes_day on private.market_notes (day);
-- those of a city
create index market_notes_area on private.market_notes (area);
-- removing who wrote it
create index market_notes_written_by on private.market_notes (written_by);
alter table private.market_notes enable row level security;

create function private.notes_of_market(of_area text, since date) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(row_to_json(listed) order by listed.day desc, listed.id), '[]') from (
    select note.id, note.day, date_trunc('week', note.day)::date as week, note.area, note.words, author.name as "by"
    from private.market_notes note left join public.profiles author on author.id = note.written_by
    where note.day >= since and (of_area = 'all' or note.area is null or note.area = of_area)) listed);
end
$$;

create function private.save_market_note(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  note private.market_notes;
  said constant text := private.arg_text(args, 'day', 10);
begin
  perform private.require_admin('support');
  if said !~ '^\d{4}-\d{2}-\d{2}$' or not pg_input_is_valid(said, 'date') then perform private.bad_argument('day'); end if;
  note.id := private.arg_uuid(args, 'id');
  note.day := said;
  note.area := private.arg_text(args, 'area', 40, false);
  note.words := private.arg_text(args, 'words', 60);
  if note.area is not null and not exists (select from public.areas where slug = note.area) then perform private.bad_argument('area'); end if;
  if note.day not between '2020-01-01' and (private.now() at time zone 'UTC' + interval '1 year')::date then perform private.bad_argument('day'); end if;
  insert into private.market_notes (id, day, area, words, written_by) values (note.id, note.day, note.area, note.words, auth.uid())
  on conflict (id) do update set day = excluded.day, area = excluded.area, words = excluded.words, written_by = excluded.written_by;
  perform private.audit('save_market_note', 'market_notes', note.id, jsonb_build_object('after',
    jsonb_strip_nulls(jsonb_build_object('day', note.day, 'area', note.area, 'words', note.words))));
end
$$;
select private.register_command('save_market_note', 1, 'Writes a note on a day of the marketplace, of a city or of all. Support and super admins.');

create function private.delete_market_note(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  gone private.market_notes;
begin
  perform private.require_admin('support');
  delete from private.market_notes where id = private.arg_uuid(args, 'id') returning * into gone;
  -- Another admin was faster.
  if gone.id is null then return; end if;
  perform private.audit('delete_market_note', 'market_notes', gone.id, jsonb_build_object('before',
    jsonb_strip_nulls(jsonb_build_object('day', gone.day, 'area', gone.area, 'words', gone.words))));
end
$$;
select private.register_command('delete_market_note', 1, 'Takes a note on a day away. Support and super admins.');
