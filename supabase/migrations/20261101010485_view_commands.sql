-- A request has been read. A fact of the reader: it moves no version, so that nobody's answer is refused because a
-- colleague looked; late, twice, or about what is settled, it changes nothing. Nor is it refused to who left the team since or
-- became staff: nobody pressed anything, so there would be nothing to deal with.

create function private.view_applications(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  seen uuid[] := private.arg_uuids(args, 'ids', 200);
begin
  update public.applications asked set status = 'viewed'
  where asked.id = any (seen) and asked.status = 'submitted' and asked.venue_id = any (private.my_managed_venues());
end
$$;
select private.register_command('view_applications', 1, 'Notes that these requests were read, for those who made them. A manager of the venue; does nothing for others.');
