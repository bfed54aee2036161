import { plural } from '@cabinet/kernel/core/text';
import { Flex, Link, Text } from '@cabinet/kernel/ui';
import type { PermissionInfo } from '../../api/permissions.ts';
import { paths } from '../../paths.ts';

/** More nobody reads in a row. */
const SHOWN = 6;

interface PermissionRolesProps {
  readonly permission: Pick<PermissionInfo, 'roles' | 'usedByRoles'>;
  /** Whether the reader may open a role. */
  readonly isLinked: boolean;
}

export function PermissionRoles({ permission: { roles, usedByRoles }, isLinked }: PermissionRolesProps) {
  if (usedByRoles === 0)
    return (
      <Text textStyle="sm" color="fg.muted">
        Пока ни у одной роли
      </Text>
    );
  const shown = roles.slice(0, SHOWN);
  const rest = usedByRoles - shown.length;
  return (
    <Flex as="ul" aria-label="Роли" gap="1" columnGap="3" wrap="wrap" listStyleType="none" textStyle="sm">
      {shown.map(({ roleId, roleName, companyName }) => {
        const label = companyName === null ? roleName : `${roleName}, ${companyName}`;
        return (
          <li key={roleId}>{isLinked ? <Link to={paths.rolesEdit.to({ roleId })}>{label}</Link> : label}</li>
        );
      })}
      {rest > 0 && (
        <Text as="li" color="fg.muted">
          {`и ещё ${rest} ${plural(rest, 'роль', 'роли', 'ролей')}`}
        </Text>
      )}
    </Flex>
  );
}
