/** What the benchmarks use of a package that has no types of its own. */
declare module 'autocannon' {
  export type Result = {
    '2xx': number;
    non2xx: number;
    errors: number;
    duration: number;
    latency: { p99: number };
  };
  export default function autocannon(options: {
    url: string;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
    connections: number;
    amount?: number;
    duration?: number;
  }): Promise<Result>;
}
