-- small: proposals
-- step
-- The first of two confirmations of a payment is a proposal. `payment_requests.confirmed_by` stays for whoever reads it, and for the release
-- before, which still writes it: each follows the other.
\ir ../functions/payment_request_propose.sql
\ir ../functions/proposal_follow_payment_request.sql
\ir ../functions/payment_request_follow_proposal.sql
\ir ../functions/bank_transfer_guard.sql
-- The trigger waits for whatever is being written there and lets nothing in until it is at work, so the open ones are copied behind it.
create trigger payment_requests_followed after update of status, confirmed_by on payment_requests
  for each row when (old.confirmed_by is distinct from new.confirmed_by) execute function proposal_follow_payment_request();
select payment_request_propose(r) from payment_requests r where r.confirmed_by is not null;
-- step
create trigger proposals_followed after update of status on proposals
  for each row when (new.kind = 'request_paid' and new.status in ('rejected', 'cancelled', 'lapsed'))
  execute function payment_request_follow_proposal();
