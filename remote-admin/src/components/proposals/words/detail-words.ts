import { isPermission, PERMISSION_DEFINITIONS } from '@cabinet/access/permissions';
import { formatAmount } from '@cabinet/kernel/core/amount';
import { moscowText } from '@cabinet/kernel/core/calendar';
import { describeRule } from '@cabinet/kernel/core/model-access';
import type { ProposalDetail } from '../../../api/proposals.ts';
import { multiplierText, percentText } from '../../rate-correction/multiplier.ts';
import { dayText } from '../../statement/statement-words.ts';

type Field = ProposalDetail['field'];

interface FieldWords {
  readonly label: string;
  readonly text?: (value: string) => string;
  /** What stands for nothing. */
  readonly none?: string;
}

const ACTIVITY: Readonly<Record<string, string>> = { true: 'Активен', false: 'Отключён' };

/** A permission by its name, a rule of model access in words. */
export const permissionName = (id: string): string =>
  isPermission(id) ? PERMISSION_DEFINITIONS[id].name : describeRule(id);

const FIELDS: Readonly<Record<Field, FieldWords>> = {
  role: { label: 'Роль', none: 'нет' },
  name: { label: 'Название' },
  description: { label: 'Описание' },
  permission: { label: 'Разрешение', text: permissionName },
  email: { label: 'Почта' },
  activity: { label: 'Состояние', text: (value) => ACTIVITY[value] ?? value },
  scope: { label: 'Что' },
  target: { label: 'Для кого' },
  multiplier: {
    label: 'Множитель',
    text: (value) => `${multiplierText(value)} (${percentText(value)})`,
    none: 'не действует',
  },
  valid_from: { label: 'Действует с', text: momentText, none: 'с подтверждения' },
  valid_to: { label: 'Действует до', text: momentText, none: 'без срока' },
  input_price: { label: 'Ввод за млн токенов', text: (value) => formatAmount(value) },
  output_price: { label: 'Вывод за млн токенов', text: (value) => formatAmount(value) },
  price_from: { label: 'Цена действует с', text: momentText, none: 'сразу' },
  bank_reference: { label: 'Документ банка' },
  paid_on: { label: 'День перевода', text: dayText },
  payer_account: { label: 'Счёт плательщика' },
  payer_inn: { label: 'ИНН плательщика' },
  inn: { label: 'ИНН' },
  kpp: { label: 'КПП' },
  account: { label: 'Расчётный счёт' },
};

function momentText(moment: string): string {
  return moscowText(moment, 'datetime');
}

const isNothing = (value: string | null): value is null | '' => value === null || value === '';

/** One field that a proposal changes. */
export interface ChangedField {
  readonly field: Field;
  readonly label: string;
  /** Null where the proposal brings it. */
  readonly before: string | null;
  readonly after: string;
}

/** What a proposal changes, but permissions. */
export function changedFields(details: readonly ProposalDetail[]): readonly ChangedField[] {
  return details
    .filter(({ field }) => field !== 'permission')
    .map(({ field, before, after }) => {
      const { label, text = (value: string) => value, none = '—' } = FIELDS[field];
      return {
        field,
        label,
        before: isNothing(before) ? null : text(before),
        after: isNothing(after) ? none : text(after),
      };
    });
}

/** «Роль: Пользователь → Финансы». */
export const changeText = ({ label, before, after }: ChangedField): string =>
  `${label}: ${before === null ? '' : `${before} → `}${after}`;

/** The permissions that a proposal gives and takes, by their names. */
export function changedPermissions(details: readonly ProposalDetail[]) {
  const rows = details.filter(({ field }) => field === 'permission');
  const named = (ids: readonly (string | null)[]) =>
    ids.flatMap((id) => (id === null ? [] : permissionName(id)));
  return {
    added: named(rows.filter(({ before }) => before === null).map(({ after }) => after)),
    removed: named(rows.filter(({ after }) => after === null).map(({ before }) => before)),
  };
}
