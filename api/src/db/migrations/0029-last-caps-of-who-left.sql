-- A reserve is captured under the cap of that moment, and after its person has left under the last cap they had. Nobody
-- knows the caps of those who left before: what they reserved, a day ago at most, is captured as it was until now.
-- The functions ledger_member_month, ledger_month_spent, ledger_capture and grant_api_rights changed.

-- step
-- The last cap of somebody who has left a group or a company; null is no limit. It counts while they are no member.
create table former_members (
  payer_id uuid not null references payers,
  user_id uuid not null references users,
  monthly_cap numeric(30,10),
  primary key (payer_id, user_id)
);

\ir ../functions/ledger_reserved.sql
\ir ../functions/ledger_capture_month.sql

-- step
\ir ../functions/group_member_leaves.sql
create trigger group_members_leave after delete on group_members
  for each row execute function group_member_leaves();
-- step
\ir ../functions/company_member_leaves.sql
create trigger company_members_leave after delete on company_members
  for each row execute function company_member_leaves();
create trigger company_members_move after update of company_id on company_members
  for each row when (new.company_id <> old.company_id) execute function company_member_leaves();
