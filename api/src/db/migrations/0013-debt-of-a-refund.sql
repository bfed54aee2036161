-- A refund of money that is spent already may leave a debt: the payer stands below its limit by that much, may spend nothing, and
-- the debt shrinks by itself as money comes in. `ledger_refund`, `ledger_post`, `ledger_capture` and `ledger_posting_apply` have
-- changed for it, and `ledger_sum_problems` looks after it.
alter table ledger_entries add column debt numeric(30,10);
alter table ledger_entries add constraint ledger_entries_debt check (
  debt is null or (debt > 0 and kind in ('refund', 'charge', 'adjustment')));
create index ledger_entries_debt on ledger_entries (id) where debt is not null;

alter table payer_balances add column debt numeric(30,10) not null default 0;
alter table payer_balances drop column available;
alter table payer_balances add column available numeric(30,10) not null
  generated always as (balance - held + credit_limit + debt) stored;
alter table payer_balances add constraint payer_balances_within_credit_limit check (
  held >= 0 and credit_limit >= 0 and available >= 0);
alter table payer_balances add constraint payer_balances_debt_spends_nothing check (
  debt = 0 or (debt > 0 and available <= 0));

drop trigger payer_balances_guard on payer_balances;
\ir ../functions/payer_balance_guard.sql
create trigger payer_balances_guard
  before update of balance, held, debt, total_topped_up, total_spent on payer_balances
  for each row execute function payer_balance_guard();
\ir ../functions/payer_balance_limit.sql
create trigger payer_balances_limit before update of credit_limit on payer_balances
  for each row execute function payer_balance_limit();

drop function if exists ledger_pass_on(uuid, numeric);
\ir ../functions/ledger_pass_on.sql
\ir ../functions/ledger_shortfall.sql
