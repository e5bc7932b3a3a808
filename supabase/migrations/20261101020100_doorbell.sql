-- Realtime is a doorbell. One private topic for each user, which only the database rings: nobody has an insert policy.
create policy select_own_topic on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'user:' || (select auth.uid())::text);
