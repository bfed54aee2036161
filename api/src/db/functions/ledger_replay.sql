-- The answer to a used request key: the same movement is a replay, another one is a conflict.
create or replace function ledger_replay(p_kind text, p_payer uuid, p_amount numeric, p_key text)
returns ledger_result language plpgsql stable as $$
declare
  e record;
begin
  select t.id, t.kind, p.amount into e
  from ledger_entries t left join ledger_postings p on p.entry_id = t.id and p.account_id = p_payer
  where t.request_key = p_key;
  if not found then return null; end if;
  if e.kind = p_kind and e.amount = p_amount then return ledger_answer('replayed', p_payer, e.id); end if;
  return ledger_answer('conflict', p_payer, e.id);
end $$;
