import { describeRule } from '@cabinet/kernel/core/model-access';
import { Stack, Text } from '@cabinet/kernel/ui';
import type { RoleVerdict } from '../../api/models.ts';

interface RoleRuleProps {
  readonly verdict: Pick<RoleVerdict, 'rule' | 'overridden'>;
  /** Of the model that the rules are about: those that match name no other. */
  readonly modelName: string | undefined;
}

/** The rule that decides in words, and those before it that would have said otherwise or the same. */
export function RoleRule({ verdict: { rule, overridden }, modelName }: RoleRuleProps) {
  const inWords = (each: string) => describeRule(each, () => modelName);
  return (
    <Stack gap="0">
      <Text as="span" whiteSpace="normal">
        {inWords(rule)}
      </Text>
      {overridden.length > 0 && (
        <Text as="span" textStyle="xs" color="fg.muted" whiteSpace="normal">
          {`Перекрывает: ${overridden.map(inWords).join('; ')}`}
        </Text>
      )}
    </Stack>
  );
}
