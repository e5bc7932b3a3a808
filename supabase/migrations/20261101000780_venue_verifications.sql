-- What a venue hands in to be verified: who stands behind it, and files that show it. One row for each venue, handed in anew
-- as often as needed. Its people read what became of it; platform admins decide (…030428).

create table public.venue_verifications (
  id uuid primary key references public.venues (id) on delete cascade,
  row_xid xid8 not null default pg_current_xact_id(),
  legal_name text not null check (length(legal_name) between 2 and 200),
  registration_number text not null check (length(registration_number) between 1 and 60),
  website text check (length(website) <= 300),
  -- Of public.files.
  file_ids uuid[] not null default '{}' check (cardinality(file_ids) <= 3),
  state text not null default 'waiting' check (state in ('waiting', 'verified', 'rejected')),
  -- Why not, in the admin's words.
  reason text check (length(reason) <= 500),
  version int not null default 1,
  handed_in_at timestamptz not null default private.now(),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.venue_verifications is 'What a venue said to be verified, and what became of it; the id is the venue''s. version: a decision is about what was shown.';
-- the pull
create index venue_verifications_changed on public.venue_verifications (id, row_xid);
-- the admins' queue, the one that waits longest first
create index venue_verifications_queue on public.venue_verifications (state, handed_in_at, id);

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

-- An admin verifies the name and the place that they saw. What was handed in counts as changed when its venue takes another name or
-- moves, whatever state it is in, so that none that waits is renamed while an admin reads it and verified under a name that nobody saw.
create function private.verify_anew() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.venue_verifications set version = version + 1,
    state = case state when 'verified' then 'waiting' else state end,
    reason = case when state <> 'verified' then reason end,
    handed_in_at = case state when 'verified' then private.now() else handed_in_at end
  where id = new.id;
  if old.verification_status = 'verified' and private.name_letters(old.name) <> private.name_letters(new.name) then
    perform private.notify_managers(new.id, 'venue_renamed', jsonb_build_object('of_venue', new.id, 'venue', new.name));
  end if;
  return null;
end
$$;
create trigger verify_anew after update of name, address, area on public.venues for each row
  when (private.name_letters(old.name) <> private.name_letters(new.name)
    or (private.name_letters(old.address), old.area) is distinct from (private.name_letters(new.address), new.area))
  execute function private.verify_anew();

alter table public.venue_verifications enable row level security;
create policy select_member on public.venue_verifications for select to authenticated using (id = any ((select private.my_venues())::uuid[]));
revoke all on public.venue_verifications from anon, authenticated, service_role;

create function private.audience_of_venue_verifications(handed_in public.venue_verifications) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['venue:' || handed_in.id];
end
$$;
select private.mirror_table('venue_verifications', 24, '{"venue": "id"}',
  shown => 'id, row_xid, legal_name, registration_number, website, file_ids, state, reason, version, handed_in_at, created_at, updated_at',
  seen => $$id = any ((select private.my_venues())::uuid[])$$);
