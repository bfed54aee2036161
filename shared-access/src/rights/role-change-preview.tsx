import { CheckIcon, CloseIcon, Flex, Heading, Stack, Text } from '@cabinet/kernel/ui';
import { type Granting, type PermissionGroup, roleChange } from './role-change.ts';

interface SideProps {
  readonly title: string;
  readonly groups: readonly PermissionGroup[];
  readonly isGain: boolean;
}

function Side({ title, groups, isGain }: SideProps) {
  if (groups.length === 0) return null;
  const Icon = isGain ? CheckIcon : CloseIcon;
  return (
    <Stack gap="1.5">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {groups.map(({ category, names }) => (
        <Stack key={category} as="ul" aria-label={`${title}: ${category}`} gap="1" listStyleType="none">
          {names.map((name) => (
            <Flex as="li" key={name} gap="2" align="flex-start" textStyle="sm">
              <Icon boxSize="4" mt="0.5" color={isGain ? 'fg.success' : 'fg.error'} />
              {name}
            </Flex>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

interface RoleChangePreviewProps {
  /** Unknown where the person has a role of another place. */
  readonly now: Granting | undefined;
  readonly next: Granting;
}

/** What a person gains and loses by another role, in words. */
export function RoleChangePreview({ now, next }: RoleChangePreviewProps) {
  const { gained, lost, hasOtherModels } = roleChange(now ?? { permissions: [] }, next);
  const isSame = gained.length === 0 && lost.length === 0 && !hasOtherModels;
  return (
    <Stack gap="4" role="status" aria-label="Что изменится">
      <Side title="Появятся права" groups={gained} isGain />
      <Side title="Пропадут права" groups={lost} isGain={false} />
      {hasOtherModels && <Text textStyle="sm">Список доступных моделей изменится.</Text>}
      {isSame && <Text color="fg.muted">Права останутся теми же.</Text>}
    </Stack>
  );
}
