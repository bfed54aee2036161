create or replace function ledger_entry_has_postings()
returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_postings where entry_id = new.id) then
    raise exception 'entry % has no postings', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
