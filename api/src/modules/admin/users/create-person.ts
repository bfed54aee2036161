import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { recordGrant } from '#lib/grants/index.ts';
import { demandNotAbove } from '#lib/roles/hierarchy.ts';
import { lockHolders } from '#lib/roles/holders-repository.ts';
import { sendFirstPasswordLink } from '../../auth/first-password/send-link.ts';
import { giveRole } from '../../roles/assign-role.ts';
import { demandAdministrator, demandPerson, personNotFound } from './demand.ts';
import { insertPerson } from './person-repository.ts';
import { readAdminUser } from './read-admin-user.ts';
import { emailTaken, readFacts } from './read-facts.ts';
import type { ChangedUser, CreateBody } from './schemas.ts';
import { type App, withLetter } from './with-letter.ts';

/** Makes an account without a password. The link of a letter sets it. */
export async function createPerson(
  app: App,
  request: FastifyRequest,
  { role_id: roleId, ...body }: Static<typeof CreateBody>,
): Promise<ChangedUser> {
  const facts = readFacts(body);
  return withLetter(app, request, facts.email, async (trx, origin) => {
    // Whoever gives a role waits for their turn before anything is locked: behind the audit log it would be a deadlock.
    if (roleId !== undefined) await lockHolders(trx, null);
    const { userId } = await demandAdministrator(trx, request);
    const id = await insertPerson(trx, facts);
    if (id === undefined) throw emailTaken();
    await recordGrant(trx, { kind: 'account', userId: id, givenBy: userId });
    const { email, displayName: name, phone } = facts;
    await recordAction(trx, request, {
      action: 'user.create',
      id,
      after: { email, display_name: name, phone },
    });
    const given = roleId === undefined ? null : await giveRole(trx, request, { id: roleId, userId: id });
    await sendFirstPasswordLink(trx, { id, email, name, sentBy: userId, origin });
    return { ...(await readAdminUser(trx, id)), proposals: given?.proposal ? [given.proposal] : [] };
  });
}

/** Sends the letter again with a new link. The former link stops working. */
export async function invitePerson(app: App, request: FastifyRequest, id: string): Promise<ChangedUser> {
  const { email } = await readAdminUser(app.context.connection.db, id);
  return withLetter(app, request, email, async (trx, origin) => {
    const { userId, permissions } = await demandAdministrator(trx, request);
    const person = await demandPerson(trx, id);
    // The letter that was counted goes to this address.
    if (person.email !== email) throw personNotFound();
    if (person.has_password)
      throw new ApiError('RES.003', { message: 'Человек уже задал пароль: приглашать его не нужно' });
    if (!person.is_active)
      throw new ApiError('RES.003', { message: 'Учётная запись отключена. Сначала включите её' });
    await demandNotAbove(trx, permissions, person.permissions);
    const { display_name: name } = person;
    await sendFirstPasswordLink(trx, { id, email, name, sentBy: userId, origin });
    await recordAction(trx, request, { action: 'user.invite', id, after: { email } });
    return { ...(await readAdminUser(trx, id)), proposals: [] };
  });
}
