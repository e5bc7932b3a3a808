-- Who may not decide about their own venue reads so where it waits, with who can; and whoever of the platform opens what a venue handed in
-- is written down, as with a person's document.

create or replace function public.admin_venue(p_id uuid) returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.venue_page_for_admin(p_id) || jsonb_build_object('ownDeciders', private.own_deciders(p_id))
$$;
