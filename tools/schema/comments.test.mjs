import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commentsOf } from './comments.mjs';

test('a comment belongs to what is defined directly below it, and the last definition counts', () => {
  const comments = commentsOf(`-- People.

-- Who pays.
create table payers (
  id uuid primary key,
  -- What may be spent.
  available numeric(30,10),
  -- Of two, one.
  constraint payers_kind check (kind in ('a', 'b'))
);
-- small: payers
-- Each order.
create unique index concurrently if not exists payers_by_id on payers (id);
alter table payers drop column available;
alter table payers add column available numeric(30,10);
-- Who is next.
alter table payers add column successor_id uuid;
`);
  assert.deepEqual(Object.fromEntries([...comments].filter(([, lines]) => lines.length > 0)), {
    payers: ['Who pays.'],
    payers_kind: ['Of two, one.'],
    payers_by_id: ['Each order.'],
    'payers.successor_id': ['Who is next.'],
  });
});
