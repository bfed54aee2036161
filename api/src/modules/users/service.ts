import { hasPermission } from '@cabinet/access/permissions';
import { CURRENT_PASSWORD_REQUIRED_MESSAGE, UUID_PATTERN } from '@cabinet/kernel/core/contract';
import type { Static } from 'typebox';
import type { Config } from '#config/index.ts';
import { type Database, inTransaction } from '#db/database.ts';
import { ApiError, requiredText } from '#lib/api-error.ts';
import type { Actor } from '#lib/audit/actor.ts';
import type { CallOrigin } from '#lib/audit/record-action.ts';
import type { AuditOrigin } from '#lib/audit/record-audit.ts';
import { payerSummaryForUser } from '#lib/ledger/index.ts';
import { readPhone } from '#lib/read-phone.ts';
import type { Session } from '#lib/sessions/session.ts';
import type { Context } from '#plugins/context.ts';
import type { SharedLimits } from '#plugins/gates/rate-limit.ts';
import { readAvatar } from './avatar.ts';
import { provePassword, replacePassword } from './change-password.ts';
import { toMeData } from './me.ts';
import { recordUserEdit } from './record-user-edit.ts';
import * as repository from './repository.ts';
import type { MeData, ProfileBody } from './schemas.ts';

const SELF = '0';

/** Whose data a call asks for. 0 and the own id mean the caller; other ids need user:manage. */
export function targetUser(session: Session, id: string): string {
  if (id === SELF || id === session.userId) return session.userId;
  if (!UUID_PATTERN.test(id) || !hasPermission(session.permissions, 'user:manage'))
    throw new ApiError('RES.001');
  return id;
}

/** A user, as `viewer` may see them: the caller, or anybody for user:manage. */
export async function readMe(
  db: Database,
  { staffSecondFactor: policy }: Config,
  viewer: Session,
  userId = viewer.userId,
): Promise<Static<typeof MeData>> {
  const [user, payer] = await Promise.all([repository.findUser(db, userId), payerSummaryForUser(db, userId)]);
  if (!user || !payer) throw new ApiError('RES.001');
  return toMeData(user, payer, { viewer, policy });
}

interface ProfileUpdate {
  readonly session: Session;
  readonly userId: string;
  readonly body: Static<typeof ProfileBody>;
  readonly origin: CallOrigin;
}

export async function updateProfile(
  context: Context,
  limits: SharedLimits,
  { session, userId, body, origin }: ProfileUpdate,
): Promise<Static<typeof MeData>> {
  const { settings, display_name, phone } = body;
  const changes: repository.ProfileChanges = {
    ...settings,
    ...(display_name === undefined ? {} : { display_name: requiredText('display_name', display_name) }),
    ...(phone === undefined ? {} : { phone: readPhone(phone) }),
  };
  const passwords = readPasswords(body, userId === session.userId);
  const proved = passwords && (await provePassword(context, limits, session, passwords));
  return inTransaction(context.connection.db, async (trx) => {
    const profile = await repository.updateUser(trx, userId, changes);
    if (!profile) throw new ApiError('RES.001');
    if (proved) await replacePassword(trx, session, proved, origin);
    await recordUserEdit(trx, { actor: session.actor, userId, ...profile }, origin);
    return readMe(trx, context.config, session, userId);
  });
}

/**
 * Administrators are refused before any comparison, so that the answer reveals nothing about that person's password.
 */
function readPasswords(
  { password, current_password: current }: Static<typeof ProfileBody>,
  isOwn: boolean,
): { readonly current: string; readonly next: string; readonly field: string } | undefined {
  if (!isOwn && (password ?? current) !== undefined) {
    throw new ApiError('VAL.003', { fields: { password: 'Пароль меняет только сам пользователь' } });
  }
  if (password === undefined) return undefined;
  if (current === undefined || current === '') {
    throw new ApiError('VAL.004', { fields: { current_password: CURRENT_PASSWORD_REQUIRED_MESSAGE } });
  }
  return { current, next: password, field: 'password' };
}

export async function changeTheme(
  { config, connection }: Context,
  session: Session,
  theme: 'light' | 'dark',
): Promise<Static<typeof MeData>> {
  return inTransaction(connection.db, async (trx) => {
    await repository.updateUser(trx, session.userId, { theme });
    return readMe(trx, config, session);
  });
}

export async function changeAvatar(
  db: Database,
  { actor, userId, dataUrl }: { readonly actor: Actor; readonly userId: string; readonly dataUrl: string },
  origin: AuditOrigin,
): Promise<string> {
  const avatar = await readAvatar(dataUrl);
  await inTransaction(db, async (trx) => {
    const user = await repository.findUser(trx, userId);
    if (!user) throw new ApiError('RES.001');
    await repository.saveAvatar(trx, userId, avatar);
    const before = { avatar_hash: user.avatar_hash };
    await recordUserEdit(trx, { actor, userId, before, after: { avatar_hash: avatar.hash } }, origin);
  });
  return avatar.hash;
}

export async function readAvatarOf(
  db: Database,
  session: Session,
  id: string,
): Promise<{ readonly hash: string; readonly bytes: Uint8Array }> {
  const ownerId = id === SELF ? session.userId : id;
  const seesAll = hasPermission(session.permissions, 'user:manage');
  const avatar = UUID_PATTERN.test(ownerId)
    ? await repository.findAvatar(db, { ownerId, viewerId: session.userId, seesAll })
    : undefined;
  if (!avatar) throw new ApiError('RES.001');
  return avatar;
}
