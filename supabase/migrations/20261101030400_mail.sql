-- Mails of the product's own, beside those that the auth server sends: what they say is put together here, and whoever
-- sends them takes them from here. Locally that is the mailbox; the hosted service's way is in supabase/README.md.

create table private.outgoing_mails (
  id bigint generated always as identity primary key,
  recipient text not null check (length(recipient) between 3 and 320),
  subject text not null check (length(subject) <= 200),
  -- Of templates/notice.html: Locale, Title, Text, Act, Path (below the site's address), Foot.
  words jsonb not null,
  created_at timestamptz not null default private.now()
);
comment on table private.outgoing_mails is 'Mails that wait for their sender. A row holds a link that opens something, so it goes with the mail.';
alter table private.outgoing_mails enable row level security;

create function private.send_mail(to_address text, about text, words jsonb) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outgoing_mails (recipient, subject, words) values (to_address, left(about, 200), words);
  perform pg_notify('encore_mail', '');
end
$$;
comment on function private.send_mail(text, text, jsonb) is 'Hands a mail to the sender, with the transaction.';

create function private.take_mails(most int default 50) returns table (recipient text, subject text, words jsonb)
language sql volatile security definer set search_path = '' as $$
  with taken as (
    delete from private.outgoing_mails where id in (select id from private.outgoing_mails order by id for update skip locked limit most)
    returning *)
  select taken.recipient, taken.subject, taken.words from taken order by id
$$;
comment on function private.take_mails(int) is 'For the sender, in its transaction: a sender that fails leaves them where they are.';

-- In whose language a mail is written: the recipient's if they are known here, else the sender's.
create function private.mail_locale(address text, sender uuid) returns text language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    (select locale from public.profile_private where lower(email) = lower(address) limit 1),
    (select locale from public.profile_private where id = sender), 'en');
end
$$;

create function private.new_token() returns text language sql volatile set search_path = '' as $$
  select encode(extensions.gen_random_bytes(32), 'hex')
$$;
comment on function private.new_token() is '256 random bits for a mailed link.';
