/** What the benchmarks use of a package that has no types of its own. */
declare module 'autocannon' {
  export interface Result {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    readonly duration: number;
    readonly latency: { readonly p99: number };
  }
  interface Client {
    readonly setBody: (body: string) => void;
    readonly on: (event: 'response', listener: () => void) => void;
  }
  export default function autocannon(options: {
    readonly url: string;
    readonly method?: 'GET' | 'POST';
    readonly headers?: Record<string, string>;
    readonly body?: string;
    readonly connections: number;
    readonly amount?: number;
    readonly duration?: number;
    readonly setupClient?: ((client: Client) => void) | undefined;
  }): Promise<Result>;
}
