/** What the benchmarks use of a package that has no types of its own. */
declare module 'autocannon' {
  export type Result = { non2xx: number; errors: number };
  export default function autocannon(options: {
    url: string;
    headers?: Record<string, string>;
    connections: number;
    amount: number;
  }): Promise<Result>;
}
