-- What concerns somebody's address: who blocked a venue, or was blocked by it, is not in its picker of chats, which tells the address;
-- and what one person may mail to an address in a day is not what everybody may together.

create or replace function private.applicants_of(venue uuid) returns table (worker_id uuid, worker_name text, worker_email text, job_title text)
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

-- Five a day from one person to one address, and thirty from all venues together: nobody's mailbox is filled through us, and no stranger
-- spends what the people of a venue, or the platform, have left for an address.
create or replace function private.brake_mails(to_address text) returns void language plpgsql volatile set search_path = '' as $$
declare
  address constant text := encode(sha256(convert_to(lower(btrim(to_address)), 'UTF8')), 'hex');
begin
  perform private.brake('mail:' || address || ':' || coalesce(auth.uid()::text, ''), 5, interval '1 day');
  if not private.is_admin() then perform private.brake('mail:' || address, 30, interval '1 day'); end if;
end
$$;
