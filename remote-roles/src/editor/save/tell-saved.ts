import { describeRule } from '@cabinet/kernel/core/model-access';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import type { SavedRole } from '../../api/roles.ts';

const SAVE_FAILED = 'Ошибка сохранения роли';
/** A list takes longer to read than a word of success. */
const LIST_MS = 20_000;

export function tellSaved({ dropped }: SavedRole, isNew: boolean): void {
  notify.success(isNew ? 'Роль успешно создана' : 'Роль успешно обновлена');
  if (dropped.length > 0)
    notify.warning(dropped.map((text) => `${describeRule(text)} (${text})`).join('\n'), {
      title: 'Не сохранено: таких разрешений или значений нет',
      durationMs: LIST_MS,
    });
}

export function tellNotSaved(error: unknown): void {
  notifyApiError(error, { title: SAVE_FAILED });
}

/** Somebody else has saved the role, and what they made of it cannot be shown. */
export function tellConflictUnread(error: unknown): void {
  notifyApiError(error, {
    title: SAVE_FAILED,
    message:
      'Роль тем временем сохранил кто-то другой, а получить её новую версию не удалось. Сохраните ещё раз.',
  });
}
