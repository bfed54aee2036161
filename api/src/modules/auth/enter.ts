import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import type { SessionActor } from '#lib/audit/actor.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { openSession, revokeSessionBySecret } from '#lib/sessions/repository.ts';
import { hashSecret } from '#lib/sessions/secret.ts';
import type { Caller } from './caller.ts';
import { type RememberedDevice, rememberDevice } from './known-device-repository.ts';
import { newDeviceLetter } from './new-device-letter.ts';
import { type Account, noteSignIn } from './repository.ts';

/** What the browser keeps of a new session. */
export interface Entry {
  readonly sessionSecret: string;
  readonly expires: Date;
  readonly deviceSecret: string;
}

/** Limits the letters when somebody who knows the password signs in again and again. */
const LETTERS_A_DAY = 10;

/**
 * Opens the session of an account whose password is known to be right, in the caller's transaction. What else the person
 * does in it, `meanwhile`, is proved by the session; the row of the sign-in comes last.
 */
export async function enter(
  trx: Database,
  account: Account,
  caller: Caller,
  meanwhile?: (actor: SessionActor) => Promise<void>,
): Promise<Entry> {
  if (!(await noteSignIn(trx, account))) throw new ApiError('AUTH.004');
  // Ends the session of an older secret, in case somebody planted it.
  if (caller.sessionSecret !== undefined) await revokeSessionBySecret(trx, caller.sessionSecret, 'rotated');
  const device = await rememberBrowser(trx, account, caller);
  const session = await openSession(trx, account.id, { ...caller, deviceHash: hashSecret(device.secret) });
  await meanwhile?.(session.actor);
  await recordAudit(
    trx,
    {
      by: session.actor,
      action: 'auth.sign_in',
      entityType: 'session',
      entityId: session.actor.session,
      after: { new_device: device.isNew },
    },
    caller.origin,
  );
  return { sessionSecret: session.secret, expires: session.expires, deviceSecret: device.secret };
}

/** Marks the browser as known to the account, and tells its person of one that was not. Call it with their row locked. */
export async function rememberBrowser(
  trx: Database,
  { id, email: recipient, display_name: name }: Pick<Account, 'id' | 'email' | 'display_name'>,
  { deviceSecret, origin }: Pick<Caller, 'deviceSecret' | 'origin'>,
): Promise<RememberedDevice> {
  const device = await rememberDevice(trx, id, deviceSecret);
  if (device.isNew && !device.isFirst && device.newToday < LETTERS_A_DAY)
    await enqueueLetter(trx, newDeviceLetter({ recipient, name, origin }));
  return device;
}
