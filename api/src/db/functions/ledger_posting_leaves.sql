-- A posting leaves ledger_postings when the archive has it, as it was.
create or replace function ledger_posting_leaves()
returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_postings_archive a
    where a.entry_id = old.entry_id and a.account_id = old.account_id
      and row(a.*) is not distinct from row(old.*)) then
    raise exception 'ledger is append-only: % on % is refused', tg_op, tg_table_name
      using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
