import { ONLINE_METHODS, OPEN_STATUSES } from '@cabinet/kernel/core/payments';

// The contract names these calls too, and a build reads it: nothing here may import the client.

/** The last few movements of my money. */
export const RECENT_TRANSACTIONS = { limit: 5 } as const;

/** The newest payment at a provider that is still open. */
export const UNFINISHED_PAYMENT = { status: OPEN_STATUSES.join(), method: ONLINE_METHODS.join(), limit: 1 };
