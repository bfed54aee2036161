-- Whoever reads ledger_postings reads the archive as well: a posting in both would count twice.
create or replace function ledger_posting_stands_once()
returns trigger language plpgsql as $$
begin
  if exists (
    select from only ledger_postings where entry_id = new.entry_id and account_id = new.account_id) then
    raise exception 'a posting of entry % stands in the archive and beside it', new.entry_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
