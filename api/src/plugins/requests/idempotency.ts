import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { type Database, inTransaction } from '#db/database.ts';
import type { Schema } from '#db/schema.ts';
import { ApiError } from '#lib/api-error.ts';
import { canonicalBody } from './canonical-body.ts';

/** The header that names the attempt to which a call belongs. */
export const KEY_HEADER = 'idempotency-key';
const KEY_LENGTH = { min: 8, max: 200 } as const;
const KEY = new RegExp(`^[\\x21-\\x7e]{${KEY_LENGTH.min},${KEY_LENGTH.max}}$`);

/**
 * Runs `work` once per `Idempotency-Key`. The same key returns the first answer for an equal body, and RES.002 for
 * another one. Key, work and answer commit together, so a crash leaves all of them or none. A concurrent request waits
 * for the first at the key's row. `work` returns plain JSON. Work that may lock a payer names it, as in
 * `inTransaction`. The route declares `once: 'by-key'`, so that the gateway may repeat the call.
 */
export async function runOnce<T>(
  request: FastifyRequest,
  db: Database,
  work: (trx: Transaction<Schema>) => Promise<T>,
  turn: { readonly payerId?: string | undefined } = {},
): Promise<T> {
  if (request.routeOptions.config.once !== 'by-key')
    throw new Error(`${request.method} ${request.routeOptions.url} does not declare config.once`);
  const key = request.headers[KEY_HEADER];
  if (key === undefined) return inTransaction(db, work, turn);
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new ApiError('VAL.003', {
      fields: { [KEY_HEADER]: `Ключ из ${KEY_LENGTH.min}–${KEY_LENGTH.max} печатных символов` },
    });
  }
  const scope = `${request.session?.userId ?? request.ip} ${request.method} ${request.url.split('?')[0]}`;
  const requestHash = createHash('sha256')
    .update(canonicalBody(request.body, request.routeOptions.schema?.body))
    .digest('hex');

  const claimAndWork = async (trx: Transaction<Schema>) => {
    const claimed = await trx
      .insertInto('idempotency_keys')
      .values({ scope, key, request_hash: requestHash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) return firstAnswer<T>(trx, scope, key, requestHash);
    const answer = await work(trx);
    await trx
      .updateTable('idempotency_keys')
      .set({ status: 200, body: JSON.stringify(answer) })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
    return answer;
  };
  return inTransaction(db, claimAndWork, turn);
}

async function firstAnswer<T>(
  trx: Transaction<Schema>,
  scope: string,
  key: string,
  requestHash: string,
): Promise<T> {
  const first = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.request_hash !== requestHash || first.body === null) {
    throw new ApiError('RES.002', { message: 'Этот ключ уже использован для другого запроса' });
  }
  const answer: T = JSON.parse(first.body);
  return answer;
}
