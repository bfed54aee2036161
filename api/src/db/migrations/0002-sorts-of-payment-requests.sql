-- Each order that a list of requests can have, with the id behind it, as the list asks for it. `created_at` and `number`
-- have theirs. Where a value may be missing those rows come last in both directions, and no one index serves both.
create index payment_requests_by_amount on payment_requests (amount, id);
create index payment_requests_by_status on payment_requests (status, id);
create index payment_requests_by_method on payment_requests (method, id);
create index payment_requests_by_expires_at on payment_requests (expires_at, id);
create index payment_requests_by_paid_at on payment_requests (paid_at, id);
create index payment_requests_by_paid_at_desc on payment_requests (paid_at desc nulls last, id desc);
