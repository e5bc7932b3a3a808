-- Accounts become people. What somebody writes into the metadata of their sign-up is untrusted and stays editable by
-- them: of it only the name and the flow (rockstar, or venue with a new venue of that name) are used, once.
-- Everything else, a platform role above all, needs an invitation and is refused without.

create function private.check_sign_up() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  asked jsonb := coalesce(new.raw_user_meta_data, '{}');
begin
  if asked ->> 'role' is distinct from 'rockstar' and asked ->> 'role' is distinct from 'venue' then
    perform private.refuse('sign_up_refused', null, 403);
  end if;
  if asked ->> 'role' = 'venue' and coalesce(asked ->> 'venueType', 'new_venue') <> 'new_venue' then
    perform private.refuse('sign_up_refused', null, 403);
  end if;
  if length(btrim(coalesce(asked ->> 'name', ''))) not between 2 and 100 or new.email is null or length(new.email) > 320 then
    perform private.refuse('sign_up_refused', null, 400);
  end if;
  return new;
end
$$;
create trigger encore_check_sign_up before insert on auth.users for each row execute function private.check_sign_up();

-- Once the address is confirmed: the profile, and for a venue its place, whose founder becomes its admin, all in the same
-- transaction.
create function private.welcome() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  asked jsonb := coalesce(new.raw_user_meta_data, '{}');
  called text := btrim(asked ->> 'name');
begin
  if new.email_confirmed_at is null or exists (select from public.profiles where id = new.id) then return null; end if;
  if asked ->> 'role' not in ('rockstar', 'venue') then perform private.refuse('sign_up_refused', null, 403); end if;
  insert into public.profiles (id, name, role) values (new.id, called, asked ->> 'role');
  insert into public.profile_private (id, email) values (new.id, new.email);
  if asked ->> 'role' = 'venue' then
    insert into public.venues (name, created_by) values (called, new.id);
  end if;
  return null;
end
$$;
create trigger encore_welcome_insert after insert on auth.users for each row execute function private.welcome();
create trigger encore_welcome_confirmed after update of email_confirmed_at on auth.users for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null) execute function private.welcome();

-- A changed address is copied to where others read it.
create function private.follow_address() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.profile_private set email = new.email where id = new.id;
  update public.venue_users set email = new.email where user_id = new.id;
  return null;
end
$$;
create trigger encore_follow_address after update of email on auth.users for each row
  when (old.email is distinct from new.email) execute function private.follow_address();
