import type { Trial } from './build-news.ts';

const STORAGE_KEY = 'cabinet.mfe';

/** `?mfe=company@1.0.0-5ec709dac7` begins a trial. */
export const TRIAL_PARAMETER = 'mfe';

/** Whether this browser is to try a build; what it takes to do so is loaded only then. */
export function mayTry(): boolean {
  try {
    return STORAGE_KEY in localStorage || window.location.search.includes(`${TRIAL_PARAMETER}=`);
  } catch {
    // A browser that keeps nothing keeps no trial.
    return false;
  }
}

/** The trial that was begun in this browser and is not over. */
export function storedTrial(): Trial | null {
  try {
    const { remote, build, until } = Object(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
    const isWhole = typeof remote === 'string' && typeof build === 'string' && typeof until === 'number';
    if (isWhole && until > Date.now()) return { remote, build, until };
  } catch {
    // Nothing that this page wrote.
  }
  endTrial();
  return null;
}

export const keepTrial = (trial: Trial): void => localStorage.setItem(STORAGE_KEY, JSON.stringify(trial));

export const endTrial = (): void => localStorage.removeItem(STORAGE_KEY);
