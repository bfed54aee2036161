/**
 * This file imports nothing: a remote's build and a release transpile it alone to check contracts against it.
 */

/** The groups of checkboxes in the role editor, in their order (product §2.10). */
export const PERMISSION_CATEGORIES = ['Пользователи и роли', 'Финансы', 'Компания', 'Группа'] as const;

/** One category of static permissions (product §3.7). */
export type PermissionCategory = (typeof PERMISSION_CATEGORIES)[number];

/** The name of a permission and its category (product §3.7). */
interface PermissionDefinition {
  readonly name: string;
  readonly category: PermissionCategory;
}

const ROWS = {
  'user:manage': { name: 'Управление пользователями', category: 'Пользователи и роли' },
  'role:manage': { name: 'Управление ролями', category: 'Пользователи и роли' },
  'permission:manage': { name: 'Управление разрешениями', category: 'Пользователи и роли' },
  'payment_request:manage': { name: 'Обработка заявок на оплату', category: 'Финансы' },
  'rate_correction:manage': { name: 'Управление корректировками ставок', category: 'Финансы' },
  'company_user:manage': { name: 'Управление пользователями компании', category: 'Компания' },
  'company_role:manage': { name: 'Управление ролями компании', category: 'Компания' },
  'company:transactions': { name: 'Просмотр транзакций компании', category: 'Компания' },
  'company:view_payment_requests': { name: 'Просмотр заявок компании', category: 'Компания' },
  'company_balance:view': { name: 'Просмотр баланса компании', category: 'Компания' },
  'group:view_transactions': { name: 'Просмотр транзакций группы', category: 'Группа' },
  'group:view_payment_requests': { name: 'Просмотр заявок группы', category: 'Группа' },
} as const satisfies Readonly<Record<string, PermissionDefinition>>;

/** One static permission, form `resource:action` (product §6.3). */
export type Permission = keyof typeof ROWS;

/** Names and categories of every static permission, for seeds and for the role editor (product §6.3). */
export const PERMISSION_DEFINITIONS: Readonly<Record<Permission, PermissionDefinition>> = ROWS;

/** Every static permission of the product in the order in which the role editor lists them (product §6.3). */
export const PERMISSIONS: readonly Permission[] = idsOf(ROWS);

function idsOf<Table extends object>(table: Table): readonly Extract<keyof Table, string>[] {
  const ids: Extract<keyof Table, string>[] = [];
  for (const id in table) ids.push(id);
  return ids;
}
