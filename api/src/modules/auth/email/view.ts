import { deviceName, maskEmail } from '@cabinet/kernel/core/text';
import type { Static } from 'typebox';
import { ApiError } from '#lib/api-error.ts';
import type { ChangeRow, ConfirmState, UndoRow, UndoState } from './changes-repository.ts';
import type { ConfirmableData, UndoableData } from './schemas.ts';

export const unknownLink = () =>
  new ApiError('RES.001', { message: 'Ссылка не найдена. Проверьте адрес из письма' });

/** Nothing of it names an address whole: a link may be in the hands of a stranger. */
export function toConfirmable(row: ChangeRow): Static<typeof ConfirmableData> {
  return {
    state: row.state,
    email: maskEmail(row.to_email),
    former: maskEmail(row.from_email),
    expires_at: row.expires_at,
  };
}

export function toUndoable(row: UndoRow): Static<typeof UndoableData> {
  return {
    state: row.undo_state,
    former: maskEmail(row.from_email),
    email: maskEmail(row.undo_state === 'took_effect' ? row.email : row.to_email),
    asked_at: row.created_at,
    device: deviceName(row.user_agent),
    ip: row.ip,
    took_effect_at: row.took_effect_at,
    undo_until: row.undo_until,
  };
}

/** What a press on a link says that confirms nothing any more. */
export const CLOSED_TO_CONFIRM: Readonly<Record<Exclude<ConfirmState, 'open' | 'awaits' | 'done'>, string>> =
  {
    stopped: 'Смену почты остановили или отменили. Почта прежняя',
    expired: 'Срок ссылки истёк. Укажите почту в кабинете ещё раз',
    replaced: 'Эту ссылку заменило более новое письмо',
    taken: 'Эта почта уже занята. Укажите в кабинете другую',
  };

/** The same of a link that neither stops nor undoes anything any more. */
export const CLOSED_TO_UNDO: Readonly<Record<Extract<UndoState, 'expired' | 'overruled'>, string>> = {
  expired: 'Вернуть почту можно было 7 дней, и они прошли. Напишите тому, кто открыл вам доступ в кабинет',
  overruled:
    'Администратор с тех пор сам сменил почту этой учётной записи или удалил её. Напишите тому, кто открыл вам доступ в кабинет',
};
