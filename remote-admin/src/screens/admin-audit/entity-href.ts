import type { AuditRow } from '../../api/audit.ts';
import { entityText } from '../../components/audit/row-text.ts';
import { elsewhere, paths } from '../../paths.ts';

const HREFS: Readonly<Record<string, (id: string) => string>> = {
  user: (userId) => paths.adminUsersDetail.to({ userId }),
  payer: (payerId) => paths.adminPayersDetail.to({ payerId }),
  role: (roleId) => elsewhere.rolesEdit.to({ roleId }),
  model: (modelId) => elsewhere.modelSettingsDetail.to({ modelId }),
  payment_request: (requestId) => paths.adminPaymentRequestsDetail.to({ requestId }),
  rate_correction: (correctionId) => paths.rateCorrectionsDetail.to({ correctionId }),
  remote: () => paths.adminRemotes.to(),
  bank_statement: (statementId) => paths.adminBankStatementsDetail.to({ statementId }),
};

/**
 * The page of what a row is about; `null` where it has none, or is gone. A group and a company have that of their
 * account, and somebody who was deleted has one that says who it was.
 */
export function entityHref({ entityType, entityId, entityPayerId, action }: AuditRow): string | null {
  if (entityId === null || (action.endsWith('.delete') && entityType !== 'user')) return null;
  if (entityPayerId) return paths.adminPayersDetail.to({ payerId: entityPayerId });
  return HREFS[entityType]?.(entityId) ?? null;
}

/** What a row is about, in words: its name, or its kind where it has none. */
export function entityName(row: AuditRow): string {
  return row.entityLabel ?? entityText(row);
}

/** What else is known of it: its kind under a name, its id under a kind. */
export function entityNote(row: AuditRow): string | null {
  return row.entityLabel === null ? row.entityId : entityText(row);
}
