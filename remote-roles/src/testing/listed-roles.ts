import { GUEST_ROLE_ID } from '@cabinet/access/permissions';
import { buildRole } from './build-role.ts';

const id = (last: string) => `01900000-0000-7000-8000-0000000000${last}`;

/** A role that three people have. */
export const PARTNER = buildRole();
/** One that nobody has, with a permission that only the database knows. */
export const ANALYST = buildRole({
  role_id: id('e4'),
  role_name: 'Аналитик',
  description: '',
  permissions: ['group:view_payment_requests', 'report:read', 'all:enable', 'vendor:disable:Василёк'],
  users_count: 0,
  models_open: 2,
});
export const SYSTEM = buildRole({
  role_id: id('e5'),
  role_name: 'Администратор',
  permissions: ['user:manage', 'role:manage', 'permission:manage'],
  is_system: true,
  users_count: 1,
  models_open: 3,
  updated_by: null,
});
export const GUEST = buildRole({
  role_id: GUEST_ROLE_ID,
  role_name: 'Гость',
  permissions: [],
  is_system: true,
});
/** One that grants more than its reader holds. */
export const ABOVE = buildRole({ role_id: id('e7'), role_name: 'Финансист', may_assign: false });
export const OF_COMPANY = buildRole({
  role_id: id('e8'),
  role_name: 'Менеджер',
  permissions: ['company:transactions', 'all:enable'],
  company_id: id('c0'),
  company_name: 'ООО «Вектор»',
});
