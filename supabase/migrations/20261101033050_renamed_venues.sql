-- A badge says that somebody looked at who stands behind a name. A verified venue that takes another name is looked at anew and is not
-- verified until then, so that no badge stands beside a name that nobody saw. One that moves stays verified, since the same people stand
-- behind it and whoever is booked is asked; what it handed in waits to be looked at again. Letters and figures count: another spelling of
-- the same name, or a point more, is no other name.

create function private.name_letters(name text) returns text language sql immutable set search_path = '' as $$
  select lower(regexp_replace(name, '[^[:alnum:]]+', '', 'g'))
$$;
comment on function private.name_letters(text) is 'What of a name makes it another: its letters and figures.';

create function private.end_verification_of_name() returns trigger language plpgsql set search_path = '' as $$
begin
  new.verification_status := 'unverified';
  return new;
end
$$;
create trigger end_verification_of_name before update of name on public.venues for each row
  when (old.verification_status = 'verified' and new.verification_status = 'verified'
    and private.name_letters(old.name) <> private.name_letters(new.name))
  execute function private.end_verification_of_name();

create function private.verify_anew() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.venue_verifications set state = 'waiting', reason = null, version = version + 1, handed_in_at = private.now()
  where id = new.id and state = 'verified';
  if private.name_letters(old.name) <> private.name_letters(new.name) then
    perform private.notify_managers(new.id, 'venue_renamed', jsonb_build_object('of_venue', new.id, 'venue', new.name));
  end if;
  return null;
end
$$;
create trigger verify_anew after update of name, address, area on public.venues for each row
  when (old.verification_status = 'verified' and (private.name_letters(old.name) <> private.name_letters(new.name)
    or (private.name_letters(old.address), old.area) is distinct from (private.name_letters(new.address), new.area)))
  execute function private.verify_anew();
