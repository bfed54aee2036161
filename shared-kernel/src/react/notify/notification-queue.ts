import { isSameNotification, type Notification } from './notification.ts';

let queue: readonly Notification[] = [];
let hasEverNotified = false;
const listeners = new Set<() => void>();

/**
 * Puts a toast in the queue, in the place of one that says the same. The toaster, which is loaded with the first one, takes
 * it from there.
 */
export function enqueue(notification: Notification): void {
  queue = [...queue.filter((waiting) => !isSameNotification(waiting, notification)), notification];
  hasEverNotified = true;
  for (const listener of [...listeners]) listener();
}

/** Takes every waiting toast out of the queue. */
export function drainQueue(): readonly Notification[] {
  const taken = queue;
  queue = [];
  return taken;
}

/** Whether there has been a toast on this page, so that the toaster is needed. */
export function isToasterNeeded(): boolean {
  return hasEverNotified;
}

/** Runs `listener` when a toast is queued. */
export function onEnqueued(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const withdrawalListeners = new Set<() => void>();

/** Removes every error toast, shown or waiting. They belong to the last attempt, and a new one has begun. */
export function withdrawErrors(): void {
  queue = queue.filter(({ kind }) => kind !== 'error');
  for (const listener of [...withdrawalListeners]) listener();
}

/** Runs `listener` when the error toasts on the screen are outdated. */
export function onErrorsWithdrawn(listener: () => void): () => void {
  withdrawalListeners.add(listener);
  return () => withdrawalListeners.delete(listener);
}

/** Starts over, as on a fresh page. Only tests use it. */
export function forgetNotifications(): void {
  queue = [];
  hasEverNotified = false;
}
