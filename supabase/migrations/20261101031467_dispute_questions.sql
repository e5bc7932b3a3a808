-- What the platform's people do with a dispute before they decide it: ask its sides once more, and say whose it is. Support and super
-- admins; who may only read reads both.

-- Once for each dispute, or asking would put the decision off for ever. What was said stays; the clocks begin anew.
create function private.ask_sides_again(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  dispute public.disputes := private.seen_dispute(args);
  words constant text := private.arg_lines(args, 'question', 500);
  lang constant text := private.arg_one_of(args, 'lang', '{en,es,fr}');
begin
  if dispute.state = 'decided' then perform private.refuse('dispute_decided'); end if;
  if dispute.asked_at is not null then perform private.refuse('wrong_state'); end if;
  update public.disputes set question = words, question_lang = lang, asked_at = private.now(), version = version + 1,
    answer_by = private.now() + interval '72 hours', decide_by = private.now() + interval '120 hours'
  where id = dispute.id returning * into dispute;
  if dispute.booking_id is null then
    perform private.notify(dispute.worker_id, 'account_asked', jsonb_build_object('dispute_id', dispute.id, 'expires_at', dispute.answer_by));
  else
    perform private.tell_of_dispute(dispute, 'dispute_asked', jsonb_build_object('expires_at', dispute.answer_by));
  end if;
  perform private.audit('ask_sides_again', 'disputes', dispute.id, jsonb_build_object('reason', words));
end
$$;
select private.register_command('ask_sides_again', 1, 'Asks the sides of a dispute a question, once; they have three days anew, and the platform five.');

create function private.may_decide(admin uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.admin_users where user_id = admin and revoked_at is null and role in ('support', 'super_admin'))
$$;
comment on function private.may_decide(uuid) is 'Whether somebody is an admin who decides disputes.';

-- It keeps nobody else from deciding: who is away must not hold it up.
create function private.assign_dispute(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  who constant uuid := case when args ->> 'to' is null then null else private.arg_uuid(args, 'to') end;
  dispute public.disputes;
begin
  perform private.require_admin('support');
  select * into dispute from public.disputes where id = private.arg_uuid(args, 'id') for update;
  if dispute.id is null then perform private.refuse('not_found', null, 404); end if;
  if dispute.state = 'decided' then perform private.refuse('dispute_decided'); end if;
  if who is not null and not private.may_decide(who) then perform private.bad_argument('to'); end if;
  if who is not null and private.is_own_dispute(who, dispute) then perform private.refuse('own_case', null, 403); end if;
  if dispute.assigned_to is not distinct from who then return; end if;
  update public.disputes set assigned_to = who where id = dispute.id;
  perform private.audit('assign_dispute', 'disputes', dispute.id, jsonb_build_object(
    'before', (select jsonb_build_object('name', name) from public.profiles where id = dispute.assigned_to),
    'after', (select jsonb_build_object('name', name) from public.profiles where id = who)));
end
$$;
select private.register_command('assign_dispute', 1, 'Says which admin has taken a dispute, or that nobody has.');

-- Who has it, whom it may be given to (those who may decide this one), and in which languages its notices are read: of a venue once for
-- each, with one who reads it so. `own` says that the reader may not decide it.
create function private.desk_of_dispute(dispute public.disputes) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('question', dispute.question, 'askedAt', dispute.asked_at, 'assignedTo', dispute.assigned_to,
    'own', private.is_own_dispute(auth.uid(), dispute),
    'admins', (select coalesce(jsonb_agg(jsonb_build_object('id', person.id, 'name', person.name) order by person.name, person.id), '[]')
      from public.admin_users admin join public.profiles person on person.id = admin.user_id
      where private.may_decide(admin.user_id) and not private.is_own_dispute(admin.user_id, dispute)),
    'readers', jsonb_build_object('rockstar', private.reading_language(dispute.worker_id), 'venue', (
      select coalesce(jsonb_agg(jsonb_build_object('lang', lang, 'name', name) order by lang), '[]') from (
        select distinct on (lang) private.reading_language(member.user_id) as lang, member.name
        from public.venue_users member where member.venue_id = dispute.venue_id and member.revoked_at is null and member.role in ('admin', 'manager')
        order by 1, (member.role = 'admin') desc, member.name) read)));
end
$$;

create function private.reading_language(person uuid) returns text language sql stable security definer set search_path = '' as $$
  select coalesce((select locale from public.profile_private where id = person), 'en')
$$;
comment on function private.reading_language(uuid) is 'The language that somebody chose, else that of their device, as in mails; English of who has left.';
