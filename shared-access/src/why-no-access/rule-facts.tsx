import { Stack, Text } from '@cabinet/kernel/ui';
import type { ModelVerdict } from './user-access.ts';
import { ruleWords } from './why-words.ts';

export function RuleFacts({ model }: { readonly model: ModelVerdict }) {
  const { rule, overridden } = model;
  return (
    <Stack gap="1">
      <Text>
        {ruleWords(rule, model)}{' '}
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
