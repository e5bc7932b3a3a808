-- The product's own calls around venues and chats: a venue inserted by its owner, the membership that the client inserts
-- after it, and two functions of the chat dialog. They are the contract with plain clients; the app uses commands.

alter table public.venues alter column created_by set default auth.uid();

-- Whoever makes a venue is its first admin, in the same transaction: no moment in which somebody else could claim it.
create function private.found_venue() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  founder public.profiles;
begin
  select * into founder from public.profiles where id = new.created_by;
  if founder.id is null then return null; end if;
  insert into public.venue_users (venue_id, user_id, name, email, role, is_primary)
  select new.id, founder.id, founder.name, secret.email, 'admin',
    not exists (select from public.venue_users where user_id = founder.id and is_primary and revoked_at is null)
  from public.profile_private secret where secret.id = founder.id;
  return null;
end
$$;
create trigger found_venue after insert on public.venues for each row execute function private.found_venue();

-- The client inserts the membership it thinks is missing. It is there already: nothing happens and nothing fails. Any
-- other row meets the policy, which admits none.
create function private.known_membership() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.venue_users where id = private.uuid5('venue_users:' || new.venue_id || ':' || new.user_id)
      and role = new.role and role = 'admin' and user_id = auth.uid() and revoked_at is null) then
    return null;
  end if;
  return new;
end
$$;
create trigger known_membership before insert on public.venue_users for each row execute function private.known_membership();

-- May the caller found one more: a venue's person in good standing, with fewer than twenty.
create function private.may_found_venue() returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return not private.session_has_ended() and exists (select from public.profiles where id = auth.uid() and role = 'venue' and account_status = 'active')
    and (select count(*) from public.venues where created_by = auth.uid()) < 20;
end
$$;
grant execute on function private.may_found_venue() to authenticated;

create policy insert_founder on public.venues for insert to authenticated
  with check (created_by = (select auth.uid()) and status = 'active' and verification_status = 'unverified' and (select private.may_found_venue()));
create policy insert_nobody on public.venue_users for insert to authenticated with check (false);
grant insert (name, address, industry, contact, status) on public.venues to authenticated;
grant insert (venue_id, user_id, name, email, role) on public.venue_users to authenticated;

-- Who applied to this venue or accepted its invitation, each once, by what they applied for last: a job's title, a shift's, or its role's
-- name. Nobody else's venue tells anything. Who blocked the venue, or was blocked by it, is not among them, since this tells the address.
create function private.applicants_of(venue uuid) returns table (worker_id uuid, worker_name text, worker_email text, job_title text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not venue = any (private.my_venues()) then return; end if;
  return query
    with asked as (
      select application.worker_id as person_id, application.shift_id, application.job_id, application.created_at
      from public.applications application where application.venue_id = venue
      union all
      select invitation.worker_id, invitation.shift_id, invitation.job_id, invitation.created_at
      from public.work_invitations invitation where invitation.venue_id = venue and invitation.status = 'accepted'
    ), blocked as materialized (
      -- While somebody is booked, each side has the other's contact, and may be written to (`takes_no_messages`).
      select relation.worker_id as person_id from public.relations relation
      where relation.venue_id = venue and relation.kind = 'blocked' and not exists (select from public.bookings booking
        where booking.worker_id = relation.worker_id and booking.venue_id = venue and private.is_live_booking(booking.status) and booking.ends_at > private.now())
    )
    select distinct on (person.id) person.id, person.name, secret.email, coalesce(job.title, shift.title, asked_for.name_en)
    from asked
    join public.profiles person on person.id = asked.person_id
    join public.profile_private secret on secret.id = person.id
    left join public.jobs job on job.id = asked.job_id
    left join public.shifts shift on shift.id = asked.shift_id
    left join public.roles_catalog asked_for on asked_for.slug = shift.role
    where asked.person_id not in (select blocked.person_id from blocked)
    order by person.id, asked.created_at desc;
end
$$;
grant execute on function private.applicants_of(uuid) to authenticated;

create function public.get_venue_applicants(p_venue_id uuid) returns table (worker_id uuid, worker_name text, worker_email text, job_title text)
language sql stable security invoker set search_path = '' as $$
  select * from private.applicants_of(p_venue_id)
$$;
comment on function public.get_venue_applicants(uuid) is 'For the picker of a new chat; members of the venue only.';

-- Works only for a person whom the venue has to do with. Every failure is the same one, found in the same way.
create function private.start_chat(venue uuid, address text) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  rockstar uuid;
begin
  select secret.id into rockstar from public.profile_private secret
  join public.profiles person on person.id = secret.id and person.role = 'rockstar'
  join private.acquaintances tie on tie.person_id = secret.id and tie.audience = 'venue:' || venue
  where lower(secret.email) = lower(btrim(address));
  if rockstar is null or venue is null or not venue = any (private.my_managed_venues()) or private.takes_no_messages(venue, rockstar) then perform private.refuse('chat_refused', null, 403); end if;
  return private.open_conversation(venue, rockstar);
end
$$;
grant execute on function private.start_chat(uuid, text) to authenticated;

create function public.create_conversation_by_email(p_venue_id uuid, p_worker_email text) returns uuid
language sql volatile security invoker set search_path = '' as $$
  select private.start_chat(p_venue_id, p_worker_email)
$$;
comment on function public.create_conversation_by_email(uuid, text) is 'Gets or makes the chat of a venue with a rockstar it has to do with; its id.';

revoke all on function public.get_venue_applicants(uuid), public.create_conversation_by_email(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.get_venue_applicants(uuid), public.create_conversation_by_email(uuid, text) to authenticated;
