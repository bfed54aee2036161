import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { formatPhone } from '@cabinet/kernel/core/phone';
import type { CompanyEvent } from '../../api/company-history.ts';

const ACTIONS: ReadonlyMap<string, string> = new Map([
  ['company.create', 'Компания создана'],
  ['company.update', 'Изменены реквизиты'],
  ['company.bank_details', 'Изменены банковские реквизиты'],
  ['company.second_factor', 'Изменено требование второго способа входа'],
  ['company.user_update', 'Изменены условия участника'],
  ['company.user_role', 'Изменена роль участника'],
  ['company.user_remove', 'Участник исключён'],
  ['company.leave', 'Участник вышел из компании'],
  ['company.join', 'Новый участник'],
  ['company.invite', 'Отправлено приглашение'],
  ['company.invitation_resend', 'Приглашение отправлено снова'],
  ['company.invitation_revoke', 'Приглашение отозвано'],
  ['company.invitation_decline', 'Приглашение отклонено'],
  ['company.close', 'Компания закрыта'],
  ['role.create', 'Создана роль'],
  ['role.update', 'Изменена роль'],
  ['role.delete', 'Удалена роль'],
]);

const FIELDS: ReadonlyMap<string, string> = new Map([
  ['name', 'Название'],
  ['full_name', 'Полное наименование'],
  ['inn', 'ИНН'],
  ['kpp', 'КПП'],
  ['ogrn', 'ОГРН или ОГРНИП'],
  ['legal_address', 'Юридический адрес'],
  ['director_name', 'Руководитель'],
  ['phone', 'Телефон'],
  ['email', 'Email'],
  ['bik', 'БИК'],
  ['bank_name', 'Банк'],
  ['account', 'Расчётный счёт'],
  ['corr_account', 'Корреспондентский счёт'],
  ['monthly_cap', 'Лимит на месяц'],
  ['is_active', 'Доступ'],
  ['second_factor', 'Второй способ входа'],
  ['role_id', 'Роль'],
  ['description', 'Описание'],
  ['moved_to', 'Её людей перевели на роль'],
]);

/** What happened, in words, and to whom. */
export function eventTitle({ action, user }: CompanyEvent): string {
  const title = ACTIONS.get(action) ?? 'Изменение в компании';
  const isNamed = user !== undefined && user !== null && user.displayName !== '';
  return isNamed ? `${title}: ${user.displayName}` : title;
}

function valueText(field: string, value: string | null): string {
  if (field === 'is_active') return value === 'true' ? 'есть' : 'приостановлен';
  if (field === 'second_factor') return value === 'true' ? 'обязателен' : 'по желанию';
  if (field === 'monthly_cap') return value === null ? 'без ограничений' : formatMoney(fromWire(value));
  if (value === null || value === '') return 'не указано';
  return field === 'phone' ? formatPhone(value) : value;
}

/** What is another value now; changes whose field has no name here are left out. */
export function changesOf({ changes }: CompanyEvent) {
  return changes.flatMap(({ field, before, after }) => {
    const label = FIELDS.get(field);
    if (label === undefined) return [];
    return [{ label, before: valueText(field, before), after: valueText(field, after) }];
  });
}
