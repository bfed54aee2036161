/** What became of a request for a promo code. */
export const PROMO_STATUSES = ['granted', 'rejected', 'flagged'] as const;
export type PromoStatus = (typeof PROMO_STATUSES)[number];
export const PROMO_STATUS_LABEL: Readonly<Record<PromoStatus, string>> = {
  granted: 'Выдан',
  rejected: 'Отклонён',
  flagged: 'Под подозрением',
};

/** By what requests for promo codes are told apart and refused. */
export const SOURCE_KINDS = ['ip', 'fingerprint'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];
