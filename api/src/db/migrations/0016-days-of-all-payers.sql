-- What all payers together moved on a day that is over, by type and model: totals of everybody's transactions add up these and the
-- open days (docs/decisions/0096). `ledger_posting_apply` and `ledger_sum_problems` have changed for it.
create table ledger_days (
  day date not null,
  type text not null,
  model_id text not null default '',
  amount_in numeric(30,10) not null,
  amount_out numeric(30,10) not null,
  postings bigint not null,
  primary key (day, type, model_id)
);
create table ledger_days_state (
  is_only boolean primary key default true check (is_only),
  open_from date not null
);
insert into ledger_days_state (open_from)
  select coalesce(min(day), ledger_day(clock_timestamp() - interval '1 hour')) from ledger_payer_days;
\ir ../functions/ledger_close_days.sql
\ir ../functions/ledger_posting_apply.sql
\ir ../functions/ledger_sum_problems.sql
-- A posting of the hour before may not be committed yet.
select ledger_close_days(ledger_day(clock_timestamp() - interval '1 hour'));
