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
