-- Whether whoever sent an invitation could send it now (product §15.4, §16.4): the owner of the group, or somebody of the
-- company who may invite and holds every permission that the offered role grants. Rules about models grant nothing.
create or replace function invitation_stands(i invitations)
returns boolean language sql stable as $$
  select case when i.group_id is not null
    then exists (
      select from groups g join users u on u.id = g.owner_id
      where g.id = i.group_id and u.id = i.invited_by and u.is_active and u.deleted_at is null)
    else exists (select from users u where u.id = i.invited_by and u.company_id = i.company_id)
      and person_holds(i.invited_by, 'company_user:manage')
      and not exists (
        select from role_permissions o join permissions s on s.id = o.permission
        where o.role_id = i.role_id and not person_holds(i.invited_by, o.permission))
    end
$$;
