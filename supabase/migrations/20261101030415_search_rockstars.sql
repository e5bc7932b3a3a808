-- How a venue finds people it has nothing to do with yet: a page of cards, and nothing of their private half. Who works is
-- never mirrored to venues at large, so this needs the network.

-- Who lets venues find them, and has nothing against this one, nor it against them.
create function private.may_find(venue uuid, person public.profiles) returns boolean language sql stable set search_path = '' as $$
  select person.role = 'rockstar' and person.account_status = 'active' and person.discoverable and not private.is_blocked(venue, person.id)
$$;
comment on function private.may_find(uuid, public.profiles) is 'Whether a venue that does not know this person may come upon their card.';

-- Enough for somebody who types; too little to copy everybody.
create function private.require_finder(venue uuid) returns void language plpgsql volatile set search_path = '' as $$
begin
  perform private.require_member(venue, 'manager');
  perform private.require_active();
  if not exists (select from public.venues where id = venue and status = 'active' and verification_status = 'verified') then
    perform private.refuse('not_allowed', null, 403);
  end if;
  perform private.brake('search_rockstars:' || auth.uid(), 60, interval '1 minute');
end
$$;
comment on function private.require_finder(uuid) is 'Refuses unless the caller manages this verified venue and has not looked too often.';

create function private.folded(words text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(lower(normalize(words, NFD)), '[\u0300-\u036f]', '', 'g')
$$;

-- Every word of it stands in the name, the town or a skill, whatever the accents: 'jose barista'.
create function private.says(person public.profiles, sought text) returns boolean language sql stable set search_path = '' as $$
  select not exists (
    select from regexp_split_to_table(private.folded(sought), '\s+') word
    where strpos(private.folded(concat_ws(' ', person.name, person.location, array_to_string(person.skills, ' '))), word) = 0)
$$;
comment on function private.says(public.profiles, text) is 'The twin of saysWords on the device.';

create function private.find_rockstars(venue uuid, words text, wanted text, page int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  size constant int := 20;
  sought text := lower(left(btrim(coalesce(words, '')), 100));
  found jsonb;
begin
  perform private.require_finder(venue);
  select coalesce(jsonb_agg(card), '[]') into found from (
    select person.id, person.name, person.location as town, to_jsonb(person.skills) as skills
    from public.profiles person
    where private.may_find(venue, person)
      and (coalesce(wanted, '') = '' or wanted = any (person.skills))
      and private.says(person, sought)
      -- Their cards the venue has.
      and not exists (select from private.acquaintances where audience = 'venue:' || venue and person_id = person.id)
    order by person.name, person.id
    limit size + 1 offset size * (least(greatest(coalesce(page, 1), 1), 50) - 1)) card;
  return jsonb_build_object(
    'people', (select coalesce(jsonb_agg(card order by nth), '[]') from jsonb_array_elements(found) with ordinality as listed(card, nth) where nth <= size),
    'more', jsonb_array_length(found) > size and coalesce(page, 1) < 50);
end
$$;
grant execute on function private.find_rockstars(uuid, text, text, int) to authenticated;

create function public.search_rockstars(p_venue_id uuid, p_words text default '', p_role text default '', p_page int default 1) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.find_rockstars(p_venue_id, p_words, p_role, p_page)
$$;
comment on function public.search_rockstars(uuid, text, text, int) is
  'Twenty cards of discoverable rockstars whom the venue does not know yet, by the words of name, town and skills, and by role. Managers of a verified venue.';
revoke all on function public.search_rockstars(uuid, text, text, int) from public, anon, authenticated, service_role;
grant execute on function public.search_rockstars(uuid, text, text, int) to authenticated;

create function private.card_of_rockstar(venue uuid, worker uuid) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  card jsonb;
begin
  perform private.require_finder(venue);
  select jsonb_build_object('id', person.id, 'name', person.name, 'town', person.location, 'skills', to_jsonb(person.skills)) into card
  from public.profiles person where person.id = worker and private.may_find(venue, person);
  -- Null and no error for nobody: an error would take back what the brake has counted.
  return card;
end
$$;
grant execute on function private.card_of_rockstar(uuid, uuid) to authenticated;

create function public.rockstar_card(p_venue_id uuid, p_worker_id uuid) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.card_of_rockstar(p_venue_id, p_worker_id)
$$;
comment on function public.rockstar_card(uuid, uuid) is 'The card of one discoverable rockstar, as search_rockstars gives it, or null. Managers of a verified venue.';
revoke all on function public.rockstar_card(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.rockstar_card(uuid, uuid) to authenticated;
