/**
 * What a build has instead of `api/src/lib/hashing-turns.ts` to show what that module is for: everybody hashes at once.
 *
 * @returns {import('../../api/src/lib/hashing-turns.ts').HashingTurns}
 */
export const createHashingTurns = () => ({ run: (_line, work) => work() });
