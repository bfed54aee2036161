-- The invitations of one person, whatever became of them: those to their e-mail and those that they sent (product §19.1).
-- step outside of a transaction
create index concurrently if not exists invitations_to_email on invitations (email, created_at desc, id desc);
-- step outside of a transaction
create index concurrently if not exists invitations_by_inviter on invitations (invited_by, created_at desc, id desc);
