-- Checks each statement rather than the commit, so nobody ever reads an unbalanced entry.
create or replace function ledger_postings_come_whole()
returns trigger language plpgsql as $$
begin
  if exists (select from lines group by entry_id having sum(amount) <> 0 or count(payer_id) = 0) then
    raise exception 'postings of an entry do not sum to zero, or move no payer''s money'
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
