-- Into the archive comes what stands in ledger_postings, unchanged, once its month is long past.
create or replace function ledger_posting_enters_archive()
returns trigger language plpgsql as $$
begin
  if new.created_at > clock_timestamp() - interval '28 days' or not exists (
    select from only ledger_postings p
    where p.entry_id = new.entry_id and p.account_id = new.account_id
      and row(p.*) is not distinct from row(new.*)) then
    raise exception 'only a posting of the past comes into the archive, as it is' using errcode = 'check_violation';
  end if;
  return new;
end $$;
