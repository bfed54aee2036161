import type contract from './remote.contract.ts';
import { FOUND_USERS_SHOWN } from './src/api/first-queries.ts';

export default {
  admin: ['users/me/attention'],
  users: [`users?limit=${FOUND_USERS_SHOWN}`],
} satisfies Partial<Record<(typeof contract)['routes'][number]['id'], readonly string[]>>;
