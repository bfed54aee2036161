import { isEmail, tidyEmail } from '@cabinet/kernel/core/contract';
import { passwordError } from '@cabinet/kernel/core/password';
import { NAME_PATTERN } from '@cabinet/kernel/core/text';
import { sql } from 'kysely';
import type { Config } from '#config/index.ts';
import { OperatorError } from '#config/operator-error.ts';
import { type Database, inTransaction, uuidv7 } from '#db/index.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { findStaffRights, recordGrant, recordRights } from '#lib/grants/index.ts';
import type { PasswordHasher } from '#lib/password-hasher.ts';
import { lockHolders } from '#lib/roles/holders-repository.ts';
import { COMMON_PASSWORD_MESSAGE, isCommonPassword } from '#modules/auth/common-password.ts';
import { DEMO_DOMAIN } from '#seed/index.ts';

interface NewAdmin {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Makes an administrator, or says why not. */
export async function makeAdmin(
  db: Database,
  { email, name, password }: NewAdmin,
  {
    mode,
    publicUrl,
    hasher,
  }: Pick<Config, 'mode' | 'publicUrl'> & { readonly hasher: Pick<PasswordHasher, 'hash'> },
): Promise<void> {
  const address = checkedAddress(email, mode);
  const badPassword = passwordError(password);
  if (badPassword !== undefined) throw new OperatorError(badPassword);
  if (isCommonPassword(password, { email: address, name })) throw new OperatorError(COMMON_PASSWORD_MESSAGE);
  if (!NAME_PATTERN.test(name))
    throw new OperatorError('The name holds nothing visible, or invisible or control characters.');
  const passwordHash = await hasher.hash(password);
  await inTransaction(db, async (trx) => {
    const known = await trx
      .selectFrom('users')
      .select('id')
      .where('email', '=', address)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (known)
      throw new OperatorError(
        `${address} already has an account. With --promote it becomes an administrator and keeps its password.`,
      );
    const { rows } = await sql`select where email_is_kept(${address}, null)`.execute(trx);
    if (rows.length > 0)
      throw new OperatorError(
        `${address} is kept for somebody who has left it within 7 days and may have it back. Take another address, or wait.`,
      );
    const id = uuidv7();
    await givingByNobody(trx, publicUrl, async (adminRoleId) => {
      await trx
        .insertInto('users')
        .values({ id, email: address, password_hash: passwordHash, display_name: name, role_id: adminRoleId })
        .execute();
      await recordGrant(trx, { kind: 'account', userId: id, givenBy: null });
    });
    await recordAudit(trx, {
      by: { name: 'create-admin' },
      action: 'user.create',
      entityType: 'user',
      entityId: id,
      after: { email: address, role: 'admin', by: 'create-admin' },
    });
  });
}

/**
 * Keeps that the command line gave the rights, which is nobody: they are as good as old ones (product §19.5). All staff
 * are told.
 */
export async function givingByNobody(
  trx: Database,
  cabinetOrigin: string | undefined,
  give: (adminRoleId: string) => Promise<void>,
): Promise<void> {
  await lockHolders(trx, null);
  const before = await findStaffRights(trx);
  const { id } = await trx
    .selectFrom('roles')
    .select('id')
    .where('key', '=', 'admin')
    .executeTakeFirstOrThrow();
  await give(id);
  await recordRights(trx, before, await findStaffRights(trx), {
    givenBy: null,
    confirmedBy: null,
    cabinetOrigin: cabinetOrigin ?? '',
  });
}

export function checkedAddress(email: string, mode: Config['mode']): string {
  const address = tidyEmail(email).toLowerCase();
  if (!isEmail(address)) throw new OperatorError(`"${email}" is not an e-mail address.`);
  if (mode === 'production' && address.endsWith(`@${DEMO_DOMAIN}`)) {
    throw new OperatorError(`${DEMO_DOMAIN} is the demonstration's domain; production refuses it.`);
  }
  return address;
}
