import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import type { SessionActor } from '#lib/audit/actor.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { openSession, revokeSessionBySecret, type SignInProof } from '#lib/sessions/repository.ts';
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

/** Whose session it is. */
export type SignedIn = Entry & { readonly account: Account };

/** Limits the letters when somebody who knows the password signs in again and again. */
const LETTERS_A_DAY = 10;

interface Way {
  /** By what the person has proved who they are. */
  readonly by: SignInProof;
  /** Proves it in the transaction, with the user's row locked, and throws where it does not. */
  readonly prove?: (trx: Database) => Promise<void>;
  /** What else the person does in the session's transaction. */
  readonly meanwhile?: (actor: SessionActor) => Promise<void>;
}

/**
 * Opens the session of somebody who is known to be who they say, in the caller's transaction. What else they do in it,
 * `meanwhile`, is proved by the session; the row of the sign-in comes last.
 *
 * @throws AUTH.012 where a password is all that was proved and there is a second factor, whatever the caller has asked
 */
export async function enter(
  trx: Database,
  account: Account,
  caller: Caller,
  { by, prove, meanwhile }: Way,
): Promise<Entry> {
  if (!(await noteSignIn(trx, account, by))) throw new ApiError(by === 'password' ? 'AUTH.004' : 'AUTH.007');
  await prove?.(trx);
  // Ends the session of an older secret, in case somebody planted it.
  if (caller.sessionSecret !== undefined) await revokeSessionBySecret(trx, caller.sessionSecret, 'rotated');
  const device = await rememberBrowser(trx, account, caller);
  const deviceHash = hashSecret(device.secret);
  const session = await openSession(trx, account.id, { ...caller, deviceHash, by });
  if (session === undefined) throw new ApiError('AUTH.012');
  await meanwhile?.(session.actor);
  await recordAudit(
    trx,
    {
      by: session.actor,
      action: 'auth.sign_in',
      entityType: 'session',
      entityId: session.actor.session,
      after: { new_device: device.isNew, method: by },
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
