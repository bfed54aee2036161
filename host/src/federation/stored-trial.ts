import type { Trial } from './build-news.ts';
import { TRIAL_STORAGE_KEY } from './may-try.ts';

/** The trial that was begun in this browser and is not over. */
export function storedTrial(): Trial | null {
  try {
    const { remote, build, userId, until } = Object(
      JSON.parse(localStorage.getItem(TRIAL_STORAGE_KEY) ?? 'null'),
    );
    const isWhole = [remote, build, userId].every((each) => typeof each === 'string');
    if (isWhole && typeof until === 'number' && until > Date.now()) return { remote, build, userId, until };
  } catch {
    // Nothing that this page wrote.
  }
  endTrial();
  return null;
}

const LASTS_MS = 4 * 60 * 60_000;

/** Begins a trial: the next page that is loaded runs it, for four hours (product §19.7). */
export const keepTrial = (trial: Omit<Trial, 'until'>): void =>
  localStorage.setItem(TRIAL_STORAGE_KEY, JSON.stringify({ ...trial, until: Date.now() + LASTS_MS }));

export const endTrial = (): void => localStorage.removeItem(TRIAL_STORAGE_KEY);
