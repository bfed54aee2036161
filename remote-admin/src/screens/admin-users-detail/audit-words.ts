import type { AdminUserDetail } from '../../api/users.ts';

type Fields = AdminUserDetail['audit'][number]['fields'];

const ACTIONS: ReadonlyMap<string, string> = new Map([
  ['user.create', 'Учётная запись создана'],
  ['user.update', 'Данные изменены'],
  ['user.activate', 'Учётная запись включена'],
  ['user.deactivate', 'Учётная запись отключена'],
  ['user.delete', 'Учётная запись удалена'],
  ['user.invite', 'Отправлено письмо со ссылкой'],
  ['user.session_end', 'Сеанс завершён администратором'],
  ['user.sessions_end', 'Сеансы завершены администратором'],
  ['user.password_change', 'Пароль изменён'],
  ['role.assign', 'Назначена роль'],
  ['role.remove', 'Снята роль'],
  ['auth.sign_in', 'Вход'],
  ['auth.sign_out', 'Выход'],
  ['auth.sign_in_refused', 'Отказ во входе'],
  ['auth.reset_request', 'Запрошен сброс пароля'],
  ['auth.password_reset', 'Пароль сброшен'],
  ['auth.first_password', 'Задан первый пароль'],
  ['session.end', 'Сеанс завершён'],
  ['session.end_others', 'Остальные сеансы завершены'],
]);

const FIELDS: ReadonlyMap<string, string> = new Map([
  ['email', 'Почта'],
  ['display_name', 'Имя'],
  ['phone', 'Телефон'],
  ['role_id', 'Роль'],
  ['role', 'Роль'],
  ['role_name', 'Роль'],
  ['is_active', 'Доступ'],
  ['reason', 'Причина'],
  ['ended_sessions', 'Завершено сеансов'],
  ['ended', 'Завершено сеансов'],
  ['revoked', 'Завершено сеансов'],
]);

/** What happened, in words; an action without words says its code. */
export const actionText = (action: string): string => ACTIONS.get(action) ?? action;

function valueText(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'пусто';
  if (field === 'is_active') return value === true ? 'есть' : 'нет';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What is another value now. */
export function auditChanges({ before, after }: Fields) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]))
    .map((name) => ({
      label: FIELDS.get(name) ?? name,
      before: valueText(name, before?.[name]),
      after: valueText(name, after?.[name]),
    }));
}
