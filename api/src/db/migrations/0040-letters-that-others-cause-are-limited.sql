-- step
alter table outbox
  -- Who caused the letter by what they did to its recipient; null where nobody did.
  add column caused_by uuid,
  -- When a letter that somebody else caused was let out, from which it counts for a day.
  add column admitted_at timestamptz,
  -- Since when the letter is kept for the recipient's digest. It is then due at no time, so no process of any release sends it.
  add column held_at timestamptz;
-- step outside of a transaction
create index concurrently if not exists outbox_admitted_to on outbox (lower(recipient), admitted_at) where admitted_at is not null;
-- step outside of a transaction
create index concurrently if not exists outbox_admitted_by on outbox (caused_by, admitted_at) where admitted_at is not null;
-- step outside of a transaction
create index concurrently if not exists outbox_held on outbox (lower(recipient), held_at) where held_at is not null;
-- step outside of a transaction
create index concurrently if not exists outbox_digests on outbox (lower(recipient), created_at) where kind = 'digest';
