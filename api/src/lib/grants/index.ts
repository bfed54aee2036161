export {
  findNewAddress,
  findStaffRights,
  type Givers,
  recordGrant,
  recordRights,
  staffRights,
} from './repository.ts';
