import { compileAccess } from './compile-access.ts';
import type { AccessModel, ModelAccess } from './rules.ts';

/** Ids of the models that a change of rules opens and closes (product §17.3). */
export interface ModelAccessDiff {
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/** Compares two sets of rules over the same models, in the models' order. */
export function diffModelAccess(
  before: ModelAccess,
  after: ModelAccess,
  models: readonly AccessModel[],
): ModelAccessDiff {
  const [compiledBefore, compiledAfter] = [compileAccess(before), compileAccess(after)];
  const gained: string[] = [];
  const lost: string[] = [];
  for (const model of models) {
    const had = compiledBefore.verdictOf(model).hasAccess;
    const has = compiledAfter.verdictOf(model).hasAccess;
    if (had !== has) (has ? gained : lost).push(model.id);
  }
  return { gained, lost };
}
