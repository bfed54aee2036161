import { inTransaction } from '#db/database.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { revokeSessionBySecret } from '#lib/sessions/repository.ts';
import type { Context } from '#plugins/context.ts';
import type { Caller } from './caller.ts';

export async function signOut({ connection }: Context, { sessionSecret, origin }: Caller): Promise<void> {
  if (sessionSecret === undefined) return;
  await inTransaction(connection.db, async (trx) => {
    const ended = await revokeSessionBySecret(trx, sessionSecret, 'signed out');
    if (!ended) return;
    await recordAudit(
      trx,
      { by: ended, action: 'auth.sign_out', entityType: 'session', entityId: ended.session },
      origin,
    );
  });
}
