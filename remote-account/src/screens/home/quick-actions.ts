import { hasPermission, type Permission } from '@cabinet/kernel/core/permissions';
import { paths } from '@cabinet/kernel/paths';
import type { User } from '@cabinet/kernel/session';
import {
  BuildingIcon,
  type Icon,
  ListIcon,
  PercentIcon,
  ReceiptIcon,
  ShieldIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
} from '@cabinet/kernel/ui';

/** The part of the user that decides which actions are offered. */
export type ActionUser = Pick<User, 'roleInfo' | 'companyId' | 'group'>;

export interface QuickAction {
  readonly path: string;
  readonly label: string;
  readonly description: string;
  readonly icon: Icon;
  readonly permission?: Permission;
  readonly isFor?: (user: ActionUser) => boolean;
}

const isInGroup = (user: ActionUser) => user.group !== null;
const isInCompany = (user: ActionUser) => user.companyId !== null;

const ACTIONS: readonly QuickAction[] = [
  {
    path: paths.payment.pattern,
    label: 'Пополнить счёт',
    description: 'Картой или по счёту для организации',
    icon: WalletIcon,
  },
  {
    path: paths.finances.pattern,
    label: 'Мои транзакции',
    description: 'Пополнения и списания',
    icon: ListIcon,
  },
  {
    path: paths.paymentRequests.pattern,
    label: 'Мои заявки',
    description: 'Что с моими платежами',
    icon: ReceiptIcon,
  },
  {
    path: paths.group.pattern,
    label: 'Моя группа',
    description: 'Участники и приглашения',
    icon: UsersIcon,
    isFor: isInGroup,
  },
  {
    path: paths.companyUsers.pattern,
    label: 'Пользователи компании',
    description: 'Кто работает со счётом компании',
    icon: BuildingIcon,
    permission: 'company_user:manage',
    isFor: isInCompany,
  },
  {
    path: paths.adminPaymentRequests.pattern,
    label: 'Все заявки',
    description: 'Проверить и подтвердить оплату',
    icon: ReceiptIcon,
    permission: 'payment_request:manage',
  },
  {
    path: paths.rateCorrections.pattern,
    label: 'Корректировки ставок',
    description: 'Скидки и наценки на модели',
    icon: PercentIcon,
    permission: 'rate_correction:manage',
  },
  {
    path: paths.admin.pattern,
    label: 'Пользователи',
    description: 'Управление учётными записями',
    icon: ShieldIcon,
    permission: 'user:manage',
  },
  {
    path: paths.account.pattern,
    label: 'Мой аккаунт',
    description: 'Данные, устройства и безопасность',
    icon: UserIcon,
  },
];

/** What this user may do, on screens that exist. */
export function quickActionsOf(user: ActionUser, offeredPaths: readonly string[]): readonly QuickAction[] {
  return ACTIONS.filter(
    ({ path, permission, isFor }) =>
      offeredPaths.includes(path) &&
      (permission === undefined || hasPermission(user.roleInfo.permissions, permission)) &&
      (isFor === undefined || isFor(user)),
  );
}
