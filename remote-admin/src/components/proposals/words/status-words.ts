import type { Proposal } from '../../../api/proposals.ts';

export const PROPOSAL_STATUS_LABEL: Readonly<Record<Proposal['status'], string>> = {
  pending: 'Ждёт подтверждения',
  confirmed: 'Подтверждено',
  rejected: 'Отклонено',
  cancelled: 'Отозвано',
  lapsed: 'Истекло',
};
