import { compileAccess, parseModelAccess } from '@cabinet/kernel/core/model-access';
import type { Role } from '../../api/roles.ts';
import type { SuggestedModel } from '../../api/suggestions.ts';
import { accessModel } from '../../editor/draft.ts';

export interface Verdict {
  readonly isOpen: boolean;
  readonly rule: string;
}

export interface ComparedModel {
  readonly model: SuggestedModel;
  readonly one: Verdict;
  readonly other: Verdict;
}

export interface ComparedModels {
  readonly rows: readonly ComparedModel[];
  readonly both: number;
  readonly onlyOne: number;
  readonly onlyOther: number;
  readonly neither: number;
}

export const isDifferent = ({ one, other }: ComparedModel) => one.isOpen !== other.isOpen;

function judge({ permissions }: Role): (model: SuggestedModel) => Verdict {
  const { verdictOf } = compileAccess(parseModelAccess(permissions));
  return (model) => {
    const { hasAccess, rule } = verdictOf(accessModel(model));
    return { isOpen: hasAccess, rule };
  };
}

export function compareModels(one: Role, other: Role, models: readonly SuggestedModel[]): ComparedModels {
  const [judgeOne, judgeOther] = [judge(one), judge(other)];
  const rows = models
    .filter(({ enabled }) => enabled)
    .map((model) => ({ model, one: judgeOne(model), other: judgeOther(model) }));
  const count = (inOne: boolean, inOther: boolean) =>
    rows.filter((row) => row.one.isOpen === inOne && row.other.isOpen === inOther).length;
  return {
    rows,
    both: count(true, true),
    onlyOne: count(true, false),
    onlyOther: count(false, true),
    neither: count(false, false),
  };
}
