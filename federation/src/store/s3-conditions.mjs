import { isConflict, isRefused, statusOf } from './s3-errors.mjs';

/** The object stays in the bucket, so that every process can ask about it. `list` does not show it. */
export const PROBE_KEY = '.conditions-probe';

/** No content has this tag. */
const FOREIGN_TAG = `"${'0'.repeat(32)}"`;

/** @typedef {{IfMatch: string} | {IfNoneMatch: '*'}} Condition */

/**
 * Asks a service before the first write whether it honours conditions. A service that passes over them would lose
 * releases without a word.
 *
 * @param {(condition: Condition) => Promise<unknown>} putProbe
 * @returns {() => Promise<void>} Asks once; a question that failed is asked again.
 */
export function conditionCheck(putProbe) {
  /** @type {Promise<void> | undefined} */
  let asked;
  return () => {
    asked ??= checkConditions(putProbe).catch((error) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

/** @param {(condition: Condition) => Promise<unknown>} putProbe @throws {Error} A sentence, when they are passed over. */
async function checkConditions(putProbe) {
  const isNew = await isWritten(putProbe({ IfNoneMatch: '*' }));
  const overwrites = isNew && (await isWritten(putProbe({ IfNoneMatch: '*' })));
  if (overwrites || (await isWritten(putProbe({ IfMatch: FOREIGN_TAG }))))
    throw new Error(
      'The object store passes over If-Match and If-None-Match, so two publishers would overwrite each other; it cannot keep releases.',
    );
}

/** @param {Promise<unknown>} work */
async function isWritten(work) {
  try {
    await work;
    return true;
  } catch (error) {
    if (isRefused(error) || isConflict(error)) return false;
    // Some services name the conditions that they do not know.
    if (statusOf(error) === 501) return true;
    throw error;
  }
}
