export { findNewAddress, findStaffRights, type Givers, recordGrant, recordRights } from './repository.ts';
