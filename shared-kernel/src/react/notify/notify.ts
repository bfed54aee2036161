import type { NotificationKind, NotifyOptions } from './notification.ts';
import { enqueue, withdraw, withdrawErrors } from './notification-queue.ts';

const DURATION_MS: Readonly<Record<NotificationKind, number>> = {
  success: 4_000,
  info: 5_000,
  warning: 7_000,
  error: 9_000,
};

let count = 0;

function notifyAs(kind: NotificationKind) {
  return (message: string, { title, durationMs = DURATION_MS[kind] }: NotifyOptions = {}): (() => void) => {
    count += 1;
    const id = `notification-${count}`;
    enqueue({ id, kind, title: title ?? null, message, durationMs });
    return () => withdraw(id);
  };
}

/**
 * Shows a toast, which a person should notice and need not answer. `withdrawErrors` takes the toasts of an earlier
 * attempt away as the next one begins; a form does that by itself.
 *
 * @returns What takes the toast away once it is not so any more.
 */
export const notify = {
  success: notifyAs('success'),
  error: notifyAs('error'),
  warning: notifyAs('warning'),
  info: notifyAs('info'),
  withdrawErrors,
} as const;
