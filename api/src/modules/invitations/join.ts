import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import type { Actor } from '#lib/audit/actor.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { COMPANY_SYSTEM_ROLES, employeeRoleOf } from '#lib/companies/system-roles.ts';
import type { Kind } from './inviting.ts';
import { type LinkRow, lockInvitation } from './link-repository.ts';
import { enterCompany, enterGroup, findPerson, lockPerson } from './person-repository.ts';
import { refuseFullGroup } from './places.ts';
import { obstacleError, obstacleOf, refuseUnlessPending } from './refusals.ts';
import { closeInvitation } from './repository.ts';

interface Joining {
  readonly kind: Kind;
  readonly link: LinkRow;
  readonly userId: string;
  readonly actor: Actor;
}

/** Makes the person a member and closes the invitation, under the organisation's lock. */
export async function join(trx: Database, request: FastifyRequest, joining: Joining): Promise<void> {
  const { kind, link, userId, actor } = joining;
  const organisationId = link.organisation_id;
  await refuseObstacle(trx, joining);
  refuseUnlessPending({ ...link, ...(await lockInvitation(trx, link.id)) });
  await refuseFullGroup(trx, { kind, organisationId });
  await enterOrganisation(trx, joining);
  await closeInvitation(trx, link.id, { status: 'accepted', by: userId });
  await recordAudit(
    trx,
    {
      by: actor,
      action: `${kind}.join`,
      entityType: kind,
      entityId: organisationId,
      after: {
        user_id: userId,
        email: link.email,
        ...(kind === 'company' && { role: link.role_name ?? COMPANY_SYSTEM_ROLES.employee.name }),
        monthly_cap: link.monthly_cap,
      },
    },
    request,
  );
}

async function refuseObstacle(trx: Database, { kind, link, userId }: Joining): Promise<void> {
  await lockPerson(trx, userId);
  const person = await findPerson(trx, userId);
  if (!person?.is_active) throw new ApiError('AUTH.007');
  const obstacle = obstacleOf(kind, link.organisation_id, person);
  if (obstacle !== null) throw obstacleError(kind, obstacle);
}

async function enterOrganisation(trx: Database, { kind, link, userId }: Joining): Promise<void> {
  const of = { kind, organisationId: link.organisation_id };
  const monthlyCap = link.monthly_cap;
  if (kind === 'company') {
    const roleId = link.role_id ?? (await employeeRoleOf(trx, of.organisationId));
    return enterCompany(trx, of, { userId, roleId, monthlyCap });
  }
  if (!(await enterGroup(trx, of, { userId, monthlyCap }))) throw obstacleError('group', 'other_group');
}
