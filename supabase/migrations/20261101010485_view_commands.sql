-- A request has been read. A fact of the reader: it moves no version, so that nobody's answer is refused because a
-- colleague looked; late, twice, or about what is settled, it changes nothing.

create function private.view_applications(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  seen uuid[] := private.arg_uuids(args, 'ids', 200);
  venue uuid;
begin
  for venue in select distinct venue_id from public.applications where id = any (seen) loop
    perform private.require_member(venue, 'manager');
  end loop;
  if not exists (select from public.applications where id = any (seen)) then perform private.refuse('not_found', null, 404); end if;
  update public.applications set status = 'viewed' where id = any (seen) and status = 'submitted';
end
$$;
select private.register_command('view_applications', 1, 'Notes that these requests were read, for those who made them. A manager of the venue.');
