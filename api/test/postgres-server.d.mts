export interface PostgresServer {
  url: string;
  start: () => Promise<void>;
  /** PostgreSQL's immediate shutdown: connections break, the next start recovers. */
  kill: () => Promise<void>;
  remove: () => Promise<void>;
}

export function postgresBinaries(): string | undefined;
/** `settings`: `name=value`. */
export function createPostgresServer(settings?: readonly string[]): Promise<PostgresServer | undefined>;
/** A replica of the server at an address. */
export function createReplica(url: string, settings?: readonly string[]): Promise<PostgresServer | undefined>;
