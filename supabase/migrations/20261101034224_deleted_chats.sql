-- A chat that is deleted takes along what told of its messages: there is nothing to read any more, so it is neither pushed nor mailed, and
-- counts on no icon.

create function private.read_notices_of_deleted() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.read_notices_of_chat(old, side) from unnest('{venue,rockstar}'::text[]) side;
  return null;
end
$$;
create trigger read_notices after delete on public.conversations for each row execute function private.read_notices_of_deleted();
