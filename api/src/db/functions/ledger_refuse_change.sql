-- For append-only tables.
create or replace function ledger_refuse_change()
returns trigger language plpgsql as $$
begin
  raise exception 'ledger is append-only: % on % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end $$;
