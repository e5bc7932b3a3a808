-- A saved search is its person's alone, as the table of who may learn what says: its filters may hold the least pay that somebody asks for,
-- which no admin reads.

drop policy select_own_or_admin on public.saved_searches;
create policy select_own on public.saved_searches for select to authenticated using (worker_id = (select auth.uid()));
