-- Closing a venue is a super admin's: it is for good, while a pause, which support may set, stops new business as fast.

create or replace function private.admin_archive_venue(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  why constant text := private.arg_lines(args, 'reason', 500);
  venue public.venues;
begin
  perform private.require_admin('super_admin');
  venue := private.venue_for_admin(args);
  perform private.close_venue(venue);
  perform private.notify_managers(venue.id, 'venue_archived', jsonb_build_object('of_venue', venue.id, 'venue', venue.name, 'reason', why));
  perform private.audit('admin_archive_venue', 'venues', venue.id, jsonb_build_object('before', jsonb_build_object('status', venue.status),
    'after', jsonb_build_object('status', 'archived'), 'reason', why));
end
$$;
