import { COMPANY_SYSTEM_ROLES } from '#lib/companies/system-roles.ts';

/** The one password of the demonstration (product §22.1). */
export const DEMO_PASSWORD = 'Demo-2026-pass';
export const DEMO_DOMAIN = 'demo.example';

interface DemoAccount {
  readonly name: string;
  readonly displayName: string;
  readonly role: RoleName;
  readonly phone: string | null;
}

export type RoleName =
  | 'admin'
  | 'finance'
  | 'user'
  | 'guest'
  | 'director'
  | 'employee'
  | 'accountant'
  | 'analyst'
  | 'partner'
  | 'tester';

/** With two administrators each can confirm what the other proposes (product §19.5). */
export const SECOND_ADMIN = 'admin2';

/** Who can sign in; the address is the name at the demonstration's domain. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { name: 'admin', displayName: 'Анна Воронцова', role: 'admin', phone: '+79161112233' },
  { name: 'user', displayName: 'Илья Белов', role: 'user', phone: '+79262223344' },
  { name: 'owner', displayName: 'Мария Северова', role: 'user', phone: '+79033334455' },
  { name: 'member', displayName: 'Пётр Лисицын', role: 'user', phone: null },
  { name: 'director', displayName: 'Сергей Громов', role: 'director', phone: '+79854445566' },
  { name: 'employee', displayName: 'Ольга Тихонова', role: 'employee', phone: null },
  { name: 'guest', displayName: 'Гость', role: 'guest', phone: null },
  { name: 'finance', displayName: 'Дмитрий Касаткин', role: 'finance', phone: '+79175556677' },
  { name: SECOND_ADMIN, displayName: 'Вера Климова', role: 'admin', phone: '+79096667788' },
];

export const FIRST_NAMES_M = [
  'Алексей',
  'Артём',
  'Виктор',
  'Глеб',
  'Евгений',
  'Кирилл',
  'Максим',
  'Никита',
  'Павел',
  'Роман',
  'Тимур',
  'Фёдор',
];
export const FIRST_NAMES_F = [
  'Алина',
  'Вера',
  'Дарья',
  'Елена',
  'Инна',
  'Ксения',
  'Лидия',
  'Марина',
  'Нина',
  'Полина',
  'Софья',
  'Юлия',
];
export const SURNAMES = [
  'Абрамов',
  'Баранов',
  'Власов',
  'Гусев',
  'Дорофеев',
  'Ершов',
  'Жуков',
  'Зайцев',
  'Игнатов',
  'Калинин',
  'Лазарев',
  'Макаров',
  'Назаров',
  'Овчинников',
  'Панов',
  'Рябов',
  'Савельев',
  'Титов',
  'Уваров',
  'Филатов',
  'Хохлов',
  'Цветков',
  'Чернов',
  'Шубин',
];

/** People beside the demo accounts: they fill the lists and have no password, so nobody signs in as them. */
export const EXTRA_PEOPLE = 40;

export const ROLES: readonly {
  readonly name: RoleName;
  readonly title: string;
  readonly description: string;
  readonly company: boolean;
  readonly isSystem?: boolean;
  readonly permissions: readonly string[];
}[] = [
  {
    name: 'finance',
    title: 'Финансы',
    description: 'Заявки на оплату и корректировки ставок',
    company: false,
    permissions: ['payment_request:manage', 'rate_correction:manage'],
  },
  {
    name: 'partner',
    title: 'Партнёр',
    description: 'Открытые модели и всё недорогое, без картинок',
    company: false,
    permissions: [
      'group:view_transactions',
      'group:view_payment_requests',
      'all:disable',
      'tag:enable:открытая',
      'tag:enable:недорогая',
      'type:disable:image',
    ],
  },
  {
    name: 'tester',
    title: 'Тестировщик',
    description: 'Новые модели, пока их ещё не открыли всем, и ничего платного сверх меры',
    company: false,
    permissions: [
      'group:view_transactions',
      'group:view_payment_requests',
      'all:disable',
      'tag:enable:новая',
      'tag:enable:быстрая',
      'vendor:disable:OpenAI',
      'model:enable:gpt-5-mini',
    ],
  },
  { name: 'director', ...systemRole(COMPANY_SYSTEM_ROLES.director) },
  {
    name: 'accountant',
    title: 'Бухгалтер',
    description: 'Баланс, транзакции и заявки компании',
    company: true,
    permissions: ['company:transactions', 'company:view_payment_requests', 'company_balance:view'],
  },
  {
    name: 'analyst',
    title: 'Аналитик',
    description: 'Видит расходы компании, работает с текстом; OpenAI закрыт, кроме самой недорогой модели',
    company: true,
    permissions: [
      'company:transactions',
      'all:enable',
      'type:disable:image',
      'vendor:disable:OpenAI',
      'model:enable:gpt-4o-mini',
    ],
  },
  { name: 'employee', ...systemRole(COMPANY_SYSTEM_ROLES.employee) },
];

/** Every company has it. */
function systemRole({
  name,
  description,
  permissions,
}: (typeof COMPANY_SYSTEM_ROLES)[keyof typeof COMPANY_SYSTEM_ROLES]) {
  return { title: name, description, company: true, isSystem: true, permissions };
}

export const COMPANIES = [
  {
    name: 'ООО «Вектор»',
    full_name: 'Общество с ограниченной ответственностью «Вектор»',
    inn: '7812345675',
    kpp: '781201001',
    ogrn: '1217800123452',
    legal_address: '190000, г. Санкт-Петербург, наб. реки Мойки, д. 10, офис 4',
    director_name: 'Громов Сергей Андреевич',
    phone: '+78123334455',
    email: 'office@vector.example',
    bik: '044030653',
    bank_name: 'Северо-Западный банк ПАО Сбербанк',
    bank_account: '40702810438000012345',
    corr_account: '30101810500000000653',
  },
  {
    name: 'АО «Полюс-Дата»',
    full_name: 'Акционерное общество «Полюс-Дата»',
    inn: '5023987618',
    kpp: '502301001',
    ogrn: '1195027004567',
    legal_address: '141400, Московская обл., г. Химки, ул. Заводская, д. 3',
    director_name: 'Уварова Нина Павловна',
    phone: '+74955556677',
    email: 'info@polus-data.example',
    bik: '044525225',
    bank_name: 'ПАО Сбербанк',
    bank_account: '40702810755000067890',
    corr_account: '30101810400000000225',
  },
] as const;

export const GROUPS = ['Студия «Север»', 'Семья Лазаревых'] as const;
