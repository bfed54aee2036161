/** A connection of the pool, or the turn of a transaction, which asks for a connection only then. */
export type WaitedFor = 'connection' | 'turn';

/** Who is told how long work waited for the database. */
export interface Waits {
  observe: (what: WaitedFor, seconds: number) => void;
}

/** Starts a wait; the answer ends it. */
export function startWait(waits: Waits, what: WaitedFor): () => void {
  const start = performance.now();
  return () => waits.observe(what, (performance.now() - start) / 1000);
}
