-- What a text finds among payment requests and their notices (docs/decisions/0147).
-- step outside of a transaction
create index concurrently if not exists payment_requests_sum on payment_requests (round(abs(amount), 2));
-- step outside of a transaction
create index concurrently if not exists payment_notices_operation on payment_notices (operation_id collate "C");
