import { describeRule } from '@cabinet/kernel/core/model-access';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import type { SavedRole } from '../../api/roles.ts';

const SAVE_FAILED = 'Ошибка сохранения роли';
/** A list takes longer to read than a word of success. */
const LIST_MS = 20_000;

function savedText({ proposal }: SavedRole, isNew: boolean): string {
  if (proposal !== null) return `Предложение ${proposal.number} записано. Роль пока прежняя`;
  return isNew ? 'Роль успешно создана' : 'Роль успешно обновлена';
}

export function tellSaved(saved: SavedRole, isNew: boolean): void {
  const { dropped } = saved;
  notify.success(savedText(saved, isNew));
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
