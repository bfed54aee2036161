/** What the benchmarks use of a package that has no types of its own. */
declare module 'autocannon' {
  export interface Result {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    readonly duration: number;
    readonly latency: { readonly p99: number };
  }
  export default function autocannon(options: {
    readonly url: string;
    readonly method?: 'GET' | 'POST';
    readonly headers?: Record<string, string>;
    readonly body?: string;
    readonly connections: number;
    readonly amount?: number;
    readonly duration?: number;
  }): Promise<Result>;
}
