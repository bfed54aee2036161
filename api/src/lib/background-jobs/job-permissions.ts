import type { Permission } from '@cabinet/access/permissions';
import { LIST_PERMISSIONS } from '#lib/ledger/index.ts';

/**
 * What the list behind a kind of job asks for (product §19.2). Who holds it sees the job; its author needs it still for
 * the file and for what has failed. The runner takes no job of a kind that is missing here.
 */
const JOB_PERMISSIONS = {
  'users.bulk': 'user:manage',
  'transactions.export': LIST_PERMISSIONS.transactions.all,
} as const satisfies Record<string, Permission>;

/** A kind of job. Its name is stored with each one, so it is never renamed. */
export type JobKind = keyof typeof JOB_PERMISSIONS;

const KINDS: ReadonlyMap<string, Permission> = new Map(Object.entries(JOB_PERMISSIONS));

/** Undefined is a kind of another release, whose file nobody gets. */
export function permissionOfJob(kind: string): Permission | undefined {
  return KINDS.get(kind);
}

/** The kinds of job that somebody with these permissions sees of everybody. */
export function kindsSeenWith(isHeld: (permission: Permission) => boolean): string[] {
  return [...KINDS].filter(([, permission]) => isHeld(permission)).map(([kind]) => kind);
}
