export { recordRights } from './record-rights.ts';
export {
  findNewAddress,
  findStaffRights,
  type Gift,
  type Givers,
  recordGrant,
  staffRights,
} from './repository.ts';
