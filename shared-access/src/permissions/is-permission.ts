import { PERMISSIONS, type Permission } from './permissions.ts';

const known: ReadonlySet<string> = new Set(PERMISSIONS);

/** Whether a value is a static permission that this product knows (product §6.3). */
export function isPermission(value: unknown): value is Permission {
  return typeof value === 'string' && known.has(value);
}
