/**
 * @typedef {import('./operations.mjs').Operation} Operation
 * @typedef {import('./money.mjs').Receipt} Receipt
 */

export const CLIENTS = 6;
const TOKENS = 4000;
const BREATH_MS = 1000;
const AMOUNTS = ['10', '12.5', '99.99'];

/**
 * People who pay without a pause until they are told to stop. What got no answer waits to be repeated.
 *
 * @param {{operations: ReturnType<typeof import('./operations.mjs').createOperations>, prefix: string, random: import('../lib/random.mjs').Random}} options
 */
export function startTraffic({ operations, prefix, random }) {
  /** @type {{operation: Operation, receipt: Receipt, begunAt: number, at: number}[]} */
  const acknowledged = [];
  /** @type {Operation[]} */
  const unanswered = [];
  /** @type {string[]} */
  const wrong = [];
  let isOver = false;
  let count = 0;

  const next = () => {
    count += 1;
    const key = `${prefix}-${count}`;
    const share = random.next();
    if (share < 0.2) return operations.topUp(key, random.pick(AMOUNTS));
    const tokens = 1 + random.int(TOKENS);
    return share < 0.5 ? operations.capture(key, tokens) : operations.charge(key, tokens);
  };

  async function pay() {
    while (!isOver) {
      const operation = next();
      const begunAt = Date.now();
      const outcome = await operation.perform();
      if ('receipt' in outcome)
        acknowledged.push({ operation, receipt: outcome.receipt, begunAt, at: Date.now() });
      else if ('unknown' in outcome) unanswered.push(operation);
      else wrong.push(outcome.wrong);
      // A cabinet that is down refuses at once, so a refused payer pauses.
      if (!('receipt' in outcome)) await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    }
  }
  const clients = Array.from({ length: CLIENTS }, pay);

  return {
    acknowledged,
    unanswered,
    wrong,
    /** @param {number} amount */
    async hasAcknowledged(amount) {
      const end = Date.now() + 60_000;
      while (acknowledged.length < amount && Date.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 5));
    },
    async stop() {
      isOver = true;
      await Promise.all(clients);
    },
  };
}
