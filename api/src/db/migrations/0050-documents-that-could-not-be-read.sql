-- Documents of a statement that could not be read (product §14.13). They have the numbers of its lines and stand apart from them: no transfer
-- comes of them, and an older release does not see them.
create table bank_statement_unread (
  statement_id uuid not null references bank_statements (id),
  n integer not null check (n > 0),
  -- Where it begins in the file.
  file_line integer not null,
  reason text not null,
  -- What the file says, up to some thousand characters.
  text text not null,
  -- Of all its lines and our account: the same document, in whatever file, has the same.
  digest text not null,
  primary key (statement_id, n)
);
create index bank_statement_unread_digest on bank_statement_unread (digest, statement_id, n);
create trigger bank_statement_unread_append_only before update or delete on bank_statement_unread
  for each row execute function ledger_refuse_change();
-- `grant_api_rights` changes.
