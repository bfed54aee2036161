export interface PostgresServer {
  url: string;
  start: () => Promise<void>;
  /** PostgreSQL's immediate shutdown: connections break, the next start recovers. */
  kill: () => Promise<void>;
  /** It stands still with all its processes, as a machine that is frozen: connections are made and nothing is answered. */
  pause: () => void;
  resume: () => void;
  remove: () => Promise<void>;
}

export function postgresBinaries(): string | undefined;
/** `settings`: `name=value`. */
export function createPostgresServer(settings?: readonly string[]): Promise<PostgresServer | undefined>;
/** A replica of the server at an address. */
export function createReplica(url: string, settings?: readonly string[]): Promise<PostgresServer | undefined>;
