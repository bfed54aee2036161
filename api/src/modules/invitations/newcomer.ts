import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import { ApiError, REQUIRED_MESSAGE } from '#lib/api-error.ts';
import type { Actor } from '#lib/audit/actor.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import type { PasswordHasher } from '#lib/password-hasher.ts';
import { refuseCommonPassword } from '../auth/common-password.ts';
import type { Account } from '../auth/repository.ts';
import { createAccount } from './person-repository.ts';

interface Newcomer {
  readonly email: string;
  readonly displayName: string;
  readonly passwordHash: string;
}

/** The facts of a new account. Its e-mail counts as confirmed, because the secret came by a letter, or a code did. */
export async function prepareNewcomer(
  hasher: PasswordHasher,
  email: string,
  {
    display_name: displayName,
    password,
  }: { readonly display_name?: string | undefined; readonly password?: string | undefined },
): Promise<Newcomer> {
  if (displayName === undefined || password === undefined) {
    throw new ApiError('VAL.004', {
      fields: {
        ...(displayName === undefined && { display_name: REQUIRED_MESSAGE }),
        ...(password === undefined && { password: REQUIRED_MESSAGE }),
      },
    });
  }
  refuseCommonPassword(password, { email, name: displayName }, 'password');
  return { email, displayName, passwordHash: await hasher.hash(password) };
}

export async function register(trx: Database, newcomer: Newcomer): Promise<Account> {
  const account = await createAccount(trx, newcomer);
  if (!account)
    throw new ApiError('AUTH.001', {
      message: 'Учётная запись уже создана: войдите, чтобы принять приглашение',
    });
  return account;
}

export function recordRegistration(
  trx: Database,
  request: FastifyRequest,
  { by, id, email }: { readonly by: Actor; readonly id: string; readonly email: string },
): Promise<void> {
  const after = { email, by: 'invitation' };
  return recordAudit(trx, { by, action: 'auth.register', entityType: 'user', entityId: id, after }, request);
}
