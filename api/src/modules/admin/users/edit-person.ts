import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import type { LockedPerson } from '#lib/people/locked-person.ts';
import type { Proposal } from '#lib/proposals/index.ts';
import { isStaff, proposeEmail } from '#lib/proposals/index.ts';
import { demandNotAbove } from '#lib/roles/hierarchy.ts';
import { lockHolders } from '#lib/roles/holders-repository.ts';
import { findRole } from '#lib/roles/repository.ts';
import { giveRole } from '../../roles/assign-role.ts';
import { demandAdministrator, demandPerson } from './demand.ts';
import { alone, demandFree, endFormerEmail } from './move-email.ts';
import type { PersonFacts } from './person-repository.ts';
import { readAdminUser } from './read-admin-user.ts';
import { readFacts } from './read-facts.ts';
import { saveFacts } from './save-facts.ts';
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
    const { permissions } = await demandAdministrator(trx, request);
    const { role, email } = await readAdminUser(trx, id);
    const isOtherRole = roleId !== undefined && roleId !== role.role_id;
    // Whoever changes what makes somebody staff waits for their turn first and locks a person afterwards.
    if (body.email.toLowerCase() !== email) await lockHolders(trx, null);
    if (isOtherRole) await lockHolders(trx, (await findRole(trx, roleId))?.company_id ?? null);
    const person = await demandPerson(trx, id);
    await demandNotAbove(trx, permissions, person.permissions);
    await refuseOlder(trx, person, seenAt);
    const facts = readFacts({ ...body, phone: body.phone === undefined ? person.phone : body.phone });
    // The role comes first: what ends with it is locked before the log, and the e-mail of whom it makes staff waits too.
    const given = isOtherRole ? await giveRole(trx, request, { id: roleId, userId: id }) : null;
    const moved = await save(trx, request, person, facts);
    const proposals = [moved, given?.proposal ?? null].filter((each) => each !== null);
    return { ...(await readAdminUser(trx, id)), proposals };
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

/** Saves the facts. The e-mail of somebody who is staff waits for a second person (product §19.5): it is answered. */
async function save(
  trx: Database,
  request: FastifyRequest,
  person: LockedPerson,
  facts: PersonFacts,
): Promise<Proposal | null> {
  const { email } = facts;
  if (email === person.email) {
    await saveFacts(trx, request, person, facts);
    return null;
  }
  await demandFree(trx, person, email);
  if (await isStaff(trx, person)) {
    await saveFacts(trx, request, person, { ...facts, email: person.email });
    return proposeEmail(trx, request, person, { email, reason: null });
  }
  await saveFacts(trx, request, person, facts);
  const named = { ...person, display_name: facts.displayName };
  await endFormerEmail(trx, request, named, { email, givers: alone(request) });
  return null;
}
