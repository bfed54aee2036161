-- A person changes their e-mail by themself: the link of a letter proves the new one, and the former one has it back for a while
-- (product §12.12).
-- step
create table email_changes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  from_email text not null check (from_email = lower(from_email)),
  to_email text not null check (to_email = lower(to_email)),
  -- Who has that session ended by force takes back what was asked for in it. Sessions are kept for longer than this.
  session_id uuid not null,
  -- From where it was asked for.
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Until when the new e-mail may be proved.
  expires_at timestamptz not null,
  proved_at timestamptz,
  -- The e-mail of staff waits for a second person once it is proved.
  proposal_id uuid unique,
  took_effect_at timestamptz,
  -- From the moment it took effect, and until then the former e-mail is nobody else's.
  undo_until timestamptz,
  ended_at timestamptz,
  ended_because text check (ended_because in ('replaced', 'cancelled', 'stopped', 'undone', 'returned', 'overruled')),
  constraint email_changes_end_for_a_reason check ((ended_at is null) = (ended_because is null)),
  constraint email_changes_are_undone_in_time check ((took_effect_at is null) = (undo_until is null))
);
create index email_changes_of_person on email_changes (user_id, created_at);
-- One is open a person.
create unique index email_changes_open on email_changes (user_id) where took_effect_at is null and ended_at is null;
-- The e-mails that are kept for whoever has left them.
create index email_changes_kept on email_changes (from_email) where took_effect_at is not null and ended_at is null;
-- The links of its letters: to the new e-mail one that proves it, to the former one those that stop and undo.
create table email_change_links (
  secret_hash bytea primary key,
  change_id uuid not null references email_changes (id) on delete cascade,
  does text not null check (does in ('confirm', 'undo'))
);
create index email_change_links_of_change on email_change_links (change_id);
\ir ../functions/email_is_kept.sql
\ir ../functions/user_email_is_free.sql
\ir ../functions/grant_api_rights.sql
-- step
alter table email_changes
  add constraint email_changes_proposal_id_fkey foreign key (proposal_id) references proposals (id);
-- step
-- When a letter to the present e-mail has proved it: what an administrator has set before counts no more.
alter table users add column email_proved_at timestamptz;
-- step
create trigger users_email_is_free after insert or update of email, deleted_at on users
  for each row when (new.deleted_at is null) execute function user_email_is_free();
