-- Every statement parses a list of words in a check constraint again; a function is parsed once.
create or replace function ledger_kinds_agree(p_kind text, p_root_kind text, p_original uuid)
returns boolean
language plpgsql immutable parallel safe as $$
begin
  return p_kind in ('topup', 'bonus', 'charge', 'refund', 'adjustment', 'reversal')
    and p_root_kind in ('topup', 'bonus', 'charge', 'adjustment')
    and (p_kind in ('refund', 'reversal')) = (p_original is not null);
end $$;
