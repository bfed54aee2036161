-- Whether somebody holds a permission now: nobody does who may not sign in.
create or replace function person_holds(p_user uuid, p_permission text)
returns boolean language sql stable as $$
  select exists (
    select from users u join role_permissions p on p.role_id = u.role_id
    where u.id = p_user and u.is_active and u.deleted_at is null and p.permission = p_permission)
$$;
