import { tidyLine, tidyText } from '@cabinet/kernel/core/text';
import { useAttemptKey } from '@cabinet/kernel/forms';
import { type User, useReloadUser } from '@cabinet/kernel/session';
import { createRole, type RoleScope, type SavedRole, saveRole } from '../../api/roles.ts';
import { permissionsOf, type RoleDraft } from '../draft.ts';
import type { EditedBase } from '../start/draft-base.ts';

/** Sends the draft: a new role into its scope, a saved one over the version from which the draft was made. */
export function useSaveRole(scope: RoleScope, user: User) {
  const attempt = useAttemptKey();
  const reloadUser = useReloadUser();

  return async function save(draft: RoleDraft, { role, from }: EditedBase): Promise<SavedRole> {
    const body = {
      name: tidyLine(draft.name),
      description: tidyText(draft.description),
      permissions: permissionsOf(draft),
    };
    if (role === null || from === null) {
      const created = await createRole(scope, body, attempt.keyOf(body));
      attempt.forget();
      return created;
    }
    const saved = await saveRole(role.roleId, { ...body, version: from.version });
    // The menu and the screens follow what the person's own role now grants.
    if (saved.roleId === user.roleInfo.roleId) void reloadUser();
    return saved;
  };
}
