import type { User } from '@cabinet/kernel/session';
import { Badge, CheckIcon, Flex, Heading, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { grantedByCategory } from '../../lib/granted-by-category.ts';

function AllowedNames({ names }: { readonly names: readonly string[] }) {
  return (
    <Stack as="ul" gap="1.5" listStyleType="none">
      {names.map((name) => (
        <Flex as="li" key={name} gap="2" align="flex-start" textStyle="sm">
          <CheckIcon boxSize="4" mt="0.5" color="fg.success" />
          {name}
        </Flex>
      ))}
    </Stack>
  );
}

export function RoleSection({ user }: { readonly user: Pick<User, 'roleName' | 'permissions'> }) {
  const granted = grantedByCategory(user.permissions);
  return (
    <SectionCard title="Роль и права" actions={<Badge size="md">{user.roleName}</Badge>}>
      {granted.length === 0 ? (
        <Text color="fg.muted">
          Роль даёт доступ к вашему счёту и вашим данным. Дополнительных прав у неё нет.
        </Text>
      ) : (
        <Stack gap="4">
          {granted.map(({ category, names }) => (
            <Stack key={category} gap="2">
              <Heading as="h3" size="sm" color="fg.muted" fontWeight="medium">
                {category}
              </Heading>
              <AllowedNames names={names} />
            </Stack>
          ))}
        </Stack>
      )}
    </SectionCard>
  );
}
