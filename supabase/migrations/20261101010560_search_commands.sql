-- Searches that a rockstar keeps. The same id again renames or changes one.

create function private.save_search(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  search uuid := private.arg_uuid(args, 'id');
  named text := private.arg_text(args, 'name', 60);
  chosen text := private.arg_text(args, 'filters', 2000);
begin
  perform private.require_calendar();
  if exists (select from public.saved_searches where id = search and worker_id <> auth.uid()) then perform private.bad_argument('id'); end if;
  if not pg_input_is_valid(chosen, 'jsonb') then perform private.bad_argument('filters'); end if;
  if (select count(*) from public.saved_searches where worker_id = auth.uid() and id <> search) >= 20 then perform private.refuse('too_many'); end if;
  insert into public.saved_searches (id, worker_id, name, filters) values (search, auth.uid(), named, chosen)
  on conflict (id) do update set name = excluded.name, filters = excluded.filters;
end
$$;
select private.register_command('save_search', 1, 'Keeps filters of Find under a name. A rockstar.');

create function private.delete_search(args jsonb) returns void language plpgsql set search_path = '' as $$
begin
  perform private.require_calendar();
  delete from public.saved_searches where id = private.arg_uuid(args, 'id') and worker_id = auth.uid();
end
$$;
select private.register_command('delete_search', 1, 'Forgets a kept search. A rockstar.');
