import { SESSION_COOKIE } from '@cabinet/http-server';
import type { Database } from '#db/index.ts';
import type { SessionActor } from '#lib/audit/actor.ts';
import type { Acting } from '#lib/audit/record-action.ts';
import type { AuditOrigin } from '#lib/audit/record-audit.ts';
import { sessionActor } from '#lib/sessions/repository.ts';
import { hashSecret } from '#lib/sessions/secret.ts';
import type { SignedIn, TestApi } from './test-api.ts';

interface Row {
  readonly actorId?: string | null;
  readonly action: string;
  readonly entityId: string | null;
  readonly before?: object;
  readonly after?: object;
}

/** Writes a row of the log in whoever's name, as nobody can but the owner of the tables. */
export async function insertAudit(db: Database, row: Row, origin?: AuditOrigin): Promise<void> {
  const { actorId = null, action, entityId, before, after } = row;
  await db
    .insertInto('audit_log')
    .values({
      actor_id: actorId,
      action,
      entity_type: action.split('.')[0] ?? action,
      entity_id: entityId,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      ip: origin?.ip ?? null,
      fingerprint: origin?.fingerprint ?? null,
      user_agent: origin?.headers['user-agent'] ?? null,
      trace_id: origin?.id ?? null,
    })
    .execute();
}

/** What proves a client's session. */
export async function proofOfClient({ db }: Pick<TestApi, 'db'>, client: SignedIn): Promise<SessionActor> {
  const secret = client.cookies.get(SESSION_COOKIE) ?? '';
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', hashSecret(secret))
    .executeTakeFirstOrThrow();
  return sessionActor(id, secret, false);
}

/** A client as the caller of what comes from its requests. */
export async function actingAs(api: Pick<TestApi, 'db'>, client: SignedIn): Promise<Acting> {
  return { userId: client.userId, actor: await proofOfClient(api, client) };
}
