import { parseModelAccess } from '@cabinet/kernel/core/model-access';
import { CheckIcon, CloseIcon, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { useModelNames } from '@cabinet/payments';
import { type AccessPassage, describeModelAccess } from '../../lib/describe-model-access.ts';

function Passage({ effect, sentence, items }: AccessPassage) {
  const isOpen = effect === 'enable';
  const Icon = isOpen ? CheckIcon : CloseIcon;
  return (
    <Stack gap="1.5">
      <Text textStyle="sm">{sentence}</Text>
      {items.length > 0 && (
        <Stack as="ul" gap="1.5" listStyleType="none">
          {items.map((item) => (
            <Flex as="li" key={item} gap="2" align="flex-start" textStyle="sm">
              <Icon boxSize="4" mt="0.5" color={isOpen ? 'fg.success' : 'fg.muted'} />
              <span>{item}</span>
            </Flex>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** Which models the role lets a person use. */
export function ModelAccessFacts({ rules }: { readonly rules: readonly string[] }) {
  const access = parseModelAccess(rules);
  const names = useModelNames({ isWanted: access.rules.some(({ type }) => type === 'model') });
  return describeModelAccess(access, names).map((passage) => (
    <Passage key={[passage.sentence, ...passage.items].join()} {...passage} />
  ));
}
