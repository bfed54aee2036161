import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { parseOrdinal, parseProposalNumber, parseRequestNumber } from '#lib/human-number.ts';
import { fitsWords, matchesWords } from '#lib/search/matches-words.ts';

type Condition = RawBuilder<SqlBool>;

/** At most so many people, roles and other things with the same name are looked at. */
const NAMED_MAX = 20;
const HASH = /^[0-9a-f]{64}$/i;

/**
 * What a typed text may mean, each found by an index of its own: the number, hash, address or trace of a row, or the
 * name of whom the row is about or who acted.
 */
export async function textBranches(db: Database, q: string): Promise<Condition[]> {
  const number = parseOrdinal(q);
  // With «№» before it, the text is a number and no name.
  const { ids, people } = q.startsWith('№') ? NOBODY : await findNamed(db, q);
  return [
    sql`a.trace_id = ${q}`,
    sql`a.ip = ${q}`,
    ...(number === undefined ? [] : [sql<SqlBool>`a.seq = ${number}::bigint`]),
    ...(HASH.test(q) ? [sql<SqlBool>`a.hash = ${q.toLowerCase()}`] : []),
    ...[q, ...ids, ...(await findNumbered(db, q))].map((id) => sql<SqlBool>`a.entity_id = ${id}`),
    ...people.map((id) => sql<SqlBool>`a.actor_id = ${id}::uuid`),
  ];
}

const NOBODY = { ids: [], people: [] };

interface Named {
  readonly kind: string;
  readonly id: string;
}

/** The ids of everything with this name; `people` are those who acted. */
async function findNamed(db: Database, q: string): Promise<{ ids: string[]; people: string[] }> {
  const { rows } = await sql<Named>`
    (select 'user' as kind, id::text as id from users where ${matchesWords('user', 'users.id', q)} limit ${NAMED_MAX})
    union all (select 'payer', id::text from payers where ${matchesWords('payer', 'payers.id', q)} limit ${NAMED_MAX})
    union all (select 'owner', coalesce(group_id, company_id)::text from payers
      where user_id is null and ${matchesWords('payer', 'payers.id', q)} limit ${NAMED_MAX})
    union all (select 'role', id::text from roles where ${fitsWords(q, 'name')} limit ${NAMED_MAX})
    union all (select 'model', id from models where ${fitsWords(q, 'name', 'id')} limit ${NAMED_MAX})
    union all (select 'permission', id from permissions where ${fitsWords(q, 'name')} limit ${NAMED_MAX})`.execute(
    db,
  );
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  return { ids: [...new Set(rows.map(({ id }) => id))], people: ofKind('user') };
}

/** The ids of everything with this number. */
async function findNumbered(db: Database, q: string): Promise<string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select id::text from payment_requests where number = ${parseRequestNumber(q) ?? null}::bigint
    union all select id::text from proposals where number = ${parseProposalNumber(q) ?? null}::bigint
    union all select id::text from rate_corrections where number = ${parseOrdinal(q) ?? null}::bigint`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
