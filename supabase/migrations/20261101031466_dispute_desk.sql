-- What whoever decides a dispute has on the desk beside its evidence: which colleague has it open too, and how cases like it were decided.

-- Owned by the platform; one row for each dispute and admin, moved on while the page stands open.
create table private.dispute_looks (
  dispute_id uuid not null references public.disputes (id) on delete cascade,
  admin_id uuid not null references public.profiles (id) on delete cascade,
  since timestamptz not null,
  at timestamptz not null,
  primary key (dispute_id, admin_id)
);
comment on table private.dispute_looks is 'Who had the page of a dispute open, since when and when last; two minutes of silence mean that it was left. Kept for a day.';
-- removing an admin
create index dispute_looks_admin on private.dispute_looks (admin_id);
-- clearing away
create index dispute_looks_at on private.dispute_looks (at);
alter table private.dispute_looks enable row level security;
select private.register_clearing('private.dispute_looks', 'at', $$private.now() - interval '1 day'$$);

create function private.look_at_dispute_for_caller(of_dispute uuid) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  upto constant timestamptz := private.now();
  gone constant timestamptz := upto - interval '2 minutes';
begin
  perform private.require_admin('read_only');
  if not exists (select from public.disputes where id = of_dispute) then perform private.refuse('not_found', null, 404); end if;
  insert into private.dispute_looks (dispute_id, admin_id, since, at) values (of_dispute, auth.uid(), upto, upto)
  on conflict (dispute_id, admin_id) do update set since = case when dispute_looks.at < gone then upto else dispute_looks.since end, at = upto;
  return (select coalesce(jsonb_agg(jsonb_build_object('name', person.name, 'since', look.since) order by look.since, person.name), '[]')
    from private.dispute_looks look join public.profiles person on person.id = look.admin_id join public.admin_users admin on admin.user_id = look.admin_id
    where look.dispute_id = of_dispute and look.admin_id <> auth.uid() and look.at >= gone and admin.revoked_at is null);
end
$$;
grant execute on function private.look_at_dispute_for_caller(uuid) to authenticated;

create function public.look_at_dispute(p_id uuid) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.look_at_dispute_for_caller(p_id)
$$;
comment on function public.look_at_dispute(uuid) is 'Says that the caller has a dispute open, and which colleagues have, by name, and since when. Admins only.';
revoke all on function public.look_at_dispute(uuid) from public, anon, authenticated, service_role;
grant execute on function public.look_at_dispute(uuid) to authenticated;

-- Of twelve weeks: how often it was decided how, and the five newest. Points for being late are like those for being late.
create function private.cases_like(dispute public.disputes) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    with alike as (
      select other.id, coalesce(other.rests_on, other.outcome) as decision, other.decided_min as "decidedMin", other.decided_at as "decidedAt", person.name
      from public.disputes other join public.profiles person on person.id = other.worker_id
      where other.state = 'decided' and other.kind = dispute.kind and other.decided_at > private.now() - interval '84 days' and other.id <> dispute.id
        and other.outcome <> 'agreed'
        and (dispute.kind <> 'strike' or (select kind from public.reliability_events where id = other.subject_id)
          is not distinct from (select kind from public.reliability_events where id = dispute.subject_id)))
    select jsonb_build_object(
      'counts', (select coalesce(jsonb_agg(jsonb_build_object('decision', decision, 'n', n) order by n desc, decision), '[]')
        from (select decision, count(*) as n from alike group by decision) counted),
      'newest', (select coalesce(jsonb_agg(row_to_json(latest)), '[]') from (select * from alike order by "decidedAt" desc, id limit 5) latest)));
end
$$;
