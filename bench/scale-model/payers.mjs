/**
 * Payers of whom the n-th pays in proportion to 1 / n^exponent (Zipf).
 *
 * @param {number} count
 * @param {number} exponent
 */
export function zipf(count, exponent) {
  const upTo = new Float64Array(count);
  let sum = 0;
  for (let n = 0; n < count; n += 1) {
    sum += (n + 1) ** -exponent;
    upTo[n] = sum;
  }
  const share = (/** @type {number} */ n) => (n + 1) ** -exponent / sum;
  return {
    count,
    share,
    /** @param {number} chance from 0 up to 1 @returns {number} */
    pick(chance) {
      let [low, high] = [0, count - 1];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((upTo[middle] ?? sum) > chance * sum) high = middle;
        else low = middle + 1;
      }
      return low;
    },
  };
}

/** @param {number} payer @param {number} shards @returns {number} The shard of a payer, as a hash of the id spreads them. */
export function shardOf(payer, shards) {
  let mixed = Math.imul(payer + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed ^= mixed >>> 13;
  return (mixed >>> 0) % shards;
}

/** @param {ReturnType<typeof zipf>} payers @param {number} shards @returns {number} Load of the busiest shard beside the mean. */
export function hottestBesideMean(payers, shards) {
  const loads = new Float64Array(shards);
  for (let n = 0; n < payers.count; n += 1) {
    const shard = shardOf(n, shards);
    loads[shard] = (loads[shard] ?? 0) + payers.share(n);
  }
  return Math.max(...loads) * shards;
}
