import * as parts from '@cabinet/kernel/ui';
import { Flex, type Icon, SectionCard, Text } from '@cabinet/kernel/ui';

type Part = [name: string, part: unknown];

/** Icons by the ending of their names. A call, since `Object.entries(parts)` would count as a use of each part (knip). */
const iconsAmong = (offered: object) =>
  Object.entries(offered).filter((entry: Part): entry is [string, Icon] => /^[A-Z]\w*Icon$/.test(entry[0]));

/** Every icon that the kernel offers, so a new one shows up here without a change. */
const ICONS = iconsAmong(parts);

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
