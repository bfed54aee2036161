/**
 * Each of these permissions lets somebody of a company top up its account. Its owner may do so anyway (product §14.7).
 */
export const COMPANY_PAYER_PERMISSIONS = ['company_balance:view', 'company:view_payment_requests'] as const;
