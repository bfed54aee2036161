import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import {
  FINGERPRINT_MAX_LENGTH,
  FINGERPRINT_MIN_LENGTH,
  FINGERPRINT_PATTERN,
} from '@cabinet/kernel/core/contract';
import type { QueryParams } from '@cabinet/kernel/http';
import {
  choiceFilter,
  isId,
  labelOptions,
  periodFilter,
  searchFilter,
  textFilter,
} from '@cabinet/kernel/ui/list';
import { STATUS_LABEL } from './promo-words.ts';

const USUAL_DAYS = 30;
const IP = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f:.]*:[\da-f:.]*)(?:\/\d{1,3})?$/i;

const PERIOD = periodFilter();
const CLUSTER = textFilter({
  name: 'cluster_id',
  label: 'Кластер',
  placeholder: 'Идентификатор кластера',
  accepts: isId,
  mistake: 'Это не идентификатор кластера',
});

/** The filters of the whole screen. */
export const PROMO_FILTERS = [
  {
    ...PERIOD,
    text: (values: Parameters<typeof PERIOD.text>[0]) =>
      (values.from ?? values.to) ? PERIOD.text(values) : `${USUAL_DAYS} дней`,
  },
  choiceFilter({
    name: 'status',
    label: 'Статус',
    allLabel: 'Любой статус',
    options: labelOptions(STATUS_LABEL),
  }),
  textFilter({
    name: 'ip',
    label: 'IP-адрес',
    placeholder: '203.0.113.7',
    accepts: (value) => IP.test(value),
    mistake: 'Это не адрес и не сеть: нужен IPv4 или IPv6, например 203.0.113.7 или 203.0.113.0/24',
  }),
  textFilter({
    name: 'fingerprint',
    label: 'Отпечаток',
    placeholder: `Целиком, от ${FINGERPRINT_MIN_LENGTH} символов`,
    accepts: (value) => FINGERPRINT_PATTERN.test(value),
    mistake: `Отпечаток — от ${FINGERPRINT_MIN_LENGTH} до ${FINGERPRINT_MAX_LENGTH} символов целиком`,
  }),
  {
    ...CLUSTER,
    text: (values: Parameters<typeof CLUSTER.text>[0]) => (values.cluster_id ? 'выбран' : 'все'),
  },
];

/** Those of the list of clusters. */
export const CLUSTER_FILTERS = [
  choiceFilter({
    name: 'is_new',
    label: 'Кластеры',
    allLabel: 'Все',
    options: labelOptions({ true: 'Новые', false: 'Просмотренные' }),
  }),
];

/** A text finds requests as well. */
export const REQUEST_SEARCH = searchFilter({
  label: 'Поиск по началу почты, адреса или отпечатка',
  placeholder: 'Начало почты, адреса, отпечатка',
});

type Filters = Readonly<Record<string, string>>;

/** What is asked for, with the days that are meant: without an end the API's numbers are those of thirty. */
export function withDays<Params extends QueryParams>(
  params: Params,
  today = moscowDay(new Date()),
): Params & { readonly from: string; readonly to: string } {
  const to = typeof params.to === 'string' ? params.to : today;
  const from = typeof params.from === 'string' ? params.from : addDays(to, 1 - USUAL_DAYS);
  return { ...params, from, to };
}

/** What the numbers are asked for: they tell the statuses apart by themselves. */
export function numberParams({ from, to, ip, fingerprint, cluster_id }: Filters): QueryParams {
  return { from, to, ip, fingerprint, cluster_id };
}
