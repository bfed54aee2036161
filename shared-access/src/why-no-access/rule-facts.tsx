import { Stack, Text } from '@cabinet/kernel/ui';
import type { ModelVerdict, RoleVerdict } from './user-access.ts';
import { ruleWords } from './why-words.ts';

interface RuleFactsProps {
  readonly model: ModelVerdict;
  readonly verdict: RoleVerdict;
  /** Whose rule it is, where there are two roles. */
  readonly roleName: string | undefined;
}

/** The rule of a role that decides, and those that it overrides. */
export function RuleFacts({ model, verdict: { rule, overridden }, roleName }: RuleFactsProps) {
  return (
    <Stack gap="1">
      <Text>
        <span>{`${roleName !== undefined ? `${roleName}: ` : ''}${ruleWords(rule, model)} `}</span>
        <Text as="code" textStyle="xs" color="fg.muted">
          {rule}
        </Text>
      </Text>
      {overridden.length > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {`Перекрыты: ${overridden.map((each) => ruleWords(each, model)).join(', ')}`}
        </Text>
      )}
    </Stack>
  );
}
