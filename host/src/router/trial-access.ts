import type { RouteAccess } from '@cabinet/kernel/guards';

/** Who may try a build (product §2.3). */
export const TRIAL_ACCESS: RouteAccess = { guard: { session: true, permission: 'user:manage' } };
