const started = performance.now();

/**
 * What happens, as it happens, with the seconds since the start; on the standard error, beside the tables.
 *
 * @param {string} text
 */
export const tell = (text) =>
  console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`);
