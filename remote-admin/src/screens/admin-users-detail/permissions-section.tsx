import { permissionGroups } from '@cabinet/access';
import { describeRule, isDynamicPermission } from '@cabinet/kernel/core/model-access';
import { Box, CheckIcon, Flex, Heading, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import type { AdminUserDetail } from '../../api/admin-users.ts';

/** What a person may do now: the permissions of their role in words. */
export function PermissionsSection({ person }: { readonly person: AdminUserDetail }) {
  const groups = permissionGroups(person.permissions);
  const rules = person.permissions.filter(isDynamicPermission);
  return (
    <SectionCard title="Права" description={`Их даёт роль «${person.role.roleName}»`}>
      <Stack gap="4">
        {groups.length === 0 && <Text color="fg.muted">Только своё: профиль, счёт и запросы к моделям.</Text>}
        {groups.map(({ category, names }) => (
          <Box key={category}>
            <Heading as="h3" size="sm" mb="1.5">
              {category}
            </Heading>
            <Stack as="ul" aria-label={`Права: ${category}`} gap="1" listStyleType="none">
              {names.map((name) => (
                <Flex as="li" key={name} gap="2" align="flex-start" textStyle="sm">
                  <CheckIcon boxSize="4" mt="0.5" color="fg.success" />
                  {name}
                </Flex>
              ))}
            </Stack>
          </Box>
        ))}
        {rules.length > 0 && (
          <Box>
            <Heading as="h3" size="sm" mb="1.5">
              Правила доступа к моделям
            </Heading>
            <Stack
              as="ol"
              aria-label="Правила доступа к моделям"
              gap="1"
              ps="5"
              textStyle="sm"
              listStyleType="decimal"
            >
              {rules.map((rule) => (
                <li key={rule}>{describeRule(rule)}</li>
              ))}
            </Stack>
          </Box>
        )}
      </Stack>
    </SectionCard>
  );
}
