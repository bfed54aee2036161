import { notify } from '@cabinet/kernel/notify';

/** Says whether a text was copied. The toast stands in a live region: it is seen and heard. */
export function tellCopied(what: string, isCopied: boolean): void {
  if (isCopied) notify.success(what, { title: 'Скопировано' });
  else notify.error('Выделите текст и скопируйте его сами.', { title: 'Не удалось скопировать' });
}
