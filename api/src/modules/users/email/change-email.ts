import { networkOf } from '@cabinet/http-server';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import type { CallOrigin } from '#lib/audit/record-action.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { userAgentOf } from '#lib/audit/user-agent.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { findPerson, type LockedPerson } from '#lib/people/locked-person.ts';
import { isStaff } from '#lib/proposals/index.ts';
import { lockHolders } from '#lib/roles/holders-repository.ts';
import { hashSecret, newSecret } from '#lib/sessions/secret.ts';
import type { Session } from '#lib/sessions/session.ts';
import type { Context } from '#plugins/context.ts';
import { SHARED_LIMITS, type SharedLimits } from '#plugins/gates/rate-limit.ts';
import * as changes from '../../auth/email/changes-repository.ts';
import { endEmailChanges } from '../../auth/email/end-changes.ts';
import { askedLetter, confirmLetter, confirmLink, takenLetter } from '../../auth/email/letters.ts';
import type { EmailChangeData } from '../../auth/email/schemas.ts';
import { newUndoLink } from '../../auth/email/take-effect.ts';
import { afterSeconds } from '../../invitations/count-invitation.ts';
import { demandOneself } from '../demand-oneself.ts';
import { findRecipient } from '../repository.ts';

type EmailChange = Static<typeof EmailChangeData>;

interface Asker {
  readonly session: Session;
  readonly origin: CallOrigin;
  readonly afterAnswer: (work: () => Promise<void>) => void;
}

/** What waits is told in the same way whether or not the e-mail is somebody else's. */
const WAITING: readonly changes.ConfirmState[] = ['open', 'taken', 'awaits'];

export async function readEmailChange(db: Database, { userId }: Session): Promise<EmailChange> {
  const person = await findPerson(db, userId);
  if (!person) throw new ApiError('AUTH.002');
  return toEmailChange(db, person);
}

/**
 * Asks both addresses. The present one hears of it at once; what goes to the new one, if anything, is written behind the
 * answer, so that neither the answer nor its time tells whether somebody has that address.
 */
export async function askForEmail(
  { connection: { db } }: Context,
  limits: SharedLimits,
  { session, origin, afterAnswer }: Asker,
  typed: string,
): Promise<EmailChange> {
  const { userId, id: sessionId, actor } = session;
  if (session.roleKey === 'guest')
    throw new ApiError('RES.003', { message: 'Гостю почту меняет администратор' });
  const to = typed.toLowerCase();
  refuseOwn(await findRecipient(db, userId), to);
  await countAsking(limits, { userId, email: to, ip: origin.ip });
  const secret = newSecret();
  const { answer, from, expiresAt } = await inTransaction(db, async (trx) => {
    await lockHolders(trx, null);
    const person = await demandOneself(trx, userId);
    // Whoever has ended this session meanwhile has ended what it was about to ask for.
    if (!(await changes.isSessionOpen(trx, sessionId))) throw new ApiError('AUTH.002');
    refuseOwn(person, to);
    await endEmailChanges(trx, { acting: session, origin }, userId, { which: 'open', because: 'replaced' });
    const { ip } = origin;
    const userAgent = userAgentOf(origin) ?? '';
    const from = person.email;
    const change = await changes.insertChange(trx, { userId, from, to, sessionId, ip, userAgent });
    await changes.saveLink(trx, { changeId: change.id, secretHash: hashSecret(secret), does: 'confirm' });
    const link = await newUndoLink(trx, change.id, origin);
    const takesTwo = await isStaff(trx, person);
    const owner = { name: person.display_name, from, to };
    await enqueueLetter(trx, askedLetter(owner, { link, takesTwo, origin }));
    await recordAudit(
      trx,
      {
        by: actor,
        action: 'user.email_request',
        entityType: 'user',
        entityId: userId,
        after: { email: to },
      },
      origin,
    );
    return { answer: await toEmailChange(trx, person), from, expiresAt: change.expires_at };
  });
  const { cabinetOrigin } = origin;
  afterAnswer(async () => {
    const { isFree, isActive } = await changes.findHolder(db, to, userId);
    if (isFree) {
      const link = confirmLink(cabinetOrigin, secret);
      await enqueueLetter(db, confirmLetter({ to, from, expiresAt, link }));
    } else if (isActive) {
      const { hits, allowed } = await limits.count(SHARED_LIMITS.emailTakenLetters, to);
      if (hits > allowed) return;
      await enqueueLetter(db, takenLetter({ recipient: to, causedBy: userId, cabinetOrigin }));
    }
  });
  return answer;
}

/** Takes back what was asked for; nothing where nothing waits. */
export async function cancelEmailChange(
  { connection: { db } }: Context,
  session: Session,
  origin: CallOrigin,
): Promise<EmailChange> {
  const { userId, actor } = session;
  return inTransaction(db, async (trx) => {
    await lockHolders(trx, null);
    const person = await demandOneself(trx, userId);
    const open = await changes.findOpen(trx, userId);
    if (open) {
      await endEmailChanges(trx, { acting: session, origin }, userId, {
        which: 'open',
        because: 'cancelled',
      });
      await recordAudit(
        trx,
        {
          by: actor,
          action: 'user.email_cancel',
          entityType: 'user',
          entityId: userId,
          before: { email: open.to_email },
        },
        origin,
      );
    }
    return toEmailChange(trx, person);
  });
}

async function toEmailChange(db: Database, person: LockedPerson): Promise<EmailChange> {
  const open = await changes.findOpen(db, person.id);
  const isWaiting = open !== undefined && WAITING.includes(open.state);
  return {
    pending: isWaiting
      ? {
          email: open.to_email,
          expires_at: open.expires_at,
          awaits: open.state === 'awaits' ? 'second_person' : 'link',
        }
      : null,
    takes_two: await isStaff(db, person),
  };
}

/** Each of these letters goes to somebody who may not have asked for it. */
async function countAsking(
  limits: SharedLimits,
  { userId, email, ip }: { readonly userId: string; readonly email: string; readonly ip: string },
): Promise<void> {
  await limits.hit(SHARED_LIMITS.emailChangesByAddress, networkOf(ip));
  for (const [limit, who] of [
    [SHARED_LIMITS.emailChangesByUser, userId],
    [SHARED_LIMITS.emailChangesByEmail, email],
  ] as const) {
    const { hits, allowed, waitSeconds } = await limits.count(limit, who);
    if (hits > allowed)
      throw new ApiError('RATE.001', {
        message: `Писем о смене почты сегодня уже много. Следующее можно отправить ${afterSeconds(waitSeconds)}`,
        retryAfterSeconds: waitSeconds,
      });
  }
}

function refuseOwn({ email }: { readonly email: string }, to: string): void {
  if (email === to) throw badField('email', 'Это и есть ваша почта');
}
