/**
 * How a value of a field is read; a text, a number, a moment and an id tell that themselves. What a `nameless` id means
 * has no name, so nobody asks for one.
 */
export type FieldKind = 'text' | 'nameless' | 'money' | 'day' | 'decimal' | 'permission' | 'model' | 'code';

type Words = readonly [title: string, kind?: FieldKind];

/**
 * What people call the fields of a state, and how their values are read, in the order in which they stand: the end of days
 * behind their beginning. A field without words cannot be written.
 */
const FIELDS = {
  account: ['Расчётный счёт'],
  action: ['Действие', 'code'],
  activity: ['Состояние', 'code'],
  allow_debt: ['Можно в долг'],
  allowDebt: ['Можно в долг'],
  amount: ['Сумма', 'money'],
  avatar_hash: ['Фото'],
  balance: ['Баланс', 'money'],
  bank_name: ['Банк'],
  bank_reference: ['Платёжное поручение'],
  bankReference: ['Платёжное поручение'],
  because: ['Причина', 'code'],
  bik: ['БИК'],
  build: ['Сборка'],
  by: ['Кем', 'code'],
  category: ['Категория'],
  company_id: ['Компания'],
  confirmed: ['Подтверждено'],
  confirmed_by: ['Подтвердил'],
  corr_account: ['Корр. счёт'],
  count: ['Количество'],
  created_at: ['Создана'],
  credit_limit: ['Кредитный лимит', 'money'],
  deactivation_reason: ['Причина отключения'],
  debt: ['Долг', 'money'],
  description: ['Описание'],
  details: ['Что изменится'],
  developer: ['Разработчик'],
  direction: ['Направление', 'code'],
  director_name: ['Руководитель'],
  display_name: ['Имя'],
  document: ['Документ'],
  doubts: ['Что настораживает'],
  done: ['Сделано'],
  email: ['Почта'],
  enabled: ['Включена'],
  ended: ['Завершено сеансов'],
  ended_sessions: ['Завершено сеансов'],
  entry_id: ['Запись в книге', 'nameless'],
  expires_at: ['Действует до'],
  factors: ['Второй способ входа', 'code'],
  file_name: ['Файл'],
  filters: ['Фильтры'],
  format: ['Формат', 'code'],
  from: ['С какого дня', 'day'],
  to: ['По какой день', 'day'],
  full_name: ['Полное имя'],
  has_avatar: ['Есть фото'],
  held: ['Зарезервировано', 'money'],
  id: ['ID'],
  inn: ['ИНН'],
  input_price: ['Ввод за млн токенов', 'money'],
  is_active: ['Активен'],
  is_default: ['По умолчанию'],
  is_limited: ['Дальше не пускаем'],
  kept: ['Из них при компании'],
  kind: ['Вид', 'code'],
  kpp: ['КПП'],
  legal_address: ['Юридический адрес'],
  lines: ['Строки'],
  link_of: ['Чья ссылка из письма'],
  low_balance_threshold: ['Порог предупреждения', 'money'],
  method: ['Способ', 'code'],
  model_id: ['Модель', 'model'],
  monthly_cap: ['Лимит в месяц', 'money'],
  move_to_message: ['Переход к сообщению'],
  moved: ['Переведено людей'],
  moved_to: ['Переведены на роль'],
  multiplier: ['Множитель', 'decimal'],
  n: ['Строка'],
  name: ['Название'],
  new_device: ['Новое устройство'],
  number: ['Номер'],
  ogrn: ['ОГРН'],
  ok: ['Подтверждена'],
  output_price: ['Вывод за млн токенов', 'money'],
  owner_id: ['Владелец'],
  paid_on: ['День перевода', 'day'],
  paidOn: ['День перевода', 'day'],
  params: ['Параметры'],
  payer: ['Счёт'],
  payer_account: ['Счёт плательщика'],
  payer_id: ['Счёт'],
  payer_inn: ['ИНН плательщика'],
  payer_name: ['Счёт'],
  payerAccount: ['Счёт плательщика'],
  payerInn: ['ИНН плательщика'],
  permission: ['Разрешение', 'permission'],
  permissions: ['Разрешения', 'permission'],
  phone: ['Телефон'],
  price: ['Цена', 'money'],
  price_from: ['Цена действует с'],
  proposal_id: ['Предложение'],
  proposed_by: ['Предложил'],
  query: ['Запрос'],
  reason: ['Причина', 'code'],
  removed_factors: ['Убрано способов входа'],
  request: ['Заявка'],
  request_id: ['Заявка'],
  resend_count: ['Отправлено ещё раз'],
  retry_of: ['Повтор задания'],
  role: ['Роль', 'code'],
  role_id: ['Роль'],
  role_name: ['Роль'],
  scope: ['Что'],
  scope_type: ['Что', 'code'],
  scope_value: ['Что именно', 'model'],
  second_factor: ['Второй способ входа обязателен'],
  send_by_enter: ['Отправлять по Enter'],
  sent_by: ['Кто отправил'],
  session_id: ['Сеанс', 'nameless'],
  sha256: ['Контрольная сумма файла (SHA-256)'],
  status: ['Статус', 'code'],
  table: ['Таблица', 'code'],
  tags: ['Метки'],
  takes_effect_at: ['Вступит в силу'],
  target: ['Для кого'],
  target_payer_id: ['Для счёта'],
  target_tier: ['Для уровня', 'code'],
  tier: ['Уровень', 'code'],
  tier_is_manual: ['Уровень задан вручную'],
  theme: ['Тема', 'code'],
  title: ['Название'],
  total: ['Всего'],
  tries: ['Попыток'],
  type: ['Тип', 'code'],
  unread: ['Не прочитано'],
  user_id: ['Пользователь'],
  valid_from: ['Действует с'],
  valid_to: ['Действует до'],
  value: ['Значение'],
  why: ['Причина'],
  why_two_people: ['Почему двое'],
} as const satisfies Readonly<Record<string, Words>>;

