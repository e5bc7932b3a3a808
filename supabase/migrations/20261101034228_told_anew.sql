-- A notice that was acknowledged is told anew like one that was read: it lies unread again, and was acknowledged by nobody.

create or replace function private.notify_gathered(p_user uuid, p_kind text, about uuid, p_payload jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  notice constant uuid := private.uuid5('notifications:' || p_kind || ':' || about || ':' || p_user);
  known public.notifications;
  told public.notifications;
begin
  -- Whoever is reading it this moment is not waited for: their device brings what is behind it in the same pull.
  select * into known from public.notifications where id = notice for update skip locked;
  if known.id is not null and known.read_at is null then
    update public.notifications set created_at = private.now(),
      payload = private.fitting(jsonb_strip_nulls(p_payload) || jsonb_build_object('n', (known.payload ->> 'n')::int + 1))
    where id = notice;
    return;
  end if;
  p_payload := private.fitting(jsonb_strip_nulls(p_payload) || '{"n": 1}');
  if known.id is not null then
    update public.notifications set created_at = private.now(), payload = p_payload, read_at = null, acked_at = null
    where id = notice returning * into told;
  else
    insert into public.notifications (id, user_id, kind, payload) values (notice, p_user, p_kind, p_payload) on conflict do nothing returning * into told;
  end if;
  if told.id is null then return; end if;
  delete from private.notice_mails where notification_id = notice;
  perform private.push_out(told);
  perform private.mail_out(told);
end
$$;
