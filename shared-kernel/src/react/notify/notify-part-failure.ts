import { notify } from './notify.ts';

/** Says that something a person has just asked for could not be loaded. */
export function notifyPartFailure(): void {
  notify.error('Проверьте подключение к интернету и попробуйте ещё раз.', { title: 'Не удалось загрузить' });
}
