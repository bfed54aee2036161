import { PERMISSION_DEFINITIONS, type Permission } from '@cabinet/access/permissions';

/** What is missing where one permission is granted without another. */
interface Dependency {
  readonly of: Permission;
  readonly on: Permission;
  readonly without: string;
}

const NO_SCREEN = 'экраны администрирования в меню не появятся';

const DEPENDENCIES: readonly Dependency[] = [
  {
    of: 'company:transactions',
    on: 'company_balance:view',
    without: 'остатки на счёте в списке транзакций скрыты',
  },
  {
    of: 'company_role:manage',
    on: 'company_user:manage',
    without: 'роль можно создать, но не назначить',
  },
  {
    of: 'company_user:manage',
    on: 'company:transactions',
    without: 'не видно, на что люди тратят деньги компании',
  },
  { of: 'role:manage', on: 'user:manage', without: NO_SCREEN },
  { of: 'permission:manage', on: 'user:manage', without: NO_SCREEN },
  { of: 'permission:manage', on: 'role:manage', without: 'разрешение можно создать, но не выдать' },
  { of: 'user:manage', on: 'role:manage', without: 'экран «Роли» открывается, но менять их нельзя' },
];

/** What a person should know of a permission that is granted without another. */
export function permissionHints(id: string, granted: readonly string[]): string[] {
  return DEPENDENCIES.filter(({ of, on }) => of === id && granted.includes(of) && !granted.includes(on)).map(
    ({ on, without }) => `Без разрешения «${PERMISSION_DEFINITIONS[on].name}» ${without}`,
  );
}
