import type { Permission } from './permissions.ts';

/** The groups of checkboxes in the role editor, in their order (product §2.10). */
export const PERMISSION_CATEGORIES = ['Пользователи и роли', 'Финансы', 'Компания', 'Группа'] as const;

/** One category of static permissions (product §3.7). */
export type PermissionCategory = (typeof PERMISSION_CATEGORIES)[number];

/** The name of a permission and its explanation (product §3.7). */
export interface PermissionDefinition {
  readonly name: string;
  readonly category: PermissionCategory;
}

/** Names and categories of every static permission, for seeds and for the role editor (product §6.3). */
export const PERMISSION_DEFINITIONS: Readonly<Record<Permission, PermissionDefinition>> = {
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
};
