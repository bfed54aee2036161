import { Type } from 'typebox';
import { defineJob } from '#lib/background-jobs/index.ts';
import { BULK_ACTIONS } from '#lib/bulk-actions.ts';
import { choiceOf, nullable } from '#lib/fields.ts';
import { giveRole } from '../../roles/assign-role.ts';
import { activatePerson, deactivatePerson } from './change-activity.ts';
import { demandAdministrator } from './demand.ts';

/** Does one thing to many people, to each as the call for one person does (product §19.2). */
export const bulkUsersJob = defineJob({
  kind: 'users.bulk',
  params: Type.Object({
    action: choiceOf(BULK_ACTIONS),
    role_id: nullable(Type.String()),
    reason: nullable(Type.String()),
  }),
  async runItem(trx, { params: { action, role_id: roleId, reason }, caller }, id) {
    if (action === 'deactivate') return deactivatePerson(trx, caller, { id, reason });
    if (action === 'activate') {
      await activatePerson(trx, caller, { id, reason });
      return;
    }
    await demandAdministrator(trx, caller);
    if (roleId === null) throw new Error('a job that gives a role names it');
    await giveRole(trx, caller, { id: roleId, userId: id, reason });
  },
});
