import {
  ACCOUNT_TYPE,
  DIRECTION_LABEL,
  PAYMENT_METHOD,
  REQUEST_STATUS_LABEL,
  TRANSACTION_TYPE,
  tierName,
} from '@cabinet/kernel/core/payments';
import type { Selectable } from 'kysely';
import type { Schema } from '#db/index.ts';
import { actionText } from '#lib/audit/words/actions.ts';
import { entityText } from '#lib/audit/words/entities.ts';
import type { JobKind } from '#lib/background-jobs/index.ts';
import type { BULK_ACTIONS } from '#lib/bulk-actions.ts';
import { SCOPE_LABEL, STATE_LABEL } from '#lib/pricing/index.ts';
import { PROMO_STATUS_LABEL, type SourceKind } from '#lib/promo-kinds.ts';
import type { ProposalKind, ProposalStatus } from '#lib/proposals/index.ts';
import type { SignInProof } from '#lib/sessions/repository.ts';

type Labels = Readonly<Record<string, string>>;

const labelsOf = (table: Readonly<Record<string, { readonly label: string }>>): Labels =>
  Object.fromEntries(Object.entries(table).map(([code, { label }]) => [code, label]));

const JOB_KINDS: Readonly<Record<JobKind, string>> = {
  'users.bulk': 'Действие с пользователями',
  'transactions.export': 'Выгрузка транзакций',
};

const BULK: Readonly<Record<(typeof BULK_ACTIONS)[number], string>> = {
  activate: 'Включить',
  deactivate: 'Отключить',
  set_role: 'Сменить роль',
};

const PROPOSAL_KINDS: Readonly<Record<ProposalKind, string>> = {
  funds: 'Начислить или списать',
  credit_limit: 'Кредитный лимит',
  request_refund: 'Возврат оплаты',
  request_paid: 'Оплата заявки',
  company_verification: 'Проверка компании',
  staff_role: 'Смена роли',
  role_permissions: 'Изменение роли',
  staff_email: 'Смена почты',
  staff_activation: 'Включение учётной записи',
  factor_reset: 'Сброс второго способа входа',
  rate_correction: 'Корректировка ставок',
  model_price: 'Цена модели',
};

const PROPOSAL_STATUS: Readonly<Record<ProposalStatus, string>> = {
  pending: 'Ждёт подтверждения',
  confirmed: 'Подтверждено',
  rejected: 'Отклонено',
  cancelled: 'Отозвано',
  lapsed: 'Истекло',
};

const INVITATION_STATUS: Readonly<Record<Selectable<Schema['invitations']>['status'] | 'expired', string>> = {
  pending: 'Ждёт ответа',
  accepted: 'Принято',
  declined: 'Отклонено',
  revoked: 'Отозвано',
  expired: 'Истекло',
};

const SOURCE_KIND: Readonly<Record<SourceKind, string>> = {
  ip: 'IP-адрес',
  fingerprint: 'Устройство',
};

/** The statuses of what a row, or a file of a list, is about. */
const STATUS_OF: Readonly<Record<string, Labels>> = {
  payment_request: REQUEST_STATUS_LABEL,
  proposal: PROPOSAL_STATUS,
  fund_proposal: PROPOSAL_STATUS,
  group: INVITATION_STATUS,
  company: INVITATION_STATUS,
  promo_request: PROMO_STATUS_LABEL,
};

const BY: Labels = { invitation: 'По приглашению', 'create-admin': 'Командная строка' };

const SIGN_IN_PROOF: Readonly<Record<SignInProof, string>> = {
  password: 'Пароль',
  passkey: 'Ключ доступа',
  totp: 'Код из приложения',
  recovery_code: 'Резервный код',
};

const REASONS: Labels = {
  'wrong password': 'Неверный пароль',
  'wrong totp': 'Неверный код из приложения',
  'wrong recovery_code': 'Неверный резервный код',
  deactivated: 'Учётная запись отключена',
};

const TABLES: Labels = {
  'admin-audit': 'Журнал действий',
  'admin-ledger': 'Проверки книги',
  'admin-payers': 'Счета',
  'admin-proposals': 'Предложения',
  'bank-statements': 'Банковские выписки',
  'company-roles': 'Роли компании',
  'company-users': 'Сотрудники компании',
  models: 'Модели',
  'payment-notices': 'Уведомления об оплате',
  'payment-requests': 'Заявки',
  'rate-corrections': 'Корректировки',
  roles: 'Роли',
  transactions: 'Транзакции',
  users: 'Пользователи',
};

const ACTIVITY: Labels = {
  true: 'Активен',
  false: 'Отключён',
  active: 'Активные',
  invited: 'Приглашённые',
  inactive: 'Отключённые',
};

const IN_TABLE =
  (labels: Labels) =>
  (code: string): string =>
    (Object.hasOwn(labels, code) && labels[code]) || code;

type CodeText = (code: string, entityType: string) => string;

const KINDS: Labels = { ...PROPOSAL_KINDS, ...JOB_KINDS, ...SOURCE_KIND };
const TIER: CodeText = tierName;

/** The words of a code, by its field. */
const CODES: Readonly<Record<string, CodeText>> = {
  account_type: IN_TABLE(labelsOf(ACCOUNT_TYPE)),
  action: (code) => IN_TABLE(BULK)(actionText(code)),
  active: IN_TABLE(ACTIVITY),
  activity: IN_TABLE(ACTIVITY),
  because: IN_TABLE({ inviter: 'Пригласивший больше не может приглашать' }),
  by: IN_TABLE(BY),
  direction: IN_TABLE(DIRECTION_LABEL),
  entity_type: entityText,
  factors: IN_TABLE(SIGN_IN_PROOF),
  format: (code) => code.toUpperCase(),
  kind: IN_TABLE(KINDS),
  method: IN_TABLE({ ...labelsOf(PAYMENT_METHOD), ...SIGN_IN_PROOF }),
  readings: IN_TABLE({ shown: 'Вместе с действиями', only: 'Только чтение данных' }),
  reason: IN_TABLE(REASONS),
  role: IN_TABLE({ admin: 'Администратор' }),
  scope_type: IN_TABLE(SCOPE_LABEL),
  state: IN_TABLE({ ...ACTIVITY, ...STATE_LABEL }),
  status: (code, entityType) => IN_TABLE(STATUS_OF[entityType] ?? {})(code),
  table: IN_TABLE(TABLES),
  target_tier: TIER,
  tier: TIER,
  theme: IN_TABLE({ light: 'Светлая', dark: 'Тёмная' }),
  type: IN_TABLE(labelsOf(TRANSACTION_TYPE)),
};

/** A code in words; one that has none stands as the log has it. */
export const codeText = (field: string, code: string, entityType: string): string =>
  CODES[field]?.(code, entityType) ?? code;
