import type { DatabaseConnection } from '../../db/database.ts';

/** Who is calling. Permissions are read with every request, so a change of role acts at once. */
export type Session = {
  id: string;
  userId: string;
  isActive: boolean;
  /** For a minute the use of this session has not been recorded. */
  isStale: boolean;
  roleId: string;
  roleKey: string | null;
  companyId: string | null;
  permissions: readonly string[];
};

export type SessionLoader = (
  connection: DatabaseConnection,
  tokenHash: Buffer,
) => Promise<Session | undefined>;
