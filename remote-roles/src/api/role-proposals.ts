import { type Data, get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

/** A change of a role that waits for a second person. */
export type RoleProposal = Data<'GET admin/proposals'>['items'][number];

const RESOURCE = 'proposals';

export const roleProposalKeys = { ofRole: (roleId: string) => [RESOURCE, 'of role', roleId] as const };

/** The changes of a role that wait for a second person; nothing is asked without an id. */
export function useRoleProposals(roleId: string | null) {
  return useSWR(roleId === null ? null : roleProposalKeys.ofRole(roleId), ([, , id]) =>
    get('admin/proposals', { query: { roleId: id, kind: 'role_permissions', status: 'pending' } }),
  );
}
