import type { ProposalKind } from '../../api/proposals.ts';

/** Kinds that are decided about together. */
export const PROPOSAL_GROUPS = {
  payers: { label: 'Деньги и лимиты', kinds: ['funds', 'credit_limit'] },
  requests: { label: 'Оплата и возврат заявок', kinds: ['request_refund', 'request_paid'] },
  rights: {
    label: 'Люди и роли',
    kinds: ['staff_role', 'role_permissions', 'staff_email', 'staff_activation', 'factor_reset'],
  },
  prices: { label: 'Цены и корректировки', kinds: ['rate_correction', 'model_price'] },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly kinds: readonly ProposalKind[] }>
>;
