const ROUNDS = 60;
/** A case that is slow is not asked as often. */
const CASE_BUDGET_MS = 6000;

/**
 * Asks every history the same, in turn, and the next case after that: what disturbs the machine disturbs all alike.
 *
 * @template History
 * @param {readonly History[]} histories
 * @param {Record<string, (history: History, round: number) => Promise<unknown>>} cases
 * @param {(text: string) => void} tell how far it is
 * @returns {Promise<Record<string, number[][]>>} Milliseconds by case and history; the first answer, which warms up, is none of them.
 */
export async function askInTurns(histories, cases, tell) {
  const samples = Object.fromEntries(
    Object.keys(cases).map((name) => [name, histories.map(() => /** @type {number[]} */ ([]))]),
  );
  for (let round = -1; round < ROUNDS; round += 1) {
    if (round % 20 === 0) tell(`round ${round} of ${ROUNDS}`);
    for (const [name, ask] of Object.entries(cases)) {
      for (const [index, history] of histories.entries()) {
        const times = samples[name]?.[index] ?? [];
        if (times.length > 2 && times.reduce((sum, time) => sum + time, 0) > CASE_BUDGET_MS) continue;
        const start = performance.now();
        await ask(history, round);
        if (round >= 0) times.push(performance.now() - start);
      }
    }
  }
  return samples;
}
