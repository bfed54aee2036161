-- What the administration of people needs: words that they are found by, saved orders, links that set a first password.

-- One row a word that something begins to be found by: lower case, «ё» as «е», the word's beginning only. Of «C», so that a
-- range of bytes is a range of words and one index serves every prefix, on any database and without an extension.
create table search_words (
  entity text not null check (entity in ('user', 'payer')),
  id uuid not null,
  word text collate "C" not null,
  primary key (entity, id, word)
);
create index search_words_prefix on search_words (entity, word, id);
\ir ../functions/search_text.sql
\ir ../functions/search_words_of.sql
\ir ../functions/search_words_save.sql
\ir ../functions/search_words_of_user.sql
\ir ../functions/search_user.sql
\ir ../functions/search_payer.sql
create trigger users_search after insert or update of display_name, email, phone, deleted_at on users
  for each row execute function search_user();
create trigger payers_search after insert or update of name on payers
  for each row execute function search_payer();
insert into search_words
  select 'user', u.id, w.word from users u
    cross join lateral unnest(search_words_of_user(u.display_name, u.email, u.phone)) w (word)
  where u.deleted_at is null;
insert into search_words
  select 'payer', p.id, w.word from payers p cross join lateral unnest(search_words_of(p.name)) w (word);

-- Each order of the list of people, the id behind it. Rows without a sign-in come last in both directions.
create index users_by_created_at on users (created_at, id) where deleted_at is null;
create index users_by_display_name on users (display_name, id) where deleted_at is null;
create index users_by_email on users (email, id) where deleted_at is null;
create index users_by_last_sign_in_at on users (last_sign_in_at, id) where deleted_at is null;
create index users_by_last_sign_in_at_desc on users (last_sign_in_at desc nulls last, id desc) where deleted_at is null;

-- A letter with a link that sets the password of an account without one. Each letter has a secret of its own, stored hashed;
-- only the newest opens, once.
create table first_password_links (
  secret_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  is_current boolean not null default true,
  sent_by uuid references users (id),
  sent_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index first_password_links_current on first_password_links (user_id) where is_current;
