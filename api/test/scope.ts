/**
 * Whether this run is the gate, where each rule is proved once: on one database, and each race in two rounds. Everything else,
 * a single file too, is proved in full.
 */
export const isGate = process.env.CABINET_GATE === '1';

/** How often a race is run. Two rounds show both orders of two calls that begin at once. */
export const raceRounds = (full: number): number => (isGate ? Math.min(full, 2) : full);
