import type { Data } from '@cabinet/kernel/http';

type Transaction = Data<'GET transactions/user'>['items'][number];

/** Whose account it is. */
export type PayerRef = Transaction['payer'];

/** A person as lists name them. */
export type PersonRef = NonNullable<Transaction['user']>;
