import { hasPermission, isPermission } from '@cabinet/access/permissions';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { actorOf, type Caller } from '#lib/audit/record-action.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { employeeRoleOf } from '#lib/companies/system-roles.ts';
import { endWhatTheyGranted } from '#lib/granted/end-what-they-granted.ts';
import { asAgreed, type Done, type Proposal, type ProposalRow, readRoleOrder } from '#lib/proposals/index.ts';
import { demandHeld } from '#lib/roles/granting.ts';
import { demandNotAbove, staffBeyond } from '#lib/roles/hierarchy.ts';
import { keepingHolders } from '#lib/roles/keep-holders.ts';
import { findRole, type RoleRow } from '#lib/roles/repository.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { type Actor, demandRole } from './access.ts';
import { actorNow } from './actor-now.ts';
import { demandNoEdit } from './propose-edit.ts';
import { proposeRole } from './propose-role.ts';
import {
  type Assignee,
  findAssignee,
  findUserRoleId,
  setKeptRoleOf,
  setRoleOf,
  setSuspendedRoleOf,
} from './repository.ts';
import type { AssignedData } from './schemas.ts';

const GUEST = 'guest';

type App = Pick<ApiInstance, 'context'>;
type Assigned = Static<typeof AssignedData>;

interface Given {
  /** The id of the role. */
  readonly id: string;
  readonly userId: string;
  /** Why, where somebody was asked for it. */
  readonly reason?: string | null;
}

/** Gives a person another role. Nobody is signed out by it. */
export function assignRole(app: App, request: FastifyRequest, id: string, userId: string): Promise<Assigned> {
  return inTransaction(app.context.connection.db, (trx) => giveRole(trx, request, { id, userId }));
}

/** The same in the caller's transaction. */
export function giveRole(trx: Database, caller: Caller, given: Given): Promise<Assigned> {
  return withPerson(trx, caller, given, async (actor, role, person) => {
    if (roleOf(person, role) === role.id) return toAssigned(person, role);
    if (seatOf(person, role) === 'kept') await demandFit(trx, role);
    demandHeld(actor.permissions, role.permissions);
    await demandNoEdit(trx, role);
    return giveOrPropose(trx, caller, {
      action: 'role.assign',
      actor,
      role,
      person,
      reason: given.reason ?? null,
    });
  });
}

/** Takes a role from a person, who gets the role that everybody of their place has. */
export function removeRole(app: App, request: FastifyRequest, id: string, userId: string): Promise<Assigned> {
  return inTransaction(app.context.connection.db, (trx) =>
    withPerson(trx, request, { id, userId }, async (actor, role, person) => {
      if (roleOf(person, role) !== role.id)
        throw new ApiError('RES.003', { message: 'У человека другая роль' });
      const usualId =
        role.company_id === null ? await findUserRoleId(trx) : await employeeRoleOf(trx, role.company_id);
      const usual = await findRole(trx, usualId);
      if (!usual || usual.id === role.id)
        throw new ApiError('RES.003', { message: 'Это роль по умолчанию: вместо неё дайте другую' });
      return giveOrPropose(trx, request, { action: 'role.remove', actor, role: usual, person });
    }),
  );
}

/** Where a person has the role of a place. */
type Seat = 'present' | 'kept' | 'suspended';

/** Whoever is in a company keeps their global role beside it, and a suspended one gets the company's back. */
function seatOf(person: Assignee, { company_id: companyId }: RoleRow): Seat {
  if (companyId === null) return person.company_id === null ? 'present' : 'kept';
  return person.suspended_in === companyId ? 'suspended' : 'present';
}

const ROLE_IN: Record<Seat, (person: Assignee) => string | null> = {
  present: ({ role_id: id }) => id,
  kept: ({ kept_role_id: id }) => id,
  suspended: ({ suspended_role_id: id }) => id,
};

const SET_ROLE: Record<Seat, (trx: Database, userId: string, roleId: string) => Promise<void>> = {
  present: setRoleOf,
  kept: setKeptRoleOf,
  suspended: setSuspendedRoleOf,
};

/** The role of a person in the place of another role. */
const roleOf = (person: Assignee, role: RoleRow) => ROLE_IN[seatOf(person, role)](person);

