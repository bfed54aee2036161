import type { AuditAction } from './actions.ts';

type KindOf<Action> = Action extends `${infer Kind}.${string}` ? Kind : never;

/** A kind of thing that an action is done to. Signing in and out is done to a person or a session. */
export type EntityType = Exclude<KindOf<AuditAction>, 'auth'>;

const ENTITIES: Readonly<Record<EntityType, string>> = {
  audit: 'Журнал',
  bank_statement: 'Банковская выписка',
  company: 'Компания',
  company_user: 'Сотрудники компании',
  company_verification: 'Проверка компании',
  proposal: 'Предложение',
  group: 'Группа',
  job: 'Задание',
  ledger: 'Книга',
  model: 'Модель',
  payer: 'Счёт',
  payment_request: 'Заявка',
  permission: 'Правило',
  promo_block: 'Блокировка промо',
  promo_cluster: 'Кластер промо',
  promo_request: 'Промозаявки',
  rate_correction: 'Корректировка',
  remote: 'Раздел',
  role: 'Роль',
  saved_view: 'Вид списка',
  session: 'Сеанс',
  transaction: 'Транзакции',
  user: 'Пользователь',
};

const FORMER: Readonly<Record<string, string>> = { fund_proposal: 'Предложение о деньгах' };

const WORDS: ReadonlyMap<string, string> = new Map(Object.entries({ ...ENTITIES, ...FORMER }));

/** A kind of thing, in words; one of another release stands as the log has it. */
export const entityText = (type: string): string => WORDS.get(type) ?? type;

const isEntityType = (text: string): text is EntityType => Object.hasOwn(ENTITIES, text);

/**
 * What an action is done to, by its first word.
 *
 * @throws when that is no thing
 */
export function entityTypeOf(action: AuditAction): EntityType {
  const type = action.slice(0, action.indexOf('.'));
  if (!isEntityType(type)) throw new Error(`${action} names no kind of thing`);
  return type;
}
