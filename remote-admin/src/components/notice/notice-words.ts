import type { Notice } from '../../api/payment-requests.ts';

type Decision = NonNullable<Notice['decision']>;

/** What was decided about a notice. */
export const DECISION_LABEL: Readonly<Record<Decision, string>> = {
  credited: 'Зачислено',
  duplicate: 'Повтор: уже зачислено',
  ready: 'Проверка: заявка ждёт оплаты',
  already_paid: 'Проверка: уже оплачена',
  in_progress: 'Оплата в обработке',
  not_paid: 'Оплаты нет',
  malformed: 'Составлено неверно',
  unsupported_command: 'О другом действии',
  bad_signature: 'Неверная подпись',
  wrong_account: 'Чужой счёт',
  unknown_request: 'Заявки нет',
  wrong_method: 'Другой способ оплаты',
  wrong_currency: 'Другая валюта',
  wrong_amount: 'Другая сумма',
  wrong_test_mode: 'Другой режим оплаты',
  test_in_production: 'Тестовая оплата',
  operation_reused: 'Операция оплатила другую заявку',
  second_operation: 'Вторая оплата заявки',
  late: 'Пришло после срока',
  closed: 'Заявка закрыта',
  fault: 'Ошибка обработки',
};

export const COMMAND_LABEL: Readonly<Record<Notice['command'], string>> = {
  pay: 'Оплата',
  check: 'Проверка',
  query: 'Ответ на запрос',
};

const GOOD: readonly (Decision | null)[] = ['credited', 'duplicate', 'ready', 'already_paid'];
const NEUTRAL: readonly (Decision | null)[] = ['in_progress', 'not_paid'];

export const decisionText = ({ decision }: Pick<Notice, 'decision'>) =>
  decision === null ? 'Ещё не рассмотрено' : DECISION_LABEL[decision];

export function decisionPalette({ decision }: Pick<Notice, 'decision'>): string {
  if (GOOD.includes(decision)) return 'green';
  return decision === null || NEUTRAL.includes(decision) ? 'gray' : 'red';
}
