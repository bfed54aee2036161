/**
 * Does a piece of work for each item, a few at once.
 *
 * @template T
 * @param {Iterable<T>} items
 * @param {(item: T) => Promise<unknown>} work
 * @param {number} atOnce
 * @throws What the first piece that fails throws.
 */
export async function inTurns(items, work, atOnce) {
  const waiting = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
