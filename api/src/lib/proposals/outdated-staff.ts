import type { Outdated } from './kind.ts';
import type { ProposalRow } from './repository.ts';
import {
  readActivationOrder,
  readEditOrder,
  readEmailOrder,
  readResetOrder,
  readRoleOrder,
} from './staff-orders.ts';

/** Two people agree on what they have read, so a role that is another by now is given anew. */
export function roleOutdated(row: ProposalRow): Outdated | null {
  const order = readRoleOrder(row);
  if (row.person_is_deleted) return 'person_left';
  if (row.person_role_id !== order.from_role_id) return 'person_changed';
  const isSame = row.role_version === order.version && row.person_role_version === order.from_version;
  return isSame ? null : 'role_changed';
}

export function editOutdated(row: ProposalRow): Outdated | null {
  if (row.role_version !== readEditOrder(row).version) return 'role_changed';
  return row.is_name_taken ? 'name_taken' : null;
}

export function emailOutdated(row: ProposalRow): Outdated | null {
  if (row.person_is_deleted) return 'person_left';
  if (row.person_email !== readEmailOrder(row).from) return 'person_changed';
  return row.is_email_taken ? 'email_taken' : null;
}

export function activationOutdated(row: ProposalRow): Outdated | null {
  if (row.person_is_deleted) return 'person_left';
  const isSame = row.person_is_active === false && row.person_role_id === readActivationOrder(row).role_id;
  return isSame ? null : 'person_changed';
}

/** Whoever has proved themself meanwhile has a factor after all; one who has none any more needs no reset. */
export function factorsOutdated(row: ProposalRow): Outdated | null {
  if (row.person_is_deleted) return 'person_left';
  if (row.person_email !== readResetOrder(row).email) return 'person_changed';
  return row.is_factor_used ? 'factor_used' : null;
}
