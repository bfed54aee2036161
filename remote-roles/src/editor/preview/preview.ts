import { type AccessModel, compileAccess, parseModelAccess } from '@cabinet/kernel/core/model-access';
import type { Role } from '../../api/roles.ts';
import type { Suggestions } from '../../api/suggestions.ts';
import { accessModel, type DraftAccess } from '../draft.ts';

type Verdict = ReturnType<ReturnType<typeof compileAccess>['verdictOf']>;

/** A model as the draft leaves it, beside what the saved role does. */
export interface PreviewedModel extends AccessModel, Verdict {
  /** What the draft changes for it. */
  readonly change: 'gained' | 'lost' | null;
}

export interface Preview {
  readonly models: readonly PreviewedModel[];
  readonly allowed: number;
  readonly gained: readonly PreviewedModel[];
  readonly lost: readonly PreviewedModel[];
  /** The rules before the one that decides; told of one model at a time, for of thousands it takes longer than all else. */
  readonly overriddenOf: (model: AccessModel) => readonly string[];
}

/** Over the enabled models; a role that is not saved yet changes nothing for anybody. */
export function previewDraft(
  access: DraftAccess,
  { models: known }: Pick<Suggestions, 'models'>,
  saved: Pick<Role, 'permissions'> | null,
): Preview {
  const { verdictOf, overriddenOf } = compileAccess(access);
  const before = saved && compileAccess(parseModelAccess(saved.permissions));
  const models = known
    .filter(({ enabled }) => enabled)
    .map((each): PreviewedModel => {
      const model = accessModel(each);
      const verdict = verdictOf(model);
      const had = before?.verdictOf(model).hasAccess ?? verdict.hasAccess;
      const change = had === verdict.hasAccess ? null : had ? 'lost' : 'gained';
      return { ...model, ...verdict, change };
    });
  return {
    models,
    allowed: models.filter(({ hasAccess }) => hasAccess).length,
    gained: models.filter(({ change }) => change === 'gained'),
    lost: models.filter(({ change }) => change === 'lost'),
    overriddenOf,
  };
}
