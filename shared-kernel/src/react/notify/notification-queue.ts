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

/** Whether a toast is meant. */
type Meant = (notification: Pick<Notification, 'id' | 'kind'>) => boolean;

const withdrawalListeners = new Set<(isWithdrawn: Meant) => void>();

function withdrawAll(isWithdrawn: Meant): void {
  queue = queue.filter((waiting) => !isWithdrawn(waiting));
  for (const listener of [...withdrawalListeners]) listener(isWithdrawn);
}

/** Removes every error toast, shown or waiting. They belong to the last attempt, and a new one has begun. */
export function withdrawErrors(): void {
  withdrawAll(({ kind }) => kind === 'error');
}

/** Removes one toast, shown or waiting, because what it says is not so any more. */
export function withdraw(id: string): void {
  withdrawAll((each) => each.id === id);
}

/** Runs `listener` when toasts on the screen are outdated, with what tells which. */
export function onWithdrawn(listener: (isWithdrawn: Meant) => void): () => void {
  withdrawalListeners.add(listener);
  return () => withdrawalListeners.delete(listener);
}

/** Starts over, as on a fresh page. Only tests use it. */
export function forgetNotifications(): void {
  queue = [];
  hasEverNotified = false;
}
