import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction, uuidv7 } from '#db/index.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { endWhatTheyGranted } from '#lib/granted/end-what-they-granted.ts';
import { demandHeld } from '#lib/roles/granting.ts';
import { demandNotAbove } from '#lib/roles/hierarchy.ts';
import { keepingHolders } from '#lib/roles/keep-holders.ts';
import type { RoleRow } from '#lib/roles/repository.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { type Actor, demandKeeper, demandOwnRole, demandRole } from './access.ts';
import { actorNow } from './actor-now.ts';
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
          await updateRole(trx, { ...values, id, by: actor.userId });
          await endWhatTheyGranted(trx, request, { roleId: id });
          await record(trx, request, { action: 'role.update', id, companyId, before: role, after: values });
        }
        return toSaved(trx, actor, id, { before: role.permissions, after: values.permissions, dropped });
      },
      sessionOf(request).userId,
    ),
  );
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
  change: { before: readonly string[]; after: readonly string[]; dropped: readonly string[] },
): Promise<Saved> {
  const { before, after, dropped } = change;
  return {
    ...(await readRole(trx, actor, id)),
    diff: {
      added: after.filter((text) => !before.includes(text)),
      removed: before.filter((text) => !after.includes(text)),
    },
    dropped: [...dropped],
    proposal: null,
  };
}

interface RoleRecord {
  readonly action: 'role.create' | 'role.update' | 'role.delete';
  readonly id: string;
  readonly companyId: string | null;
  readonly before?: RoleValues;
  readonly after?: RoleValues | object;
}

/** Writes a row of the audit log. `company_id` puts it into that company's history. */
export async function record(
  trx: Database,
  request: FastifyRequest,
  { action, id, companyId, before, after }: RoleRecord,
): Promise<void> {
  const valuesOf = (values: object | undefined) =>
    values && { ...pickValues(values), ...(companyId !== null && { company_id: companyId }) };
  await recordAction(trx, request, {
    action,
    id,
    before: valuesOf(before) ?? null,
    after: valuesOf(after) ?? null,
  });
}

function pickValues(values: object): object {
  if (!('name' in values) || !('permissions' in values)) return values;
  const { name, permissions } = values;
  const description = 'description' in values ? values.description : '';
  return { name, description, permissions };
}

const nameTaken = () => badField('name', 'Роль с таким названием уже есть', 'RES.002');
