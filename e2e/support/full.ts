/** `npm test` runs the gate; a run by hand and `npm test -- --full` run every test. */
export const isGate = process.env.CABINET_GATE === '1';

/**
 * What only `npm test -- --full` runs: matrices of screens, widths, themes and states, counts of bytes and requests, the
 * releases of builds, and what a test of the gate or jest proves already.
 */
export const FULL = { tag: '@full' } as const;

/** Of a matrix the gate runs one sample, full the rest as well. */
export const fullUnless = (isSample: boolean) => (isSample ? {} : FULL);
