import * as parts from '@cabinet/kernel/ui';
import { Flex, type Icon, SectionCard, Text } from '@cabinet/kernel/ui';

type Part = [name: string, part: unknown];

/** Every icon that the kernel offers, found by the ending of its name, so a new one shows up here without a change. */
const ICONS = Object.entries(parts).filter((entry: Part): entry is [string, Icon] =>
  entry[0].endsWith('Icon'),
);

export function IconsPart() {
  return (
    <SectionCard title="Значки">
      <Flex gap="3" wrap="wrap">
        {ICONS.map(([name, Icon]) => (
          <Flex key={name} direction="column" align="center" gap="1" width="24">
            <Icon boxSize="6" />
            <Text textStyle="2xs" color="fg.muted">
              {name.replace('Icon', '')}
            </Text>
          </Flex>
        ))}
      </Flex>
    </SectionCard>
  );
}
