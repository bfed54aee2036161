export type { Notification, NotificationKind, NotifyOptions } from './notification.ts';
export { notify } from './notify.ts';
export type { ApiErrorText, NotifyApiErrorOptions } from './notify-api-error.ts';
export { apiErrorText, notifyApiError } from './notify-api-error.ts';
export { NotifyRegion } from './notify-region.tsx';
