import type { Data } from '@cabinet/kernel/http';

type Transaction = Data<'GET transactions/user'>['items'][number];

/** Whose account it is. */
export type PayerRef = Transaction['payer'];
