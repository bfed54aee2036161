import type { LedgerProblem } from '../../api/ledger.ts';
import { paths } from '../../paths.ts';

interface Words {
  readonly title: string;
  readonly meaning: string;
  /** The subject is the id of an account, which has a page. */
  readonly isPayer?: boolean;
}

const KINDS: Readonly<Record<string, Words>> = {
  all_days_differ: {
    title: 'Общие итоги дня не сходятся',
    meaning: 'Сохранённая сумма по всем счетам за день не равна сумме дневных итогов счетов.',
  },
  audit_broken: {
    title: 'Нарушена цепочка журнала',
    meaning: 'Запись журнала действий с этим номером изменили, удалили или подменили ту, что перед ней.',
  },
  audit_cut: {
    title: 'Обрезан конец журнала',
    meaning: 'Прежняя проверка видела запись с этим номером, теперь её нет или она другая.',
  },
  balance_differs: {
    title: 'Баланс не сходится с проводками',
    meaning: 'Сохранённый баланс счёта не равен сумме его проводок.',
    isPayer: true,
  },
  below_limit: {
    title: 'Счёт ниже своего лимита',
    meaning: 'На счёте денег меньше, чем разрешают баланс, резервы и кредитный лимит.',
    isPayer: true,
  },
  charge_altered: {
    title: 'Запись о списании изменена',
    meaning: 'Сохранённая цена запроса к модели не та, что была записана.',
  },
  charge_differs: {
    title: 'Списание не совпадает с проводкой',
    meaning: 'Цена запроса и сумма, которую провели или зарезервировали, разные.',
  },
  charge_mispriced: {
    title: 'Цена посчитана неверно',
    meaning: 'Сумма не равна базе, умноженной на корректировку и уровень.',
  },
  charge_unrecorded: {
    title: 'Списание без записи о цене',
    meaning: 'Деньги списаны, а из чего сложилась сумма, не сохранено.',
  },
  days_differ: {
    title: 'Итоги по дням не сходятся с балансом',
    meaning: 'Сумма дневных итогов счёта не равна его балансу.',
    isPayer: true,
  },
  debt_differs: {
    title: 'Долг посчитан неверно',
    meaning: 'Долг счёта не равен тому, чего не хватает на балансе.',
    isPayer: true,
  },
  debt_without_entry: {
    title: 'Долг без операции',
    meaning: 'Долг счёта больше, чем оставили возвраты.',
    isPayer: true,
  },
  entry_not_zero: {
    title: 'Проводки операции не дают ноль',
    meaning: 'Приход и расход одной операции должны уравновешивать друг друга.',
  },
  entry_without_postings: {
    title: 'Операция без проводок',
    meaning: 'Операция записана, а деньги не двигались.',
  },
  held_differs: {
    title: 'Резерв не сходится',
    meaning: 'Сохранённый резерв счёта не равен сумме его действующих резервов.',
    isPayer: true,
  },
  member_days_differ: {
    title: 'Траты участника не сходятся',
    meaning: 'Итоги участника за день не равны его списаниям с общего счёта.',
  },
  money_left_behind: {
    title: 'Деньги остались на закрытом счёте',
    meaning: 'У счёта есть преемник, но баланс или резерв не перенесён.',
    isPayer: true,
  },
  payer_without_balance: {
    title: 'Счёт без баланса',
    meaning: 'Для счёта не заведена строка баланса.',
    isPayer: true,
  },
  user_days_differ: {
    title: 'Итоги человека не сходятся',
    meaning: 'Дневные итоги человека не равны его проводкам.',
  },
};

/** What is wrong, in words; a kind without words stands as the check has it. */
export function problemWords(kind: string): Words {
  return KINDS[kind] ?? { title: kind, meaning: 'Новый вид расхождения: подробности в тексте ниже.' };
}

/** Where more is said about it; `null` where nowhere. */
export function problemHref({ kind, subject }: LedgerProblem): string | null {
  if (KINDS[kind]?.isPayer) return paths.adminPayersDetail.to({ payerId: subject });
  return kind.startsWith('audit_') ? paths.adminAudit.to({ q: `№ ${subject}` }) : null;
}
