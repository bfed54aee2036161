-- What waits for somebody is counted for everybody who has the cabinet open (docs/decisions/0151), so each count has an index of
-- what waits alone.
-- step
-- A cluster is new until somebody says that they have looked at it. Those of before count as looked at.
alter table promo_clusters add column is_new boolean not null default false;
alter table promo_clusters alter column is_new set default true;
-- step outside of a transaction
create index concurrently if not exists promo_clusters_new on promo_clusters (id) where is_new;
-- step outside of a transaction
create index concurrently if not exists invitations_open_by_email on invitations (email) where status = 'pending';
-- step outside of a transaction
create index concurrently if not exists bank_transfers_undecided on bank_transfers (id) where request_id is null and ignored_at is null;
-- step outside of a transaction
-- A transfer is bound to a request with its document before the money counts, and stays so when that ends otherwise.
create index concurrently if not exists payment_requests_unpaid_document on payment_requests (id)
  where bank_reference is not null and status not in ('paid', 'refunded');
