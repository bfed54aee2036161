import { RULE_ACTION_LABELS, type RuleEffect } from '@cabinet/kernel/core/model-access';
import { Box, Stack, Text } from '@cabinet/kernel/ui';
import type { DraftAccess } from '../draft.ts';
import { ALL_RULE_NOTE } from './all-rule.tsx';
import { allEffectText, effectText, type NameOf, ruleName } from './rule-words.ts';
import type { RuleEffects } from './use-rule-effects.ts';

interface RuleLineProps {
  readonly title: string;
  readonly effect: string;
}

function RuleLine({ title, effect }: RuleLineProps) {
  return (
    <Box as="li" py="2" overflowWrap="anywhere">
      <span>{title}</span>
      <Text textStyle="sm" color="fg.muted">
        {effect}
      </Text>
    </Box>
  );
}

interface ReadOnlyRulesProps {
  readonly access: DraftAccess;
  readonly effects: RuleEffects;
  readonly nameOf: NameOf;
}

const textOf = (effect: RuleEffect | undefined) => (effect === undefined ? '' : effectText(effect));

/** The rules of a role that cannot be changed. */
export function ReadOnlyRules({ access, effects, nameOf }: ReadOnlyRulesProps) {
  return (
    <Stack as="ol" gap="0" ps="6" listStyle="decimal" aria-label="Правила доступа к моделям">
      <RuleLine
        title={`${RULE_ACTION_LABELS[access.all]} все модели`}
        effect={`${ALL_RULE_NOTE}. ${allEffectText(effects.all, effects.total)}`}
      />
      {access.rules.map((rule) => (
        <RuleLine key={rule.key} title={ruleName(rule, nameOf)} effect={textOf(effects.ofRule.get(rule))} />
      ))}
    </Stack>
  );
}
