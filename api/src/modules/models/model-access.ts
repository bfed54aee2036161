import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import {
  type AccessModel,
  compileAccess,
  compileRoles,
  parseModelAccess,
} from '@cabinet/kernel/core/model-access';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { findRuledRoles, findRuleSets, type RuledRoleRow, type RuleSet } from '#lib/roles/repository.ts';
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
  const [roles, sets] = await Promise.all([findRuledRoles(db), findRuleSets(db)]);
  const { total, allowedOf } = countPeople(sets);
  const allowed = allowedOf(model);
  return {
    roles: roles.map((role) => roleAccess(role, model)),
    people: { allowed, blocked: total - allowed },
  };
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
  const { total, allowedOf } = countPeople(await findRuleSets(db));
  return { total, allowed: new Map(models.map((model) => [model.id, allowedOf(model)])) };
}

/** Somebody is counted for a model when every role of theirs opens it (product §6.8). */
function countPeople(sets: readonly RuleSet[]) {
  const compiled = sets.map(({ people, ...rules }) => ({ people, ...compileRoles(rules) }));
  return {
    total: compiled.reduce((all, { people }) => all + people, 0),
    allowedOf: (model: AccessModel) =>
      compiled.reduce((all, { people, isOpen }) => all + (isOpen(model) ? people : 0), 0),
  };
}
