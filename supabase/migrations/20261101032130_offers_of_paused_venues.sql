-- A place or a job that was offered before its venue was paused is taken when the venue goes on, like everything that books: whoever
-- declines may do so at any time.

create function private.require_open_to_accept() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_open_venue(new.venue_id);
  return new;
end
$$;
create trigger require_open_to_accept before update of status on public.applications for each row
  when (old.status = 'offered' and new.status = 'accepted') execute function private.require_open_to_accept();
