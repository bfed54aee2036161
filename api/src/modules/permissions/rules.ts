import { hasPermission } from '@cabinet/access/permissions';
import {
  checkDynamicPermission,
  diffModelAccess,
  knownValuesOf,
  type ModelAccess,
  parseModelAccess,
  previewModels,
} from '@cabinet/kernel/core/model-access';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { demandAllRule, normalisePermissions } from '#lib/roles/normalise-permissions.ts';
import type { Session } from '#lib/sessions/session.ts';
import { listModels, type ModelRow } from '../models/repository.ts';
import { demandRole } from '../roles/access.ts';
import { demandRuleEditor } from './access.ts';
import { findRulesOfCompany } from './repository.ts';
import type { CheckBody, CheckData, PreviewBody, PreviewData, SuggestionsData } from './schemas.ts';

/**
 * The rules of a draft in the form in which saving would store them. A rule that names nothing known is left out
 * (product §5.7).
 */
export function readDraft(permissions: readonly string[], models: readonly ModelRow[]): ModelAccess {
  const grants = { custom: new Set<string>(), values: knownValuesOf(models) };
  return parseModelAccess(normalisePermissions(permissions, grants).permissions);
}

/**
 * What rules may name. A company sees what the service offers and what its own rules name already. It need not know of
 * a model that is being prepared.
 */
export async function readSuggestions(
  db: Database,
  session: Session,
): Promise<Static<typeof SuggestionsData>> {
  demandRuleEditor(session);
  const all = await listModels(db, { enabledOnly: false });
  const models = hasPermission(session.permissions, 'role:manage') ? all : await seenBy(db, session, all);
  const { vendors, tags, types } = knownValuesOf(models);
  return {
    vendors: [...vendors],
    tags: [...tags],
    types: [...types],
    models: models.map(({ id, name, developer: vendor, type, tags: own, enabled }) => ({
      id,
      name,
      vendor,
      type,
      tags: [...own],
      enabled,
    })),
  };
}

async function seenBy(db: Database, { companyId }: Session, all: readonly ModelRow[]): Promise<ModelRow[]> {
  const rules = companyId === null ? [] : await findRulesOfCompany(db, companyId);
  const named = new Set(
    parseModelAccess(rules).rules.flatMap(({ type, value }) => (type === 'model' ? [value] : [])),
  );
  return all.filter(({ id, enabled }) => enabled || named.has(id));
}

/** The enabled models that a draft opens, and the difference from the saved role. */
export async function previewDraft(
  db: Database,
  session: Session,
  { permissions, role_id: roleId }: Static<typeof PreviewBody>,
): Promise<Static<typeof PreviewData>> {
  demandRuleEditor(session);
  const role = roleId === undefined ? undefined : await demandRole(db, session, roleId);
  const all = await listModels(db, { enabledOnly: false });
  const enabled = all.filter((model) => model.enabled);
  const draft = readDraft(permissions, all);
  const { models, summary } = previewModels(draft, enabled);
  const diff = role && diffModelAccess(parseModelAccess(role.permissions), draft, enabled);
  return {
    models: models.map((row) => ({ ...row, tags: [...row.tags], overridden: [...row.overridden] })),
    summary,
    diff: diff && role ? { gained: [...diff.gained], lost: [...diff.lost], people: role.users_count } : null,
  };
}

/** What one permission alone says of a model. */
export function checkPermission(
  session: Session,
  { permission, modelInfo }: Static<typeof CheckBody>,
): Static<typeof CheckData> {
  demandRuleEditor(session);
  demandAllRule([permission]);
  const { id, name = id, developer, vendor = '', type = '', tags = [] } = modelInfo;
  return { ...checkDynamicPermission(permission, { id, name, developer: developer ?? vendor, type, tags }) };
}
