import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction, uuidv7 } from '#db/index.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import { type Caller, recordAction } from '#lib/audit/record-action.ts';
import { endWhatTheyGranted } from '#lib/granted/end-what-they-granted.ts';
import { asAgreed, type Done, type Proposal, type ProposalRow, readEditOrder } from '#lib/proposals/index.ts';
import { demandHeld } from '#lib/roles/granting.ts';
import { demandNotAbove, staffBeyond } from '#lib/roles/hierarchy.ts';
import { keepingHolders } from '#lib/roles/keep-holders.ts';
import { findRole, type RoleRow } from '#lib/roles/repository.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { type Actor, demandKeeper, demandOwnRole, demandRole } from './access.ts';
import { actorNow } from './actor-now.ts';
import { proposeEdit } from './propose-edit.ts';
import { readRole, toRoles } from './read-roles.ts';
import { insertRole, isNameTaken, lockRole, type RoleValues, updateRole } from './repository.ts';
import { readRoleValues } from './role-values.ts';
import type { RoleBody, RoleChangeBody, SavedRoleSchema } from './schemas.ts';

type App = Pick<ApiInstance, 'context'>;
type Saved = Static<typeof SavedRoleSchema>;

/** Makes a global role, or one of a company. */
export async function createRole(
  { context }: App,
  request: FastifyRequest,
  companyId: string | null,
  body: Static<typeof RoleBody>,
): Promise<Saved> {
  return runOnce(request, context.connection.db, async (trx) => {
    const actor = await actorNow(trx, request);
    demandKeeper(actor, companyId);
    const { dropped, ...values } = await readRoleValues(trx, body, companyId);
    demandHeld(actor.permissions, values.permissions);
    const id = await insertRole(trx, { ...values, id: uuidv7(), companyId, by: actor.userId });
    if (id === undefined) throw nameTaken();
    await record(trx, request, { action: 'role.create', id, companyId, after: values });
    return toSaved(trx, actor, id, { before: [], after: values.permissions, dropped });
  });
}

/** Changes a role if it is still at `version`. A role without changes stays as it is. */
export async function changeRole(
  { context }: App,
  request: FastifyRequest,
  id: string,
  { version, ...body }: Static<typeof RoleChangeBody>,
): Promise<Saved> {
  const { db } = context.connection;
  const { company_id: companyId } = await demandRole(db, sessionOf(request), id);
  return inTransaction(db, (trx) =>
    keepingHolders(
      trx,
      companyId,
      async () => {
        await lockRole(trx, id);
        const actor = await actorNow(trx, request);
        const role = await demandRole(trx, actor, id);
        demandOwnRole(role, 'Системную роль нельзя изменить: сделайте её копию');
        if (role.version !== version) await refuseOlder(trx, actor, role);
        const { dropped, ...values } = await readRoleValues(trx, body, companyId);
        demandHeld(
          actor.permissions,
          values.permissions.filter((text) => !role.permissions.includes(text)),
        );
        if (role.users_count > 0 && !isSameRules(role, values))
          await demandNotAbove(trx, actor.permissions, role.permissions);
        if (!isSame(role, values)) {
          if (await isNameTaken(trx, { id, companyId, name: values.name })) throw nameTaken();
          if (needsSecond(role, values)) {
            const proposal = await proposeEdit(trx, request, { held: actor.permissions, role, values });
            return toSaved(trx, actor, id, { dropped, proposal });
          }
          await update(trx, request, { role, values, by: actor.userId });
        }
        return toSaved(trx, actor, id, { before: role.permissions, after: values.permissions, dropped });
      },
      request,
    ),
  );
}

/** Adding a staff permission to a role that somebody has gives it to them, so it takes two people (product §19.5). */
const needsSecond = (role: RoleRow, { permissions }: RoleValues) =>
  role.users_count > 0 && staffBeyond(role.permissions, permissions).length > 0;

/** Changes the role as two people have agreed. What is no permission any more falls away, as in every save. */
export async function confirmEdit(trx: Database, by: Caller, row: ProposalRow): Promise<Done> {
  const id = row.subject ?? '';
  await lockRole(trx, id);
  const role = await findRole(trx, id);
  if (!role) throw new Error('a proposal stands without its role');
  await asAgreed(trx, by, row, role.permissions, async () => {
    const { dropped: _, ...values } = await readRoleValues(trx, readEditOrder(row), null);
    await update(trx, by, { role, values, by: row.proposed_by, proposalId: row.id });
  });
  return {};
}

interface Change {
  readonly role: RoleRow;
  readonly values: RoleValues;
  readonly by: string;
  readonly proposalId?: string;
}

async function update(
  trx: Database,
  caller: Caller,
  { role, values, by, proposalId }: Change,
): Promise<void> {
  const { id, company_id: companyId } = role;
  await updateRole(trx, { ...values, id, by });
  await endWhatTheyGranted(trx, caller, { roleId: id });
  await record(trx, caller, {
    action: 'role.update',
    id,
    companyId,
    before: role,
    after: values,
    ...(proposalId !== undefined && { proposalId }),
  });
}

async function refuseOlder(trx: Database, actor: Actor, role: RoleRow): Promise<never> {
  const [current] = await toRoles(trx, [role], actor.permissions);
  throw new ApiError('RES.002', {
    message: 'Роль уже изменил кто-то другой',
    ...(current && { current }),
  });
}

const isSameRules = (role: RoleValues, { permissions }: RoleValues) =>
  role.permissions.join('\n') === permissions.join('\n');

const isSame = (role: RoleValues, values: RoleValues) =>
  role.name === values.name && role.description === values.description && isSameRules(role, values);

async function toSaved(
  trx: Database,
  actor: Actor,
  id: string,
  {
    before = [],
    after = [],
    dropped,
    proposal = null,
  }: {
    readonly before?: readonly string[];
    readonly after?: readonly string[];
    readonly dropped: readonly string[];
    readonly proposal?: Proposal | null;
  },
): Promise<Saved> {
  return {
    ...(await readRole(trx, actor, id)),
    diff: {
      added: after.filter((text) => !before.includes(text)),
      removed: before.filter((text) => !after.includes(text)),
    },
    dropped: [...dropped],
    proposal,
  };
}

interface RoleRecord {
  readonly action: 'role.create' | 'role.update' | 'role.delete';
  readonly id: string;
  readonly companyId: string | null;
  readonly before?: RoleValues;
  readonly after?: RoleValues | object;
  readonly proposalId?: string;
}

/** Writes a row of the audit log. `company_id` puts it into that company's history. */
export async function record(
  trx: Database,
  caller: Caller,
  { action, id, companyId, before, after, proposalId }: RoleRecord,
): Promise<void> {
  const valuesOf = (values: object | undefined) =>
    values && { ...pickValues(values), ...(companyId !== null && { company_id: companyId }) };
  await recordAction(trx, caller, {
    action,
    id,
    before: valuesOf(before) ?? null,
    after:
      after === undefined
        ? null
        : { ...valuesOf(after), ...(proposalId !== undefined && { proposal_id: proposalId }) },
  });
}

function pickValues(values: object): object {
  if (!('name' in values) || !('permissions' in values)) return values;
  const { name, permissions } = values;
  const description = 'description' in values ? values.description : '';
  return { name, description, permissions };
}

const nameTaken = () => badField('name', 'Роль с таким названием уже есть', 'RES.002');
