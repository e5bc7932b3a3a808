-- Whoever left a venue, or Encore, is no longer named for it and is told nothing new of it.

-- An export holds the venues that somebody founded and is still of, and of a dispute what both sides are shown.
alter table private.export_parts add column kept_back text[] not null default '{}';
comment on column private.export_parts.kept_back is 'Columns that are for the platform alone.';
update private.export_parts set owned_by = 'created_by = $1 and exists (select from public.venue_users seat where seat.venue_id = own.id and seat.user_id = $1 and seat.revoked_at is null)'
where name = 'venues';
update private.export_parts set kept_back = '{assigned_to,rests_on,decided_by}' where name = 'disputes';
create or replace function private.export_page(from_place int, after_key text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  left_over int := 1000;
  part private.export_parts;
  found jsonb;
  parts jsonb := '[]';
begin
  perform private.require_person();
  for part in select * from private.export_parts where place >= from_place order by place loop
    execute format(
      $sql$select jsonb_agg(listed.body order by listed.key) from (
        select own.%1$I::text as key, to_jsonb(own) - '{row_xid,search_words,unread_by,token_hash}'::text[] - $4 as body from %2$s own
        where (%3$s) and ($2 is null or own.%1$I::text > $2) order by 1 limit $3) listed$sql$,
      part.key_column, part.relation, part.owned_by)
    into found using auth.uid(), case when part.place = from_place then after_key end, greatest(1, left_over / part.weight), part.kept_back;
    if found is null then continue; end if;
    parts := parts || jsonb_build_object('name', part.name, 'rows', found);
    left_over := left_over - jsonb_array_length(found) * part.weight;
    if left_over <= 0 then
      return jsonb_build_object('parts', parts, 'next', jsonb_build_object('place', part.place, 'after', found -> -1 ->> part.key_column));
    end if;
  end loop;
  return jsonb_build_object('parts', parts, 'next', null);
end
$$;

-- Where others keep a card without a name, what reached the person goes all the same.
create function private.forget_reach() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.push_subscriptions where user_id = old.id;
  delete from private.unsubscribe_keys where user_id = old.id;
  return null;
end
$$;
create trigger forget_reach after delete on public.profile_private for each row execute function private.forget_reach();