async function withPerson(
  trx: Database,
  caller: Caller,
  { id, userId }: Given,
  work: (actor: Actor, role: RoleRow, person: Assignee) => Promise<Assigned>,
): Promise<Assigned> {
  const before = await actorNow(trx, caller);
  const { company_id: companyId } = await demandRole(trx, before, id);
  return keepingHolders(
    trx,
    companyId,
    async () => {
      const actor = await actorNow(trx, caller);
      const role = await demandRole(trx, actor, id);
      demandGiver(actor, role);
      const person = await findAssignee(trx, userId);
      demandPlace(actor, role, person);
      await demandNotAbove(
        trx,
        actor.permissions,
        (await findRole(trx, roleOf(person, role) ?? ''))?.permissions ?? [],
      );
      return work(actor, role, person);
    },
    caller,
  );
}

/** In a company one permission keeps roles and another one gives them. */
function demandGiver({ permissions }: Actor, { company_id: companyId }: RoleRow): void {
  if (companyId === null || hasPermission(permissions, 'role:manage')) return;
  if (!hasPermission(permissions, 'company_user:manage'))
    throw new ApiError('AUTH.003', { permission: 'company_user:manage' });
}

function demandPlace(
  actor: Actor,
  { company_id: companyId }: RoleRow,
  person: Assignee | undefined,
): asserts person {
  if (!person) throw new ApiError('RES.001', { message: 'Человек не найден' });
  if (companyId === null) return;
  if (person.company_id !== companyId && person.suspended_in !== companyId)
    throw new ApiError('RES.001', { message: 'Человек не найден' });
  if (person.owns_company && actor.userId !== person.id)
    throw new ApiError('RES.003', { message: 'Роль владельца компании меняет только он сам' });
}

/** In a company the permissions of a global role sleep, so nobody gets one there for its permissions. */
async function demandFit(trx: Database, role: RoleRow): Promise<void> {
  const usual = await findRole(trx, await findUserRoleId(trx));
  const isMore = role.permissions.some((text) => isPermission(text) && !usual?.permissions.includes(text));
  if (!isMore && role.key !== GUEST) return;
  throw new ApiError('RES.003', {
    message:
      'Человек состоит в компании: служебная роль и роль гостя там не действуют. Дайте её, когда он выйдет из компании',
  });
}

interface Gift {
  readonly action: 'role.assign' | 'role.remove';
  readonly person: Assignee;
  readonly role: RoleRow;
  readonly reason?: string | null;
  /** What two people have agreed on by. */
  readonly proposalId?: string;
}

/** A role with a staff permission that the person does not hold waits for a second person (product §19.5). */
async function giveOrPropose(
  trx: Database,
  caller: Caller,
  { actor, ...gift }: Gift & { readonly actor: Actor },
): Promise<Assigned> {
  const { person, role, reason = null } = gift;
  const former = await findRole(trx, roleOf(person, role) ?? '');
  if (!former || staffBeyond(former.permissions, role.permissions).length === 0)
    return give(trx, caller, gift);
  const proposal = await proposeRole(trx, caller, { held: actor.permissions, person, former, role, reason });
  return toAssigned(person, former, proposal);
}

/** Gives the role that two people have agreed on. */
export async function confirmRole(trx: Database, by: Caller, row: ProposalRow): Promise<Done> {
  const { from_role_id: formerId, role_id: id } = readRoleOrder(row);
  const [former, role] = [await findRole(trx, formerId), await findRole(trx, id)];
  const person = await findAssignee(trx, row.person_id ?? '');
  if (!former || !role || !person) throw new Error('a proposal stands without its roles or person');
  await asAgreed(trx, by, row, former.permissions, async () => {
    await demandNoEdit(trx, role);
    await give(trx, by, { action: 'role.assign', person, role, reason: row.reason, proposalId: row.id });
  });
  return {};
}

async function give(
  trx: Database,
  caller: Caller,
  { action, person, role, reason = null, proposalId }: Gift,
): Promise<Assigned> {
  const before = roleOf(person, role);
  await SET_ROLE[seatOf(person, role)](trx, person.id, role.id);
  await endWhatTheyGranted(trx, caller, { userId: person.id });
  await recordAudit(
    trx,
    {
      by: actorOf(caller),
      action: role.company_id === null ? action : 'company.user_role',
      entityType: role.company_id === null ? 'user' : 'company',
      entityId: role.company_id ?? person.id,
      before: { user_id: person.id, role_id: before },
      after: {
        user_id: person.id,
        role_id: role.id,
        ...(reason !== null && { reason }),
        ...(proposalId !== undefined && { proposal_id: proposalId }),
      },
    },
    caller,
  );
  return toAssigned(person, role);
}

function toAssigned({ id }: Assignee, role: RoleRow, proposal: Proposal | null = null): Assigned {
  return { user_id: id, role: { role_id: role.id, role_name: role.name }, proposal };
}
