import { permissionGroups } from '@cabinet/access';
import { describeRule, isDynamicPermission, isMalformedAllRule } from '@cabinet/kernel/core/model-access';
import { quoted } from '@cabinet/kernel/core/text';
import { Box, CheckIcon, Flex, Heading, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import type { AdminUserDetail } from '../../api/admin-users.ts';

/** A malformed rule for all models is shown as well: it closes them. */
const rulesOf = (permissions: readonly string[]) =>
  permissions.filter((text) => isDynamicPermission(text) || isMalformedAllRule(text));

function Rules({ title, rules }: { readonly title: string; readonly rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <Box>
      <Heading as="h3" size="sm" mb="1.5">
        {title}
      </Heading>
      <Stack as="ol" aria-label={title} gap="1" ps="5" textStyle="sm" listStyleType="decimal">
        {rules.map((rule) => (
          <li key={rule}>{describeRule(rule)}</li>
        ))}
      </Stack>
    </Box>
  );
}

/** What a person may do now: the permissions of their role in words, and the rules of both their roles. */
export function PermissionsSection({ person }: { readonly person: AdminUserDetail }) {
  const groups = permissionGroups(person.permissions);
  const rules = rulesOf(person.permissions);
  const keptRules = rulesOf(person.globalPermissions ?? []);
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
                  <span>{name}</span>
                </Flex>
              ))}
            </Stack>
          </Box>
        ))}
        <Rules title="Правила доступа к моделям" rules={rules} />
        {person.globalRole !== null && (
          <Rules title={`Правила глобальной роли ${quoted(person.globalRole.roleName)}`} rules={keptRules} />
        )}
      </Stack>
    </SectionCard>
  );
}
