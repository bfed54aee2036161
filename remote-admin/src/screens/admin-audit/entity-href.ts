import { paths } from '@cabinet/kernel/paths';
import type { AuditRow } from '../../api/audit.ts';
import { entityText } from '../../components/audit/audit-words.ts';

const HREFS: Readonly<Record<string, (id: string) => string>> = {
  user: (userId) => paths.adminUserDetail.to({ userId }),
  payer: (payerId) => paths.adminPayerDetail.to({ payerId }),
  role: (roleId) => paths.roleEdit.to({ roleId }),
  model: (modelId) => paths.modelDetail.to({ modelId }),
  payment_request: (requestId) => paths.adminPaymentRequestDetail.to({ requestId }),
  rate_correction: (correctionId) => paths.rateCorrectionDetail.to({ correctionId }),
  remote: () => paths.adminRemotes.to(),
  bank_statement: (statementId) => paths.adminBankStatementDetail.to({ statementId }),
};

/** The page of what a row is about; `null` where it has none, or is gone. */
export function entityHref({ entityType, entityId, action }: AuditRow): string | null {
  if (entityId === null || action.endsWith('.delete')) return null;
  return HREFS[entityType]?.(entityId) ?? null;
}

/** What a row is about, in words: its name, or its kind where it has none. */
export function entityName({ entityLabel, entityType }: AuditRow): string {
  return entityLabel ?? entityText(entityType);
}

/** What else is known of it: its kind under a name, its id under a kind. */
export function entityNote({ entityLabel, entityType, entityId }: AuditRow): string | null {
  return entityLabel === null ? entityId : entityText(entityType);
}
