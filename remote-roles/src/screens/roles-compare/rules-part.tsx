import { describeRule, parseModelAccess, serialiseModelAccess } from '@cabinet/kernel/core/model-access';
import { SectionCard } from '@cabinet/kernel/ui';
import type { Role } from '../../api/roles.ts';
import type { SuggestedModel } from '../../api/suggestions.ts';
import { alignRules } from './align-rules.ts';
import type { ComparedRoles } from './compared-roles.ts';
import { HeldMark } from './held-mark.tsx';
import { type PairRow, PairTable } from './pair-table.tsx';

interface RulesPartProps {
  readonly roles: ComparedRoles;
  /** Known as soon as they have come: rules name models by their ids. */
  readonly models: readonly SuggestedModel[] | undefined;
}

const rulesOf = ({ permissions }: Role) => serialiseModelAccess(parseModelAccess(permissions));

export function RulesPart({ roles: { one, other, names }, models }: RulesPartProps) {
  const modelNames = new Map(models?.map(({ id, name }) => [id, name]));
  const say = (rule: string) => describeRule(rule, (id) => modelNames.get(id));
  const pairs = alignRules(rulesOf(one), rulesOf(other));
  const rows = pairs.map((pair, at): PairRow => {
    const isDifferent = pair.one !== pair.other;
    const mark = (rule: string | null) => (
      <HeldMark isDifferent={isDifferent} hasTick={false}>
        {rule === null ? null : say(rule)}
      </HeldMark>
    );
    return { key: String(at), isDifferent, one: mark(pair.one), other: mark(pair.other) };
  });
  return (
    <SectionCard
      title="Правила доступа к моделям"
      description="По порядку: решает последнее правило, которое подходит модели."
    >
      <PairTable label="Правила доступа к моделям" names={names} rows={rows} />
    </SectionCard>
  );
}
