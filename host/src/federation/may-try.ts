export const TRIAL_STORAGE_KEY = 'cabinet.mfe';

/** `?mfe=company@1.0.0-5ec709dac7` asks for a trial. */
export const TRIAL_PARAMETER = 'mfe';

/** The page that asks whether to; no remote may take its path (`HOST_PATHS` of `fit-remotes.mjs`). */
export const TRIAL_PATH = '/preview';

/** Whether this browser is to try a build; what it takes to do so is loaded only then. */
export function mayTry(): boolean {
  try {
    return TRIAL_STORAGE_KEY in localStorage || window.location.search.includes(`${TRIAL_PARAMETER}=`);
  } catch {
    // A browser that keeps nothing keeps no trial.
    return false;
  }
}
