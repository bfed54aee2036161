import { CheckIcon, CloseIcon, Flex, Heading, Stack, Text } from '@cabinet/kernel/ui';
import type { OwnPermissions } from '../../api/own-permissions.ts';
import type { Role } from '../../api/roles.ts';
import { type NamedPermission, namedPermissions } from '../permission-words.ts';

interface SideProps {
  readonly title: string;
  readonly permissions: readonly NamedPermission[];
  readonly isGain: boolean;
}

function Side({ title, permissions, isGain }: SideProps) {
  if (permissions.length === 0) return null;
  const Icon = isGain ? CheckIcon : CloseIcon;
  return (
    <Stack gap="1.5">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Stack as="ul" aria-label={title} gap="1" listStyleType="none">
        {permissions.map(({ id, name }) => (
          <Flex as="li" key={id} gap="2" align="flex-start" textStyle="sm">
            <Icon boxSize="4" mt="0.5" color={isGain ? 'fg.success' : 'fg.error'} />
            <span>
              {name}{' '}
              <Text as="span" textStyle="xs" color="fg.muted">
                {id}
              </Text>
            </span>
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}

interface MoveEffectProps {
  readonly now: Role;
  readonly next: Role;
  readonly own: OwnPermissions;
}

/** What people gain and lose as they are moved from one role to another. */
export function MoveEffect({ now, next, own }: MoveEffectProps) {
  const without = (one: Role, other: Role) =>
    namedPermissions(one.permissions, own).filter(({ id }) => !other.permissions.includes(id));
  const [gained, lost] = [without(next, now), without(now, next)];
  return (
    <Stack gap="4" role="status" aria-label="Что изменится у этих людей">
      <Side title="Получат права" permissions={gained} isGain />
      <Side title="Потеряют права" permissions={lost} isGain={false} />
      {gained.length === 0 && lost.length === 0 && <Text color="fg.muted">Права останутся теми же.</Text>}
      <Text textStyle="sm">
        {`Открыто моделей: сейчас ${now.modelsOpen}, станет ${next.modelsOpen} (из ${next.modelsTotal}).`}
      </Text>
    </Stack>
  );
}
