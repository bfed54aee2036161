import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Schema } from '#db/schema.ts';
import { cabinetOrigin } from '#plugins/cabinet-origin.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { countLetter } from './letter-limits.ts';

export type App = Pick<ApiInstance, 'context' | 'sharedLimits'>;

/** Does work that sends a letter to an address, once, and takes the count back when no letter was sent. */
export async function withLetter<T>(
  { context, sharedLimits }: App,
  request: FastifyRequest,
  email: string,
  work: (trx: Transaction<Schema>, origin: string) => Promise<T>,
): Promise<T> {
  const { userId } = sessionOf(request);
  const refund = await countLetter(sharedLimits, { userId, email });
  const origin = cabinetOrigin(context.config, request);
  let isSent = false;
  try {
    return await runOnce(request, context.connection.db, async (trx) => {
      const result = await work(trx, origin);
      isSent = true;
      return result;
    });
  } catch (error) {
    isSent = false;
    throw error;
  } finally {
    if (!isSent) await refund();
  }
}
