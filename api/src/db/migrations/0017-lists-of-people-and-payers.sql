-- Of a hundred thousand people: how many there are is counted in a small index, where those who are switched off stand together. Those
-- who are deleted, and the accounts of groups and companies, are few: found by themselves, so that an order by money need not read all.
create index users_present on users (is_active) where deleted_at is null;
create index users_deleted on users (id) where deleted_at is not null;
create index payers_kind on payers (kind, created_at, id);
