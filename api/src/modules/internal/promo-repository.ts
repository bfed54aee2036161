import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

type Status = 'granted' | 'rejected' | 'flagged';

export interface PromoRecord {
  readonly id: string;
  readonly status: Status;
  readonly reason: string | null;
  readonly entry_id: string | null;
  readonly request_digest: string | null;
  /** The name of the token of the service that sent it. */
  readonly caller: string | null;
}

export function findPromoRequest(db: Database, requestKey: string): Promise<PromoRecord | undefined> {
  return db
    .selectFrom('promo_requests')
    .select(['id', 'status', 'reason', 'entry_id', 'request_digest', 'caller'])
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}

export async function insertPromoRequest(
  trx: Database,
  request: PromoRecord & {
    readonly request_key: string;
    readonly user_id: string | null;
    readonly email: string | null;
    readonly ip: string;
    readonly fingerprint: string;
    readonly user_agent: string;
    readonly code: string;
    readonly amount: string;
  },
): Promise<void> {
  const ip = sql<string>`promo_address(${request.ip}::inet)`;
  await trx
    .insertInto('promo_requests')
    .values({ ...request, ip })
    .execute();
}

/** Says which of the two is blocked, an address also by a network that it is part of. The address comes first. */
export async function findBlocked(
  db: Database,
  { ip, fingerprint }: { readonly ip: string; readonly fingerprint: string },
): Promise<'ip' | 'fingerprint' | undefined> {
  const { rows } = await sql<{ kind: 'ip' | 'fingerprint' }>`
    select kind from promo_blocks
    where network >>= promo_network(${ip}::inet) or (kind = 'fingerprint' and value = ${fingerprint})
    order by kind desc limit 1`.execute(db);
  return rows[0]?.kind;
}

/** The personal account of a person. Undefined where nobody has this id. */
export function findPersonalPayer(
  db: Database,
  userId: string,
): Promise<{ readonly id: string; readonly is_active: boolean } | undefined> {
  return db
    .selectFrom('users as u')
    .innerJoin('payers as p', 'p.user_id', 'u.id')
    .select(['p.id', 'u.is_active'])
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
}
