import { RoleChangePreview } from '@cabinet/access';
import { Text } from '@cabinet/kernel/ui';
import type { Role } from '../../api/roles.ts';

interface RoleEffectProps {
  /** Unknown where the person has a role of another place. */
  readonly now: Role | undefined;
  readonly next: Role | undefined;
}

/** What the chosen role changes for the person. */
export function RoleEffect({ now, next }: RoleEffectProps) {
  if (next === undefined || next.roleId === now?.roleId)
    return <Text color="fg.muted">Выберите другую роль, и здесь будет видно, что изменится.</Text>;
  return <RoleChangePreview now={now} next={next} />;
}
