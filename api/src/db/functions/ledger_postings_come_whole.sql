-- At once instead of at commit, so nothing unbalanced is ever there to be read; an entry stays at zero
-- statement by statement.
create or replace function ledger_postings_come_whole()
returns trigger language plpgsql as $$
begin
  if exists (select from lines group by entry_id having sum(amount) <> 0 or count(payer_id) = 0) then
    raise exception 'postings of an entry do not sum to zero, or move no payer''s money'
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
