import { gainedStaffNames, staffNamesText } from '@cabinet/access';
import { quoted } from '@cabinet/kernel/core/text';
import { Banner } from '@cabinet/kernel/ui';
import type { Role } from '../../api/roles.ts';

interface MoveProps {
  readonly role: Role;
  readonly target: Role;
}

/** Whether people may be moved all at once: staff permissions are given one by one, each with a second person. */
export const mayMove = ({ role, target }: MoveProps): boolean => gainedStaffNames(target, role).length === 0;

/** Says why nobody is moved to this role, and what to do instead. */
export function NoMoveToStaff({ role, target }: MoveProps) {
  if (mayMove({ role, target })) return null;
  return (
    <Banner tone="warning" title="Всех сразу сюда не перевести">
      {`Роль ${quoted(target.roleName)} даёт служебные права: ${staffNamesText(gainedStaffNames(target, role))}. Их дают по одному, и каждого подтверждает второй человек. Назначьте эту роль на странице каждого, дождитесь подтверждения, потом удалите ${quoted(role.roleName)}. Или выберите другую роль.`}
    </Banner>
  );
}
