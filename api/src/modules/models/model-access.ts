import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import { type AccessModel, compileAccess, parseModelAccess } from '@cabinet/kernel/core/model-access';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { findRuledRoles, findRuleSets, type RuledRoleRow } from '#lib/roles/repository.ts';
import { wire } from '#lib/wire.ts';
import { findModel, sumUse } from './repository.ts';
import type { ModelAccessSchema, ModelDraftSchema } from './schemas.ts';

type Access = Static<typeof ModelAccessSchema>;

const USED_DAYS = 30;

/** Who may use a model, by which rule, and who has used it. */
export async function readModelAccess(db: Database, id: string): Promise<Access> {
  const model = await findModel(db, id);
  if (!model) throw new ApiError('RES.001', { message: 'Модель не найдена' });
  const [access, use] = await Promise.all([
    accessTo(db, model),
    sumUse(db, id, addDays(moscowDay(new Date()), 1 - USED_DAYS)),
  ]);
  return { ...access, used: { days: USED_DAYS, ...use, amount: wire(use.amount) } };
}

/** The people for whom a model would open that does not exist yet, or that has other facts. */
export async function readDraftAccess(
  db: Database,
  { id = '', developer, type, tags }: Static<typeof ModelDraftSchema>,
): Promise<Access> {
  return { ...(await accessTo(db, { id, name: '', developer, type, tags })), used: null };
}

async function accessTo(db: Database, model: AccessModel): Promise<Omit<Access, 'used'>> {
  const roles = (await findRuledRoles(db)).map((role) => roleAccess(role, model));
  const sum = (isOpen: boolean) =>
    roles.filter(({ hasAccess }) => hasAccess === isOpen).reduce((all, role) => all + role.users_count, 0);
  return { roles, people: { allowed: sum(true), blocked: sum(false) } };
}

function roleAccess(role: RuledRoleRow, model: AccessModel): Access['roles'][number] {
  const { verdictOf, overriddenOf } = compileAccess(parseModelAccess(role.rules));
  return {
    role_id: role.id,
    role_name: role.name,
    company_id: role.company_id,
    company_name: role.company_name,
    users_count: role.people,
    ...verdictOf(model),
    overridden: overriddenOf(model),
  };
}

/** How many active people may use each model, and how many there are. */
export async function countAllowed(
  db: Database,
  models: readonly AccessModel[],
): Promise<{ readonly total: number; readonly allowed: ReadonlyMap<string, number> }> {
  const sets = await findRuleSets(db);
  const compiled = sets.map(({ rules, people }) => ({ people, ...compileAccess(parseModelAccess(rules)) }));
  const allowedOf = (model: AccessModel) =>
    compiled.reduce((all, { people, verdictOf }) => all + (verdictOf(model).hasAccess ? people : 0), 0);
  return {
    total: compiled.reduce((all, { people }) => all + people, 0),
    allowed: new Map(models.map((model) => [model.id, allowedOf(model)])),
  };
}
