-- How a venue brings the people who work there already: a link with its id, which it shows as a QR code or sends to their group. It leads to
-- the sign-up of a Rockstar, or, for who has an account, to one press. Either opens that person's card to the venue, as a request would.
-- An id opens nothing else: of a venue the page says its name, and of the person the venue learns what everybody does whom they apply to.

create function private.venue_in_link(said text) returns public.venues language plpgsql stable security definer set search_path = '' as $$
declare
  found public.venues;
begin
  if said ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    select * into found from public.venues where id = said::uuid and status = 'active';
  end if;
  return found;
end
$$;
comment on function private.venue_in_link(text) is 'The venue whose people a link brings; none for a closed one, or for what is no id.';

-- Whoever blocks the other is not told of them, and the other learns nothing of that.
create function private.meet(venue public.venues, worker uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  if venue.id is null or private.is_blocked(venue.id, worker) then return; end if;
  perform private.introduce('venue:' || venue.id, worker);
  -- No row of the venue's own rings for it, and somebody may be looking at the list while they press.
  perform private.ring(array['venue:' || venue.id]);
  -- Who has not said yet where they work finds what is posted there.
  update public.profile_private set areas = array[venue.area] where id = worker and areas = '{}' and venue.area is not null;
end
$$;
comment on function private.meet(public.venues, uuid) is 'Opens a Rockstar''s card to a venue that they work for already.';

-- What the link said at the sign-up stands with the account until its address is confirmed, on whichever device that is. So does what they
-- work as: a venue that plans with its own people finds nobody for a role that nobody has named.
create function private.meet_at_sign_up() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  asked constant jsonb := (select raw_user_meta_data from auth.users where id = new.id);
begin
  if asked ->> 'role' is distinct from 'rockstar' or asked ->> 'venueId' is null then return null; end if;
  update public.profiles set skills = named.roles
  from (select array_agg(slug order by slug) as roles from public.roles_catalog where asked -> 'roles' ? slug) named
  where id = new.id and named.roles is not null;
  perform private.meet(private.venue_in_link(asked ->> 'venueId'), new.id);
  return null;
end
$$;
create trigger meet_at_sign_up after insert on public.profile_private for each row execute function private.meet_at_sign_up();

create function private.seen_venue_in_link(said text) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.brake('venue_in_link:' || private.caller_address(), 30, interval '1 minute');
  return (select jsonb_build_object('name', venue.name) from private.venue_in_link(said) venue where venue.id is not null);
end
$$;
create function public.venue_in_link(p_venue_id text) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.seen_venue_in_link(p_venue_id)
$$;
comment on function public.venue_in_link(text) is 'The name of an open venue, for the page behind its link; nothing for any other id, thirty a minute.';

create function private.meet_as_caller(said text) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  venue constant public.venues := private.venue_in_link(said);
begin
  if private.session_has_ended() then perform private.refuse('signed_out', null, 401); end if;
  perform private.require_active('rockstar');
  perform private.brake('meet_venue:' || auth.uid(), 20, interval '1 day');
  perform private.meet(venue, auth.uid());
  return jsonb_build_object('met', venue.id is not null);
end
$$;
create function public.meet_venue(p_venue_id text) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.meet_as_caller(p_venue_id)
$$;
comment on function public.meet_venue(text) is 'Opens the caller''s card to a venue whose link they followed. A Rockstar in good standing.';

revoke all on function public.venue_in_link(text), public.meet_venue(text) from public, anon, authenticated, service_role;
grant execute on function public.venue_in_link(text), private.seen_venue_in_link(text) to anon, authenticated;
grant execute on function public.meet_venue(text), private.meet_as_caller(text) to authenticated;
