-- The view sorted all users wherever it was joined with a row that names one of them: the planner makes a join of a lateral look-up, and a
-- join goes into no `distinct on`. With the choice inside, each user is a look-up of their own, also in a join.
create or replace view who_pays as
  select u.id as user_id, first.payer_id
  from users u cross join lateral (
    select o.payer_id from payers_of_users o
    where o.user_id = u.id order by o.is_active desc, o.place limit 1) first;
