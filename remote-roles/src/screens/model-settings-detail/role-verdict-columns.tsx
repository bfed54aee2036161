import { VerdictBadge } from '@cabinet/access';
import { describeRule } from '@cabinet/kernel/core/model-access';
import { Link, Stack, Text } from '@cabinet/kernel/ui';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import type { RoleVerdict } from '../../api/models.ts';
import { RoleRule } from '../../components/model/role-rule.tsx';
import { peopleText } from '../../lib/counts.ts';
import { paths } from '../../paths.ts';

type Column = TableColumn<RoleVerdict>;

interface RoleNameProps {
  readonly role: RoleVerdict;
  readonly isLinked: boolean;
}

function RoleName({ role: { roleId, roleName, companyName }, isLinked }: RoleNameProps) {
  return (
    <Stack gap="0" minW="0">
      {isLinked ? (
        <Link to={paths.rolesEdit.to({ roleId })}>{roleName}</Link>
      ) : (
        <Text as="span" overflowWrap="anywhere">
          {roleName}
        </Text>
      )}
      {companyName !== null && (
        <Text as="span" textStyle="xs" color="fg.muted" fontWeight="normal">
          {companyName}
        </Text>
      )}
    </Stack>
  );
}

interface RoleVerdictColumnsOptions {
  readonly modelName: string;
  /** Whether the reader may open a role. */
  readonly isLinked: boolean;
}

export function roleVerdictColumns({ modelName, isLinked }: RoleVerdictColumnsOptions): readonly Column[] {
  return [
    {
      id: 'role',
      header: 'Роль',
      width: 12,
      isTitle: true,
      cell: (role) => <RoleName role={role} isLinked={isLinked} />,
    },
    {
      id: 'people',
      header: 'Людей',
      width: 5,
      isNumeric: true,
      phone: ({ usersCount }) => peopleText(usersCount),
      cell: ({ usersCount }) => usersCount,
    },
    {
      id: 'verdict',
      header: 'Доступ',
      width: 9,
      isSummary: true,
      cell: ({ hasAccess }) => <VerdictBadge isOpen={hasAccess} />,
    },
    {
      id: 'rule',
      header: 'Решает правило',
      width: 20,
      phone: ({ rule }) => describeRule(rule, () => modelName),
      cell: (verdict) => <RoleRule verdict={verdict} modelName={modelName} />,
    },
  ];
}
