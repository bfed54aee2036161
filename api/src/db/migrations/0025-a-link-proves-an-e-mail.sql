-- small: invitation_secrets
-- step
-- A secret proves an e-mail only if it came by e-mail: `letter`, or `confirmed` by a code from a letter. `copied` is what the inviter reads
-- in the answer. Whatever was given out before stood in an answer too, and so does what a process of the release before still writes.
alter table invitation_secrets
  add column sort text not null default 'copied',
  -- A confirmed one proves the address until then; afterwards it only opens the invitation.
  add column proves_until timestamptz,
  add constraint invitation_secrets_sort_check check (sort in ('letter', 'copied', 'confirmed')),
  add constraint invitation_secrets_proves_for_a_while check ((sort = 'confirmed') = (proves_until is not null));
-- step outside of a transaction
-- What the letter and the answer hold live side by side, each until the invitation is sent again.
create unique index concurrently if not exists invitation_secrets_current_of_sort on invitation_secrets (invitation_id, sort)
  where is_current and sort <> 'confirmed';
-- step outside of a transaction
drop index concurrently if exists invitation_secrets_current;
-- step
-- The code that proves the address of an open invitation. A new one takes the place of the one before; a used one is gone.
create table invitation_codes (
  invitation_id uuid primary key references invitations (id) on delete cascade,
  code_hmac bytea not null,
  attempts integer not null default 0,
  expires_at timestamptz not null
);

-- The letters of invitations that have left, and those that wait in the outbox for another day, under the ids of the outbox.
create table invitation_letters (
  id uuid primary key,
  invitation_id uuid not null references invitations (id) on delete cascade,
  sent_by uuid not null references users (id),
  recipient text not null,
  leaves_at timestamptz not null
);
create index invitation_letters_of_recipient on invitation_letters (recipient, leaves_at);
create index invitation_letters_of_invitation on invitation_letters (invitation_id);

\ir ../functions/invitation_take_back.sql
\ir ../functions/invitation_closes.sql
create trigger invitations_close after update of status on invitations
  for each row when (old.status = 'pending' and new.status <> 'pending') execute function invitation_closes();
