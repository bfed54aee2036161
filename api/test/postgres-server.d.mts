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

/** Where a server waits for no disk; a temporary folder on a machine without such a place. */
export function memoryFolder(): string;
/** `settings`: `name=value`; `above`: the folder that holds the server's own. */
export function createPostgresServer(
  settings?: readonly string[],
  above?: string,
): Promise<PostgresServer | undefined>;
/** A replica of the server at an address. */
export function createReplica(
  url: string,
  settings?: readonly string[],
  above?: string,
): Promise<PostgresServer | undefined>;
