import { plural, quoted } from '@cabinet/kernel/core/text';
import type { AttentionItem } from '@cabinet/kernel/state';
import { elsewhere } from '../paths.ts';

/** The line of what waits: what it is, what to do about it, and where. */
export interface AttentionLine {
  readonly title: string;
  readonly hint: string;
  /** Of the screen, as a contract offers it. */
  readonly pattern: string;
  readonly to: string;
}

interface Words {
  /** Whether it is the work of staff, and no matter of one's own. */
  readonly isStaffs: boolean;
  readonly line: (item: AttentionItem) => AttentionLine;
}

type Place = NonNullable<AttentionItem['place']>;

const INVITED = {
  group: { into: 'в группу', route: elsewhere.groupInviteAccept },
  company: { into: 'в компанию', route: elsewhere.companyInviteAccept },
} as const satisfies Readonly<Record<Place, object>>;

const CAPS = {
  group: {
    route: elsewhere.group,
    query: {},
    who: (count: number) => plural(count, 'участника группы', 'участников группы', 'участников группы'),
  },
  company: {
    route: elsewhere.companyUsers,
    query: { cap_used_up: 'true' },
    who: (count: number) =>
      plural(count, 'сотрудника компании', 'сотрудников компании', 'сотрудников компании'),
  },
} as const satisfies Readonly<Record<Place, object>>;

const counted = (count: number, ...forms: [string, string, string]) => `${count} ${plural(count, ...forms)}`;
const at = (
  route: { readonly pattern: string; to(): string },
  query: Readonly<Record<string, string>> = {},
) => {
  const search = new URLSearchParams(query).toString();
  return { pattern: route.pattern, to: search === '' ? route.to() : `${route.to()}?${search}` };
};

/** What is said of each kind, and where one press leads: to the list with the filter that shows as many (product §12.8). */
const WORDS: Readonly<Record<AttentionItem['kind'], Words>> = {
  invitation: {
    isStaffs: false,
    line({ place, id, name, by }) {
      const { into, route } = INVITED[place ?? 'group'];
      return {
        title: `Приглашение ${into} ${quoted(name ?? '')}`,
        hint: `Приглашает ${by}. Примите или отклоните`,
        ...at(route, { invitation: id ?? '' }),
      };
    },
  },
  group_offer: {
    isStaffs: false,
    line: ({ name, by }) => ({
      title: `Вам предлагают стать владельцем группы ${quoted(name ?? '')}`,
      hint: `Предлагает ${by}. Примите или откажитесь`,
      ...at(elsewhere.group),
    }),
  },
  unpaid_request: {
    isStaffs: false,
    line: ({ count, id }) => ({
      title: `${counted(count, 'заявка ждёт', 'заявки ждут', 'заявок ждут')} оплаты`,
      hint: 'Оплатите или отмените',
      ...(id === null
        ? at(elsewhere.paymentRequests, { status: 'pending' })
        : {
            pattern: elsewhere.payment.pattern,
            to: elsewhere.payment.to({ request: id }),
          }),
    }),
  },
  exhausted_caps: {
    isStaffs: false,
    line({ place, count }) {
      const { route, query, who } = CAPS[place ?? 'group'];
      return {
        title: `Лимит месяца исчерпан у ${count} ${who(count)}`,
        hint: 'Поднимите лимит, или до нового месяца запросы не оплачиваются',
        ...at(route, query),
      };
    },
  },
  proposals: {
    isStaffs: true,
    line: ({ count }) => ({
      title: `${counted(count, 'предложение ждёт', 'предложения ждут', 'предложений ждут')} вашего решения`,
      hint: 'Прочитайте, что изменится, и подтвердите или отклоните',
      ...at(elsewhere.adminProposals, { awaits: 'me' }),
    }),
  },
  requests_in_work: {
    isStaffs: true,
    line: ({ count }) => ({
      title: counted(count, 'заявка в обработке', 'заявки в обработке', 'заявок в обработке'),
      hint: 'Проверьте оплату и завершите',
      ...at(elsewhere.adminPaymentRequests, { status: 'processing' }),
    }),
  },
  bank_lines: {
    isStaffs: true,
    line: ({ count }) => ({
      title: counted(
        count,
        'строка выписок не разобрана',
        'строки выписок не разобраны',
        'строк выписок не разобрано',
      ),
      hint: 'Отдайте переводы заявкам или отложите',
      ...at(elsewhere.adminBankStatements, { has_new: 'true' }),
    }),
  },
  promo_clusters: {
    isStaffs: true,
    line: ({ count }) => ({
      title: `${counted(count, 'новый кластер', 'новых кластера', 'новых кластеров')} промо`,
      hint: 'Посмотрите, не один ли человек получает бонусы',
      ...at(elsewhere.adminPromoMonitoring, { tab: 'clusters', is_new: 'true' }),
    }),
  },
};

export const lineOf = (item: AttentionItem): AttentionLine => WORDS[item.kind].line(item);
export const isStaffs = ({ kind }: AttentionItem): boolean => WORDS[kind].isStaffs;
