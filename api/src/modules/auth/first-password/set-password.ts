import { networkOf } from '@cabinet/http-server';
import { maskEmail } from '@cabinet/kernel/core/text';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { recordGrant } from '#lib/grants/index.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { hashSecret } from '#lib/sessions/secret.ts';
import type { Context } from '#plugins/context.ts';
import { SHARED_LIMITS, type SharedLimits } from '#plugins/gates/rate-limit.ts';
import type { Caller } from '../caller.ts';
import { refuseCommonPassword } from '../common-password.ts';
import { passwordChangedLetter } from '../own-letters.ts';
import { type Passed, passByPassword } from '../pass.ts';
import { findAccountByEmail } from '../repository.ts';
import { findLink, type LinkRow, lockLink, spendLink } from './repository.ts';
import type { FirstPasswordData } from './schemas.ts';

const CLOSED: Record<Exclude<LinkRow['state'], 'open'>, string> = {
  used: 'Пароль уже задан: войдите с ним или восстановите его',
  revoked:
    'Ссылка больше не действует. Откройте письмо новее, если оно есть, или попросите администратора отправить ещё одно',
  expired: 'Срок ссылки истёк. Попросите администратора отправить письмо ещё раз',
  replaced: 'Эту ссылку заменило более новое письмо',
};

export async function viewLink(db: Database, secret: string): Promise<Static<typeof FirstPasswordData>> {
  const link = await demandLink(db, secret);
  return { email: maskEmail(link.email), state: link.state, expires_at: link.expires_at.toISOString() };
}

/** Sets the password and signs in, or begins to where a second factor follows, all or nothing. */
export async function setFirstPassword(
  { connection, hasher }: Context,
  limits: SharedLimits,
  {
    secret,
    password,
    caller,
  }: { readonly secret: string; readonly password: string; readonly caller: Caller },
): Promise<Passed> {
  await limits.hit(SHARED_LIMITS.confirmByAddress, networkOf(caller.ip));
  const { db } = connection;
  const seen = await demandLink(db, secret);
  refuseClosed(seen);
  refuseCommonPassword(password, { email: seen.email, name: seen.display_name }, 'password');
  const passwordHash = await hasher.hash(password);
  const secretHash = hashSecret(secret);
  return inTransaction(db, async (trx) => {
    await lockLink(trx, secretHash);
    const link = await demandLink(trx, secret);
    refuseClosed(link);
    await spendLink(trx, { secretHash, userId: link.user_id, passwordHash });
    await recordGrant(trx, { kind: 'credential', userId: link.user_id, givenBy: null });
    const account = await findAccountByEmail(trx, link.email);
    if (!account) throw new Error('an account has gone under its lock');
    const { origin } = caller;
    await enqueueLetter(trx, passwordChangedLetter(account, { way: 'link', endedSessions: 0, origin }));
    return passByPassword(trx, account, caller, (by) =>
      recordAudit(
        trx,
        { by, action: 'auth.first_password', entityType: 'user', entityId: account.id },
        origin,
      ),
    );
  });
}

async function demandLink(db: Database, secret: string): Promise<LinkRow> {
  const link = await findLink(db, hashSecret(secret));
  if (!link) throw new ApiError('RES.001', { message: 'Ссылка не найдена. Проверьте адрес из письма' });
  return link;
}

function refuseClosed({ state, is_active: isActive }: LinkRow): void {
  if (!isActive) throw new ApiError('AUTH.007');
  if (state !== 'open') throw new ApiError('RES.003', { message: CLOSED[state] });
}
