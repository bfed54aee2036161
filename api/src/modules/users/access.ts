import { hasPermission } from '@cabinet/access/permissions';
import { compileRoles, type PersonVerdict } from '@cabinet/kernel/core/model-access';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import type { Session } from '#lib/sessions/session.ts';
import { findRulesOfUser, listModels, type ModelRow } from '../models/repository.ts';
import { type FoundUserRow, findFoundUser, searchUsers } from './access-repository.ts';
import type { AccessData, AccessQuery, FoundUsersData, UserSearchQuery } from './access-schemas.ts';

const FOUND = 20;

export async function findUsers(
  db: Database,
  { q = '', limit = FOUND }: Static<typeof UserSearchQuery>,
): Promise<Static<typeof FoundUsersData>> {
  return { users: await searchUsers(db, { q: q.trim(), limit }) };
}

/** The models that a person may use, and why, by the rules of their roles (product §17.6). */
export async function readAccess(
  db: Database,
  viewer: Session,
  id: string,
  { model_id: modelId }: Static<typeof AccessQuery>,
): Promise<Static<typeof AccessData>> {
  const seesAll = hasPermission(viewer.permissions, 'user:manage');
  const person = await demandVisible(db, viewer, id, seesAll);
  const [rules, all] = await Promise.all([
    findRulesOfUser(db, id),
    listModels(db, { enabledOnly: !seesAll }),
  ]);
  const models = modelId === undefined ? all : all.filter((model) => model.id === modelId);
  if (modelId !== undefined && models.length === 0)
    throw new ApiError('RES.001', { message: 'Модель не найдена' });
  if (!rules) throw new ApiError('RES.001', { message: 'Человек не найден' });
  const { verdictOf } = compileRoles(rules);
  return {
    user: {
      id: person.id,
      display_name: person.display_name,
      email: person.email,
      is_active: person.is_active,
    },
    role: person.role,
    global_role: person.global_role,
    models: models.map((model) => toAccess(model, verdictOf(model), person.is_active)),
  };
}

function toAccess(
  { id, name, developer: vendor, type, tags, enabled }: ModelRow,
  { hasAccess, reason, rule, of, overridden, verdicts }: PersonVerdict,
  isActive: boolean,
): Static<typeof AccessData>['models'][number] {
  return {
    id,
    name,
    vendor,
    type,
    tags: [...tags],
    enabled,
    hasAccess,
    reason,
    rule,
    rule_of: of,
    overridden: [...overridden],
    verdicts: verdicts.map((each) => ({ ...each, overridden: [...each.overridden] })),
    allowed: hasAccess && enabled && isActive,
  };
}

/** People of another company look as if they did not exist. */
async function demandVisible(
  db: Database,
  viewer: Session,
  id: string,
  seesAll: boolean,
): Promise<FoundUserRow> {
  const isSelf = viewer.userId === id;
  const isManager = hasPermission(viewer.permissions, 'company_user:manage') && viewer.companyId !== null;
  if (!seesAll && !isSelf && !isManager)
    throw new ApiError('AUTH.003', { permission: 'company_user:manage' });
  const person = await findFoundUser(db, id);
  const isOwn =
    person !== undefined && [person.company?.id, person.suspended_in].includes(viewer.companyId ?? '-');
  if (!person || !(seesAll || isSelf || isOwn))
    throw new ApiError('RES.001', { message: 'Человек не найден' });
  return person;
}
