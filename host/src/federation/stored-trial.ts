import type { Trial } from './build-news.ts';
import { TRIAL_STORAGE_KEY } from './may-try.ts';

/** The trial that was begun in this browser and is not over. */
export function storedTrial(): Trial | null {
  try {
    const { remote, build, until } = Object(JSON.parse(localStorage.getItem(TRIAL_STORAGE_KEY) ?? 'null'));
    const isWhole = typeof remote === 'string' && typeof build === 'string' && typeof until === 'number';
    if (isWhole && until > Date.now()) return { remote, build, until };
  } catch {
    // Nothing that this page wrote.
  }
  endTrial();
  return null;
}

export const keepTrial = (trial: Trial): void =>
  localStorage.setItem(TRIAL_STORAGE_KEY, JSON.stringify(trial));

export const endTrial = (): void => localStorage.removeItem(TRIAL_STORAGE_KEY);
