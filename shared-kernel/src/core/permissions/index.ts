export { hasPermission } from './has-permission.ts';
export { seesBalance } from './sees-balance.ts';
