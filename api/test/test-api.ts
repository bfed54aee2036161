import { afterAll, beforeAll } from '@jest/globals';
import { buildApp } from '#app.ts';
import { type Config, loadConfig } from '#config/index.ts';
import type { Database, DatabaseConnection } from '#db/index.ts';
import { HIDDEN_IN_LOGS } from '#lib/hidden-in-logs.ts';
import type { PasswordHasher } from '#lib/password-hasher.ts';
import type { ApiInstance } from '#plugins/context.ts';
import type { TestDatabase } from './databases.ts';
import { TestClient } from './test-client.ts';
import { testHasher } from './test-hasher.ts';
import { createUser, type NewUser, PASSWORD } from './test-users.ts';
import { watchedOf } from './watch-answers.ts';

export type SignedIn = TestClient & { readonly userId: string; readonly email: string };

export interface TestApi {
  readonly app: ApiInstance;
  readonly connection: DatabaseConnection;
  readonly db: Database;
  readonly config: Config;
  /** How often a password was hashed or verified. */
  readonly hashCalls: () => number;
  /** A browser that is signed in nowhere yet, on this machine or at an address. */
  readonly visitor: (address?: string) => TestClient;
  /** Makes a user and signs them in by the door. */
  readonly signedIn: (user?: NewUser) => Promise<SignedIn>;
  readonly close: () => Promise<void>;
}

interface TestApiOptions {
  readonly config?: Partial<Config>;
  readonly env?: Record<string, string>;
  /** Takes the lines of the log. */
  readonly log?: { readonly write: (line: string) => void } | undefined;
  /** In place of the product's at a thousandth of its cost. */
  readonly hasher?: PasswordHasher;
  /** Routes of the test's own. */
  readonly register?: (app: ApiInstance) => void;
}

/** The whole API over a database of its own; requests enter through `app.inject`. */
export async function createTestApi(database: TestDatabase, options: TestApiOptions = {}): Promise<TestApi> {
  return createTestApiOver(await database.open(), options);
}

/** The API of a `describe`: open before its first test, closed after its last one. */
export function useTestApi(database: TestDatabase, options?: TestApiOptions): TestApi {
  let opened: TestApi | undefined;
  beforeAll(async () => {
    opened = await createTestApi(database, options);
  });
  afterAll(() => opened?.close());
  const now = () => {
    if (opened === undefined) throw new Error('the API is open from beforeAll on');
    return opened;
  };
  return {
    get app() {
      return now().app;
    },
    get connection() {
      return now().connection;
    },
    get db() {
      return now().db;
    },
    get config() {
      return now().config;
    },
    hashCalls: () => now().hashCalls(),
    visitor: (address) => now().visitor(address),
    signedIn: (user) => now().signedIn(user),
    close: () => now().close(),
  };
}

export async function createTestApiOver(
  connection: DatabaseConnection,
  { config: overrides, env, log, hasher: own = testHasher, register }: TestApiOptions = {},
): Promise<TestApi> {
  const config = { ...loadConfig({ CABINET_MODE: 'demo', RATE_LIMIT_SCALE: '100', ...env }), ...overrides };
  let calls = 0;
  const hasher: PasswordHasher = {
    ...own,
    hash: (password) => {
      calls += 1;
      return own.hash(password);
    },
    verify: (stored, password) => {
      calls += 1;
      return own.verify(stored, password);
    },
  };
  const app = await buildApp({
    config,
    connection,
    hasher,
    // What a test did not expect to fail says why.
    logger: log
      ? { level: config.logLevel, redact: HIDDEN_IN_LOGS, stream: log }
      : { level: 'error', stream: process.stderr },
  });
  register?.(app);
  await app.ready();
  const visitor = (address?: string) => new TestClient(app, address);
  return {
    app,
    connection,
    db: connection.db,
    config,
    hashCalls: () => calls,
    visitor,
    signedIn: async (user = {}) => {
      const { id, email } = await createUser(connection.db, user);
      const client = visitor();
      const answer = await client.post('/auth/sign-in', { email, password: user.password ?? PASSWORD });
      if (answer.status !== 200) throw new Error(`sign-in of ${email} answered ${answer.code}`);
      return Object.assign(client, { userId: id, email });
    },
    close: async () => {
      await app.close();
      await connection.close();
      const undeclared = [...watchedOf(app).undeclared];
      if (undeclared.length > 0)
        throw new Error(`answers that their routes do not declare:\n${undeclared.join('\n')}`);
    },
  };
}
