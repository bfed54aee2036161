/**
 * What work waits for: a connection of the pool, or the turn of a transaction, which only then asks for a connection.
 */
export type WaitedFor = 'connection' | 'turn';

/** Hears how long work waited for the database. */
export interface Waits {
  observe: (what: WaitedFor, seconds: number) => void;
}

/** Starts a wait and returns how to end it. */
export function startWait(waits: Waits, what: WaitedFor): () => void {
  const start = performance.now();
  return () => waits.observe(what, (performance.now() - start) / 1000);
}
