import { notifyApiError } from './notify-api-error.ts';

/** Does it; a failure is shown as a toast and thrown on, so that the question which asked for it stays. */
export async function tryOrNotify<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    notifyApiError(error);
    throw error;
  }
}