/** A field that a state may have. */
export type AuditField = keyof typeof FIELDS;

/** What the filters of a file are called, where a state has no such field or another one by that name. */
const FILTERS: Readonly<Record<string, Words>> = {
  account_type: ['Счёт', 'code'],
  active: ['Состояние', 'code'],
  actor_id: ['Кто'],
  amount_from: ['Сумма от', 'money'],
  amount_to: ['Сумма до', 'money'],
  balance_from: ['Баланс от', 'money'],
  balance_to: ['Баланс до', 'money'],
  cluster_id: ['Кластер'],
  entity_id: ['Объект'],
  entity_type: ['Вид объекта', 'code'],
  fingerprint: ['Устройство'],
  from: ['С даты', 'day'],
  ip: ['IP'],
  method: ['Способ', 'code'],
  q: ['Поиск'],
  readings: ['Чтение данных', 'code'],
  signed_in_from: ['Вход с', 'day'],
  signed_in_to: ['Вход по', 'day'],
  state: ['Состояние', 'code'],
  to: ['По дату', 'day'],
};

interface FieldWords {
  readonly title: string;
  readonly kind: FieldKind;
  /** Its place among the fields, whose order the database does not keep. */
  readonly place: number;
}

/** The words of each field, made once: a file asks for them millions of times. */
const kept = (table: Readonly<Record<string, Words>>): ReadonlyMap<string, FieldWords> =>
  new Map(
    Object.entries(table).map(([field, [title, kind = 'text']], place) => [field, { title, kind, place }]),
  );

const OF_STATES = kept(FIELDS);
const OF_FILTERS = kept({ ...FIELDS, ...FILTERS });

const LAST = Number.MAX_SAFE_INTEGER;

const wordsIn =
  (words: ReadonlyMap<string, FieldWords>) =>
  (field: string): FieldWords =>
    words.get(field) ?? { title: field, kind: 'text', place: LAST };

/** What a field of a state is called; one of another release stands as the log has it. */
export const fieldWords = wordsIn(OF_STATES);

/** What a filter of a file is called. */
export const filterWords = wordsIn(OF_FILTERS);

/** The fields of an object in the order of their words; those without words stand last. */
export const fieldsInOrder = (state: object, wordsOf = fieldWords): string[] =>
  Object.keys(state).sort((one, other) => wordsOf(one).place - wordsOf(other).place);

/** Whether a field of a state has words. */
export const isKnownField = (field: string): boolean => OF_STATES.has(field);
