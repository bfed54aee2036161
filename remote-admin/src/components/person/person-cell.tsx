import { Avatar, Badge, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { nameOf } from '../../lib/person-role.ts';

interface PersonCellProps {
  readonly person: {
    readonly displayName: string;
    readonly email: string;
    readonly avatar?: string | null;
  };
  readonly isSelf: boolean;
}

/** Who a row is about: the face, the name, the address. */
export function PersonCell({ person, isSelf }: PersonCellProps) {
  return (
    <Flex align="center" gap="3" minW="0">
      <Avatar name={nameOf(person)} src={person.avatar} />
      <Stack gap="0" minW="0">
        <Flex gap="2" align="center" minW="0">
          <Text as="span" truncate title={nameOf(person)}>
            {nameOf(person)}
          </Text>
          {isSelf && <Badge>Вы</Badge>}
        </Flex>
        <Text as="span" textStyle="xs" color="fg.muted" fontWeight="normal" truncate title={person.email}>
          {person.email}
        </Text>
      </Stack>
    </Flex>
  );
}
