-- Why somebody is no second person for what p_proposer proposed at p_at; null when they are one (product §19.5). A right
-- without a grant was there before grants were kept, or came by the command line or a migration: nobody gave it, and it
-- is old. Two people of whom one made the other are one, whichever of them proposes.
create or replace function second_obstacle(p_user uuid, p_permission text, p_proposer uuid, p_at timestamptz)
returns text language sql stable as $$
  select case
    when p_user = p_proposer then 'author'
    when not person_holds(p_user, p_permission) then 'permission'
    when not exists (select from users u where u.id = p_user and u.password_hash is not null) then 'credential'
    when exists (select from grants g where g.user_id = p_user and g.given_by = p_proposer
        and g.kind in ('account', 'permission', 'email', 'password_link') and g.at > p_at - interval '30 days') then 'by_author'
    when exists (select from grants g where g.user_id = p_proposer and g.given_by = p_user
        and g.kind in ('account', 'permission', 'email', 'password_link') and g.at > p_at - interval '30 days') then 'made_author'
    when exists (select from grants g where g.user_id = p_user and g.at > p_at - interval '24 hours'
        and (g.kind = 'credential' or (g.kind = 'permission' and g.permission = p_permission and g.given_by is not null))) then 'too_new'
  end
$$;
