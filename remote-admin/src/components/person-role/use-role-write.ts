import { quoted } from '@cabinet/kernel/core/text';
import { useRefusal } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { useCurrentUser, useReloadUser } from '@cabinet/kernel/session';
import type { FoundUser } from '../../api/found-users.ts';
import type { Proposal } from '../../api/proposals.ts';
import type { AssignedRole } from '../../api/roles.ts';
import { nameOf } from '../../lib/person-role.ts';

interface RoleWriteHandle {
  /** Why the last try failed; `null` where it did not. */
  readonly error: unknown;
  /** Writes and says so, or what of it waits for a second person; keeps why it failed, and throws it on. */
  readonly write: (work: () => Promise<AssignedRole>) => Promise<void>;
}

interface RoleWriteOptions {
  readonly person: FoundUser;
  readonly onProposed: (proposals: readonly Proposal[]) => void;
}

/** Changes the role of a person. */
export function useRoleWrite({ person, onProposed }: RoleWriteOptions): RoleWriteHandle {
  const { error, tryTo } = useRefusal();
  const reloadUser = useReloadUser();
  const isSelf = useCurrentUser()?.id === person.id;
  return {
    error,
    async write(work) {
      const { role, proposal } = await tryTo(work);
      if (proposal !== null) return onProposed([proposal]);
      notify.success(`${nameOf(person)}: теперь роль ${quoted(role.roleName)}`);
      if (isSelf) void reloadUser();
    },
  };
}
