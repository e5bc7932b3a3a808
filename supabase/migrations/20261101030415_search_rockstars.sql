-- How a venue finds people it has nothing to do with yet: a page of cards, and nothing of their private half. Who works is
-- never mirrored to venues at large, so this needs the network.

-- Who lets venues find them, and has nothing against this one, nor it against them.
create function private.may_find(venue uuid, person public.profiles) returns boolean language sql stable set search_path = '' as $$
  select person.role = 'rockstar' and person.account_status = 'active' and person.discoverable and not private.is_blocked(venue, person.id)
$$;
comment on function private.may_find(uuid, public.profiles) is 'Whether a venue that does not know this person may come upon their card.';

-- What a search tells of somebody.
create function private.found_card(person public.profiles) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', person.id, 'name', person.name, 'town', person.location, 'photo', person.profile_image, 'skills', to_jsonb(person.skills),
    'rating', person.rating, 'rating_all', person.rating_all, 'rating_count', person.rating_count, 'reliability', person.reliability)
$$;

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

-- Every word of it stands in the name, the town or a skill, whatever the accents: 'jose barista'. One or two letters are how a
-- word begins, and signs alone are nobody's: what an index cannot find would be looked for in everybody.
create function private.says_sql(sought text) returns text language sql immutable set search_path = '' as $$
  with asked as (select word from regexp_split_to_table(private.folded(btrim(sought)), '\s+') word where word <> '')
  select case when exists (select from asked) then coalesce((
    select string_agg(format(' and person.search_words like %L',
      case when length(word) < 3 then '% ' else '%' end || regexp_replace(word, '([%_\\])', '\\\1', 'g') || '%'), '')
    from asked where word ~ '[^!-/:-@[-`{-~]'), ' and false') else '' end
$$;
comment on function private.says_sql(text) is 'The words of a search as conditions.';

-- Of one venue in a day, by all who look for it: enough to fill a hundred shifts, too little to copy a city.
create function private.count_cards(venue uuid, shown int) returns void language plpgsql volatile set search_path = '' as $$
declare
  bucket constant text := 'cards_shown:' || venue;
  used_now int;
begin
  insert into private.brakes as brake values (bucket, private.now(), shown)
  on conflict on constraint brakes_pkey do update set
    used = case when brake.since < private.now() - interval '1 day' then shown else brake.used + shown end,
    since = case when brake.since < private.now() - interval '1 day' then private.now() else brake.since end
  returning used into used_now;
  if used_now > 1000 then perform private.refuse('throttled', null, 429); end if;
end
$$;
comment on function private.count_cards(uuid, int) is 'Refuses more than a thousand strangers'' cards for a venue in a day.';

-- who may be found: the opening, and a common word
create index profiles_found on public.profiles (id) where role = 'rockstar' and account_status = 'active' and discoverable;
-- who may be found, by words
create index profiles_words on public.profiles using gin (search_words extensions.gin_trgm_ops)
  where role = 'rockstar' and account_status = 'active' and discoverable;
-- who may be found, by role
create index profiles_skills on public.profiles using gin (skills) where role = 'rockstar' and account_status = 'active' and discoverable;

-- In the order of ids, which say nothing of anybody: a few thousand of them are a fair sample of all, so what is common is
-- found in a short walk, and what a walk does not find is rare enough to be found by its letters and sorted. In the order of
-- names somebody called Tom stands where everybody else has been passed.
create function private.find_rockstars(venue uuid, words text, wanted text, after uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off as $$
declare
  size constant int := 20;
  longest_walk constant int := 3000;
  asked constant text := case when coalesce(wanted, '') = '' then '' else ' and person.skills @> array[$3]' end || private.says_sql(left(coalesce(words, ''), 100));
  findable constant text := $sql$ from public.profiles person
    where person.role = 'rockstar' and person.account_status = 'active' and person.discoverable and ($2 is null or person.id > $2)$sql$;
  page constant text := $sql$
    select coalesce(jsonb_agg(private.found_card(row(card.*)::public.profiles) order by card.id), '[]')
    from (select person.* from ordered person where not private.is_blocked($1, person.id)
      -- Their cards the venue has.
      and not exists (select from private.acquaintances where audience = 'venue:' || $1 and person_id = person.id)%s limit $4) card$sql$;
  found jsonb;
begin
  perform private.require_finder(venue);
  execute 'with ordered as (select person.*' || findable || ' order by person.id' || case when asked = '' then '' else ' limit ' || longest_walk end || ')' || format(page, asked)
  into found using venue, after, wanted, size + 1;
  if asked <> '' and jsonb_array_length(found) <= size then
    execute 'with matching as materialized (select person.*' || findable || asked || '), ordered as (select * from matching order by id offset 0)' || format(page, '')
    into found using venue, after, wanted, size + 1;
  end if;
  perform private.count_cards(venue, least(size, jsonb_array_length(found)));
  return jsonb_build_object(
    'people', (select coalesce(jsonb_agg(card order by nth), '[]') from jsonb_array_elements(found) with ordinality as listed(card, nth) where nth <= size),
    'more', jsonb_array_length(found) > size);
end
$$;
grant execute on function private.find_rockstars(uuid, text, text, uuid) to authenticated;

create function public.search_rockstars(p_venue_id uuid, p_words text default '', p_role text default '', p_after uuid default null) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.find_rockstars(p_venue_id, p_words, p_role, p_after)
$$;
comment on function public.search_rockstars(uuid, text, text, uuid) is
  'Twenty cards of discoverable rockstars whom the venue does not know yet, by the words of name, town and skills, and by role. Managers of a verified venue.';
revoke all on function public.search_rockstars(uuid, text, text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.search_rockstars(uuid, text, text, uuid) to authenticated;

create function private.card_of_rockstar(venue uuid, worker uuid) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  card jsonb;
begin
  perform private.require_finder(venue);
  select private.found_card(person) into card
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
