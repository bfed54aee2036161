import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { recordGrant } from '#lib/grants/index.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { demandNotAbove } from '#lib/roles/hierarchy.ts';
import { lockHolders } from '#lib/roles/holders-repository.ts';
import { findRole } from '#lib/roles/repository.ts';
import { endLinks } from '../../auth/first-password/repository.ts';
import { giveRole } from '../../roles/assign-role.ts';
import { demandAdministrator, demandPerson } from './demand.ts';
import { emailChangedLetters } from './letters.ts';
import {
  forgetResetCodes,
  isEmailTaken,
  type LockedPerson,
  type PersonFacts,
  updateFacts,
} from './person-repository.ts';
import { readAdminUser } from './read-admin-user.ts';
import { emailTaken, readFacts } from './read-facts.ts';
import type { ChangedUser, EditBody } from './schemas.ts';
import type { App } from './with-letter.ts';

/** Changes a person, if they are still as they were at `updated_at`. Without `phone` and `role_id` these stay. */
export async function editPerson(
  { context }: App,
  request: FastifyRequest,
  id: string,
  { role_id: roleId, updated_at: seenAt, ...body }: Static<typeof EditBody>,
): Promise<ChangedUser> {
  return inTransaction(context.connection.db, async (trx) => {
    const { userId, permissions } = await demandAdministrator(trx, request);
    const { role } = await readAdminUser(trx, id);
    const isOtherRole = roleId !== undefined && roleId !== role.role_id;
    // Whoever changes roles waits for their turn first and locks a person afterwards.
    if (isOtherRole) await lockHolders(trx, (await findRole(trx, roleId))?.company_id ?? null);
    const person = await demandPerson(trx, id);
    await demandNotAbove(trx, permissions, person.permissions);
    await refuseOlder(trx, person, seenAt);
    const facts = readFacts({ ...body, phone: body.phone === undefined ? person.phone : body.phone });
    const isMoved = facts.email !== person.email;
    if (isMoved) await demandEmail(trx, person, facts.email);
    await save(trx, request, person, facts);
    if (isMoved) await recordGrant(trx, { kind: 'email', userId: id, givenBy: userId });
    if (isMoved) await tellBoth(trx, person, facts, context.config.publicUrl);
    if (isOtherRole) await giveRole(trx, request, { id: roleId, userId: id });
    return { ...(await readAdminUser(trx, id)), proposals: [] };
  });
}

/** Somebody else was faster. The answer carries the present state, so that nothing is lost unseen. */
async function refuseOlder(
  trx: Database,
  { id, updated_at: at }: LockedPerson,
  seenAt: string,
): Promise<void> {
  if (at.getTime() === new Date(seenAt).getTime()) return;
  throw new ApiError('RES.002', {
    message: 'Данные человека уже изменил кто-то другой',
    current: await readAdminUser(trx, id),
  });
}

/** Links that were sent to the former address set no password any more. */
async function demandEmail(trx: Database, person: LockedPerson, email: string): Promise<void> {
  if (await isEmailTaken(trx, email, person.id)) throw emailTaken();
  await endLinks(trx, person.id);
  await forgetResetCodes(trx, person.id);
}

/** Somebody without a password has never signed in with either address, and the former one may be a mistake. */
async function tellBoth(
  trx: Database,
  { has_password: signsIn, email: from }: LockedPerson,
  { email: to, displayName: name }: PersonFacts,
  publicUrl: string | undefined,
): Promise<void> {
  if (!signsIn) return;
  for (const letter of emailChangedLetters({ name, from, to, publicUrl })) await enqueueLetter(trx, letter);
}

async function save(
  trx: Database,
  request: FastifyRequest,
  person: LockedPerson,
  { email, displayName, phone }: PersonFacts,
): Promise<void> {
  const before: Record<string, string | null> = {
    email: person.email,
    display_name: person.display_name,
    phone: person.phone,
  };
  const after: Record<string, string | null> = { email, display_name: displayName, phone };
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return;
  await updateFacts(trx, person.id, { email, displayName, phone });
  const pick = (from: typeof after) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  await recordAction(trx, request, {
    action: 'user.update',
    id: person.id,
    before: pick(before),
    after: pick(after),
  });
}
