import type { Permission } from '@cabinet/access/permissions';
import type { ServiceScope } from '#config/index.ts';
import type { Access } from '../context.ts';

/** The permission that opens a route, if it takes one. */
export function permissionOf(access: Access | undefined): Permission | undefined {
  return typeof access === 'object' && 'permission' in access ? access.permission : undefined;
}

/** The scope that opens a route, if it is one of services. */
export function scopeOf(access: Access | undefined): ServiceScope | undefined {
  return typeof access === 'object' && 'service' in access ? access.service : undefined;
}
