import { Link, Text } from '@cabinet/kernel/ui';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import type { OwnPermissions } from '../api/own-permissions.ts';
import type { Role } from '../api/roles.ts';
import { grantsText, keptText, peopleText } from '../lib/counts.ts';
import { namedPermissions } from '../lib/listed-permission.ts';
import { ModelsOpen, modelsText } from './models-open.tsx';
import { ChangedBy, Grants, RoleName } from './role-cells.tsx';

type Column = TableColumn<Role>;

/** Whose a role is, in words. */
export function placeText({ companyName, companyId }: Pick<Role, 'companyId' | 'companyName'>): string {
  return companyId === null ? 'Глобальная' : (companyName ?? 'Роль компании');
}

const NAME: Column = {
  id: 'role_name',
  header: 'Роль',
  width: 14,
  sortKey: 'role_name',
  isTitle: true,
  phone: ({ roleName }) => roleName,
  cell: (role) => <RoleName role={role} />,
};

const PLACE: Column = {
  id: 'company',
  header: 'Где действует',
  width: 9,
  // A phone has room for what is out of the ordinary.
  phone: (role) => (role.companyId === null ? null : placeText(role)),
  cell: placeText,
};

const MODELS: Column = {
  id: 'models_open',
  header: 'Открыто моделей',
  width: 10,
  phone: modelsText,
  cell: (role) => <ModelsOpen role={role} />,
};

const CHANGED: Column = {
  id: 'updated_at',
  header: 'Изменена',
  width: 9,
  sortKey: 'updated_at',
  phone: () => null,
  cell: (role) => <ChangedBy role={role} />,
};

interface RoleColumnsOptions {
  /** A role of a company holds none that the code does not know. */
  readonly own?: OwnPermissions;
  /** Whether roles of several places stand in one list. */
  readonly hasPlaces?: boolean | undefined;
  /** Where the people who have a role are listed. */
  readonly peopleHref?: ((role: Role) => string) | undefined;
}

interface PeopleProps {
  readonly role: Role;
  readonly href: ((role: Role) => string) | undefined;
}

function People({ role, href }: PeopleProps) {
  const { usersCount, roleName } = role;
  const [kept] = keptText(role);
  return (
    <>
      <span>
        {href === undefined || usersCount === 0 ? (
          usersCount
        ) : (
          <Link to={href(role)} aria-label={`${peopleText(usersCount)} с ролью ${roleName}`}>
            {usersCount}
          </Link>
        )}
      </span>
      {kept !== undefined && (
        <Text as="span" display="block" textStyle="xs" color="fg.muted">
          {kept}
        </Text>
      )}
    </>
  );
}

export function roleColumns({ own, hasPlaces = false, peopleHref }: RoleColumnsOptions): readonly Column[] {
  return [
    NAME,
    ...(hasPlaces ? [PLACE] : []),
    {
      id: 'users_count',
      header: 'Людей',
      width: 8,
      isNumeric: true,
      phone: (role) => [peopleText(role.usersCount), ...keptText(role)].join(', из них '),
      cell: (role) => <People role={role} href={peopleHref} />,
    },
    {
      id: 'permissions',
      header: 'Разрешения',
      width: 13,
      phone: ({ permissions }) => grantsText(namedPermissions(permissions).length),
      cell: (role) => <Grants role={role} own={own} />,
    },
    MODELS,
    CHANGED,
  ];
}
