-- Mails of the product's own, beside those that the auth server sends: what they say is put together here, and the sender
-- (functions/send-mails) takes them from here. The embedded backend runs the same sender into its mailbox.

create table private.outgoing_mails (
  id bigint generated always as identity primary key,
  recipient text not null check (length(recipient) between 3 and 320),
  subject text not null check (length(subject) <= 200),
  -- Of functions/send-mails/letter.ts: Locale, Title, Text, Act, Path (below the site's address), Foot.
  words jsonb not null,
  -- A notice that the sender puts into words: kind, payload, must_ack, role, locale, tz. Its subject is what it says.
  notice jsonb,
  -- Where it may be ended with one click; only of what is no answer to the reader's own request.
  unsubscribe_key text,
  created_at timestamptz not null default private.now(),
  -- Until then one sender has it, or it rests after a failure; after that it is anybody's to take.
  resting_until timestamptz not null default '-infinity',
  tries int not null default 0,
  failure text check (length(failure) <= 200)
);
comment on table private.outgoing_mails is 'Mails that wait for their sender. A row holds a link that opens something, so it goes with the mail.';
alter table private.outgoing_mails enable row level security;

create function private.send_mail(to_address text, about text, words jsonb) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outgoing_mails (recipient, subject, words) values (to_address, left(private.clean_text(about), 200), words);
  perform pg_notify('encore_mail', '');
end
$$;
comment on function private.send_mail(text, text, jsonb) is 'Hands a mail to the sender, with the transaction.';

-- Five a day from one person to one address, and thirty from all venues together: nobody's mailbox is filled through us, and no stranger
-- spends what the people of a venue, or the platform, have left for an address.
create function private.brake_mails(to_address text) returns void language plpgsql volatile set search_path = '' as $$
declare
  address constant text := encode(sha256(convert_to(lower(btrim(to_address)), 'UTF8')), 'hex');
begin
  perform private.brake('mail:' || address || ':' || coalesce(auth.uid()::text, ''), 5, interval '1 day');
  if not private.is_admin() then perform private.brake('mail:' || address, 30, interval '1 day'); end if;
end
$$;

-- Ten mails at a time: a provider that hangs is waited for ten seconds a mail, and what was taken is its sender's alone for two minutes. A
-- mail is tried ten times in about a day (after three minutes, then three times as long each time, five hours at most), since providers are
-- shut for a day at the longest; what its link opens is over after a week, and so is the mail. News, of which there are many, let others by.
create function private.take_mails() returns table (id text, recipient text, subject text, words jsonb, notice jsonb, unsubscribe_key text)
language sql volatile security definer set search_path = '' as $$
  delete from private.outgoing_mails where created_at < private.now() - interval '7 days';
  with due as (
    select waiting.id from private.outgoing_mails waiting where waiting.resting_until <= private.now() and waiting.tries < 10
    order by waiting.notice is null and waiting.unsubscribe_key is not null, waiting.id limit 10 for update skip locked)
  update private.outgoing_mails mail set resting_until = private.now() + interval '2 minutes', tries = mail.tries + 1
  from due where mail.id = due.id
  returning mail.id::text, mail.recipient, mail.subject, mail.words, mail.notice, mail.unsubscribe_key
$$;
comment on function private.take_mails() is 'For the sender: ten mails that wait, for it alone for two minutes.';

create function private.mail_sent(sent text) returns void language sql volatile security definer set search_path = '' as $$
  delete from private.outgoing_mails where id = sent::bigint
$$;
comment on function private.mail_sent(text) is 'For the sender: the mail has left, and its link with it.';

create function private.mail_failed(failed text, why text) returns void language sql volatile security definer set search_path = '' as $$
  update private.outgoing_mails set failure = left(why, 200), resting_until = private.now() + least(300, 3 ^ tries) * interval '1 minute'
  where id = failed::bigint
$$;
comment on function private.mail_failed(text, text) is 'For the sender: not taken by the provider; tried again later.';

create function public.take_mails() returns table (id text, recipient text, subject text, words jsonb, notice jsonb, unsubscribe_key text) language sql volatile security invoker set search_path = '' as $$
  select * from private.take_mails()
$$;
comment on function public.take_mails() is 'The mails that wait. With the project''s secret key only.';
create function public.mail_sent(p_id text) returns void language sql volatile security invoker set search_path = '' as $$
  select private.mail_sent(p_id)
$$;
comment on function public.mail_sent(text) is 'A mail has left. With the project''s secret key only.';
create function public.mail_failed(p_id text, p_why text) returns void language sql volatile security invoker set search_path = '' as $$
  select private.mail_failed(p_id, p_why)
$$;
comment on function public.mail_failed(text, text) is 'A mail was not taken. With the project''s secret key only.';
revoke all on function public.take_mails(), public.mail_sent(text), public.mail_failed(text, text) from public, anon, authenticated, service_role;
grant usage on schema private to service_role;
grant execute on function public.take_mails(), public.mail_sent(text), public.mail_failed(text, text),
  private.take_mails(), private.mail_sent(text), private.mail_failed(text, text) to service_role;

-- In whose language a mail is written: the recipient's if they are known here, else the sender's.
create function private.mail_locale(address text, sender uuid) returns text language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    (select locale from public.profile_private where lower(email) = lower(address) limit 1),
    (select locale from public.profile_private where id = sender), 'en');
end
$$;

-- Mails write a day as their reader does. lc_time is the server's, whose languages differ from host to host.
create function private.day_words(locale text, day date) returns text language sql immutable set search_path = '' as $$
  select case locale
    when 'es' then number || ' de ' || (array['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'])[month] || ' de ' || year
    when 'fr' then case number when 1 then '1er' else number::text end || ' '
      || (array['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'])[month] || ' ' || year
    else number || ' ' || (array['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'])[month] || ' ' || year
  end
  from (select extract(day from day)::int as number, extract(month from day)::int as month, extract(year from day)::int as year) parts
$$;
comment on function private.day_words(text, date) is 'A day in the words of a language, for mails.';

create function private.new_token() returns text language sql volatile set search_path = '' as $$
  select encode(extensions.gen_random_bytes(32), 'hex')
$$;
comment on function private.new_token() is '256 random bits for a mailed link.';
