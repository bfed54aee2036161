import type { ModelAccess, ModelDetail, ModelDraft, RoleVerdict } from '../../api/models.ts';

/** What a form of a model holds of what rules look at. */
type Facts = Pick<ModelDetail, 'developer' | 'type' | 'tags'>;

const sorted = (tags: readonly string[]) => JSON.stringify([...tags].sort());

/** What rules would look at, or `null` while that is as it was saved. */
export function changedDraft(model: ModelDetail, values: Facts): ModelDraft | null {
  const [developer, type] = [values.developer.trim(), values.type.trim()];
  const isSame =
    developer === model.developer && type === model.type && sorted(values.tags) === sorted(model.tags);
  return isSame ? null : { id: model.id, developer, type, tags: [...values.tags] };
}

/** The roles that a change opens the model for, and those that it closes it for. */
export function changedRoles(now: ModelAccess, next: ModelAccess) {
  const before = new Map(now.roles.map(({ roleId, hasAccess }) => [roleId, hasAccess]));
  const changed = next.roles.filter(({ roleId, hasAccess }) => before.get(roleId) !== hasAccess);
  const side = (isOpen: boolean): readonly RoleVerdict[] =>
    changed.filter(({ hasAccess }) => hasAccess === isOpen);
  return { gained: side(true), lost: side(false) };
}
