/** The kind of a toast, with the colours success, danger, warning and secondary (product §8.7). */
export type NotificationKind = 'success' | 'error' | 'warning' | 'info';

/** One toast. */
export interface Notification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly title: string | null;
  readonly message: string;
  /** How long it stays on the screen. Errors stay longer, because there is more to read. */
  readonly durationMs: number;
}

/** What a caller may say beside the message. */
export interface NotifyOptions {
  readonly title?: string | undefined;
  readonly durationMs?: number | undefined;
}

/** The palette in which each kind is drawn. `info` is the secondary one. */
export const KIND_PALETTE: Readonly<Record<NotificationKind, string>> = {
  success: 'green',
  error: 'red',
  warning: 'orange',
  info: 'gray',
};

/** Whether two toasts say the same. */
export const isSameNotification = (one: Notification, other: Notification): boolean =>
  one.kind === other.kind && one.title === other.title && one.message === other.message;
