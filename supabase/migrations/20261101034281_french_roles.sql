-- French names of roles that a narrow ticket can break between words: it cut `Barman/barmaid` inside the second one.

update public.roles_catalog set name_fr = replace(name_fr, '/', ' ou ') where name_fr like '%/%';
