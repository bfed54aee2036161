import { buildCurrentUser } from '@cabinet/kernel/testing';

/** Who manages roles, as `users/me` sends them. */
export const ADMIN = buildCurrentUser({
  permissions: ['user:manage', 'role:manage', 'permission:manage'],
});
