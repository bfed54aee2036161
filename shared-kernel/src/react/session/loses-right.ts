import { isFactorDue, type User } from './user.ts';

/** Whether one and the same person may do less than before: by their role, by their place in a company or a group, or for want of a second factor. */
export function losesRight(former: User, user: User): boolean {
  if (former.id !== user.id) return false;
  const { permissions } = user.roleInfo;
  const hasLostPlace = former.companyId !== null && former.companyId !== user.companyId;
  const hasLostGroup = former.group !== null && former.group.id !== user.group?.id;
  const hasLostOwnership = former.group?.isOwner === true && user.group?.isOwner !== true;
  return (
    hasLostPlace ||
    hasLostGroup ||
    hasLostOwnership ||
    (isFactorDue(user) && !isFactorDue(former)) ||
    former.roleInfo.permissions.some((permission) => !permissions.includes(permission))
  );
}
