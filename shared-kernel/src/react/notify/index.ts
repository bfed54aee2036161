export { notify } from './notify.ts';
export { apiErrorText, notifyApiError } from './notify-api-error.ts';
export { notifyPartFailure } from './notify-part-failure.ts';
export { tryOrNotify } from './try-or-notify.ts';
