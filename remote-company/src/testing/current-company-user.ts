import { buildCurrentUser, type UserDraft } from '@cabinet/kernel/testing';
import { COMPANY_ID, STAFF_ROLE_ID } from './build-company.ts';

const COMPANY = { id: COMPANY_ID, name: 'ООО «Вектор»' };

/** Somebody in the company with these permissions, as `users/me` sends them. */
export function buildCurrentCompanyUser(
  permissions: UserDraft['permissions'] = [],
  draft: UserDraft = {},
  roleId = STAFF_ROLE_ID,
): ReturnType<typeof buildCurrentUser> {
  const current = buildCurrentUser({
    permissions,
    account_type: 'company',
    company_id: COMPANY_ID,
    company: COMPANY,
    ...draft,
  });
  const { user } = current;
  return { ...current, user: { ...user, role_info: { ...user.role_info, role_id: roleId } } };
}
