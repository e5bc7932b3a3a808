-- Ten mails at a time, not fifty: a provider that hangs is waited for ten seconds a mail, and what was taken is its sender's alone for two
-- minutes. Fifty outlasted that, so that another sender could send the last of them twice.

create or replace function private.take_mails() returns table (id text, recipient text, subject text, words jsonb, notice jsonb, unsubscribe_key text)
language sql volatile security definer set search_path = '' as $$
  delete from private.outgoing_mails where created_at < private.now() - interval '7 days';
  with due as (
    select waiting.id from private.outgoing_mails waiting where waiting.resting_until <= private.now() and waiting.tries < 10
    order by waiting.id limit 10 for update skip locked)
  update private.outgoing_mails mail set resting_until = private.now() + interval '2 minutes', tries = mail.tries + 1
  from due where mail.id = due.id
  returning mail.id::text, mail.recipient, mail.subject, mail.words, mail.notice, mail.unsubscribe_key
$$;
comment on function private.take_mails() is 'For the sender: ten mails that wait, for it alone for two minutes.';
